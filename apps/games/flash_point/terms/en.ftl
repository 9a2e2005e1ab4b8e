# The terms of the game. One concept has one name; the forms listed here are also how a term is recognised in the texts.
-firefighter = { $case ->
       *[nom] firefighter
        [pl] firefighters
    }
    .about = The figure of a player, who walks through the building, puts out fire and brings people out.
-specialist = { $case ->
       *[nom] specialist
        [pl] specialists
    }
    .about = A firefighter with a job: more, fewer or special action points, and an ability of its own.
-family-game = { $case ->
       *[nom] family game
        [pl] family games
    }
    .about = The simpler way to play: no specialists, no hazmats, no hot spots, and vehicles that stay where they are.
-experienced-game = { $case ->
       *[nom] experienced game
        [pl] experienced games
    }
    .about = The full way to play, with specialists, hazmats, hot spots, vehicles that drive, and levels to choose from.
-level = { $case ->
       *[nom] level
        [pl] levels
    }
    .about = How hard an experienced game is: recruit, veteran or heroic.
-building = { $case ->
       *[nom] building
        [pl] buildings
    }
    .about = The spaces inside the outer walls, where fire spreads and people wait.
-space = { $case ->
       *[nom] space
        [pl] spaces
    }
    .about = A square of the board, named by its row and its column.
-outside = { $case ->
       *[nom] outside space
        [pl] outside spaces
    }
    .about = A square of the ring around the building: no fire stays there, and firefighters walk and arrive there.
-adjacent = { $case ->
       *[nom] adjacent space
        [pl] adjacent spaces
    }
    .about = A space beside another in one of the four directions, with nothing in between that blocks the way.
-red-die = { $case ->
       *[nom] red die
        [pl] red dice
    }
    .about = The six-sided die, which tells the row.
-black-die = { $case ->
       *[nom] black die
        [pl] black dice
    }
    .about = The die that tells the column: eight-sided, or twelve-sided where an attic or a basement is in play.
-action-point = { $case ->
       *[nom] action point
        [pl] action points
    }
    .about = What a firefighter pays for everything done in a turn.
-movement-action = { $case ->
       *[nom] movement action
        [pl] movement actions
    }
    .about = An action that counts as moving, for specialists whose points or limits are about moving.
-chop = { $case ->
       *[nom] chop
        [pl] chops
    }
    .about = The action that puts one damage on a wall of the firefighter's own space.
-extinguishing = { $case ->
       *[nom] extinguishing
    }
    .about = Turning fire into smoke, or removing smoke or fire, in one's own or an adjacent space.
-smoke = { $case ->
       *[nom] smoke
    }
    .about = The weaker side of a fire marker; it turns into fire when more is added or when fire is beside it.
-fire = { $case ->
       *[nom] fire
        [pl] fires
    }
    .about = The burning side of a fire marker; more smoke on it makes an explosion.
-target = { $case ->
       *[nom] target
        [pl] targets
    }
    .about = The space that the dice name, for a new fire, a new point of interest or the deck gun.
-advance-fire = { $case ->
       *[nom] Advance Fire
    }
    .about = The second part of a turn, in which the dice say where the fire grows.
-explosion = { $case ->
       *[nom] explosion
        [pl] explosions
    }
    .about = What happens when smoke comes to a space that burns already: a blast in every direction.
-shockwave = { $case ->
       *[nom] shockwave
        [pl] shockwaves
    }
    .about = A blast that runs on in a straight line through spaces that burn already.
-flashover = { $case ->
       *[nom] flashover
        [pl] flashovers
    }
    .about = Smoke that catches fire because fire is beside it.
-flare-up = { $case ->
       *[nom] flare-up
        [pl] flare-ups
    }
    .about = A further roll for fire, because the target had a hot spot.
-hot-spot = { $case ->
       *[nom] hot spot
        [pl] hot spots
    }
    .about = A marker under which fire flares up: a target that has one brings a further roll.
-pool = { $case ->
       *[nom] pool
        [pl] pools
    }
    .about = The hot spots beside the board that can still come into play.
-hazmat = { $case ->
       *[nom] hazmat
        [pl] hazmats
    }
    .about = Hazardous material in the building; it explodes in fire and may be carried out.
-poi = { $case ->
       *[nom] point of interest
        [pl] points of interest
    }
    .about = A face-down marker: a victim or a false alarm.
-victim = { $case ->
       *[nom] victim
        [pl] victims
    }
    .about = A person in the building who has to be brought out.
-treated-victim = { $case ->
       *[nom] treated victim
        [pl] treated victims
    }
    .about = A victim whom the paramedic has put on their feet; they walk along with a firefighter.
-false-alarm = { $case ->
       *[nom] false alarm
        [pl] false alarms
    }
    .about = A point of interest with nobody there; it leaves the board when turned over.
-knocked-down = { $case ->
       *[nom] knocked down
    }
    .about = What happens to a firefighter whose space burns: off to the ambulance, with the load lost.
-rescued = { $case ->
       *[nom] rescued
    }
    .about = What a victim is once outside, or in the experienced game once at the ambulance.
-lost = { $case ->
       *[nom] lost
    }
    .about = What a victim is who was caught by fire, by a floor that gave way or by a toxic space.
-damage-cube = { $case ->
       *[nom] damage cube
        [pl] damage cubes
    }
    .about = One cube for every damage to the building; when the supply is empty, the building falls in.
-collapse = { $case ->
       *[nom] collapse
        [pl] collapses
    }
    .about = The end of the game by too much damage.
-wall = { $case ->
       *[nom] wall
        [pl] walls
    }
    .about = A barrier between spaces that breaks adjacency until it is destroyed.
-light-wall = { $case ->
       *[nom] light wall
        [pl] light walls
    }
    .about = A blue wall that a single damage destroys.
-doorway = { $case ->
       *[nom] doorway
        [pl] doorways
    }
    .about = An opening in the outer wall without a door.
-door = { $case ->
       *[nom] door
        [pl] doors
    }
    .about = A way through a wall that can be opened and closed until a blast takes it away.
-window = { $case ->
       *[nom] window
        [pl] windows
    }
    .about = A way through a wall that opens and closes like a door, in a wall that a single damage destroys.
-fire-door = { $case ->
       *[nom] fire door
        [pl] fire doors
    }
    .about = A green door that withstands blasts, but may jam.
-jam-marker = { $case ->
       *[nom] jam marker
        [pl] jam markers
    }
    .about = A marker on a fire door that keeps it from opening until it is chopped away.
-engine = { $case ->
       *[nom] engine
        [pl] engines
    }
    .about = The vehicle with the deck gun, or with the platform.
-ambulance = { $case ->
       *[nom] ambulance
        [pl] ambulances
    }
    .about = The vehicle to which victims are brought, and to which firefighters come who were knocked down.
-parking-spot = { $case ->
       *[nom] parking spot
        [pl] parking spots
    }
    .about = A place beside the building where a vehicle of that kind can stand.
-deck-gun = { $case ->
       *[nom] deck gun
        [pl] deck guns
    }
    .about = The water cannon of the engine, which clears a rolled space and those beside it.
-quadrant = { $case ->
       *[nom] quadrant
        [pl] quadrants
    }
    .about = A quarter of the building, the reach of the deck gun.
-crew-change = { $case ->
       *[nom] crew change
        [pl] crew changes
    }
    .about = Swapping one's specialist for an unused one at the engine.
-explosive-object = { $case ->
       *[nom] explosive object
        [pl] explosive objects
    }
    .about = A thing on the board that takes damage and blows up when it has had enough: the car or a piece of lab equipment.
-capacity = { $case ->
       *[nom] capacity
        [pl] capacities
    }
    .about = How many damage cubes an object takes before it explodes or spills.
-spill = { $case ->
       *[nom] spill
        [pl] spills
    }
    .about = What the toxic equipment does when it has had enough: toxic markers flow out, space by space.
-toxic-marker = { $case ->
       *[nom] toxic marker
        [pl] toxic markers
    }
    .about = A marker on a space that nobody may enter any more.
-stairs = { $case ->
       *[nom] stairs
    }
    .about = A pair of spaces on neighbouring floors that are adjacent to each other.
-ladder = { $case ->
       *[nom] ladder
        [pl] ladders
    }
    .about = A portable ladder of two halves, for the way up or down from outside the building.
-lower-half = { $case ->
       *[nom] lower half
        [pl] lower halves
    }
    .about = The foot of a raised ladder.
-upper-half = { $case ->
       *[nom] upper half
        [pl] upper halves
    }
    .about = The head of a raised ladder, with room for a single firefighter.
-platform = { $case ->
       *[nom] platform
        [pl] platforms
    }
    .about = The hydraulic platform: it lifts people to the upper floors and has a cannon of its own.
-attic = { $case ->
       *[nom] attic
        [pl] attics
    }
    .about = The floor on top of a building.
-basement = { $case ->
       *[nom] basement
        [pl] basements
    }
    .about = The floor below a building.
-damaged-floor = { $case ->
       *[nom] damaged floor
        [pl] damaged floors
    }
    .about = Ground above an explosion in the basement; it still carries, but not another blast.
-destroyed-floor = { $case ->
       *[nom] destroyed floor
        [pl] destroyed floors
    }
    .about = A hole in the ground floor that nobody can cross.
-bridge = { $case ->
       *[nom] bridge
        [pl] bridges
    }
    .about = A ladder laid across a hole.
