# The terms of the game. One concept has one name; the forms listed here are also how a term is recognised in the texts.

-zombie = { $case ->
       *[nom] zombie
        [pl] zombies
    }
    .about = One of the walking dead. Nobody plays them: the cards bring them in and the rules move them.
-square = { $case ->
       *[nom] square
        [pl] squares
    }
    .about = The smallest part of the map, in which pawns, zombies, items and tokens stand.
-adjacent-square = { $case ->
       *[nom] adjacent square
        [pl] adjacent squares
    }
    .about = A square of the same floor that touches yours at a side or a corner, with no wall between.
-building = { $case ->
       *[nom] building
        [pl] buildings
    }
    .about = All rooms under one roof.
-room = { $case ->
       *[nom] room
        [pl] rooms
    }
    .about = A piece of the inside of a building with walls around it. It can be searched, burn down and collapse.
-adjacent-room = { $case ->
       *[nom] adjacent room
        [pl] adjacent rooms
    }
    .about = A room on the same floor that shares a stretch of wall.
-outdoors = { $case ->
       *[nom] outdoors
    }
    .about = Everything on the map that lies in no building.
-wall = { $case ->
       *[nom] wall
        [pl] walls
    }
    .about = What stands between squares and lets nobody through, as long as it stands.
-door = { $case ->
       *[nom] door
        [pl] doors
    }
    .about = A way between squares for players; zombies cannot use it.
-window = { $case ->
       *[nom] window
        [pl] windows
    }
    .about = A way through a wall for players and zombies alike, on the ground floor and only straight.
-floor = { $case ->
       *[nom] floor
        [pl] floors
    }
    .about = A level of a building. Stairs and ladders join floors.
-entry-space = { $case ->
       *[nom] entry space
        [pl] entry spaces
    }
    .about = A marked square on which new zombies come onto the map.
-map-edge = { $case ->
       *[nom] edge of the map
        [pl] edges of the map
    }
    .about = The outer side of the outdoor squares at the rim; beyond it one is safe.
-scenario = { $case ->
       *[nom] scenario
        [pl] scenarios
    }
    .about = What is played tonight: a map, the decks, where everybody starts and how the game ends.
-character = { $case ->
       *[nom] character
        [pl] characters
    }
    .about = Whom you play, with a card on which energy and ammunition are noted.
-energy = { $case ->
       *[nom] energy
    }
    .about = How much life and breath you have left. Without any you are dead.
-ammunition = { $case ->
       *[nom] ammunition
    }
    .about = What shots are paid with. It is noted on the character card.
-turn = { $case ->
       *[nom] turn
        [pl] turns
    }
    .about = What one player does before the next: fires, a card, actions.
-action = { $case ->
       *[nom] action
        [pl] actions
    }
    .about = One of the things that you may do only a few times in a turn, such as moving or searching.
-free-action = { $case ->
       *[nom] free action
        [pl] free actions
    }
    .about = Something that you may do in your turn as often as you like, such as picking up an item.
-interrupt = { $case ->
       *[nom] interrupt
        [pl] interrupts
    }
    .about = An action taken between the turns of others and paid for in your own next turn.
-event-card = { $case ->
       *[nom] event card
        [pl] event cards
    }
    .about = The card drawn in every turn: it moves the zombies and may change more than that.
-end-card = { $case ->
       *[nom] End card
        [pl] End cards
    }
    .about = The event card that ends the game.
-symbol = { $case ->
       *[nom] symbol
        [pl] symbols
    }
    .about = The sign on event cards that brings in zombies and lets all of them move.
-contact = { $case ->
       *[nom] contact
    }
    .about = Where a zombie is that stands on a square adjacent to a player's.
-weapon = { $case ->
       *[nom] weapon
        [pl] weapons
    }
    .about = An item that adds its value to your rolls in a fight.
-close-combat = { $case ->
       *[nom] close combat
        [pl] close combats
    }
    .about = A fight hand to hand with all zombies of an adjacent square, settled with a roll of the die.
-helper = { $case ->
       *[nom] helper
        [pl] helpers
    }
    .about = A willing player beside the same zombies, who makes your roll better.
-bite = { $case ->
       *[nom] bite
        [pl] bites
    }
    .about = What you get if a zombie grabs you and does not let go. It kills after a while.
-ranged-combat = { $case ->
       *[nom] ranged combat
        [pl] ranged combats
    }
    .about = Shooting at a zombie that you see.
-object-attack = { $case ->
       *[nom] attack on an object
        [pl] attacks on objects
    }
    .about = A roll of the die to break a barricade, a wall, a gas cylinder or a vehicle.
-rival-fight = { $case ->
       *[nom] fight between players
        [pl] fights between players
    }
    .about = A roll against a roll, over the driver's seat or about a Molotov cocktail.
-item = { $case ->
       *[nom] item
        [pl] items
    }
    .about = A thing that is found, carried in the hands or stored, and used.
-hand = { $case ->
       *[nom] hand
        [pl] hands
    }
    .about = What an item is held in; full hands hold nothing more.
-search = { $case ->
       *[nom] search
        [pl] searches
    }
    .about = Drawing an item card in a room that nobody has searched before.
-barricade = { $case ->
       *[nom] barricade
        [pl] barricades
    }
    .about = Boards over a door, a window or a gap in a wall, through which nobody gets.
-first-aid-kit = { $case ->
       *[nom] first-aid kit
        [pl] first-aid kits
    }
    .about = An energy item that also helps against a bite.
-snack = { $case ->
       *[nom] snack
        [pl] snacks
    }
    .about = Food: an energy item.
-keys = { $case ->
       *[nom] keys
    }
    .about = What starts a vehicle in the ordinary way.
-bottle = { $case ->
       *[nom] bottle
        [pl] bottles
    }
    .about = An empty bottle, with petrol the makings of a Molotov cocktail.
-petrol-can = { $case ->
       *[nom] petrol can
        [pl] petrol cans
    }
    .about = Fuel for vehicles and for Molotov cocktails.
-gas-cylinder = { $case ->
       *[nom] gas cylinder
        [pl] gas cylinders
    }
    .about = A canister of gas, which explodes when it is attacked or when it burns.
-blast = { $case ->
       *[nom] blast
        [pl] blasts
    }
    .about = What an exploding gas cylinder does to everybody near it.
-extinguisher = { $case ->
       *[nom] extinguisher
        [pl] extinguishers
    }
    .about = The item that puts out fire.
-molotov = { $case ->
       *[nom] Molotov cocktail
        [pl] Molotov cocktails
    }
    .about = A weapon to throw, made of a bottle and petrol, that lights a fire.
-fire = { $case ->
       *[nom] fire
        [pl] fires
    }
    .about = Burning squares that touch and belong to one owner. It spreads in that player's turns.
-fire-owner = { $case ->
       *[nom] fire owner
        [pl] fire owners
    }
    .about = The player who lit a fire and whose turns let it spread.
-damage-token = { $case ->
       *[nom] damaged-structure token
        [pl] damaged-structure tokens
    }
    .about = The token on a room that may come down; its other side shows a collapsed room.
-collapse = { $case ->
       *[nom] collapse
        [pl] collapses
    }
    .about = The end of a room: nobody enters it any more, and the rooms around it are damaged.
-vehicle = { $case ->
       *[nom] vehicle
        [pl] vehicles
    }
    .about = A car or the like. It takes players away, if it runs and has fuel.
-driver = { $case ->
       *[nom] driver
        [pl] drivers
    }
    .about = The player at the wheel, in whose turn the vehicle moves.
-capacity = { $case ->
       *[nom] capacity
        [pl] capacities
    }
    .about = How many players a vehicle holds; also how hard it hits zombies.
-speed = { $case ->
       *[nom] speed
        [pl] speeds
    }
    .about = How many squares a vehicle goes at most.
-fuel = { $case ->
       *[nom] fuel
    }
    .about = What a vehicle needs to drive. It comes from petrol cans.
-hot-wiring = { $case ->
       *[nom] hot-wiring
    }
    .about = Starting a vehicle without its keys, or trying to.
-wreck = { $case ->
       *[nom] wreck
        [pl] wrecks
    }
    .about = A vehicle that will never drive again.
-unexplored-room = { $case ->
       *[nom] unexplored room
        [pl] unexplored rooms
    }
    .about = A room that lies face down until somebody enters it.
-escape = { $case ->
       *[nom] escape
        [pl] escapes
    }
    .about = Getting away from the map alive, in a vehicle or, if the scenario allows it, on foot.
-point = { $case ->
       *[nom] point
        [pl] points
    }
    .about = What the winner has most of at the end.
-grab = { $case ->
       *[nom] grab
        [pl] grabs
    }
    .about = When a zombie gets hold of you: energy, perhaps the weapon, perhaps a bite.
-die = { $case ->
       *[nom] die
        [pl] dice
    }
    .about = What everything is rolled with.
