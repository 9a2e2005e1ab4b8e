"""Spanish number words: rows of `number: forms`, where `stem+x|y` stands for stemx and stemy."""

STRONG = """
0: cero
2: dos
3: tres tercer tercero tercera terceros terceras
4: cuatro
5: cinco quint+o|a
6: seis sext+o|a
7: siete séptim+o|a
8: ocho octav+o|a
9: nueve noven+o|a
10: diez décim+o|a
11: once
12: doce
13: trece
14: catorce
15: quince
16: dieciséis
17: diecisiete
18: dieciocho
19: diecinueve
20: veinte
21: veintiún veintiuno veintiuna
22: veintidós
23: veintitrés
24: veinticuatro
25: veinticinco
26: veintiséis
27: veintisiete
28: veintiocho
29: veintinueve
30: treinta
40: cuarenta
50: cincuenta
60: sesenta
70: setenta
80: ochenta
90: noventa
100: cien ciento
1000: mil
"""
WEAK = """
0: ningún ninguno ninguna nada nadie
1: un una uno unos unas primer primer+o|a|os|as únic+o|a
2: ambos ambas doble dobles par pares pareja segund+o|a|os|as medio mitad
3: triple tercio
4: cuart+o|a|os|as
12: docena
"""
JOINS = {"y"}
SPANS = {"a", "o"}
DENIALS = (
    r"\bno\b|\bnunca\b|\bnadie\b|\bnada\b|\bning[uú]n\w*|\bsin\b|\btampoco\b|\bni\b|\bjamás\b|\bimpid\w+"
    r"|\bprohib\w+|\bdeja\w* de\b|\ben balde\b"
)
