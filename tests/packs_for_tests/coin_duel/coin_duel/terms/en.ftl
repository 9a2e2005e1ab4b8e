-coin = { $case ->
   *[nom] coin
    [pl] coins
    }
    .about = What one bids and wins.
-card = { $case ->
   *[nom] card
    [pl] cards
    }
    .about = A rank that only its owner knows.
