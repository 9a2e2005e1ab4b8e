game = Seznam slov
    .about = Hra se slovy.
    .unofficial = Vymyšleno pro testy.
source_H = Naše
product_base = Základní krabice
product_more = Další slova
module_rhymes = Rýmy
    .about = Slova, která znějí podobně.
module_verbs = Slovesa
    .about = Slova, která něco dělají.
module_silence = Ticho
    .about = Nikdo nemluví.
option_clock = Hodiny
option_clock_none = Bez hodin
option_clock_sand = Přesýpací hodiny
reading_plural = Smí být podstatné jméno v množném čísle?
reading_plural_allowed = Smí.
reading_plural_refused = Nesmí.
deck_words = Slova
card_river = Řeka
card_run = Běžet
play =
    .title = Hra
play_players = Hrát může každá malá skupina.
    .title = Hráči
play_hand = { $hand ->
    [one] Doberte { $hand } { -card(case: "acc") }.
    [few] Doberte { $hand } { -card(case: "nom-pl") }.
   *[other] Doberte { $hand } { -card(case: "gen-pl") }.
    }
    .title = Karty v ruce
play_noun = Podstatné jméno má hodnotu { $points_noun }.
    .title = Podstatná jména
play_verbs = Sloveso má hodnotu { $points_verb }.
    .title = Slovesa
play_rhymes = Rým se počítá jako slovo před ním.
    .title = Rýmy
play_silence = Ukažte kartu a nic neříkejte.
    .title = Ticho
play_clock = Na začátku tahu otočte přesýpací hodiny.
    .title = Hodiny
