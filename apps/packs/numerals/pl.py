"""Polish number words: rows of `number: forms`, where `stem+x|y` stands for stemx and stemy."""

ADJ = "y|a|e|ego|ej|emu|ą|ym|ych|ymi|i"
STRONG = """
0: zero zera zeru zerem
2: dwa dwie dwóch dwu dwóm dwoma dwiema dwaj dwoje dwojga
3: trzy trzech trzem trzema trzej troje trojga trzeci+|a|e|ego|ej|emu|ą|m|ch|mi
4: cztery czterech czterem czterema czterej czworo czworga czwart+ADJ
5: pięć pięciu pięcioma pięcioro piąt+ADJ
6: sześć sześciu sześcioma sześcioro szóst+ADJ
7: siedem siedmiu siedmioma siedmioro siódm+ADJ
8: osiem ośmiu ośmioma ośmioro ósm+ADJ
9: dziewięć dziewięciu dziewięcioma dziewiąt+ADJ
10: dziesięć dziesięciu dziesięcioma dziesiąt+ADJ
11: jedenaście jedenastu jedenast+ADJ
12: dwanaście dwunastu dwunast+ADJ
13: trzynaście trzynastu trzynast+ADJ
14: czternaście czternastu czternast+ADJ
15: piętnaście piętnastu piętnast+ADJ
16: szesnaście szesnastu szesnast+ADJ
17: siedemnaście siedemnastu siedemnast+ADJ
18: osiemnaście osiemnastu osiemnast+ADJ
19: dziewiętnaście dziewiętnastu dziewiętnast+ADJ
20: dwadzieścia dwudziestu dwudziest+ADJ
30: trzydzieści trzydziestu trzydziest+ADJ
40: czterdzieści czterdziestu
50: pięćdziesiąt pięćdziesięciu
60: sześćdziesiąt sześćdziesięciu
70: siedemdziesiąt siedemdziesięciu
80: osiemdziesiąt osiemdziesięciu
90: dziewięćdziesiąt dziewięćdziesięciu
100: sto stu
1000: tysiąc tysiące tysięcy
"""
WEAK = """
0: żaden żadn+ADJ nic nikt nikogo nikomu
1: jeden jedn+o|a|ego|ej|emu|ą|ym|i|e|ych|ymi raz jedyn+ADJ pierwsz+ADJ
2: oba obie obu oboje obydwa obydwie obydwu dwukrotnie dwukrotność podwójn+ADJ podwójnie para parę pary drug+i|a|ie|iego|iej|iemu|ą|im|ich pół połowa
3: trzykrotnie potrójn+ADJ trójka
4: czterokrotnie ćwierć
6: szóstka szóstkę szóstki szóstek
12: tuzin
"""
PREFIXES = """
2: dwu dwój
3: trzy trój
4: cztero
5: pięcio
6: sześcio
7: siedmio
8: ośmio
9: dziewięcio
10: dziesięcio
11: jedenasto
12: dwunasto
20: dwudziesto
"""
JOINS = {"i"}
SPANS = {"do", "lub", "albo"}
DENIALS = (
    r"\bnie\w*|\bbez\b|\bżad\w+|\bnikt\b|\bnikogo\b|\bnikomu\b|\bnic\b|\bnigdy\b|\bani\b|\bbrak\w*"
    r"|\bzabrak\w*|\bwzbron\w*|\bwcale\b|\bzakaz\w*|\bdopóki\b"
)
