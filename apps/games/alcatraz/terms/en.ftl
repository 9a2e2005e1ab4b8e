# The terms of the game. One concept has one name; the forms listed here are also how a term is recognised in the texts.

-prisoner = { $case ->
       *[nom] prisoner
        [pl] prisoners
    }
    .about = One of you in the game: a pawn in the prison and a sheet with markers and items.
-plan = { $case ->
       *[nom] plan
        [pl] plans
    }
    .about = The way out of the prison, made of as many parts as there are letters; whoever stays behind is left out of it.
-letter = { $case ->
       *[nom] letter
        [pl] letters
    }
    .about = One part of the plan. It is won with tasks and rewards and marked on the sheet of the prisoner.
-escape = { $case ->
       *[nom] escape
        [pl] escapes
    }
    .about = The happy end for all but one: together those who go have every letter.
-location = { $case ->
       *[nom] location
        [pl] locations
        [tile] tile
        [tiles] tiles
    }
    .about = One place of the prison, a tile with a number, a name and an effect on each side.
-silver-side = { $case ->
       *[nom] silver side
        [pl] silver sides
    }
    .about = A side of a location in the base game, named after its colour, with an effect of its own.
-copper-side = { $case ->
       *[nom] copper side
        [pl] copper sides
    }
    .about = The side of a location in the base game that is not the silver one.
-prison = { $case ->
       *[nom] prison
        [pl] prisons
    }
    .about = All the locations, as they lie on the table.
-neighbour = { $case ->
       *[nom] neighbour
        [pl] neighbours
    }
    .about = A tile beside another one, sharing an edge with it; tiles that only touch at a corner are neighbours where a rule says so.
-guard = { $case ->
       *[nom] guard
        [pl] guards
    }
    .about = A cube on a location. The more of them stand there, the harder it is to get anything done.
-influence = { $case ->
       *[nom] influence
        [pl] influences
    }
    .about = The number that says how much the guards on a tile hinder what is done there.
-auxiliary = { $case ->
       *[nom] auxiliary card
        [pl] auxiliary cards
    }
    .about = A card that stands for one location; drawn whenever chance has to name a place.
-pawn = { $case ->
       *[nom] pawn
        [pl] pawns
    }
    .about = The figure that shows where a prisoner is.
-sheet = { $case ->
       *[nom] prisoner sheet
        [pl] prisoner sheets
    }
    .about = The board in front of a player: letters, Stamina, Cash and places for items.
-slot = { $case ->
       *[nom] item slot
        [pl] item slots
    }
    .about = A place for one item on a prisoner sheet.
-item = { $case ->
       *[nom] item
        [pl] items
    }
    .about = A thing to hand in for tasks: Key, Knife, Clothes, Drugs, Tools, or the Gun, which stands for any of them.
-key = { $case ->
       *[nom] Key
        [pl] Keys
    }
    .about = One of the ordinary kinds of item; the office of the Warden has them.
-knife = { $case ->
       *[nom] Knife
        [pl] Knives
    }
    .about = One of the ordinary kinds of item; the Dining Hall has them.
-clothes = { $case ->
       *[nom] Clothes
    }
    .about = One of the ordinary kinds of item; the Laundry has them.
-drugs = { $case ->
       *[nom] Drugs
    }
    .about = One of the ordinary kinds of item; the Infirmary has them.
-tools = { $case ->
       *[nom] Tools
    }
    .about = One of the ordinary kinds of item; the Workshop has them.
-gun = { $case ->
       *[nom] Gun
        [pl] Guns
    }
    .about = The single item that can be handed in instead of any other.
-stock = { $case ->
       *[nom] stock
        [pl] stocks
    }
    .about = The items that lie on a location, ready to be taken there.
-supply = { $case ->
       *[nom] supply
        [pl] supplies
    }
    .about = Everything beside the prison that nobody owns: items, Cash, guards and markers.
-stamina = { $case ->
       *[nom] Stamina
    }
    .about = Strength of a prisoner, marked on the sheet; spent for another action point.
-cash = { $case ->
       *[nom] Cash
    }
    .about = Money of a prisoner, marked on the sheet; spent for bribes and at some locations.
-round = { $case ->
       *[nom] round
        [pl] rounds
    }
    .about = One passage through all phases, from the new guard to the last action of the plan.
-phase = { $case ->
       *[nom] phase
        [pl] phases
    }
    .about = A part of the round in which one kind of thing is done.
-vote = { $case ->
       *[nom] vote
        [pl] votes
    }
    .about = The secret choice, made by all at once, of who is to be the Scapegoat.
-voting-marker = { $case ->
       *[nom] voting marker
        [pl] voting markers
    }
    .about = The marker in the colour of a prisoner with which a player votes for that prisoner.
-scapegoat = { $case ->
       *[nom] Scapegoat
        [pl] Scapegoats
    }
    .about = The prisoner elected to take the blame: strong this round, left behind if the plan works out.
-action-point = { $case ->
       *[nom] action point
        [pl] action points
    }
    .about = The measure of what a prisoner can do in a turn.
-action = { $case ->
       *[nom] action
        [pl] actions
    }
    .about = Something done in a turn, as a rule for an action point.
-free-action = { $case ->
       *[nom] free action
        [pl] free actions
    }
    .about = Something done in a turn without an action point, as often as one likes.
-theft = { $case ->
       *[nom] theft
        [pl] thefts
    }
    .about = The action of taking something from a prisoner on the same tile who did not offer it.
-riot = { $case ->
       *[nom] riot
        [pl] riots
    }
    .about = The action that makes guards change places.
-trade = { $case ->
       *[nom] trade
        [pl] trades
    }
    .about = The free action of giving and swapping items and Cash.
-bribe = { $case ->
       *[nom] bribe
        [pl] bribes
    }
    .about = The free action of paying Cash so that a guard stops being in the way.
-task = { $case ->
       *[nom] task
        [pl] tasks
    }
    .about = A card with a letter and the items that it takes to earn it, lying on a location.
-reward = { $case ->
       *[nom] reward
        [pl] rewards
    }
    .about = A task card drawn when somebody completes a task; it gives its letter to others.
-blackmail = { $case ->
       *[nom] blackmail card
        [pl] blackmail cards
    }
    .about = A secret card that only the Scapegoat may play.
-chief = { $case ->
       *[nom] Chief of guards
        [pl] Chiefs of guards
        [short] Chief
    }
    .about = The strongest man in uniform, of Maximum Security; he makes his round by the numbers of the locations.
-sucker = { $case ->
       *[nom] Sucker
        [pl] Suckers
    }
    .about = In a game with all prisoners of both boxes, the one whom the vote cannot touch this round, and who gets nothing out of the others' tasks.
-candidate = { $case ->
       *[nom] candidate
        [pl] candidates
    }
    .about = A prisoner whom one may vote for.
-plain-side = { $case ->
       *[nom] plain side
        [pl] plain sides
    }
    .about = The side of a location of Maximum Security whose effect costs nothing but the action point.
-payment-side = { $case ->
       *[nom] payment side
        [pl] payment sides
    }
    .about = The side of a location of Maximum Security whose effect is bought with an item or Cash.
-sentence = { $case ->
       *[nom] sentence card
        [pl] sentence cards
    }
    .about = A card that says what a prisoner was convicted for, with a rule for that prisoner alone.
-counter = { $case ->
       *[nom] counter
        [pl] counters
    }
    .about = A marker collected in the variant called plan G, for letters that one had already.
