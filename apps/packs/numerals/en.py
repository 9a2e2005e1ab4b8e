"""English number words: rows of `number: forms`, where `stem+x|y` stands for stemx and stemy."""

STRONG = """
0: zero
2: two twos
3: three threes third
4: four fours fourth
5: five fives fifth
6: six sixes sixth
7: seven sevens seventh
8: eight eights eighth
9: nine nines ninth
10: ten tens tenth
11: eleven eleventh
12: twelve twelfth
13: thirteen+|th
14: fourteen+|th
15: fifteen+|th
16: sixteen+|th
17: seventeen+|th
18: eighteen+|th
19: nineteen+|th
20: twenty twentieth
30: thirty thirtieth
40: forty fortieth
50: fifty fiftieth
60: sixty sixtieth
70: seventy
80: eighty
90: ninety
100: hundred+|th
1000: thousand
"""
WEAK = """
0: no none nothing nobody
1: one ones once single first a an
2: both twice double doubled doubles pair pairs second either half
3: thrice triple thirds
4: quarter
12: dozen
"""
JOINS = {"and"}
SPANS = {"to", "through", "or"}
DENIALS = (
    r"\bnot\b|n['’]t\b|\bno\b(?! matter\b| more than\b)|\bnever\b|\bnone\b|\bnobody\b|\bnothing\b|\bneither\b|\bnor\b|\bwithout\b|\bcannot\b"
    r"|\bno[- ]one\b|\bforbid\w*"
)
PRONOUNS = (
    r"\bthe (?:two|three|four)(?=$|[.,;:)?!]"
    r"| (?:are|were|is|was|disagree|differ|do|did|have|had|began|begins?|of|to|may|can|must|stand|lie)\b)"
)
