# Flash Point in English. Keys: clause paths with "_" for "/"; `.title` names a clause.

game = Flash Point: Fire Rescue
    .about = A building burns, people are inside, and all of you are the fire brigade: get them out before it falls in.
    .unofficial = An unofficial companion, neither made nor approved by the publisher. The names belong to their owners; the words and drawings here are our own.
product_base = Flash Point: Fire Rescue
product_extreme-danger = Extreme Danger
product_second-story = { "2nd Story" }
source_B = Flash Point: Fire Rescue, English rules and player aid (beginning)
source_I = Two open programs that play the base game, and scans of its boards
source_P = Player aids, token reference and set-up summaries of the base game
source_G = A German retelling of the German booklet
source_N = Extreme Danger, English rules (beginning)
source_D = Extreme Danger, official Spanish edition (beginning)
source_Z = Extreme Danger, rules in Czech
source_E = Extreme Danger, fan translation into Spanish, partly Portuguese
source_T = A player's notes on Extreme Danger, in Chinese
source_U = Urban Structures, rules (English and Italian)
source_S = { "2nd Story" }, told by its reviewers
source_W = Dangerous Waters, rules in Japanese: the same fire doors
source_H = Ludolex: where no source speaks
module_garage = Garage
    .about = A building of a single floor with windows, fire doors and, if you like, a car that may blow up.
module_laboratory = Laboratory
    .about = Two floors joined by stairs, with ladders, and with lab equipment that explodes or leaks if you like.
module_attic = Attic
    .about = One more floor on top, with a twelve-sided die and more explosions.
module_basement = Basement
    .about = One more floor underneath, whose explosions tear holes into the ground above.
module_second-story-building = A { product_second-story } building
    .about = A house of that expansion, here only as the place for an attic or a basement.
mode_family = Family game
    .about = Fire, people and walls, and nothing else to mind.
mode_experienced = Experienced game
    .about = With specialists, hazmats, hot spots and vehicles.
option_board = Side of the base board
option_board_board-1 = First side
option_board_board-2 = Second side
option_level = Level
option_level_recruit = Recruit
option_level_veteran = Veteran
option_level_heroic = Heroic
option_explosive-objects = Explosive objects
    .about = The car in the garage, or the equipment in the laboratory, may blow up.
option_explosive-objects_off = Without
option_explosive-objects_on = With
option_platform = Hydraulic platform
    .about = The engine lifts people instead of firing its deck gun.
option_platform_off = Without
option_platform_on = With
option_spill = Chemical spill
    .about = A piece of lab equipment leaks when it is damaged too much.
option_spill_off = Without
option_spill_on = With
option_bridge = Ladder as a bridge
    .about = A ladder may be laid across a hole in the ground floor.
option_bridge_off = Without
option_bridge_on = With
option_ladder-down = Ladder down a hole
    .about = A ladder may lead through a hole into the basement.
option_ladder-down_off = Without
option_ladder-down_on = With
option_repair = Repairing floors
    .about = The Structural Engineer may mend a damaged floor.
option_repair_off = Without
option_repair_on = With

## Aim of the game

goal = You play together: the building is against all of you.
    .title = Aim of the game
goal_players = The game is for { $players-min } to { $players-max } players, who all win or lose together.
    .title = Players
goal_firefighters = Everybody moves a { -firefighter } of their own. You may talk over everything, but what yours does is for you to decide.
    .title = Firefighters
goal_family = The { -family-game } leaves out { -specialist(case: "pl") }, { -hazmat(case: "pl") }, { -hot-spot(case: "pl") } and { -flare-up(case: "pl") }, and no vehicle drives or fires.
    .title = Family game
goal_experienced = The { -experienced-game } uses all the rules, and you choose how hard it shall be.
    .title = Experienced game
goal_win = You win as soon as { $rescued-to-win ->
        [one] { $rescued-to-win } { -victim }
       *[other] { $rescued-to-win } { -victim(case: "pl") }
    } are { -rescued }.
    .title = Winning
goal_lost-victims = You lose as soon as { $lost-to-lose_retail ->
        [one] { $lost-to-lose_retail } { -victim }
       *[other] { $lost-to-lose_retail } { -victim(case: "pl") }
    } are { -lost }.
    .title = Too many victims lost
goal_collapse = You lose at once, by { -collapse }, when the last of the { $damage-cubes ->
        [one] { $damage-cubes } { -damage-cube }
       *[other] { $damage-cubes } { -damage-cube(case: "pl") }
    } has to be placed.
    .title = The building falls in

## Boards

boards = What you play on, and how to read it.
    .title = Boards
boards_grid = The { -building } has { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } and { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }, so { $spaces ->
        [one] { $spaces } { -space }
       *[other] { $spaces } { -space(case: "pl") }
    }. The { -red-die } names the row, the { -black-die } the column.
    .title = Rows and columns
boards_outside = A ring of { -outside(case: "pl") } runs around the building. A { -firefighter } may stand and walk there, and no fire stays there.
    .title = Outside
boards_adjacent = An { -adjacent } is the next one up, down, left or right, never diagonally.
    .title = Adjacent
boards_blocked = An intact or damaged { -wall } and a closed { -door } keep two spaces from being adjacent. A destroyed wall keeps nothing apart.
    .title = What breaks adjacency
boards_walls = Each segment of a { -wall } takes { $wall-damage ->
        [one] { $wall-damage } { -damage-cube }
       *[other] { $wall-damage } { -damage-cube(case: "pl") }
    }; with that many it is destroyed.
    .title = Walls
boards_doors = A :door: { -door } is open or closed, as its marker shows. A { -doorway } in the outer wall has no marker and always counts as open.
    .title = Doors and doorways
boards_layout-1 = For each row the table gives the columns after which, and the columns below which, a wall or a door stands. All outer edges are walls, except for the doorways. Altogether that makes { $segments_board-1_walls } inner and outer pieces of wall, { $segments_board-1_doors ->
        [one] { $segments_board-1_doors } door
       *[other] { $segments_board-1_doors } doors
    } and { $segments_board-1_doorways ->
        [one] { $segments_board-1_doorways } doorway
       *[other] { $segments_board-1_doorways } doorways
    }.
    .title = First side: walls and doors
boards_doorways-1 = The { -doorway(case: "pl") } of this side, each on an edge of the building, named by row and column.
    .title = First side: doorways
boards_parking-1 = Every street has a { -parking-spot } for the { -ambulance } and one for the { -engine }, each of { $parking-length ->
        [one] { $parking-length } space
       *[other] { $parking-length } spaces
    }. Along the top and bottom the table gives columns, along the sides rows.
    .title = First side: parking spots
boards_layout-2 = This table is read like that of the first side. Altogether there are { $segments_board-2_walls } pieces of wall, { $segments_board-2_doors ->
        [one] { $segments_board-2_doors } door
       *[other] { $segments_board-2_doors } doors
    } and { $segments_board-2_doorways ->
        [one] { $segments_board-2_doorways } doorway
       *[other] { $segments_board-2_doorways } doorways
    }.
    .title = Second side: walls and doors
boards_doorways-2 = The { -doorway(case: "pl") } of this side, each on an edge of the building, named by row and column.
    .title = Second side: doorways
boards_parking-2 = Each street again has a spot for the { -ambulance } and one for the { -engine }: columns along the top and bottom, rows along the sides.
    .title = Second side: parking spots
boards_doors-not-passages = A retelling of the rules on the net takes some doors of the first side for open passages. They are doors: the printed board shows them.
    .title = Not passages
boards_arrows = Every space has an arrow printed on it. When a marker cannot lie on a space, follow the arrows to the first space where it can.
    .title = The arrows
boards_precedence = Extreme Danger needs the base game. Its rules are added to those of the base game, and where the two disagree the expansion wins.
    .title = The expansion and the base game
boards_two-boards = The full-size board has the garage on one side and the laboratory on the other; the half-size board the attic and the basement. So with a single box no game uses both sides of a board.
    .title = Two double-sided boards
boards_floors = The garage and the laboratory are played as they are, or each with an attic on top or a basement below.
    .title = How many floors
boards_garage = The garage is a building with { $floors_garage_alone ->
        [one] { $floors_garage_alone } floor
       *[other] { $floors_garage_alone } floors
    }. It brings :window: windows and :fire-door: fire doors, and an optional explosive car. The laboratory is on its other side.
    .title = Garage
boards_laboratory = The laboratory has { $floors_laboratory_alone ->
        [one] { $floors_laboratory_alone } floor
       *[other] { $floors_laboratory_alone } floors
    }. It adds :stairs: stairs and :ladder: ladders, and as options a platform, explosive equipment and a spill. The garage is on its other side.
    .title = Laboratory
boards_attic-or-basement = An { -attic } or a { -basement } is always added to another building, and never both of them.
    .title = Attic or basement
boards_both = A game has an { -attic } or a { -basement }. Both together are not foreseen, not even with two boxes.
    .title = Both at once
boards_second-story = An { -attic } or a { -basement } may also be put on either building of { product_second-story }. That expansion's own rules apply to the building itself.
    .title = On a { product_second-story } building
boards_inner-ways = The second floor, the attic and the basement are reached by inner { -stairs } or from outside by portable { -ladder(case: "pl") }. Stairs are printed, or a stair marker is laid for an attic or a basement.
    .title = How to reach the other floors
boards_no-throwing = Nobody throws a { -victim }, a { -hazmat } or anything else down from an upper floor.
    .title = Nothing is thrown
boards_basement-outside = The { -basement } has no { -outside(case: "pl") }: on that level nobody moves around the building or out of it.
    .title = No outside down there
boards_own-plans = No list of the printed walls, windows and doors of these boards was open to us. Where this companion draws a plan of them, it is our own.
    .title = Plans of our own
boards_laboratory-floors = Ground floor and upper floor are { $floor-rows ->
        [one] { $floor-rows } row
       *[other] { $floor-rows } rows
    } by { $floor-columns ->
        [one] { $floor-columns } column
       *[other] { $floor-columns } columns
    } each: columns { $lab_ground_first } to { $lab_ground_last } for the ground floor and { $lab_upper_first } to { $lab_upper_last } for the upper one.
    .title = Columns of the laboratory
boards_attic-columns = The added floor has { $floor-rows ->
        [one] { $floor-rows } row
       *[other] { $floor-rows } rows
    } and the columns { $added-first } to { $added-last }, which only a twelve-sided die can name.
    .title = Columns of the added floor
boards_attic-above = On the garage the { -attic } sits over the left half: a column of the attic lies straight above the column whose number is smaller by { $attic-shift }.
    .title = What lies below the attic
boards_laboratory-streets = The { -engine } has a { -parking-spot } along each of the two long sides, above and below the building.
    .title = Streets of the laboratory

## Components

components = What you need on the table.
    .title = Components
components_dice = A { -red-die } with { $die-red ->
        [one] { $die-red } face
       *[other] { $die-red } faces
    } and a { -black-die } with { $die-black ->
        [one] { $die-black } face
       *[other] { $die-black } faces
    }.
    .title = Dice
components_dice-twelve = A { -red-die } with { $die-red ->
        [one] { $die-red } face
       *[other] { $die-red } faces
    }, and as { -black-die } the one with { $die-twelve ->
        [one] { $die-twelve } face
       *[other] { $die-twelve } faces
    } from Extreme Danger.
    .title = Dice with another floor
components_dice-eight = Besides, the { -black-die } with { $die-black ->
        [one] { $die-black } face
       *[other] { $die-black } faces
    }: the deck gun or the first explosion asks for it.
    .title = Eight-sided die
components_board = The double-sided board of the base game.
    .title = Base board
components_second-story = Both boards of the building, and whatever else that expansion asks for.
    .title = Boards of { product_second-story }
components_firefighters = { $firefighters } { -firefighter(case: "pl") }, each in a colour of its own.
    .title = Firefighters
components_fire = { $fire-markers } markers with :smoke: { -smoke } on one side and :fire: { -fire } on the other.
    .title = Fire markers
components_poi = { $poi-markers_victim ->
        [one] { $poi-markers_victim } :victim: { -victim }
       *[other] { $poi-markers_victim } :victim: { -victim(case: "pl") }
    } and { $poi-markers_false ->
        [one] { $poi-markers_false } { -false-alarm }
       *[other] { $poi-markers_false } { -false-alarm(case: "pl") }
    }, all with the same back: :poi: a { -poi }.
    .title = Points of interest
components_damage = { $damage-cubes } { -damage-cube(case: "pl") }. There are no others: they are the supply and the clock of the building.
    .title = Damage cubes
components_doors = { $door-markers } :door: { -door(case: "pl") }, open on one side and closed on the other.
    .title = Doors
components_hot-spots = { $hot-spot-markers } :hot-spot: { -hot-spot(case: "pl") }.
    .title = Hot spots
components_hazmats = { $hazmat-markers } :hazmat: { -hazmat(case: "pl") }.
    .title = Hazmats
components_markers = { $action-markers ->
        [one] { $action-markers } marker
       *[other] { $action-markers } markers
    } to save { -action-point(case: "pl") } with.
    .title = Action markers
components_heal = { $heal-markers ->
        [one] { $heal-markers } marker
       *[other] { $heal-markers } markers
    } for { -treated-victim(case: "pl") }.
    .title = Healing markers
components_vehicles = An :engine: { -engine } and an :ambulance: { -ambulance }.
    .title = Vehicles
components_specialists = { $specialist-cards } { -specialist(case: "pl") }, each with a card.
    .title = Specialists
components_extreme = What the expansion adds. What lies here for a board you do not use stays in the box.
    .title = From Extreme Danger
components_extreme_garage = The full-size board, with the garage on top.
    .title = Garage board
components_extreme_laboratory = The full-size board, with the laboratory on top.
    .title = Laboratory board
components_extreme_attic = The half-size board, with the attic on top.
    .title = Attic board
components_extreme_basement = The half-size board, with the basement on top.
    .title = Basement board
components_extreme_windows = { $open-windows } markers for open :window: { -window(case: "pl") }; closed ones need no marker.
    .title = Open windows
components_extreme_doors = { $extra-doors } more ordinary :door: { -door(case: "pl") }.
    .title = More doors
components_extreme_fire-doors = { $fire-door-markers } green :fire-door: { -fire-door(case: "pl") }.
    .title = Fire doors
components_extreme_jams = { $jam-markers } :jam: { -jam-marker(case: "pl") }.
    .title = Jam markers
components_extreme_ladders = { $ladder-halves_lower } { -lower-half(case: "pl") } and { $ladder-halves_upper } { -upper-half(case: "pl") }, which make { $ladders ->
        [one] { $ladders } :ladder: { -ladder }
       *[other] { $ladders } :ladder: { -ladder(case: "pl") }
    }.
    .title = Ladder halves
components_extreme_stairs = { $stair-markers } :stairs: stair markers; a game uses a single one of them.
    .title = Stair markers
components_extreme_large-object = { $objects_large } large token: the :car: car on one side, explosive lab equipment on the other.
    .title = Large object
components_extreme_small-object = { $objects_small } small token: explosive lab equipment on one side, toxic equipment on the other.
    .title = Small object
components_extreme_toxic = { $toxic-markers } :toxic: { -toxic-marker(case: "pl") }.
    .title = Toxic markers
components_extreme_floors = { $floor-markers } floor markers, with a :floor-damaged: { -damaged-floor } on one side and a :floor-destroyed: { -destroyed-floor } on the other.
    .title = Floor markers
components_extreme_figures = { $figures } figures: the specialists of the base game and the Structural Engineer. The rules lie in the box as well.
    .title = Figures
components_extreme_list = The object tokens are printed on both sides and a twelve-sided die is included, though not every list says so. No list names a token for the platform: take any marker.
    .title = What the lists leave out

## Set-up

setup = The table is laid in this order.
    .title = Set-up
setup_board-1 = Lay the base board with its first side up.
    .title = The first side
setup_board-2 = Lay the base board with its second side up.
    .title = The second side
setup_garage = Lay the full-size board of Extreme Danger with the garage up.
    .title = The garage
setup_laboratory = Lay the full-size board of Extreme Danger with the laboratory up.
    .title = The laboratory
setup_second-story = Lay the boards of { product_second-story } and prepare them as that expansion says; then come the changes below.
    .title = The { product_second-story } building
setup_attic = Lay the attic beside the building, and a stair marker on the board below, as the { -lower-half } of a way up: there is a printed place for it with the garage, and another shared by the laboratory and { product_second-story }.
    .title = The attic
setup_attic-stairs = If you cannot make out the printed place, lay the marker on the space straight below the stairs of the attic.
    .title = Where the attic stairs stand
setup_basement = Lay the basement beside the building, and a stair marker on the ground floor, on the same place for every building. It is the upper end of the way down.
    .title = The basement
setup_die = Take the { -black-die } with { $die-black ->
        [one] { $die-black } face
       *[other] { $die-black } faces
    } for columns, beside the { -red-die } for rows.
    .title = The eight-sided die
setup_die-twelve = Take the { -black-die } with { $die-twelve ->
        [one] { $die-twelve } face
       *[other] { $die-twelve } faces
    } for columns, in place of the one with { $die-black }, beside the { -red-die } for rows.
    .title = The twelve-sided die
setup_die-twelve-basement = Take the { -black-die } with { $die-twelve ->
        [one] { $die-twelve } face
       *[other] { $die-twelve } faces
    } for columns, in place of the one with { $die-black }, beside the { -red-die } for rows.
    .title = The twelve-sided die
setup_doors = Lay a closed :door: { -door } marker on every printed door.
    .title = Doors
setup_fire-doors = Lay a closed green marker on every printed :fire-door: { -fire-door }.
    .title = Fire doors
setup_windows = All :window: { -window(case: "pl") } begin closed: put their markers beside the board.
    .title = Windows
setup_car = Put the :car: car on the garage area, where it covers { $object-spaces_large ->
        [one] { $object-spaces_large } space
       *[other] { $object-spaces_large } spaces
    }. Do this before any dice are rolled.
    .title = The car
setup_equipment = Put the large and the small explosive object on their places in the laboratory. Do this before any dice are rolled.
    .title = The equipment
setup_equipment-toxic = Put the large explosive object on its place. The small one lies with its toxic side up, so it will leak and not blow up.
    .title = Explosive and toxic equipment
setup_toxic = Put the small object on its place in the laboratory with its toxic side up, and the :toxic: { -toxic-marker(case: "pl") } beside the board.
    .title = The toxic equipment
setup_objects-reroll = Whatever set-up would put on an { -explosive-object }, be it an explosion, a point of interest, a hot spot or a hazmat, is rolled again.
    .title = Not on an object
setup_points = Put { $poi-out_victim ->
        [one] { $poi-out_victim } { -victim }
       *[other] { $poi-out_victim } { -victim(case: "pl") }
    } and { $poi-out_false ->
        [one] { $poi-out_false } { -false-alarm }
       *[other] { $poi-out_false } { -false-alarm(case: "pl") }
    } back into the box, and shuffle the other { $poi-play_victim } victims and { $poi-play_false } false alarms face down.
    .title = Points of interest
setup_level = Choose a { -level }. It tells how many explosions, { -hazmat(case: "pl") } and { -hot-spot(case: "pl") } there are.
    .title = Level
setup_family-fire = Put :fire: { -fire } on the spaces of the table: for each row, these columns. No walls are damaged yet.
    .title = First fire
setup_family-points = Lay a face-down :poi: { -poi } on each space of the table: for each row, these columns.
    .title = First points of interest
setup_family-board-2 = Roll for { $family-explosions ->
        [one] { $family-explosions } { -explosion }
       *[other] { $family-explosions } { -explosion(case: "pl") }
    } without any damage, and for { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    }. Only the first side has a printed beginning for this game.
    .title = Family game on the second side
setup_garage-family = Roll for { $family-explosions ->
        [one] { $family-explosions } { -explosion }
       *[other] { $family-explosions } { -explosion(case: "pl") }
    } and resolve each without placing any { -damage-cube(case: "pl") }. Then roll for { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    }.
    .title = Family game in the garage
setup_laboratory-family = Roll for { $family-explosions ->
        [one] { $family-explosions } { -explosion }
       *[other] { $family-explosions } { -explosion(case: "pl") }
    } and resolve each without placing any { -damage-cube(case: "pl") }. Then roll for { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    }.
    .title = Family game in the laboratory
setup_first-explosion = Roll the { -black-die }: the table gives the row and the column of the first { -explosion }.
    .title = First explosion
setup_first-explosion-twelve = The table ends at { $die-black }. Roll for it with the eight-sided die, even when the { -black-die } of this game has { $die-twelve ->
        [one] { $die-twelve } face
       *[other] { $die-twelve } faces
    }: our own rule.
    .title = First explosion with twelve faces
setup_garage-experienced = No exception is known for the garage, so the set-up of the base game holds, with the first { -explosion } where the board or that table says.
    .title = Experienced game in the garage
setup_laboratory-explosions = Roll both dice already for the first { -explosion }. Every floor must get at least { $explosions-per-floor ->
        [one] { $explosions-per-floor } explosion
       *[other] { $explosions-per-floor } explosions
    }: roll those again that would leave a floor without.
    .title = Explosions in the laboratory
setup_second-explosion = Roll both dice for the second { -explosion }, again if the space burns already.
    .title = Second explosion
setup_third-explosion = For the third, turn the { -black-die } of the second to its opposite face and roll only the { -red-die }, again while the space burns already.
    .title = Third explosion
setup_fourth-explosion = Heroic firefighters roll both dice for yet another { -explosion }.
    .title = Fourth explosion
setup_extra-explosion = Roll for { $extra-explosions } further { -explosion }, with its { -hot-spot }.
    .title = An explosion more
setup_extra-explosion-basement = Roll for { $extra-explosions } further { -explosion }, with its { -hot-spot }.
    .title = An explosion more
setup_extra-explosion-family = Roll for { $extra-explosions } further { -explosion }. As with the others of this game, it brings neither damage nor a hot spot.
    .title = An explosion more in the family game
setup_explosion-resolved = Each of these puts a :fire: and a :hot-spot: on its space and then is a full { -explosion }, with all its damage.
    .title = What each explosion does
setup_hazmats = Roll a space for each :hazmat: { -hazmat } of your level, again if it burns.
    .title = Hazmats
setup_rolled-points = Roll a space for each of { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    }, again if it burns or has one already.
    .title = People
setup_laboratory-points = Spread the { -poi(case: "pl") } over the floors: no more than { $lab-points-per-floor } of them begin on the same floor. Roll again as needed.
    .title = People on the floors
setup_hot-spots = Roll for { $levels_veteran_more ->
        [one] { $levels_veteran_more } more { -hot-spot }
       *[other] { $levels_veteran_more } more { -hot-spot(case: "pl") }
    } and lay them on the board.
    .title = Hot spots of the level
setup_hot-spots-players = Roll for as many more { -hot-spot(case: "pl") } as the table gives for your number of players.
    .title = Hot spots for many players
setup_hot-spots-attic = Roll for { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } more { -hot-spot }
       *[other] { $extra-hot-spots_board } more { -hot-spot(case: "pl") }
    } on the board, and add { $extra-hot-spots_pool } to the { -pool }.
    .title = Hot spots for the added floor
setup_hot-spots-basement = Roll for { $extra-hot-spots_board ->
        [one] { $extra-hot-spots_board } more { -hot-spot }
       *[other] { $extra-hot-spots_board } more { -hot-spot(case: "pl") }
    } on the board, and add { $extra-hot-spots_pool } to the { -pool }.
    .title = Hot spots for the added floor
setup_pool = Put { $levels_recruit_pool ->
        [one] { $levels_recruit_pool } { -hot-spot }
       *[other] { $levels_recruit_pool } { -hot-spot(case: "pl") }
    } beside the board as the { -pool }.
    .title = The pool
setup_pool-heroic = Put { $levels_heroic_pool ->
        [one] { $levels_heroic_pool } { -hot-spot }
       *[other] { $levels_heroic_pool } { -hot-spot(case: "pl") }
    } beside the board as the { -pool }.
    .title = The heroic pool
setup_pool-short = If markers run short while you lay them out, those on the board come first and the { -pool } gets what is left.
    .title = Too few hot spots
setup_specialists = Everybody takes a { -specialist }. The others wait beside the { -engine }.
    .title = Specialists
setup_start = Everybody puts their { -firefighter } on any { -outside }.
    .title = Where firefighters begin
setup_vehicles = Agree where the :engine: { -engine } and the :ambulance: { -ambulance } stand: each on any { -parking-spot } of its own kind.
    .title = Vehicles
setup_ladders = Put the { $ladders ->
        [one] { $ladders } :ladder: { -ladder }
       *[other] { $ladders } :ladder: { -ladder(case: "pl") }
    }, folded, on the { -engine }.
    .title = Ladders
setup_engine-family = Put the { -engine } on a { -parking-spot } of your choice. It holds the ladders and stays there for the whole game.
    .title = Engine of the family game
setup_platform = Put the token of the :platform: { -platform } on the { -engine }.
    .title = Platform
setup_saved = Agree on who begins. Nobody has saved any { -action-point(case: "pl") } yet.
    .title = Action points

## The turn

turn = A turn is some work, then more fire, then perhaps more people to look for.
    .title = The turn
turn_order = First you take actions, then the fire advances, then points of interest are filled up. After that it is the turn of the player on your left.
    .title = Three parts
turn_points = You have { $action-points ->
        [one] { $action-points } { -action-point }
       *[other] { $action-points } { -action-point(case: "pl") }
    } a turn for your actions, in any order and as often as you can pay.
    .title = Action points
turn_saving = What you do not spend you may save for later turns, up to { $saved-most ->
        [one] { $saved-most } { -action-point }
       *[other] { $saved-most } { -action-point(case: "pl") }
    }. Take an action marker for each.
    .title = Saving points
turn_extra-not-saved = The extra { -action-point(case: "pl") } of a { -specialist } are for this turn only. What is left of them is gone.
    .title = Extra points are not saved

## Actions

actions = What you can do for your action points.
    .title = Actions
actions_costs = The costs in { -action-point(case: "pl") }, unless a { -specialist } says otherwise.
    .title = What actions cost
actions_costs-experienced = The costs in { -action-point(case: "pl") } of what there is only in this game.
    .title = What more actions cost
actions_costs-extreme = The costs in { -action-point(case: "pl") }, as far as your building and your options have these things.
    .title = What actions of Extreme Danger cost
actions_move = Moving to an { -adjacent } without { -fire } costs { $cost_move ->
        [one] { $cost_move } { -action-point }
       *[other] { $cost_move } { -action-point(case: "pl") }
    }. There may be { -smoke }; it does not slow you down.
    .title = Moving
actions_reveal = Entering a space with a :poi: { -poi } turns it over for { $cost_reveal ->
        [one] { $cost_reveal } { -action-point }
       *[other] { $cost_reveal } { -action-point(case: "pl") }
    }. A { -false-alarm } leaves the board; a :victim: { -victim } stays.
    .title = Finding out
actions_move-fire = Moving into a space with :fire: costs { $cost_move-fire ->
        [one] { $cost_move-fire } { -action-point }
       *[other] { $cost_move-fire } { -action-point(case: "pl") }
    }. You may not do it with a { -victim }, and your turn may not end there.
    .title = Into fire
actions_carry = Moving with a :victim: { -victim } costs { $cost_carry ->
        [one] { $cost_carry } { -action-point }
       *[other] { $cost_carry } { -action-point(case: "pl") }
    } for each space. You carry nothing else meanwhile and may not enter { -fire }.
    .title = Carrying
actions_carry-hazmat = Moving with a :hazmat: { -hazmat } costs { $cost_carry ->
        [one] { $cost_carry } { -action-point }
       *[other] { $cost_carry } { -action-point(case: "pl") }
    } for each space as well. You carry a single load at a time, and not into { -fire }.
    .title = Carrying a hazmat
actions_lead = A { -treated-victim } walks along with you at no extra cost: each space costs { $cost-experienced_lead ->
        [one] { $cost-experienced_lead } { -action-point }
       *[other] { $cost-experienced_lead } { -action-point(case: "pl") }
    }.
    .title = Leading
actions_door = Opening or closing a :door: { -door } of your own space costs { $cost_door ->
        [one] { $cost_door } { -action-point }
       *[other] { $cost_door } { -action-point(case: "pl") }
    }. Where a door was destroyed there is nothing left to open or close.
    .title = Doors
actions_extinguish = In your own or an { -adjacent } you remove :smoke: for { $cost_smoke ->
        [one] { $cost_smoke } { -action-point }
       *[other] { $cost_smoke } { -action-point(case: "pl") }
    } or turn :fire: into smoke for { $cost_fire-smoke ->
        [one] { $cost_fire-smoke } { -action-point }
       *[other] { $cost_fire-smoke } { -action-point(case: "pl") }
    }.
    .title = Extinguishing
actions_extinguish-fire = A :fire: there may be removed altogether for { $cost_fire-out ->
        [one] { $cost_fire-out } { -action-point }
       *[other] { $cost_fire-out } { -action-point(case: "pl") }
    }.
    .title = Putting a fire out
actions_chop = To { -chop } costs { $cost_chop ->
        [one] { $cost_chop } { -action-point }
       *[other] { $cost_chop } { -action-point(case: "pl") }
    } and puts a { -damage-cube } on a { -wall } of your own space.
    .title = Chopping
actions_chop-supply = That cube comes from the supply of { $damage-cubes }, so every { -chop } also brings the { -collapse } nearer.
    .title = Chopping costs the building
actions_drive = For { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point }
       *[other] { $cost-experienced_drive } { -action-point(case: "pl") }
    } a vehicle goes to the next { -parking-spot } of its kind, clockwise or anticlockwise. To drive the :engine: you must be aboard; the :ambulance: you may also send for from anywhere.
    .title = Driving
actions_ride = Whoever stands on the spot of a vehicle may ride along when it drives, for { $cost-experienced_ride ->
        [one] { $cost-experienced_ride } { -action-point }
       *[other] { $cost-experienced_ride } { -action-point(case: "pl") }
    }.
    .title = Riding along
actions_deck-gun = Aboard the { -engine } you fire the { -deck-gun } for { $cost-experienced_deck-gun ->
        [one] { $cost-experienced_deck-gun } { -action-point }
       *[other] { $cost-experienced_deck-gun } { -action-point(case: "pl") }
    }.
    .title = Firing the deck gun
actions_crew-change = Beside the { -engine } you may swap your { -specialist } for an unused one for { $cost-experienced_crew-change ->
        [one] { $cost-experienced_crew-change } { -action-point }
       *[other] { $cost-experienced_crew-change } { -action-point(case: "pl") }
    }, as the first action of your turn.
    .title = Crew change
actions_dispose = A :hazmat: { -hazmat } carried out of the building leaves the game there, for { $cost-experienced_dispose ->
        [one] { $cost-experienced_dispose } { -action-point }
       *[other] { $cost-experienced_dispose } { -action-point(case: "pl") }
    }.
    .title = Disposing of a hazmat
actions_rescue-family = A :victim: { -victim } who is carried out of the building is { -rescued }.
    .title = Rescuing
actions_rescue-experienced = A :victim: { -victim } is { -rescued } only on the spaces of the { -ambulance }: bring them there, or drive the ambulance to where they are.
    .title = Rescuing

## The fire

fire = After your actions the fire has its turn.
    .title = The fire
fire_roll = Roll both dice for the { -target }. What happens there depends on what lies there.
    .title = Advance Fire
fire_target = An empty { -target } gets :smoke:. Smoke there becomes :fire:. Where it burns already there is an { -explosion }.
    .title = What the roll does
fire_beside-fire = Any { -smoke } that is laid beside { -fire } is fire at once.
    .title = Smoke beside fire
fire_flashover = At a { -flashover } every :smoke: with :fire: in an { -adjacent } becomes fire, over and over, until no more does. It is also done when there was no { -explosion }.
    .title = Flashover
fire_flashover-limits = A { -flashover } does not leap over an empty space, a { -wall } or a closed { -door }.
    .title = Where flashover ends
fire_flashover-again = When { -hazmat(case: "pl") } have exploded, do the { -flashover(case: "pl") } once more, until nothing changes.
    .title = Smoke after hazmat explosions
fire_hazmats = Every :hazmat: in a space with :fire: causes a full { -explosion } there, a carried one too. Then it leaves the game, and a { -hot-spot } from the { -pool } is laid there. Go on until none is in fire.
    .title = Hazmats in fire
fire_hazmat-order = If several { -hazmat(case: "pl") } burn at a time, the player whose turn it is chooses their order.
    .title = Several hazmats
fire_flare-up = If the { -target } had a :hot-spot:, then with everything else resolved there is a { -flare-up }: roll a new target and resolve it likewise, as long as the targets have hot spots.
    .title = Flare-up
fire_flare-up-spot = After a { -flare-up } the last { -target } gets a { -hot-spot } from the { -pool }, if there is one left. An ordinary roll brings none.
    .title = A new hot spot
fire_knocked-down = Every { -firefighter } in a space with :fire: is { -knocked-down } and goes to the { -ambulance }.
    .title = Knocked down
fire_knocked-down-family = In this game any spot for an { -ambulance } will do: take the nearest, and choose between those that are equally near.
    .title = To the nearest ambulance
fire_knocked-down-experienced = The { -firefighter } goes to wherever the { -ambulance } now stands.
    .title = To where the ambulance is
fire_load = A { -victim } carried or led by a { -firefighter } who is { -knocked-down } is { -lost }.
    .title = What they carried
fire_load-hazmat = A { -hazmat } carried by a { -firefighter } who is { -knocked-down } explodes.
    .title = A carried hazmat
fire_victims = Every { -victim } in a space with :fire: is { -lost }. Turn over each :poi: there: a victim is lost, a { -false-alarm } just leaves.
    .title = People in fire
fire_outside = All :fire: outside the building is removed. Vehicles take no harm.
    .title = Fire outside
fire_outside-order = First people in fire are taken off, then the fire outside. We know of no case in which the order matters.
    .title = What comes last

## Explosions

explosion = A blast goes in every direction.
    .title = Explosions
explosion_directions = An { -explosion } goes from its space in each of { $blast-directions ->
        [one] { $blast-directions } direction
       *[other] { $blast-directions } directions
    }. The space itself goes on burning.
    .title = Every direction
explosion_wall = A { -wall } that still stands stops the blast and takes a { -damage-cube }.
    .title = Against a wall
explosion_door = A closed :door: stops the blast, and its marker is taken off. No { -damage-cube } is placed.
    .title = Against a door
explosion_open-door = The marker of an open { -door } is taken off, and the blast goes on into the next space.
    .title = Through an open door
explosion_next-space = A next space that is empty or has :smoke: gets :fire:.
    .title = Into the next space
explosion_shockwave = If the next space burns already, a { -shockwave } runs on straight in this direction.
    .title = Shockwave
explosion_shockwave-passes = A { -shockwave } passes burning spaces, destroyed walls and open doors. The doors it passes are destroyed.
    .title = What it passes
explosion_shockwave-ends = It ends at an empty space or at { -smoke }, which becomes :fire:, even outside the building; at a { -wall }, which takes a { -damage-cube }; or at a closed { -door }, which is taken off.
    .title = Where it ends
explosion_own-breach = A { -wall } destroyed by this very blast still stops it.
    .title = A wall that gives way
explosion_example = The { -target } burns already. Its damaged left { -wall } takes the last { -damage-cube } it can and stops the blast. Above, an open { -door } is taken off, and the empty space behind it burns. On the right the next space burns too, so a { -shockwave } runs on to the :smoke: behind it, which becomes :fire:. Below, a closed { -door } is taken off, and no more.
    .title = Example: an explosion

## Points of interest

points-of-interest = Those who need you are hidden under question marks.
    .title = Points of interest
points-of-interest_refill = At the end of your turn, fill up until { $poi-on-board ->
        [one] { $poi-on-board } { -poi }
       *[other] { $poi-on-board } { -poi(case: "pl") }
    } lie on the board. Roll both dice for each.
    .title = Filling up
points-of-interest_counting = A { -victim } who is still in the { -building } counts as one.
    .title = What counts
points-of-interest_counting-outside = A { -victim } outside the building who has not reached the { -ambulance } counts as well.
    .title = Victims in the street count
points-of-interest_clear = Take any :smoke: or :fire: off the rolled space, and lay the { -poi } there. Roll again if the space has one or a { -victim }.
    .title = On smoke or fire
points-of-interest_at-firefighter = If a { -firefighter } stands there, turn it over at once.
    .title = On a firefighter
points-of-interest_arrows = If the rolled space has fire, smoke, a { -poi }, a { -victim } or a { -firefighter }, follow the arrows to the first space without.
    .title = Following the arrows

## Specialists

specialists = Everybody is good at something else.
    .title = Specialists
specialists_table = The table gives ordinary and extra { -action-point(case: "pl") }. Extra ones are for the purpose which the specialist names.
    .title = Points of each specialist
specialists_paramedic = You treat a :victim: { -victim } in your own space for { $special_treat ->
        [one] { $special_treat } { -action-point }
       *[other] { $special_treat } { -action-point(case: "pl") }
    }; after that they can be led. For { -extinguishing } you pay { $special_double } times as much.
    .title = Paramedic
specialists_captain = With your { $specialist-points_captain_extra } extra points, or with your own, you move other { -firefighter(case: "pl") } or let them open and close doors.
    .title = Fire Captain
specialists_captain-limit = On the CAFS Firefighter you may spend no more than { $special_cafs-command ->
        [one] { $special_cafs-command } extra point
       *[other] { $special_cafs-command } extra points
    } a turn.
    .title = Fire Captain and CAFS
specialists_imaging = You turn over any :poi: on the board for { $special_reveal ->
        [one] { $special_reveal } { -action-point }
       *[other] { $special_reveal } { -action-point(case: "pl") }
    }.
    .title = Imaging Technician
specialists_cafs = Your { $specialist-points_cafs_extra } extra points are for { -extinguishing } only. Of ordinary ones you have just { $specialist-points_cafs_points }.
    .title = CAFS Firefighter
specialists_hazmat-technician = You remove a :hazmat: { -hazmat } in your own space for { $special_remove-hazmat ->
        [one] { $special_remove-hazmat } { -action-point }
       *[other] { $special_remove-hazmat } { -action-point(case: "pl") }
    }.
    .title = Hazmat Technician
specialists_generalist = You have { $specialist-points_generalist_points ->
        [one] { $specialist-points_generalist_points } { -action-point }
       *[other] { $specialist-points_generalist_points } { -action-point(case: "pl") }
    } and no other ability.
    .title = Generalist
specialists_rescue = A { -chop } costs you only { $special_rescue-chop ->
        [one] { $special_rescue-chop } { -action-point }
       *[other] { $special_rescue-chop } { -action-point(case: "pl") }
    }. Your { $specialist-points_rescue_extra } extra points are for moving. For { -extinguishing } you pay { $special_double } times as much.
    .title = Rescue Specialist
specialists_driver = You fire the { -deck-gun } for { $special_driver-gun ->
        [one] { $special_driver-gun } { -action-point }
       *[other] { $special_driver-gun } { -action-point(case: "pl") }
    } and may roll its dice again.
    .title = Driver/Operator
specialists_engineer-clear = For { $special_engineer-clear ->
        [one] { $special_engineer-clear } { -action-point }
       *[other] { $special_engineer-clear } { -action-point(case: "pl") }
    } you send a :hot-spot: of your own space back to the { -pool }. It works only while your space and its { -adjacent(case: "pl") } are free of { -fire }.
    .title = Structural Engineer: hot spots
specialists_engineer-repair = For { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point }
       *[other] { $special_engineer-repair } { -action-point(case: "pl") }
    } you take a { -damage-cube } off a damaged { -wall } of your own space, back to the supply. It must not be destroyed, and neither your space nor an { -adjacent } may burn.
    .title = Structural Engineer: repairs
specialists_engineer-no-water = You may not extinguish anything.
    .title = Structural Engineer: no water

## Vehicles

vehicles = What stands in the street.
    .title = Vehicles
vehicles_quadrants = The building is divided into { $quadrants ->
        [one] { $quadrants } { -quadrant }
       *[other] { $quadrants } { -quadrant(case: "pl") }
    } of { $quadrant-rows ->
        [one] { $quadrant-rows } row
       *[other] { $quadrant-rows } rows
    } by { $quadrant-columns ->
        [one] { $quadrant-columns } column
       *[other] { $quadrant-columns } columns
    }.
    .title = Quadrants
vehicles_quadrants-1 = Which { -quadrant } the { -engine } reaches from the { -parking-spot } of each street.
    .title = First side: reach of the engine
vehicles_quadrants-2 = Which { -quadrant } the { -engine } reaches from the { -parking-spot } of each street.
    .title = Second side: reach of the engine
vehicles_deck-gun = The { -deck-gun } reaches the { -quadrant } beside the { -engine }. Roll both dice; a die that points elsewhere is turned to its opposite face.
    .title = Aiming the deck gun
vehicles_deck-gun-water = It removes all :fire: and :smoke: from the { -target } and from every { -adjacent }. Walls and closed doors keep the water off.
    .title = What it clears
vehicles_deck-gun-forbidden = You may not fire it while any { -firefighter } is in that { -quadrant }.
    .title = Nobody in the way

## Windows and light walls

windows = More ways in, and walls that do not hold much.
    .title = Windows and light walls
windows_what = A :window: { -window } is hatched on the board. It lets people through without a broken wall, and opens and closes much like a { -door }.
    .title = Windows
windows_closed = Every { -window } begins closed.
    .title = Closed at first
windows_open = From the space at the { -window } you open or close it for { $cost-extreme_window ->
        [one] { $cost-extreme_window } { -action-point }
       *[other] { $cost-extreme_window } { -action-point(case: "pl") }
    }. This is a { -movement-action }.
    .title = Opening and closing
windows_from-outside = You may do so from the { -outside } in front of the { -window } as well.
    .title = From outside
windows_adjacent = Through an open { -window } the spaces on both sides count as { -adjacent(case: "pl") }. Lay a marker on it when it is opened, and take it off when it is closed.
    .title = Open windows
windows_wall = A { -wall } with a { -window } is destroyed by { $window-damage ->
        [one] { $window-damage } { -damage-cube }
       *[other] { $window-damage } { -damage-cube(case: "pl") }
    }.
    .title = The wall around it
windows_blast = A blast passes through an open { -window }, and yet, unlike at a door, the { -wall } around it takes the damage and is destroyed.
    .title = A blast at an open window
windows_marker = When the { -wall } around an open { -window } is destroyed, its marker goes back beside the board.
    .title = The marker of a broken window
windows_light-walls = A blue segment is a { -light-wall }. It is destroyed by { $light-damage ->
        [one] { $light-damage } { -damage-cube }
       *[other] { $light-damage } { -damage-cube(case: "pl") }
    }.
    .title = Light walls
windows_light-chop = A single { -chop } brings down a { -light-wall }, at its usual cost.
    .title = Chopping a light wall

## Fire doors

fire-doors = Doors that hold, and then hold too well.
    .title = Fire doors
fire-doors_what = A :fire-door: { -fire-door } is marked green and has markers of its own. But for what follows, it is a { -door } like any other.
    .title = Fire doors
fire-doors_roll = When a blast of { -advance-fire } would destroy a closed { -fire-door }, roll the { -red-die } first.
    .title = Roll for it
fire-doors_open = A blast that meets an open { -fire-door } takes it off and goes on, as with any open door.
    .title = An open fire door
fire-doors_holds = At { $fire-door-roll_holds_low }–{ $fire-door-roll_holds_high } the blast is stopped, the marker stays, and no fire comes that way. The other directions are resolved as ever.
    .title = It holds
fire-doors_jams = At { $fire-door-roll_jams_low }–{ $fire-door-roll_jams_high } it holds likewise, and a :jam: { -jam-marker } is laid on it.
    .title = It holds and jams
fire-doors_jams-again = For a jammed { -fire-door } there is no roll: every further blast adds another { -jam-marker }.
    .title = Jammed already
fire-doors_shut = A jammed { -fire-door } cannot be opened.
    .title = No way through
fire-doors_unjam = A { -chop } in a space at the door takes off a single { -jam-marker }, for the usual cost of chopping.
    .title = Chopping a jam
fire-doors_unjam-cube = Chopping a { -jam-marker } uses no { -damage-cube }: the building is not hurt by it.
    .title = No cube for a jam
fire-doors_last-jam = When its last { -jam-marker } comes off, the { -fire-door } is destroyed.
    .title = The last jam marker
fire-doors_jams-short = If all { $jam-markers ->
        [one] { $jam-markers } { -jam-marker }
       *[other] { $jam-markers } { -jam-marker(case: "pl") }
    } are in use, the door still holds, and no further one is added.
    .title = No jam markers left

## Explosive objects

objects = Something big that had better not get hot.
    .title = Explosive objects
objects_scope = This is an option. An { -explosive-object } lies on the board and blows up after too much damage.
    .title = Playing with explosive objects
objects_car = The :car: car stands on the garage area and covers { $object-spaces_large ->
        [one] { $object-spaces_large } space
       *[other] { $object-spaces_large } spaces
    }.
    .title = The car
objects_wall = An { -explosive-object } blocks every way into it and through it, and breaks adjacency there, like a thick { -wall }.
    .title = Like a thick wall
objects_no-fire = As long as it stands, its spaces never hold { -smoke } or { -fire }.
    .title = Nothing burns on it
objects_target = If { -advance-fire } names one of its spaces, follow the arrows to the first space that can be a { -target }.
    .title = Rolled as a target
objects_damage = Whenever a blast would put :fire: on one of its spaces, put a { -damage-cube } on the object instead.
    .title = How it is damaged
objects_capacity = An object explodes once it bears as many { -damage-cube(case: "pl") } as are drawn on it: that is its { -capacity }, and more count too.
    .title = When it has had enough
objects_capacities = Examples show the { -capacity } of the car and of the toxic equipment. Those of the explosive equipment are our own values, for where the print on the token cannot be read.
    .title = Capacities
objects_order = Finish the blast that is being resolved; only then does the object explode.
    .title = First one, then the other
objects_large = Put :fire: and a :hot-spot: on both its spaces and take the token off. Then a single { -explosion } goes from the pair in { $object-directions ->
        [one] { $object-directions } direction
       *[other] { $object-directions } directions
    }.
    .title = The car explodes
objects_laboratory-large = The large piece of lab equipment does as a car would: :fire: and a :hot-spot: on both its spaces, the token off, and a single { -explosion } in { $object-directions ->
        [one] { $object-directions } direction
       *[other] { $object-directions } directions
    }.
    .title = The large equipment explodes
objects_family-hot-spot = In the family game, leave out the { -hot-spot(case: "pl") } of an exploding object.
    .title = No hot spots in the family game
objects_cubes = The { -damage-cube(case: "pl") } of an exploded object go out of the game. They still count towards the { -collapse } and never return to the supply.
    .title = Its cubes
objects_refill = A { -poi } rolled onto an { -explosive-object } follows the arrows.
    .title = Points of interest
objects_small = Put :fire: and a :hot-spot: on its space and take the token off. There is an { -explosion } on this space, and then another one on the same space: { $small-explosions } altogether.
    .title = The small equipment explodes

## Stairs

stairs = From floor to floor inside the building.
    .title = Stairs
stairs_adjacent = The lower and the upper space of the :stairs: { -stairs } are adjacent, so each may have up to { $stair-neighbours ->
        [one] { $stair-neighbours } neighbour
       *[other] { $stair-neighbours } neighbours
    }. Otherwise they are ordinary spaces.
    .title = A pair of spaces
stairs_ordinary = Moving there costs the usual. A stair space may have people, { -hazmat(case: "pl") }, { -hot-spot(case: "pl") }, { -smoke } or { -fire }, and the walls around it can be destroyed.
    .title = What may happen there
stairs_coordinates = Each stair space shows the coordinates of the other.
    .title = The other half
stairs_explosion = An { -explosion } on a stair space goes in { $stair-neighbours ->
        [one] { $stair-neighbours } direction
       *[other] { $stair-neighbours } directions
    }.
    .title = An explosion on the stairs
stairs_vertical = If the other half burns, the blast that goes there leaves it by its open side only, the one without a wall, even if its other walls are damaged or gone.
    .title = Up or down the stairs
stairs_wave = A { -shockwave } that comes along the floor to a burning stair space leaves in a single direction: straight on if the wall behind is destroyed, else to the other floor, and that wall takes no damage.
    .title = A wave reaches the stairs
stairs_wave-on = If the other half burns too, the { -shockwave } runs on through the open side of that half.
    .title = And further on
stairs_example-explosion = A lower stair space explodes that has walls above, on the left and below, and is open on the right; the upper half burns. Each of these walls takes a { -damage-cube }, the space on the right burns, and upstairs the space below the upper half.
    .title = Example: an explosion on the stairs
stairs_example-wave = A { -shockwave } reaches a burning stair space and the wall behind it is destroyed: the space behind that wall, on the same floor, catches fire. Had the wall stood, the other half of the stairs would have caught it.
    .title = Example: a wave on the stairs

## Ladders

ladders = From floor to floor outside the building.
    .title = Ladders
ladders_engine = On a space of the { -engine } you pick up a :ladder: { -ladder } for { $cost-extreme_take-ladder ->
        [one] { $cost-extreme_take-ladder } { -action-point }
       *[other] { $cost-extreme_take-ladder } { -action-point(case: "pl") }
    }. You carry it folded to its place and raise it there; before that nobody climbs it.
    .title = Taking a ladder
ladders_carry = With a { -ladder }, moving costs the usual.
    .title = Carrying it
ladders_no-load = You do not carry a { -ladder } together with a { -victim } or a { -hazmat }, but you may lead a { -treated-victim } meanwhile.
    .title = No other load
ladders_single = You never carry more than a single { -ladder }.
    .title = One at a time
ladders_ambulance = A { -ladder } may not go into the { -ambulance }, neither with you nor alone. To ride there, leave it outside.
    .title = Not in the ambulance
ladders_raise = Outside only, you raise the { -ladder } for { $cost-extreme_raise ->
        [one] { $cost-extreme_raise } { -action-point }
       *[other] { $cost-extreme_raise } { -action-point(case: "pl") }
    }, a { -movement-action }: the { -lower-half } on your own space, the { -upper-half } on the matching { -outside } of the upper floor. It is not carried any more.
    .title = Raising it
ladders_climb = Between its halves you climb for { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point }
       *[other] { $cost-extreme_climb } { -action-point(case: "pl") }
    }, or for { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point }
       *[other] { $cost-extreme_climb-loaded } { -action-point(case: "pl") }
    } with a { -victim }, a { -hazmat } or, against the usual rule, a { -treated-victim }.
    .title = Climbing
ladders_enter = The same costs hold between the { -upper-half } and the building, through an open { -window } or a destroyed { -wall }.
    .title = Into the building
ladders_upper-single = On an { -upper-half } there is room for no more than { $upper-half-room ->
        [one] { $upper-half-room } { -firefighter }
       *[other] { $upper-half-room } { -firefighter(case: "pl") }
    }.
    .title = Room for a single firefighter
ladders_upper-work = From the { -upper-half } you extinguish and { -chop } as usual.
    .title = Working up there
ladders_upper-leave = A { -victim } or a { -hazmat } may not be left on an { -upper-half }.
    .title = Nothing is left up there
ladders_lower = The { -lower-half } stands on the ground. Any number of figures may be there, and it is in nobody's way, nor in that of vehicles.
    .title = The foot of the ladder
ladders_fold = From its lower space you fold the { -ladder } for { $cost-extreme_fold ->
        [one] { $cost-extreme_fold } { -action-point }
       *[other] { $cost-extreme_fold } { -action-point(case: "pl") }
    }. Both halves end there.
    .title = Folding it
ladders_fold-occupied = A { -ladder } may not be folded while a { -firefighter } stands on its { -upper-half }.
    .title = Somebody is up there
ladders_fire = :fire: on either half makes the { -ladder } fall: it lies folded on the lower space.
    .title = Fire at a ladder
ladders_fire-people = Whoever is in that fire suffers as usual. With fire below and somebody on the { -upper-half }, that { -firefighter } is { -knocked-down }, the { -victim } is { -lost }, and a carried { -hazmat } explodes on the lower space.
    .title = Those on the ladder
ladders_hazmat = A { -hazmat } is disposed of only on the ground outside. An { -upper-half } is not far enough.
    .title = Hazmats go all the way down
ladders_movement = Carrying, raising, climbing and folding a { -ladder } are each a { -movement-action }, for all abilities and limits of specialists.
    .title = Ladder work is movement
ladders_example = Ada climbs from the ground to the { -upper-half } for { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point }
       *[other] { $cost-extreme_climb } { -action-point(case: "pl") }
    } and steps in through an open { -window } for { $cost-extreme_climb ->
        [one] { $cost-extreme_climb } { -action-point }
       *[other] { $cost-extreme_climb } { -action-point(case: "pl") }
    } more. Leading a { -treated-victim } out again costs her { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point }
       *[other] { $cost-extreme_climb-loaded } { -action-point(case: "pl") }
    } to the upper half and { $cost-extreme_climb-loaded ->
        [one] { $cost-extreme_climb-loaded } { -action-point }
       *[other] { $cost-extreme_climb-loaded } { -action-point(case: "pl") }
    } down.
    .title = Example: up and down a ladder
ladders_floor = Whoever raises a { -ladder } says for which floor. To change it, fold and raise again: a ladder never serves both upper floors.
    .title = Which floor it leads to
ladders_tall = Between the halves of a { -ladder } to the third floor everything costs double: { $tall_climb ->
        [one] { $tall_climb } { -action-point }
       *[other] { $tall_climb } { -action-point(case: "pl") }
    } alone, { $tall_climb-loaded ->
        [one] { $tall_climb-loaded } { -action-point }
       *[other] { $tall_climb-loaded } { -action-point(case: "pl") }
    } with a { -victim } or another load.
    .title = All the way to the attic

## Vehicles at these buildings

tall-vehicles = How the vehicles serve buildings with more than a ground floor.
    .title = Vehicles at these buildings
tall-vehicles_gun = The { -deck-gun } reaches the half of the building beside the { -engine }, on both floors. Turn the { -red-die } to its opposite face if needed, the { -black-die } never.
    .title = Deck gun at the laboratory
tall-vehicles_forbidden = You may not fire it while any { -firefighter } is in that half, on whichever floor.
    .title = Nobody in that half
tall-vehicles_drive = For { $cost-experienced_drive ->
        [one] { $cost-experienced_drive } { -action-point }
       *[other] { $cost-experienced_drive } { -action-point(case: "pl") }
    } a vehicle goes to any { -parking-spot } of its kind, not only to the next. The :engine: still needs its driver aboard; the :ambulance: comes from anywhere.
    .title = Driving at the laboratory
tall-vehicles_three-floors = The { -deck-gun } reaches only the half of the board beside the { -engine }. With so many floors we recommend the { -platform } instead.
    .title = Deck gun at three floors
tall-vehicles_three-floors-dice = Turn the { -red-die } to its opposite face if needed. The { -black-die } counts as it fell.
    .title = Dice at three floors
tall-vehicles_three-floors-people = You may not fire while any { -firefighter } is in the half where the water may go, on any floor.
    .title = Nobody in the target half
tall-vehicles_garage-attic = Roll the eight-sided die for it. What it reaches depends on the side on which the { -engine } stands.
    .title = Deck gun at garage and attic
tall-vehicles_garage-right = On the right the building has a single floor, and the { -deck-gun } works there as in the base game.
    .title = From the right
tall-vehicles_garage-left = On the left it reaches half of both floors. The { -red-die } may be turned; a { -black-die } of { $attic-gun-from } or more counts { $attic-shift } more, and so means the { -attic }, columns { $added-first } to { $added-last }.
    .title = From the left
tall-vehicles_basement = The { -deck-gun } uses the eight-sided die as ever. The { -basement } is no { -target } for it nor for the { -platform }, save through a hole in the floor.
    .title = Deck gun and basement

## Hydraulic platform

platform = A lift with a hose.
    .title = Hydraulic platform
platform_scope = This is an option. The :platform: { -platform } takes the place of the { -deck-gun }.
    .title = Playing with the platform
platform_capacity = There is room for { $platform-room ->
        [one] { $platform-room } figure
       *[other] { $platform-room } figures
    }: firefighters, or a { -firefighter } with a { -victim } or carrying a { -hazmat }, but never only victims. A lone victim may be loaded and left there.
    .title = Who may be on it
platform_step = Between { -engine } and { -platform } you step for { $cost-extreme_platform-step ->
        [one] { $cost-extreme_platform-step } { -action-point }
       *[other] { $cost-extreme_platform-step } { -action-point(case: "pl") }
    }; between the building and the platform at the usual cost.
    .title = Getting on and off
platform_operate = For { $cost-extreme_platform ->
        [one] { $cost-extreme_platform } { -action-point }
       *[other] { $cost-extreme_platform } { -action-point(case: "pl") }
    }, the Driver/Operator for { $special_driver-platform ->
        [one] { $special_driver-platform } { -action-point }
       *[other] { $special_driver-platform } { -action-point(case: "pl") }
    }, the { -platform } and its load go to any { -outside } of an upper floor along the engine's street, or back to the { -engine }, in a single action.
    .title = Moving the platform
platform_not-movement = Moving the { -platform } is an action with a vehicle and no { -movement-action }.
    .title = Not a movement
platform_who = Only a { -firefighter } who is on the { -platform } or on the { -engine } moves it.
    .title = Who may move it
platform_work = Those on the { -platform } extinguish, { -chop }, and open or close a { -window } as usual.
    .title = Working from it
platform_cannon = For { $cost-extreme_cannon ->
        [one] { $cost-extreme_cannon } { -action-point }
       *[other] { $cost-extreme_cannon } { -action-point(case: "pl") }
    }, the Driver/Operator for { $special_driver-cannon ->
        [one] { $special_driver-cannon } { -action-point }
       *[other] { $special_driver-cannon } { -action-point(case: "pl") }
    }, its cannon hits without dice the space beside it, through an open { -window } or a destroyed { -wall }.
    .title = Its cannon
platform_cannon-water = All :fire: and :smoke: is removed from the { -target } and from every { -adjacent }. Walls and closed doors keep the water off.
    .title = What the cannon clears
platform_cannon-forbidden = The cannon may not be used while a { -victim } or another { -firefighter } is anywhere in the spaces that it would clear.
    .title = Nobody in the way
platform_stay = The { -engine } may not drive until the { -platform } is back on it.
    .title = The engine waits

## Chemical spill

spill = What leaks here is nothing to wade through.
    .title = Chemical spill
spill_scope = This is an option. The toxic lab equipment is treated as an { -explosive-object }, but when its { -capacity } is reached there is a { -spill } and no explosion.
    .title = Playing with the spill
spill_damage = It blocks the way like a thick { -wall } and never burns. A blast that would put :fire: on its space puts a { -damage-cube } on it, up to { $capacity_toxic }.
    .title = Damage to it
spill_markers = The token and its cubes leave the game. Lay a :toxic: { -toxic-marker } on its space, then further ones, each after the other, until there are { $toxic-markers }.
    .title = It leaks
spill_next = Each further marker goes to a random { -adjacent } of the one just laid. Share the faces of a die equally among the spaces which can take it, as the table shows.
    .title = Where it flows
spill_no-roll = With only a single such space there is no roll.
    .title = A single way
spill_walls = A { -spill } does not pass walls, closed doors or closed windows: only an { -adjacent } counts.
    .title = Walls hold it
spill_dead-end = No space takes a second { -toxic-marker }. If none is left to flow to, step back along the way it came, until there is one.
    .title = Dead ends
spill_short = If not even stepping back finds a space, the { -spill } ends with fewer than { $toxic-markers ->
        [one] { $toxic-markers } marker
       *[other] { $toxic-markers } markers
    }.
    .title = Nowhere to flow
spill_people = In a toxic space every { -victim } is { -lost }, a { -poi } is turned over and treated so too, and every { -firefighter } is { -knocked-down }.
    .title = People in it
spill_closed = No { -firefighter } may enter a toxic space.
    .title = No entry
spill_refill = A { -poi } rolled onto a toxic space follows the arrows.
    .title = Points of interest
spill_fire = A { -toxic-marker } has no effect on { -fire }, { -smoke }, { -hot-spot(case: "pl") } or { -hazmat(case: "pl") }.
    .title = It does not mind fire
spill_remove = The Hazmat Technician removes a { -toxic-marker } from an { -adjacent } for { $special_remove-toxic ->
        [one] { $special_remove-toxic } { -action-point }
       *[other] { $special_remove-toxic } { -action-point(case: "pl") }
    }.
    .title = Cleaning up
spill_example = A blast brings the last cube onto the equipment. The first marker lies on its space; around it A, B and C can take the next, and a roll of { $spill-example_first } says C. From C the choice is D or E; the roll says D, which is a dead end. Back on C, E takes the next one without a roll. Around E are B, F and G, and a roll of { $spill-example_last } says B, where a { -victim } is { -lost }.
    .title = Example: a spill
spill_example-dice = A translation names dice which do not exist. What it means is what an ordinary die has rolled.
    .title = Dice in the example
spill_example-third = The sources do not agree on what was rolled for the third marker. It makes no difference to the end: one of D and E is the dead end, the other is filled next.
    .title = The third marker
spill_example-blast = Before the leak, the blast sets both free neighbours of its space on fire, damages a single wall and puts the last cube on the equipment.
    .title = The blast in the example

## Basement and holes in the floor

floors = What blows up below opens the ground above.
    .title = Basement and holes in the floor
floors_outer-walls = The outer walls of the { -basement }, marked black, take no damage.
    .title = Walls against the earth
floors_damage = Resolve it; then lay a :floor-damaged: { -damaged-floor } marker on the ground-floor space straight above the explosion.
    .title = An explosion in the basement
floors_damaged = A { -damaged-floor } has no effect yet.
    .title = Damaged, but firm
floors_destroy = A { -damaged-floor } becomes a { -destroyed-floor } when there is an { -explosion } in that very space or straight below it.
    .title = The second blast
floors_cubes = Turn the marker over to :floor-destroyed:. { $floor-cubes ->
        [one] { $floor-cubes } { -damage-cube } leaves
       *[other] { $floor-cubes } { -damage-cube(case: "pl") } leave
    } the supply for it, which may make the building { -collapse }.
    .title = What it costs the building
floors_fire = Remove fire and smoke from that space. Any :smoke: in an { -adjacent } becomes :fire:, and then flashovers are resolved.
    .title = Its fire
floors_people = Every { -victim } there is { -lost }, every { -poi } turned over and treated so too. Every { -firefighter } is { -knocked-down }, and a { -hazmat } explodes there.
    .title = Those who stood there
floors_hot-spots = The { -hot-spot(case: "pl") } of the space go back to the { -pool }.
    .title = Its hot spots
floors_impassable = Nobody can cross a { -destroyed-floor }.
    .title = A hole
floors_extinguish = From a ground-floor space beside the hole you may extinguish in the { -basement } space below it.
    .title = Fire at the bottom of a hole
floors_water = If the { -deck-gun } hits a { -destroyed-floor }, as a { -target } or beside it, the water works on the space below.
    .title = Water into the hole
floors_below = An { -explosion } straight below a hole also turns the :smoke: beside the hole on the ground floor into :fire:; then flashovers are resolved.
    .title = An explosion under a hole
floors_wave = A { -shockwave } that comes to a hole brings :fire: to the space below, or an { -explosion } if it burns already, and also runs on across the hole.
    .title = A wave over a hole
floors_refill = A { -poi } rolled onto a hole lies on the space below.
    .title = Points of interest
floors_target = If { -advance-fire } names a { -destroyed-floor }, the { -target } is the space below it.
    .title = Fire rolled onto a hole
floors_short = If all { $floor-markers ->
        [one] { $floor-markers } floor marker
       *[other] { $floor-markers } floor markers
    } lie on the board, further explosions below damage no more floors.
    .title = No floor markers left
floors_trapped = The game is over and lost if a { -firefighter } is trapped: in the { -basement }, or on the ground floor, with no way left to get out.
    .title = Trapped
floors_bridge = This is an option. From an { -adjacent } a { -firefighter } with a { -ladder } lays it across a { -destroyed-floor } as a { -bridge }, for { $cost-extreme_bridge ->
        [one] { $cost-extreme_bridge } { -action-point }
       *[other] { $cost-extreme_bridge } { -action-point(case: "pl") }
    }.
    .title = A ladder as a bridge
floors_bridge-cross = A bridged space is entered and crossed at the usual cost.
    .title = Crossing the bridge
floors_bridge-lost = An { -explosion } straight below is resolved as usual and takes the { -ladder } out of the game.
    .title = An explosion under the bridge
floors_bridge-fall = A { -firefighter } on a { -bridge } that is lost is { -knocked-down }, with all that this means for the load.
    .title = Whoever stood on the bridge
floors_ladder-down = This is an option. From a space beside a hole a { -firefighter } with a { -ladder } lowers it for { $cost-extreme_ladder-down ->
        [one] { $cost-extreme_ladder-down } { -action-point }
       *[other] { $cost-extreme_ladder-down } { -action-point(case: "pl") }
    }: the { -upper-half } on the own space, the { -lower-half } in the { -basement } straight below the hole.
    .title = A ladder down a hole
floors_repair = This is an option. The Structural Engineer mends a { -damaged-floor } from that space or from below it. The spaces beside and below it must be free of { -fire }; a { -destroyed-floor } stays as it is.
    .title = Mending a floor
floors_repair-cost = Mending costs { $special_engineer-repair ->
        [one] { $special_engineer-repair } { -action-point }
       *[other] { $special_engineer-repair } { -action-point(case: "pl") }
    } and takes the marker off.
    .title = What mending costs

## Misprints and false friends

errata = Where translations may lead you astray, though the rule is not in doubt.
    .title = Misprints and false friends
errata_order = In a translation that goes round, headings and columns have lost their order, and the example of the ladder is torn apart. Here every piece is back in its place.
    .title = Mixed-up columns
errata_attic = A Portuguese word for the { -attic } looks like the Spanish one for the { -basement }. In a text that mixes the languages they mean the opposite.
    .title = Attic or basement?
errata_knocked-down = Translations speak of stunned or injured firefighters. They always mean { -knocked-down }.
    .title = Stunned, injured, knocked down
errata_shockwave = A translation uses its word for a { -flashover } in an example of the stairs. A { -shockwave } is meant.
    .title = Shockwave or flashover?
errata_hazmat = Where a translation lets you climb with a dangerous object, a { -hazmat } is meant. No { -explosive-object } can be carried.
    .title = Hazmat or object?
errata_letters = The effects of a destroyed floor are lettered in a single run in one translation, and begin anew in the middle in another. They are the same rules.
    .title = Lettered paragraphs

## Readings

reading_lost-victims = How many lost victims are too many?
    .why = Every shop edition that we know of says so; the smaller number is that of the very first print and of a retelling.
reading_lost-victims_retail = The game is lost with { $lost-to-lose_retail ->
        [one] { $lost-to-lose_retail } lost victim
       *[other] { $lost-to-lose_retail } lost victims
    }.
reading_lost-victims_first-print = The game is lost with { $lost-to-lose_first-print ->
        [one] { $lost-to-lose_first-print } lost victim
       *[other] { $lost-to-lose_first-print } lost victims
    } already.
reading_precedence = Which wins where the expansion and the base game disagree?
    .why = The English and the official Spanish rules say so too.
reading_precedence_expansion = The expansion wins.
reading_precedence_add = The expansion adds to the base game and changes only what it names itself.
reading_second-story = Which buildings of { product_second-story } can get an attic or a basement?
    .why = The English rules name both buildings; the other wording can be read in several ways.
reading_second-story_either = Either of its buildings can.
reading_second-story_board = Only a single board of that expansion is put on top, as a further floor.
reading_basement-outside = Is there an outside at the level of the basement?
    .why = The English and the official Spanish rules know no usable ring down there, so both wordings come to the same.
reading_basement-outside_none = There is none: nobody moves around the basement.
reading_basement-outside_no-exit = Nobody leaves the basement outwards, but spaces around it are not ruled out.
reading_attic-and-basement = May a game have an attic and a basement at once?
    .why = The rules always speak of the one or the other, and the columns of the twelve-sided die serve only a single added floor.
reading_attic-and-basement_never = No: it has the one or the other.
reading_attic-and-basement_allowed = Yes, with two boxes, if the group agrees which die names which floor.
reading_laboratory-floors = Which columns belong to which floor of the laboratory?
    .why = The column alone tells the floor, since the black die of its deck gun is never turned. Which half is which is our own choice where your board does not say.
reading_laboratory-floors_ground-left = The lower columns are the ground floor.
reading_laboratory-floors_ground-right = The lower columns are the upper floor.
reading_attic-above = Over which columns does the attic of the garage lie?
    .why = It follows from the way in which the deck gun adds to the column on the left side.
reading_attic-above_left = Over the left half, each column straight above its own.
reading_attic-above_printed = Wherever the printed coordinates of your board put it.
reading_laboratory-streets = Where are the streets for the engine at the laboratory?
    .why = The row die chooses the half, so the halves lie along the long sides. This is our conclusion.
reading_laboratory-streets_long-sides = Along the two long sides.
reading_laboratory-streets_printed = Wherever your board shows parking spots.
reading_component-list = What belongs to the box though a list leaves it out?
    .why = The fuller list names both sides of the objects, the page about the attic includes the die, and nobody lists a platform.
reading_component-list_fuller = Double-sided objects and a twelve-sided die are included; the platform has no token.
reading_component-list_shorter = Only what the shorter list names: objects with a single side, and no twelve-sided die.
reading_attic-stair-place = Where does the stair marker of the attic lie?
    .why = The place is printed as a symbol on the board below, and no list of the places was open to us.
reading_attic-stair-place_below = Straight below the stairs of the attic.
reading_attic-stair-place_free = On any space of the board below that the group agrees on.
reading_basement-stair-half = Which half of the basement stairs is the marker?
    .why = The marker lies on the ground floor, which is the upper end; the other wording repeats the sentence about the attic.
reading_basement-stair-half_upper = It is the upper half of the stairs.
reading_basement-stair-half_lower = It is the lower half of the stairs.
reading_family-board-2 = How does a family game begin on the second side of the board?
    .why = No beginning for it is known to us, and the larger buildings begin in this way.
reading_family-board-2_rolled = With explosions and points of interest that are rolled for, and without damage.
reading_family-board-2_first-only = Not at all: the family game is played on the first side.
reading_garage-experienced = Does the experienced set-up of the garage differ from that of the base game?
    .why = The sources call the two ways to play by many names, but state no exception for this one, so nothing changes.
reading_garage-experienced_base = No: it is set up as in the base game.
reading_garage-experienced_rolled = Yes: its first explosion is rolled with both dice, as at the laboratory.
reading_laboratory-explosions = How are the explosions of the laboratory spread at the beginning?
    .why = Without a roll for the first, the table of the base game would have to fit two floors. The fuller wording settles that.
reading_laboratory-explosions_both-dice = Both dice are rolled from the first on, and every floor must get an explosion.
reading_laboratory-explosions_should = Every floor should get an explosion; nothing else differs from the base game.
reading_laboratory-points = How are the first points of interest spread over the floors?
    .why = With two floors both wordings come to the same. We follow the literal one; with three floors it leaves more to chance.
reading_laboratory-points_most = No floor gets more than { $lab-points-per-floor } of them.
reading_laboratory-points_least = Every floor gets at least one.
reading_family-extra-explosion = What does the extra explosion of the attic or basement bring in the family game?
    .why = All other explosions of the family set-up are without damage, and the family game has no hot spots.
reading_family-extra-explosion_plain = Only its fire: no damage and no hot spot.
reading_family-extra-explosion_damage = Its fire and its damage, but no hot spot.
reading_family-extra-explosion_full = Its fire, its damage and a hot spot, as in the experienced game.
reading_extra-hot-spots = How do the extra hot spots of an added floor come onto the board?
    .why = One wording names the dice, and all other hot spots are rolled for as well.
reading_extra-hot-spots_rolled = They are rolled for.
reading_extra-hot-spots_placed = They are placed where the group likes.
reading_pool-short = What if there are not enough hot spots for board and pool together?
    .why = Hot spots on the board matter from the first roll on, those of the pool only later.
reading_pool-short_board-first = The board is served first, and the pool gets the rest.
reading_pool-short_pool-first = The pool is filled first, and the board gets the rest.
reading_platform-start = Where does the platform begin?
    .why = Stepping between the two is free, so it makes no difference.
reading_platform-start_on-engine = On the engine itself.
reading_platform-start_beside = On one of the spaces of the engine.
reading_family-engine = What does the engine do in a family game with ladders?
    .why = The ladders need a place, while the family game has no driving.
reading_family-engine_stays = It stands on a spot of your choice and stays there.
reading_family-engine_drives = It may be driven as in the experienced game.
reading_crew-change = When in a turn may one change one's specialist?
    .why = A program that plays these rules insists on it, and otherwise one could use the extra points of two specialists in a turn.
reading_crew-change_first = Only as the first action of the turn.
reading_crew-change_any = At any time in the turn; the extra points of the new specialist come with the next turn.
reading_flashover-again = Is flashover done once more after hazmats have exploded?
    .why = Fire beside smoke makes fire everywhere else in these rules, so it would be odd if it did not here.
reading_flashover-again_again = Yes, until nothing changes any more.
reading_flashover-again_once = No: flashover comes before the hazmats, and only there.
reading_hazmat-order = In which order do several hazmats explode?
    .why = No source says it, and somebody has to decide.
reading_hazmat-order_active = As the player wishes whose turn it is.
reading_hazmat-order_reading-order = From the top row downwards, and from left to right.
reading_clearing-order = What is done first at the end of a fire: taking off people, or fire outside?
    .why = Nothing depends on it that we know of.
reading_clearing-order_people-first = First people who were caught by fire, then the fire outside.
reading_clearing-order_outside-first = First the fire outside, so that nobody in the street is caught by it.
reading_window-outside = Can a window be opened and closed from outside?
    .why = One source says so twice, and the other does not deny it.
reading_window-outside_yes = Yes, from the space in front of it.
reading_window-outside_no = Only from the space inside the building.
reading_window-wall = What does a damage to a wall with a window destroy?
    .why = The English rules speak of the wall; the other wording comes from its grammar.
reading_window-wall_wall = The whole piece of wall with the window in it.
reading_window-wall_window-only = Only the window; the wall keeps its own strength.
reading_window-blast = Does a blast pass an open window?
    .why = An open window makes spaces adjacent, as an open door does; that the wall is damaged as well is said by both sources.
reading_window-blast_passes = It passes, and the wall is destroyed.
reading_window-blast_stops = It destroys the wall and ends there.
reading_window-marker = What becomes of the open-window marker when its wall is destroyed?
    .why = There is no window any more that could be open.
reading_window-marker_removed = It is taken off and can be used again.
reading_window-marker_stays = It stays where it is and is out of use.
reading_light-chop = What does it cost to chop down a light wall?
    .why = The rules only speak of damage, and a chop makes damage at its own price. The cheaper price is from a review.
reading_light-chop_chop = A chop at its usual cost.
reading_light-chop_cheap = A single action point.
reading_fire-door-closed = Which fire doors roll against a blast?
    .why = The same rule in another expansion names closed doors as well.
reading_fire-door-closed_closed = Only closed ones.
reading_fire-door-closed_any = Any that a blast would destroy, open or closed.
reading_fire-door-open = What does a blast do to an open fire door?
    .why = Apart from the roll of closed ones they are ordinary doors.
reading_fire-door-open_as-door = It is taken off, and the blast goes on.
reading_fire-door-open_holds = It falls shut: it is closed, and the blast is stopped.
reading_jam-again = What does a further blast do to a jammed fire door?
    .why = The other wording contradicts itself in a single sentence.
reading_jam-again_adds = It adds a jam marker without a roll.
reading_jam-again_nothing = It is stopped and adds nothing.
reading_unjam-cost = What does it cost to clear a jam?
    .why = One source names the action, and with it its price. The others leave the price open or tell another.
reading_unjam-cost_chop = A chop for each jam marker, at its usual cost.
reading_unjam-cost_single = A single action point for each jam marker.
reading_unjam-cost_action = An action for each jam marker, its price not told.
reading_unjam-cube = Does chopping a jam use up a damage cube?
    .why = The building takes no damage by it, and no source asks for a cube.
reading_unjam-cube_no = No.
reading_unjam-cube_yes = Yes, as every chop does.
reading_jams-short = What if there are no jam markers left?
    .why = A supply that has run out should not weaken a door.
reading_jams-short_holds = The door holds, and no further marker is added.
reading_jams-short_destroyed = The door is destroyed.
reading_object-blocks = Does an explosive object block the way?
    .why = The fuller wording says so; the other one treats it as a wall for damage only.
reading_object-blocks_blocks = Yes: nobody gets into or through it, and it breaks adjacency.
reading_object-blocks_damage-only = No: it is like a wall only when damage is counted.
reading_object-damage = What damages an explosive object?
    .why = Both wordings play the same: a blast would put fire there.
reading_object-damage_fire = A blast that would put a new fire on one of its spaces.
reading_object-damage_reach = A blast that reaches one of its spaces.
reading_capacity-test = When exactly has an object had enough?
    .why = It takes a cube at a time, so both wordings nearly always play the same.
reading_capacity-test_reaches = As soon as its capacity is reached.
reading_capacity-test_at-least = When its cubes are checked after the blast, and there are as many as its capacity or more.
reading_family-object-spots = Do exploding objects bring hot spots in the family game?
    .why = The family game has no flare-ups, so hot spots would have no effect.
reading_family-object-spots_none = No: only fire.
reading_family-object-spots_some = Yes, and a target with a hot spot flares up.
reading_object-cubes = Where do the cubes of an exploded object go?
    .why = Both wordings count them towards the collapse. Taking them off agrees with the example of the spill.
reading_object-cubes_out = Out of the game.
reading_object-cubes_stay = They stay on its spaces.
reading_small-object-token = Is the token of the small object taken off when it explodes?
    .why = Nothing is left of a thing that has exploded, and the car is taken off too.
reading_small-object-token_removed = Yes.
reading_small-object-token_stays = No: it stays in place without any effect.
reading_stair-wave = Do the side walls matter when a wave reaches the stairs?
    .why = One source says expressly that they do not; the other is silent.
reading_stair-wave_opposite = No: only the wall straight ahead does.
reading_stair-wave_all = Yes: if any of the walls at the side is destroyed, the wave may leave there.
reading_stair-example = Where upstairs does the fire of the example come to lie?
    .why = Only one source tells the direction, and it fits the rule of the open side.
reading_stair-example_open-side = On the space below the upper half, on its open side.
reading_stair-example_any-empty = On an empty space beside the upper half, of which the side is not told.
reading_ladder-pick-up = Where must one stand to take a ladder?
    .why = Both wordings can be read like this, and a firefighter aboard is on these spaces too.
reading_ladder-pick-up_spaces = On a space of the engine, riding or not.
reading_ladder-pick-up_truck = At the engine, that is, beside it or aboard.
reading_ladder-limits = Do the further limits for ladders hold: a single one, none in the ambulance, nobody in their way?
    .why = Only one source has them. They are sensible, and what the other says does not contradict them.
reading_ladder-limits_strict = They hold.
reading_ladder-limits_free = They do not: nothing is said of them.
reading_ladder-fire = What else happens when fire makes a ladder fall?
    .why = The fuller wording answers what every table would ask; the other is silent.
reading_ladder-fire_full = The ladder falls, and those in the fire or above it are caught too.
reading_ladder-fire_ladder-only = Only the ladder falls; nobody on it comes to harm unless their own space burns.
reading_fold-occupied = May a ladder be folded with somebody on top?
    .why = It is what one would do at a real fire.
reading_fold-occupied_no = No.
reading_fold-occupied_down = Yes, and the firefighter on top comes down with it.
reading_tall-ladder = What costs double on a ladder to the third floor?
    .why = One source gives numbers, and only for the way between the halves.
reading_tall-ladder_between = Only moving between its halves.
reading_tall-ladder_all = Every move on the ladder, also that into the building.
reading_drive-anywhere = What is special about driving at the laboratory?
    .why = These boards have few spots, so a single price for all of them makes sense. The other wording may hide the same rule.
reading_drive-anywhere_any-spot = A vehicle goes to any of its spots at once.
reading_drive-anywhere_any-firefighter = Any firefighter may send the vehicle, wherever they are.
reading_three-floors-reach = How far does the deck gun reach at three floors?
    .why = One source says it, and it agrees with the laboratory.
reading_three-floors-reach_half = Only the half of the board beside the engine.
reading_three-floors-reach_all = Any space of the building, for no limit is told.
reading_three-floors-dice = What about the black die at three floors?
    .why = Without a column there would be no target, and the laboratory has the same rule.
reading_three-floors-dice_as-rolled = It is not turned.
reading_three-floors-dice_unused = It is not used.
reading_gun-people = Who keeps the deck gun from being fired at a building with an attic?
    .why = The base game and the laboratory name firefighters only, and so does the source that contradicts itself here.
reading_gun-people_firefighters = Only firefighters in the target half.
reading_gun-people_victims-too = Firefighters and victims in the target half.
reading_garage-right = Which deck gun rules hold from the right of garage and attic?
    .why = The attic covers the left half only, so there is nothing to be conditional about.
reading_garage-right_single-floor = Those of the base game, for the right side has a single floor.
reading_garage-right_if-single = Those of the base game, but only if nothing is built above that side.
reading_platform-victim = Can a victim be on the platform alone?
    .why = A victim does not walk, so being left there makes better sense than going aboard.
reading_platform-victim_left = Yes: one may load a victim and leave.
reading_platform-victim_boards = Yes, and victims may even get on by themselves.
reading_platform-step = What does it cost to get on and off the platform?
    .why = Both agree that leaving it at the engine is free; the price at the building is named by one only.
reading_platform-step_free-at-engine = Nothing at the engine, the usual at the building.
reading_platform-step_usual-on = The usual everywhere, except for leaving it at the engine.
reading_platform-who = Who may move the platform?
    .why = The wording about the firefighter answers the question; the other one tells only where the platform may go.
reading_platform-who_aboard = A firefighter on the platform or on the engine.
reading_platform-who_anyone-there = Any firefighter, as long as the platform is on the side of the engine.
reading_cannon-people = Who keeps the cannon of the platform from being used?
    .why = The sources differ and neither can be proved, so we take the careful way.
reading_cannon-people_area = Any victim or other firefighter in a space that it would clear.
reading_cannon-people_target-space = Any victim, point of interest or other firefighter in its target.
reading_cannon-people_victim-area = Any victim in a space that it would clear.
reading_spill-markers = How many toxic markers does a spill bring?
    .why = That many are in the box and in every example.
reading_spill-markers_five = { $toxic-markers } altogether, with the first.
reading_spill-markers_five-more = { $toxic-markers } after the first, as far as there are markers.
reading_spill-walls = Do walls stop the spill?
    .why = One source speaks of adjacent spaces, and walls break adjacency everywhere else.
reading_spill-walls_stop = Yes, like closed doors and windows.
reading_spill-walls_pass = No: it seeps through.
reading_spill-dead-end = What if the spill comes to a dead end?
    .why = The example steps back, even where the general wording tells of another roll.
reading_spill-dead-end_back = Step back along its way to a space with a free neighbour.
reading_spill-dead-end_reroll = Roll again until the die names a space that will do.
reading_toxic-short = What if there is no space left for all toxic markers?
    .why = What cannot be laid is not laid.
reading_toxic-short_ends = The spill ends.
reading_toxic-short_jump = The next marker goes to the nearest space that can take it.
reading_spill-people = Who is lost in a toxic space?
    .why = The literal wording names victims; hidden ones we treat as at a hole in the floor.
reading_spill-people_victims = Victims, also those still hidden; firefighters are knocked down.
reading_spill-people_visible = Only victims who are turned over; a hidden point of interest stays.
reading_spill-people_persons = All persons, however that is meant.
reading_spill-example = Which space gets the third marker of the example?
    .why = It cannot be settled without the picture, and it does not matter for the end.
reading_spill-example_first-of-two = The first of the two that are left.
reading_spill-example_second-of-two = The second of the two that are left.
reading_spill-example-blast = What does the blast of the example do besides?
    .why = The literal translation has numbers, the free one has none.
reading_spill-example-blast_counted = Fire on the two adjacent spaces, and damage to a single wall.
reading_spill-example-blast_uncounted = Fire on the spaces around, and damage to the walls around.
reading_basement-walls = Which walls of the basement take no damage?
    .why = One source names their colour, which fits the print.
reading_basement-walls_black = The outer ones, marked black.
reading_basement-walls_outer = The outer ones, whatever their colour.
reading_floor-above = Above which space is the floor damaged?
    .why = The rule speaks of explosions below, whatever set them off; the wordings differ only for hazmats and objects.
reading_floor-above_explosion = Above each explosion in the basement.
reading_floor-above_target-space = Above the target of the roll only.
reading_floor-cubes = What happens to the cubes that a destroyed floor costs?
    .why = The supply shrinks by as many either way. They never come from walls.
reading_floor-cubes_placed = They are taken from the supply and put on the marker.
reading_floor-cubes_out = They are taken from the supply and out of the game.
reading_floor-people = Who is lost when a floor gives way?
    .why = Firefighters are knocked down, as the same rule says; so only the others can be meant.
reading_floor-people_victims = Victims and points of interest.
reading_floor-people_persons = All persons, however that is meant.
reading_floor-hot-spots = What about hot spots when a floor gives way?
    .why = A hole cannot burn, so a new one there would have no effect.
reading_floor-hot-spots_return = Those of the space go back to the pool.
reading_floor-hot-spots_place = One from the pool is put there.
reading_extinguish-below = From where can one put out fire below a hole?
    .why = Nobody can stand on the hole, so the next best place is beside it. Neither source tells the position.
reading_extinguish-below_beside = From a ground-floor space beside the hole.
reading_extinguish-below_anywhere-below = From the basement only, as with any other space.
reading_explosion-below = What does an explosion below a hole do above?
    .why = The fuller wording says so, and flashovers follow new fire everywhere else.
reading_explosion-below_flashovers = Smoke beside the hole becomes fire, and flashovers follow.
reading_explosion-below_smoke-only = Smoke beside the hole becomes fire, and nothing more.
reading_target-hole = What if the fire is rolled onto a hole?
    .why = Points of interest fall through as well, and so does water.
reading_target-hole_below = The space below is the target.
reading_target-hole_arrows = Follow the arrows to the first space that can be a target.
reading_target-hole_none = Nothing happens.
reading_floors-short = What if there are no floor markers left?
    .why = As with all markers, what is not there cannot be laid.
reading_floors-short_stop = No further floor is damaged.
reading_floors-short_substitute = Use anything else to mark it.
reading_trapped = When is a firefighter trapped, and what then?
    .why = The clearer wording names both places. That the game is lost is our conclusion.
reading_trapped_either-floor = In the basement, or on the ground floor with no way out: the game is lost.
reading_trapped_basement-or-blocked = In the basement, or wherever a fallen floor blocks the way: the game is lost.
reading_bridge-place = Where does the bridge lie, and what does it cost?
    .why = A bridge that lay beside the hole would bridge nothing. Both wordings agree on the price.
reading_bridge-place_over = Over the hole, laid from a space beside it.
reading_bridge-place_beside = On a space beside the hole.
reading_bridge-enter = May one stand on a bridge?
    .why = Moving as usual includes stopping on the way.
reading_bridge-enter_cross = Yes: it is entered and crossed as usual.
reading_bridge-enter_enter = One may enter its space; nothing else is told.
reading_bridge-lost = What does an explosion below do to the bridge?
    .why = Both say that the ladder is gone; we resolve the explosion first.
reading_bridge-lost_after = The explosion is resolved, then the ladder leaves the game.
reading_bridge-lost_before = The ladder is destroyed, then the explosion is resolved.
reading_bridge-fall = What happens to a firefighter on a bridge that is lost?
    .why = It is what the collapse of the floor itself would have done.
reading_bridge-fall_knocked-down = Knocked down.
reading_bridge-fall_falls = Put on the space below, unharmed unless it burns.
reading_ladder-down-half = Where is the foot of a ladder that is lowered through a hole?
    .why = A ladder goes straight down.
reading_ladder-down-half_under = On the space under the hole.
reading_ladder-down-half_beside = On a space of the basement beside that one.
reading_repair-fire = Must there be no fire around for a floor to be mended?
    .why = The Structural Engineer's other repairs have the same condition.
reading_repair-fire_free = Yes: the spaces beside and below must be free of fire.
reading_repair-fire_anyway = No: fire there does not matter.
reading_repair-cost = What does mending a floor cost?
    .why = Neither source names a price, so we take that of the engineer's other repair.
reading_repair-cost_repair = As much as mending a wall.
reading_repair-cost_free = Nothing.

## Specialists, dice, boards and tokens

deck_dice = Dice
deck_boards = Boards
deck_firefighters = Firefighters
deck_specialists = Specialists
deck_fire-markers = Smoke and fire
deck_points = Points of interest
deck_damage = Damage cubes
deck_doors = Doors
deck_hot-spots = Hot spots
deck_hazmats = Hazmats
deck_markers = Action and healing markers
deck_vehicles = Vehicles
deck_extreme-dice = Dice of Extreme Danger
deck_extreme-boards = Boards of Extreme Danger
deck_extreme-figures = Specialist of Extreme Danger
deck_figures = Figures of Extreme Danger
deck_openings = Windows and doors
deck_ways = Ladders and stairs
deck_objects = Objects
deck_toxic = Toxic markers
deck_floor-markers = Floor markers
card_red-die = Red die
    .text = The row.
card_black-die = Black die with eight faces
    .text = The column.
card_twelve-die = Black die with twelve faces
    .text = The column, where an attic or a basement is in play.
card_board-1 = Base board, first side
card_board-2 = Base board, second side
card_firefighter = Firefighter
card_paramedic = Paramedic
    .text = Treats victims, so that they walk along. Poor at putting out fire.
card_captain = Fire Captain
    .text = Moves the others about.
card_imaging = Imaging Technician
    .text = Sees from afar what is under a point of interest.
card_cafs = CAFS Firefighter
    .text = Puts out fire, and lots of it.
card_hazmat-technician = Hazmat Technician
    .text = Removes hazmats on the spot, and toxic markers nearby.
card_generalist = Generalist
    .text = Does a little more of everything.
card_rescue = Rescue Specialist
    .text = Fast, and quick with the axe. Poor at putting out fire.
card_driver = Driver/Operator
    .text = Knows the engine, its gun and its platform.
card_structural-engineer = Structural Engineer
    .text = Mends walls and clears hot spots, but does not put out fire.
card_fire-marker = Smoke or fire
card_victim = Victim
card_false-alarm = False alarm
card_damage-cube = Damage cube
card_door = Door
card_hot-spot = Hot spot
card_hazmat = Hazmat
card_action-marker = Action marker
card_heal-marker = Healing marker
card_engine = Engine
card_ambulance = Ambulance
card_garage = Garage
card_laboratory = Laboratory
card_attic = Attic
card_basement = Basement
card_figure = Figure
card_open-window = Open window
card_extra-door = Another door
card_fire-door = Fire door
card_jam = Jam marker
card_ladder-lower = Lower half of a ladder
card_ladder-upper = Upper half of a ladder
card_stair = Stair marker
card_large-object = Large object
    .text = The car, or explosive lab equipment.
card_small-object = Small object
    .text = Explosive or toxic lab equipment.
card_toxic-marker = Toxic marker
card_floor-marker = Floor: damaged or destroyed

## Tables

ui_table_layout-1 = Row
ui_table_layout-1_walls-right = Wall to the right of column
ui_table_layout-1_walls-below = Wall below column
ui_table_layout-1_doors-right = Door to the right of column
ui_table_layout-1_doors-below = Door below column
ui_table_layout-2 = Row
ui_table_layout-2_walls-right = Wall to the right of column
ui_table_layout-2_walls-below = Wall below column
ui_table_layout-2_doors-right = Door to the right of column
ui_table_layout-2_doors-below = Door below column
ui_table_doorways-1 = Edge
ui_table_doorways-1_top = Top of
ui_table_doorways-1_left = Left of
ui_table_doorways-1_bottom = Bottom of
ui_table_doorways-1_right = Right of
ui_table_doorways-2 = Edge
ui_table_doorways-2_left = Left of
ui_table_doorways-2_bottom = Bottom of
ui_table_parking-1 = Street
ui_table_parking-1_top = Top, columns
ui_table_parking-1_left = Left, rows
ui_table_parking-1_bottom = Bottom, columns
ui_table_parking-1_right = Right, rows
ui_table_parking-1_ambulance = Ambulance
ui_table_parking-1_engine = Engine
ui_table_parking-2 = Street
ui_table_parking-2_top = Top, columns
ui_table_parking-2_left = Left, rows
ui_table_parking-2_bottom = Bottom, columns
ui_table_parking-2_right = Right, rows
ui_table_parking-2_ambulance = Ambulance
ui_table_parking-2_engine = Engine
ui_table_quadrants-1 = Street
ui_table_quadrants-1_top = Top
ui_table_quadrants-1_left = Left
ui_table_quadrants-1_bottom = Bottom
ui_table_quadrants-1_right = Right
ui_table_quadrants-1_rows = Rows
ui_table_quadrants-1_columns = Columns
ui_table_quadrants-2 = Street
ui_table_quadrants-2_top = Top
ui_table_quadrants-2_left = Left
ui_table_quadrants-2_bottom = Bottom
ui_table_quadrants-2_right = Right
ui_table_quadrants-2_rows = Rows
ui_table_quadrants-2_columns = Columns
ui_table_arrows = Row / column
ui_table_family-fire = Row
ui_table_family-points = Row
ui_table_levels = Level
ui_table_levels_recruit = Recruit
ui_table_levels_veteran = Veteran
ui_table_levels_heroic = Heroic
ui_table_levels_explosions = Explosions
ui_table_levels_hazmats = Hazmats
ui_table_levels_more = More hot spots
ui_table_levels_pool = Pool
ui_table_first-explosion = Black die
ui_table_first-explosion_row = Row
ui_table_first-explosion_column = Column
ui_table_hot-spots-players = Players
ui_table_cost = Action
ui_table_cost_move = Move
ui_table_cost_reveal = Turn over where you enter
ui_table_cost_move-fire = Move into fire
ui_table_cost_carry = Move with a load
ui_table_cost_door = Open or close a door
ui_table_cost_smoke = Remove smoke
ui_table_cost_fire-smoke = Fire to smoke
ui_table_cost_fire-out = Remove fire
ui_table_cost_chop = Chop
ui_table_cost-experienced = Action
ui_table_cost-experienced_lead = Lead a treated victim
ui_table_cost-experienced_drive = Drive
ui_table_cost-experienced_ride = Ride along
ui_table_cost-experienced_deck-gun = Fire the deck gun
ui_table_cost-experienced_crew-change = Crew change
ui_table_cost-experienced_dispose = Dispose of a hazmat
ui_table_cost-extreme = Action
ui_table_cost-extreme_window = Open or close a window
ui_table_cost-extreme_take-ladder = Take a ladder
ui_table_cost-extreme_raise = Raise a ladder
ui_table_cost-extreme_climb = Climb
ui_table_cost-extreme_climb-loaded = Climb with a load
ui_table_cost-extreme_fold = Fold a ladder
ui_table_cost-extreme_platform = Move the platform
ui_table_cost-extreme_platform-step = Between engine and platform
ui_table_cost-extreme_cannon = Cannon of the platform
ui_table_cost-extreme_bridge = Lay a bridge
ui_table_cost-extreme_ladder-down = Lower a ladder
ui_table_specialist-points = Specialist
ui_table_specialist-points_points = Points
ui_table_specialist-points_extra = Extra
ui_table_floors = Building
ui_table_floors_alone = Alone
ui_table_floors_with-another = With attic or basement
ui_table_capacity = Object
ui_table_capacity_car = Car
ui_table_capacity_large = Large explosive equipment
ui_table_capacity_small = Small explosive equipment
ui_table_capacity_toxic = Toxic equipment
ui_table_spill-dice = Spaces
ui_table_spill-dice_faces = Faces of the die
ui_table_spill-dice_first = First space
ui_table_spill-dice_second = Second
ui_table_spill-dice_third = Third
ui_table_spill-dice_fourth = Fourth

## Icons

icon_red-die = red die
icon_black-die = black die
icon_board = board
icon_firefighter = firefighter
icon_fire = fire
icon_smoke = smoke
icon_poi = point of interest
icon_victim = victim
icon_false-alarm = false alarm
icon_damage = damage
icon_door = door
icon_door-open = open door
icon_hot-spot = hot spot
icon_hazmat = hazmat
icon_action = action point
icon_heal = healing
icon_engine = engine
icon_ambulance = ambulance
icon_window = window
icon_fire-door = fire door
icon_jam = jam
icon_ladder = ladder
icon_stairs = stairs
icon_car = car
icon_equipment = lab equipment
icon_toxic = toxic
icon_floor-damaged = damaged floor
icon_floor-destroyed = destroyed floor
icon_platform = platform
icon_paramedic = a cross
icon_captain = a helmet
icon_imaging = an eye
icon_cafs = a hose
icon_hazmat-technician = a mask
icon_generalist = a badge
icon_rescue = an axe
icon_driver = a steering wheel
icon_structural-engineer = a pair of compasses
ui_faces = Faces
ui_points = Action points
ui_extra = Extra points
ui_spaces = Spaces
ui_capacity = Capacity

## Odds

odds_fire-door = How soon does a fire door jam?
    .about = A closed fire door is hit by blast after blast: the red die decides until it jams, and after that each blast adds a marker.
odds_fire-door_blasts = Blasts
odds_fire-door_row_free = It still opens
odds_fire-door_row_jammed = It is jammed
odds_fire-door_row_markers = Jam markers, on average
