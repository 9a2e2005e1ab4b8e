game = Lista słów
