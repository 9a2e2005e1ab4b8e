-card = { $case ->
   *[nom] card
    [nom-pl] cards
    }
    .about = What a word is written on.
