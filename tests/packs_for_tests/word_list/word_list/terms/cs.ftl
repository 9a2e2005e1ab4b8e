-card = { $case ->
   *[nom] karta
    [gen] karty
    [acc] kartu
    [nom-pl] karty
    [gen-pl] karet
    }
    .about = To, na čem je napsané slovo.
