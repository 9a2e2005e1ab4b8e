"""Czech number words: rows of `number: forms`, where `stem+x|y` stands for stemx and stemy."""

ADJ = "ý|á|é|ého|ému|ém|ým|ou|ých|ými|í"
STRONG = """
0: nula nuly nulu nulou nule
2: dva dvě dvou dvěma
3: tři tří třech třem třemi třema třetí+|ho|mu|m|ch|mi
4: čtyři čtyř čtyřech čtyřem čtyřmi čtyřma čtvrt+ADJ
5: pět pěti pát+ADJ
6: šest šesti šest+ADJ
7: sedm sedmi sedm+ADJ
8: osm osmi osm+ADJ
9: devět devíti devát+ADJ
10: deset deseti desíti desát+ADJ
11: jedenáct jedenácti jedenáct+ADJ
12: dvanáct dvanácti dvanáct+ADJ
13: třináct třinácti třináct+ADJ
14: čtrnáct čtrnácti čtrnáct+ADJ
15: patnáct patnácti patnáct+ADJ
16: šestnáct šestnácti šestnáct+ADJ
17: sedmnáct sedmnácti sedmnáct+ADJ
18: osmnáct osmnácti osmnáct+ADJ
19: devatenáct devatenácti devatenáct+ADJ
20: dvacet dvaceti dvacát+ADJ
21: jednadvacet+|i
22: dvaadvacet+|i
23: třiadvacet+|i
24: čtyřiadvacet+|i
25: pětadvacet+|i
26: šestadvacet+|i
27: sedmadvacet+|i
28: osmadvacet+|i
29: devětadvacet+|i
30: třicet třiceti třicát+ADJ
40: čtyřicet čtyřiceti čtyřicát+ADJ
50: padesát padesáti padesát+ADJ
60: šedesát šedesáti šedesát+ADJ
70: sedmdesát sedmdesáti
80: osmdesát osmdesáti
90: devadesát devadesáti
100: sto
1000: tisíc tisíce
"""
WEAK = """
0: žádn+ADJ nic nikdo nikoho nikomu nikým
1: jeden jedna jedno jednoho jedné jednu jednomu jednom jedním jednou jedni jedny jedněch jedin+ADJ první+|ho|mu|m|ch|mi poprvé
2: oba obě obou oběma oboje dvakrát dvojice dvojici dvojic dvojnásobek dvojí dvoje druh+ADJ podruhé půl půlka
3: třikrát trojice trojici trojí troje potřetí
4: čtyřikrát čtveřice čtvrtina
5: pětkrát pětice
6: šestkrát šestice šestka šestku šestky šestek
100: sta set stem
"""
PREFIXES = """
2: dvou dvoj
3: tří troj
4: čtyř
5: pěti
6: šesti
7: sedmi
8: osmi
9: devíti
10: deseti
11: jedenácti
12: dvanácti
20: dvaceti
"""
JOINS = {"a"}
SPANS = {"až", "do", "nebo"}
DENIALS = r"\bne\w*|\bničí\w*|\bnadarmo\b|\bni(?:kdo|koho|komu|kdy|c|kam|kde|jak)\b|\bžádn\w+|\bbez\b|\bani\b|\bdokud\b|\bzakaz\w+|\bzákaz\w*"
