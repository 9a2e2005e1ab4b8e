"""Portuguese number words: rows of `number: forms`, where `stem+x|y` stands for stemx and stemy."""

STRONG = """
0: zero
2: dois duas
3: três terceir+o|a|os|as
4: quatro
5: cinco quinto
6: seis sexto
7: sete sétim+o|a
8: oito oitav+o|a
9: nove non+o|a
10: dez décim+o|a
11: onze
12: doze
13: treze
14: catorze quatorze
15: quinze
16: dezesseis dezasseis
17: dezessete dezassete
18: dezoito
19: dezenove dezanove
20: vinte
30: trinta
40: quarenta
50: cinquenta
60: sessenta
70: setenta
80: oitenta
90: noventa
100: cem cento
1000: mil
"""
WEAK = """
0: nenhum nenhuma nada ninguém
1: um uma uns umas primeir+o|a|os|as únic+o|a
2: ambos ambas dobro dupl+o|a par pares segund+o|a|os|as meio metade
3: triplo terço
4: quart+o|a|os|as
5: quinta
6: sexta
12: dúzia
"""
JOINS = {"e"}
SPANS = {"a", "ou"}
DENIALS = r"\bnão\b|\bnunca\b|\bninguém\b|\bnada\b|\bnenhu\w+|\bsem\b|\bnem\b|\bjamais\b|\btampouco\b|\bproib\w+|\bdeixa\w* de\b|\bem vão\b"
