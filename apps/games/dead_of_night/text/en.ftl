# Dead of Night in English. Keys: clause paths with "_" for "/"; `.title` names a clause. The icon :house: marks what is our own.

game = Dead of Night
    .about = A night among the living dead: search the house, start a car, mind the fire, and be alive in the morning.
    .unofficial = An unofficial companion, neither made nor approved by the author. The name belongs to its owner; the words and drawings, the cards, vehicles and scenarios here are our own.
product_base = Dead of Night
source_P = Dead of Night, rules in Russian, last part
source_RUS = Dead of Night, rules in Russian, opening
source_AID = Dead of Night, player aid
source_SC1 = Dead of Night, first scenario
source_VAS = Dead of Night, page of a module for playing on screen
source_BGE = Dead of Night, page of another such module
source_CON = Reports of play, March { "2015" }
source_H = Ludolex: where no source speaks

option_scenario = Scenario
    .about = Which night you play. All three are our own.
option_scenario_last-car = The Last Car
option_scenario_till-dawn = Till Dawn
option_scenario_burning-house = Out of the Fire
option_fire = Fire
    .about = Gas cylinders, Molotov cocktails, burning squares and collapsing rooms.
option_fire_with = With fire
option_fire_without = Without fire
option_vehicles = Vehicles
    .about = Cars that can be fuelled, hot-wired, driven and wrecked.
option_vehicles_with = With vehicles
option_vehicles_without = Without vehicles

## Aim of the game

aim = The dead walk, the night is long, and not all of you will see the end of it.
    .title = Aim of the game
aim_players = The game is for { $players-min } to { $players-max } players and is at its best with { $players-best }.
    .title = Players
aim_time = A game takes about { $game-minutes ->
        [one] { $game-minutes } minute
       *[other] { $game-minutes } minutes
    }.
    .title = How long it takes
aim_zombies = No player leads the { -zombie(case: "pl") }. The cards bring them onto the map and the rules move them.
    .title = Nobody plays the dead
aim_together = You stand side by side against the zombies, but at the end everybody counts their own { -point(case: "pl") }. Help is wise; it is not owed.
    .title = Together, up to a point
aim_known = Only the chapters on gas, fire, damage and vehicles are known to us whole. The rest is put together from a player aid, a scenario and reports of play, and the gaps are filled by us.
    .title = What these rules rest on
aim_marked = What bears the sign :house: is our own rule or our own value. It is there so that you can play at once; put your own in its place whenever you know better.
    .title = The sign for what is ours

## The map

map = All that happens in the night happens on a grid.
    .title = The map
map_squares = The map is made of { -square(case: "pl") }. Each belongs to one { -room } or lies { -outdoors }, and each is on one { -floor }. :house:
    .title = Squares
map_rooms = A { -room } is a piece of the inside of a { -building } with { -wall(case: "pl") } around it; a corridor is a room as well. :house:
    .title = Rooms
map_outdoors = Every square that is in no building lies { -outdoors }. The outdoors is not a room. :house:
    .title = Outdoors
map_walls = A { -wall } stands between squares. Walls between rooms are inner walls; walls between a room and the outdoors are outer walls. Nobody walks through a wall. :house:
    .title = Walls
map_adjacent = Squares of one floor that touch, at a side or at a corner, are { -adjacent-square(case: "pl") } unless a wall keeps them apart. A door or a window between them does not. :house:
    .title = Adjacent squares
map_corners = Squares that touch at a corner are adjacent only if one could also walk between them along the sides, over a square next to both, without meeting a wall, a door or a window. :house:
    .title = Round a corner
map_doors = Players pass through a { -door }; zombies do not.
    .title = Doors
map_windows = On the ground floor players and zombies alike get through a { -window }, and always straight, never diagonally.
    .title = Windows
map_windows-above = A window on an upper floor is no way in. It is a way out only for someone who jumps.
    .title = Windows higher up
map_floors = Buildings may have several { -floor(case: "pl") }. Stairs and ladders join them; squares on different floors are never adjacent. :house:
    .title = Floors
map_entry = Marked squares are { -entry-space(case: "pl") }. There new zombies come onto the map.
    .title = Entry spaces
map_distance = A distance in squares is counted along sides and corners alike, over the shortest way and as if there were no walls, on one floor. :house:
    .title = Counting squares
map_edge = The { -map-edge } is the outer side of the outdoor squares at the rim. Beyond it lies safety, for those whom the scenario lets go. :house:
    .title = The edge of the map
map_adjacent-rooms = An { -adjacent-room } is a room on the same floor that shares a stretch of wall. A door in it is not needed, and the outdoors never counts.
    .title = Adjacent rooms
map_breach = Where a destroyed-wall token lies there is no wall any more: players and zombies walk through, also diagonally, and squares on both sides are adjacent. :house:
    .title = Gaps in walls

## What you need

components = Gather these before you lay out a scenario.
    .title = Components
components_die = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } with { $die-faces } faces.
    .title = Die
components_pawns = { $pawns } pawns, one for each player.
    .title = Pawns
components_characters = { $character-total } { -character } cards, on which energy and ammunition are noted. Names and faces are ours. :house:
    .title = Character cards
components_zombies = { $zombie-figures } zombie figures. :house:
    .title = Zombies
components_events = A deck of { -event-card(case: "pl") }: one is drawn every turn. The cards are our own. :house:
    .title = Event cards
components_items = A deck of { -item } cards: what a search may bring to light. The cards are our own. :house:
    .title = Item cards
components_vehicles = { $vehicle-total } vehicle cards, each with a piece that covers { $vehicle-squares } squares. The vehicles are our own. :house:
    .title = Vehicle cards
components_molotovs = { $molotov-cards } cards for Molotov cocktails, kept beside the item deck until somebody makes one. :house:
    .title = Molotov cards
components_fire = { $fire-tokens } fire tokens, and small markers in the players' colours to show whose fire it is. :house:
    .title = Fire tokens
components_damage = { $damage-tokens } tokens with a damaged room on one side and a collapsed one on the other. :house:
    .title = Damaged-structure tokens
components_barricades = { $barricade-tokens } barricade tokens. :house:
    .title = Barricade tokens
components_walls = { $wall-tokens } destroyed-wall tokens. :house:
    .title = Destroyed-wall tokens
components_searched = { $search-markers } markers for rooms that have been searched. :house:
    .title = Search markers

## Set-up

setup = Lay out the night in this order.
    .title = Set-up
setup_scenario = Choose a { -scenario }. It says which map and cards are used, where everybody starts, and when the game is over.
    .title = Choosing a scenario
setup_map = Lay out the map of the scenario with its walls, doors, windows and entry spaces.
    .title = Laying out the map
setup_characters = Everybody takes a { -character } card and a pawn.
    .title = Characters
setup_energy = Everybody notes { $start-energy } energy.
    .title = Energy
setup_ammunition = Everybody notes { $start-ammunition } ammunition.
    .title = Ammunition
setup_without-fire = Without fire, take bottles, gas cylinders, extinguishers and matches out of the item deck, and Draught, Cloudburst and Rotten Beams out of the event deck. :house:
    .title = Leaving out fire
setup_without-vehicles = Without vehicles, take the keys out of the item deck and Crash out of the event deck. :house:
    .title = Leaving out vehicles
setup_without-both = With neither fire nor vehicles in the game, take out the petrol cans too. :house:
    .title = Leaving out petrol
setup_item-deck = Shuffle the item cards into a face-down deck. :house:
    .title = Item deck
setup_event-number = Set the End card and the Keys card aside. Shuffle the other event cards and count off, face down, as many as the table gives; the rest stay in the box. :house:
    .title = Event cards by number of players
setup_event-deck = Deal the counted event cards into { $deck-halves } equal piles (an odd card goes to the lower one). Shuffle the End card into the bottom { $low-cards ->
        [one] { $low-cards } card
       *[other] { $low-cards } cards
    } of one pile and put the other pile on top. :house:
    .title = Event deck
setup_vehicle-deck = Shuffle the vehicle cards into a face-down deck. :house:
    .title = Vehicle deck
setup_supply = Put zombies, tokens and markers beside the map. :house:
    .title = Supply
setup_first = Everybody rolls the die. The highest roll begins; those who tie roll again. :house:
    .title = Who begins
    .event = { $target } begins.

## Energy

energy = Energy is how much life and how much breath is left in you.
    .title = Energy
energy_life = Your { -energy } is what you can still take. Losing and gaining it is noted on your character card.
    .title = What energy is
    .event = { $target } loses energy: { $value }.
energy_limit = You never have more than { $energy-limit } energy. Anything beyond is lost. :house:
    .title = The limit
    .event = { $target } gains energy: { $value }.
energy_death = With no energy left you are dead. Your pawn leaves the map, and your items stay on the square where you fell. :house:
    .title = Death
    .event = The dead have one more: { $target }.
energy_dead = A dead player takes no more turns, but still counts points at the end. :house:
    .title = The dead stay out
energy_ammunition = Your { -ammunition } is noted beside energy. It is not an item and needs no hand. :house:
    .title = Ammunition
    .event = { $target } gains ammunition: { $value }.

## The turn

turn = A card, then your actions: that is a turn, and things burn meanwhile.
    .title = The turn
turn_order = The { -turn } passes clockwise from one living player to the next. :house:
    .title = Order of play
    .event = A turn begins: { $actor }.
turn_fires = Your turn begins with your own fires: let them spread before you do anything else. :house:
    .title = First your fires
turn_card = Draw the top event card and do what it says. Then it is put on the discard pile, unless it says otherwise.
    .title = Then a card
    .event = { $actor } draws an event card.
turn_card-order = Do the symbols of a card first, one after the other, then its text. If zombies attack, they do so last. :house:
    .title = The order on a card
turn_actions = Then take up to { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }. Unless it says otherwise, the same { -action } may be taken again.
    .title = Then your actions
    .event = { $target } stumbles; actions left: { $value }.
turn_free-actions = Before, between and after your actions take as many { -free-action(case: "pl") } as you like.
    .title = Free actions
turn_skipped = Whoever has to skip a turn, or is too badly hurt to move, still draws a card and may take free actions.
    .title = Skipping and wounded players
turn_end = At the end of your turn see whether you stand in fire, and whether a bite kills you. Then the next player begins. :house:
    .title = End of the turn
turn_interrupt = Between the turns of others you may { -interrupt }: take one action at once, and pay for it in your own next turn.
    .title = Interrupting
turn_interrupt-move = If the interrupt is a move, you have { $interrupt-cost ->
        [one] { $interrupt-cost } action
       *[other] { $interrupt-cost } actions
    } fewer in your next turn.
    .title = Moving out of turn
turn_interrupt-other = If the interrupt is any other action, you have no actions at all in your next turn; the card and free actions remain.
    .title = Anything else out of turn
turn_interrupt-once = Between your own turns you may interrupt { $interrupts ->
        [one] once
       *[other] { $interrupts } times
    }, when somebody's turn has ended and the next has not begun. If several want to, they do so in the order of play. :house:
    .title = Once only
turn_example-interrupt = Boris stands beside a window when the zombies crowd in. Before Cleo begins, he moves out of turn, away from it. In his own next turn he draws a card as always and then has { $example-interrupt-left ->
        [one] { $example-interrupt-left } action
       *[other] { $example-interrupt-left } actions
    } instead of { $actions }.
    .title = Example: an interrupt

## Actions

actions = Each of these costs an action, unless it says otherwise.
    .title = Actions
actions_move = Move your pawn.
    .title = Move
    .event = { $actor } moves.
actions_search = Search the room in which you are.
    .title = Search
    .event = { $actor } searches the room and finds something.
actions_climb = Go up or down a stair or a ladder from the square at its foot or head, to the square at its other end.
    .title = Climb
    .event = { $actor } takes the stairs.
actions_jump = Jump from a roof or out of an upper window to the outdoor square below. Roll the die and lose that much energy.
    .title = Jump
    .event = { $actor } jumps.
actions_light = Put a fire token on an adjacent square that does not burn. It is your fire. You need matches in hand. :house:
    .title = Start a fire
    .event = { $actor } starts a fire.
actions_extinguish = With an { -extinguisher } in hand, take { $extinguish-tokens ->
        [one] { $extinguish-tokens } fire token
       *[other] { $extinguish-tokens } fire tokens
    } from adjacent squares or your own. How many is our value. :house:
    .title = Fight a fire
    .event = { $actor } puts out a fire token.
actions_barricade = With a hammer or a nail gun in hand, put a { -barricade } token on a door, a window or a gap in a wall beside your square.
    .title = Build a barricade
    .event = { $actor } builds a barricade.
actions_barricade-blocks = A barricade keeps out players, zombies and everything thrown, and squares behind it are not adjacent. It does not stop a blast. :house:
    .title = What a barricade does
    .event = { $actor } takes a barricade off the map.
actions_unbarricade = Take away a barricade beside your square. This can be done only from inside.
    .title = Take a barricade down
    .event = { $actor } takes down a barricade.
actions_rearrange = Change as you like what you hold in your hands and what you have stored.
    .title = Rearrange
    .event = { $actor } rearranges what is carried.
actions_steal = Choose a player on an adjacent square and roll the die. If the roll is above that player's energy, take an item of your choice from them; you need a place for it.
    .title = Steal
    .event = { $actor } tries to steal from { $target }; the die shows { $value }.
actions_combine = Put items together into a new one, as the rules for these items say.
    .title = Combine
actions_recover = Use up an item from your hand that gives energy.
    .title = Use an energy item
actions_rest = Gain { $rest-gain ->
        [one] { $rest-gain } energy
       *[other] { $rest-gain } energy
    }. You may take no other action in a turn in which you rest.
    .title = Rest
    .event = { $actor } rests and gains energy: { $value }.
actions_attack-object = Attack a barricade, a wall, a gas cylinder or a vehicle.
    .title = Attack an object
actions_start = Start a vehicle, or a generator where the scenario has one.
    .title = Start
actions_hot-wire = Try to start a vehicle without its keys.
    .title = Hot-wire

## Free actions

free = These cost no action and belong to your own turn.
    .title = Free actions
free_pick-up = Pick up an item from your square. You need a free hand for it.
    .title = Pick up
    .event = { $actor } picks something up.
free_drop = Put down an item on your square.
    .title = Drop
    .event = { $actor } puts something down.
free_throw = Throw an item from your hand to a square that you see, at most as many squares away as you have energy.
    .title = Throw
    .event = { $actor } throws something.
free_give = Give an item to a willing player on an adjacent square, or swap one for one. Whoever receives needs a free hand.
    .title = Give and swap
    .event = { $actor } gives { $target } something.
free_fight = Fight zombies, hand to hand or from a distance.
    .title = Fight
free_fight-once = You may fight the zombies of each square { $fights-per-square ->
        [one] once
       *[other] { $fights-per-square } times
    } in your turn by choice; rolls that the rules force on you do not count. Shots are limited by ammunition alone. :house:
    .title = Fighting again

## Movement

movement = Whoever has breath left can run.
    .title = Movement
movement_reach = With a move go up to as many squares as you have energy, each time to an adjacent square. :house:
    .title = How far you move
movement_free-square = You cannot enter a square with a zombie in it, nor one with a vehicle unless you board it. Any number of players may share a square. :house:
    .title = Squares with zombies
movement_doors = Doors and ground-floor windows are ways for you like any other, as long as no barricade is in them.
    .title = Doors and windows
movement_past-zombies = Each time you enter a square beside zombies, fight a close combat for each adjacent square that holds some. Only then move on, if you still can.
    .title = Past zombies
movement_hurt-on-the-way = If a loss on the way leaves you less energy than squares gone in this move, the move ends where you stand. :house:
    .title = Hurt on the way
movement_example = Ada has { $example-run-energy } energy. On her second square she comes beside a square with zombies, fights, and loses { $combat-loss }. She may still go on to her third square, as that is not more than the { $example-run-left } she has left.
    .title = Example: running past

## Zombies

zombies = They are slow, they are many, and they have all night.
    .title = Zombies
zombies_symbols = For each :symbol: on an event card, first new zombies come in, then all zombies move. A card may bear several { -symbol(case: "pl") } or none.
    .title = Symbols on the cards
zombies_enter = Put { $zombies-per-entry ->
        [one] { $zombies-per-entry } zombie
       *[other] { $zombies-per-entry } zombies
    } on each { -entry-space } of the map.
    .title = New zombies
    .event = New zombies come: { $value }.
zombies_enter-full = An entry space that is full of zombies, or in which a player or a vehicle stands, gets none. If no figures are left, none come. :house:
    .title = No space left
zombies_move = Each zombie moves towards the nearest player.
    .title = Zombies move
zombies_steps = For each symbol a zombie goes { $zombie-steps ->
        [one] { $zombie-steps } square
       *[other] { $zombie-steps } squares
    }, over the shortest way open to it, stairs included, as if there were no barricades. A zombie for which there is no way stays where it is. :house:
    .title = How far they move
    .event = Zombies that move: { $value }.
zombies_order = Zombies nearest to a player move first. Between ways, players or zombies that are equally near, the player whose turn it is chooses. :house:
    .title = Which goes first
zombies_openings = Zombies climb through windows on the ground floor, straight and never diagonally. Doors stop them.
    .title = Where they get through
zombies_fire = A zombie does not enter a square that is beside a burning one, or burns itself.
    .title = Afraid of fire
zombies_beside-fire = A zombie next to which fire is laid does not flee. It stays where it is until it can move to a square away from fire. :house:
    .title = Fire comes to them
zombies_four = At most { $zombies-per-square ->
        [one] { $zombies-per-square } zombie
       *[other] { $zombies-per-square } zombies
    } share a square.
    .title = Crowding
zombies_contact = A zombie on a square adjacent to a player's is in { -contact } with that player. It moves no farther and waits. :house:
    .title = In contact
zombies_barricade = A zombie stops in front of a barricade. When all have moved for a symbol, roll the die for each barricade with zombies at it, adding { $rush-per-zombie } for each zombie more than the first. At { $barricade-rush } or more it breaks. :house:
    .title = At a barricade
    .event = The dead throw themselves at a barricade: { $value }.
zombies_vehicle = Players in a vehicle draw zombies like anybody else. Zombies come up to it and wait beside it. :house:
    .title = Around a vehicle
zombies_attack = When the zombies of a card have moved, the player whose turn it is fights a close combat for each adjacent square that holds zombies. :house:
    .title = Zombies attack
zombies_example = Cleo draws a card with { $event-symbols_the-fence ->
        [one] { $event-symbols_the-fence } symbol
       *[other] { $event-symbols_the-fence } symbols
    }. On every entry space a zombie is placed and all zombies go a square; then the same once more. The one behind the shed holds { $zombies-per-square } already, so there none is added.
    .title = Example: a card with symbols

## Combat

combat = Against the dead you fight with whatever is in your hands.
    .title = Combat
combat_weapon = A { -weapon } in your hand adds its value to your rolls. You use one weapon at a time; bare hands add nothing. :house:
    .title = Weapons
combat_close = In { -close-combat } you fight the zombies of one adjacent square. Roll the die, add your weapon, take off { $per-zombie } for each zombie there and add { $per-helper } for each helper.
    .title = Close combat
    .event = { $actor } fights the dead: { $value }.
combat_helpers = A { -helper } is a willing player, beside the same zombies as you, who joins in. :house:
    .title = Helpers
    .event = { $actor } helps { $target } in the fight.
combat_kill = A result of { $combat-kill } or more kills as many zombies of that square as the result is above { $combat-above }.
    .title = Killing
    .event = { $actor } kills zombies: { $value }.
combat_knock-back = At { $combat-knock-low }–{ $combat-knock-high } you knock a zombie of that square back.
    .title = Knocking back
    .event = { $actor } drives a zombie back.
combat_knocked = A zombie knocked back goes { $knock-squares ->
        [one] { $knock-squares } square
       *[other] { $knock-squares } squares
    } farther from you, where you choose. If there is no free square for it, it stays. :house:
    .title = Where it is knocked to
    .event = The zombie goes back a square.
combat_hurt = At { $combat-hurt-low }–{ $combat-hurt-high } you lose { $combat-loss ->
        [one] { $combat-loss } energy
       *[other] { $combat-loss } energy
    }.
    .title = Hurt
    .event = { $target } is hurt and loses energy: { $value }.
combat_grabbed = At { $grab-high } or less a zombie grabs you. Lose { $grab-loss ->
        [one] { $grab-loss } energy
       *[other] { $grab-loss } energy
    } and roll the die again.
    .title = Grabbed
    .event = A zombie grabs { $target }; energy lost: { $value }.
combat_grab-weapon = If this roll is above the energy that you have left, you lose your weapon and roll once more. It is put on the zombie's square.
    .title = Losing the weapon
    .event = { $target } loses hold of the weapon.
combat_grab-bite = If the last roll is above your energy too, the zombie has bitten you. Mark the { -bite } on your character card. :house:
    .title = Bitten
    .event = A zombie has bitten { $target }.
combat_bitten = Whoever is bitten dies at the end of the { $bite-turns ->
        [one] { $bite-turns } turn
       *[other] { $bite-turns } turns
    } of their own that follow, unless a first-aid kit is used on them before. :house:
    .title = What a bite does
    .event = The bite does its work: { $target }.
combat_example-close = Dan fights a square with { $example-crowd } zombies, an axe in hand, and Ada helps. He rolls { $example-axe-roll }. With the axe, the crowd and the help this makes { $example-axe-result }, and { $example-axe-killed ->
        [one] { $example-axe-killed } zombie
       *[other] { $example-axe-killed } zombies
    } will not get up again.
    .title = Example: an axe and a friend
combat_example-grab = Boris, with { $example-grab-energy } energy, is grabbed and drops to { $example-grab-left }. His next roll is { $example-grab-first }, so the bat is gone. Then he rolls { $example-grab-second }: not above his energy, and he gets away without a bite.
    .title = Example: grabbed
combat_ranged = In { -ranged-combat } you shoot at a zombie that you see. Roll the die and add your weapon, which must add at least { $ranged-weapon }.
    .title = Ranged combat
    .event = { $actor } shoots: { $value }.
combat_ranged-near = Add { $ranged-adjacent } if the target is on an adjacent square, and { $ranged-near } at a distance of { $ranged-near-squares ->
        [one] { $ranged-near-squares } square
       *[other] { $ranged-near-squares } squares
    }.
    .title = At close range
combat_ranged-kill = A result of { $ranged-hit } or more kills { $ranged-killed ->
        [one] { $ranged-killed } zombie
       *[other] { $ranged-killed } zombies
    }. Anything less is a miss.
    .title = Hitting
    .event = { $actor } hits; zombies killed: { $value }.
combat_ranged-ammunition = Each shot uses up { $shot-ammunition ->
        [one] { $shot-ammunition } ammunition
       *[other] { $shot-ammunition } ammunition
    }, hit or miss. With none left you cannot shoot. :house:
    .title = Using ammunition
combat_sight = You see a square if the line from the middle of yours to its middle crosses no wall, no door and no barricade. Figures and fire hide nothing. :house:
    .title = Seeing
combat_example-ranged = Cleo shoots with her pistol at a zombie { $ranged-near-squares } squares away and rolls { $example-shot-roll }. With the pistol and the short distance that is { $example-shot-result }, and it falls. She notes { $shot-ammunition } ammunition less.
    .title = Example: a shot across the yard

## Attacking objects

objects = Wood and plaster can be fought too.
    .title = Attacking objects
objects_roll = For an { -object-attack } roll the die and add your weapon. The object must be adjacent, or beside your square.
    .title = The roll
    .event = { $actor } strikes at an object: { $value }.
objects_reached = The object gives way if the result is at least the number named for it.
    .title = What counts as enough
objects_barricade = A barricade breaks at { $object-barricade }. Take its token off the map.
    .title = Barricades
    .event = The barricade breaks.
objects_walls = An inner wall gives way at { $object-inner-wall }, an outer wall at { $object-outer-wall }. Put a destroyed-wall token there.
    .title = Walls
    .event = The wall gives way.
objects_canister = A gas cylinder explodes at { $object-canister }.
    .title = Gas cylinders
objects_vehicle = A vehicle breaks when the result reaches its capacity. It is a wreck then.
    .title = Vehicles
    .event = The vehicle is broken.
objects_example = Dan swings his axe at an inner wall and rolls { $example-wall-roll }. With the axe that is { $example-wall-result }, just enough: the pantry has a second way out now.
    .title = Example: through the wall
objects_shot = With a weapon for shooting you may attack a gas cylinder or a vehicle that you see, however far away, at the price of a shot. :house:
    .title = Shooting at objects
    .event = { $actor } shoots at an object.

## Player against player

rivals = It has come to this.
    .title = Player against player
rivals_fight = In a { -rival-fight } both roll the die and add a weapon. The lower result loses { $rival-loss ->
        [one] { $rival-loss } energy
       *[other] { $rival-loss } energy
    }; on a tie nothing happens. :house:
    .title = Fighting a player
    .event = { $target } loses to a rival; energy lost: { $value }.
rivals_when = Players fight one another only over the driver's seat, or when one throws a Molotov cocktail at another. :house:
    .title = When you may

## Items

items = Everything you find will be of use to somebody.
    .title = Items
items_hands = You have { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }. An item is held in one { -hand }, or in both if its card says so, and is used only from there. :house:
    .title = Hands
items_stored = To store an item that you have found costs an action. What is stored takes up no hand.
    .title = Storing
items_stored-limit = You can have at most { $stored-limit ->
        [one] { $stored-limit } stored item
       *[other] { $stored-limit } stored items
    }. :house:
    .title = How much you can carry
items_search = To { -search }, draw the top item card, show it and put a search marker into the room. Take the item in hand or leave it on your square. :house:
    .title = Searching a room
    .event = { $actor } finds something.
items_searched = A room with a search marker cannot be searched again. The outdoors cannot be searched. :house:
    .title = Once for each room
items_search-empty = Used-up items go to a discard pile. When the item deck is empty, shuffle the pile into a new one. :house:
    .title = An empty item deck
    .event = The discarded items become a new deck.
items_gun-found = Whoever draws a pistol, a shotgun or a nail gun in a search gains { $gun-ammunition ->
        [one] { $gun-ammunition } ammunition
       *[other] { $gun-ammunition } ammunition
    }. :house:
    .title = A gun with something in it
    .event = { $actor } gains ammunition: { $value }.
items_bare = Bats, crowbars, axes and hammers are weapons for close combat and against objects; pistols, shotguns and nail guns are for shooting, and help against objects when you shoot at them. :house:
    .title = Tools as weapons
items_first-aid = A { -first-aid-kit } is an energy item. It gives you, or a player on an adjacent square, { $first-aid-gain } energy and ends the danger of a bite. :house:
    .title = First-aid kits
    .event = { $actor } uses a first-aid kit; { $target } gains energy: { $value }.
items_snack = A { -snack } is an energy item and gives { $snack-gain } energy. :house:
    .title = Food
    .event = { $actor } eats and gains energy: { $value }.
items_ammunition = A box of ammunition gives { $box-ammunition } ammunition to whoever picks it up, and is discarded. :house:
    .title = Boxes of ammunition
    .event = { $actor } gains ammunition: { $value }.
items_keys = The { -keys } fit every vehicle. They need a hand only while you start one. :house:
    .title = Keys

## Gas

canister = Nobody should stand near one when it goes.
    .title = The gas canister
canister_what = What explodes is the { -gas-cylinder }. A { -petrol-can } is another item: it feeds vehicles and Molotov cocktails, and does not explode.
    .title = What explodes
canister_set-off = An attack sets a gas cylinder off, and the fire of its blast belongs to the attacker. So does fire on its square, and then the blast belongs to whoever owns that fire.
    .title = What sets it off
    .event = A gas cylinder explodes.
canister_zombies = The { -blast } kills all zombies up to { $blast-radius ->
        [one] { $blast-radius } square
       *[other] { $blast-radius } squares
    } away.
    .title = Zombies in the blast
    .event = The blast kills zombies: { $value }.
canister_players = Each player up to { $blast-radius ->
        [one] { $blast-radius } square
       *[other] { $blast-radius } squares
    } away rolls the die and loses as much energy as it shows.
    .title = Players in the blast
    .event = The blast reaches { $target }; energy lost: { $value }.
canister_radius = Count squares along sides and corners, on the same floor. Walls do not stop the blast.
    .title = How far the blast goes
canister_fire = Put a fire token on the square where the cylinder was, and on every square adjacent to it. The cylinder is gone.
    .title = Fire of the blast
    .event = The blast lays fire.
canister_fire-walls = A square behind a wall is not adjacent, so it gets no fire token. Through a door, a window or a gap the fire of a blast or a throw may reach another room or the outdoors; from then on spreading keeps to its own bounds.
    .title = Fire and walls
canister_spreads = This fire spreads like any other.
    .title = The fire goes on
canister_carried = A gas cylinder that is carried goes off only if its bearer stands in fire at the end of a turn, whoever's turn it is. :house:
    .title = A cylinder in your hands
    .event = The cylinder that { $target } carries goes off.
canister_example = Ada shoots at a cylinder in the kitchen. Zombies behind the wall, { $blast-radius } squares off, are killed too. So might she be, who is no farther away: she rolls and loses { $example-blast-loss }. Fire is laid on the cylinder's square and the adjacent ones, none of it behind the wall.
    .title = Example: the kitchen goes up

## Molotov cocktail

molotov = A bottle, some petrol and a strong arm.
    .title = Molotov cocktail
molotov_make = If you have a { -bottle } and a petrol can, you may combine them. Swap the bottle for a { -molotov } card.
    .title = Making one
    .event = { $actor } makes a Molotov cocktail.
molotov_petrol = Only the bottle is given up. You keep the petrol can, and may make another Molotov cocktail as soon as you find another bottle.
    .title = What becomes of the petrol
molotov_throw = A Molotov cocktail is a weapon to throw. The zombie at which it is thrown dies for certain.
    .title = Thrown at zombies
    .event = { $actor } throws a Molotov cocktail at zombies.
molotov_range = You throw it at most as many squares as you have energy, and against zombies you never miss. If you throw at a player and do not win the fight, the bottle is lost and no fire is laid.
    .title = Range and misses
molotov_attack = Its attack value of { $molotov-attack }, as a thrown weapon, counts only against other players.
    .title = Thrown at players
    .event = { $actor } throws a Molotov cocktail at { $target }.
molotov_hit = A player who is hit loses { $molotov-loss ->
        [one] { $molotov-loss } energy
       *[other] { $molotov-loss } energy
    }, and may lose more before getting out of the fire.
    .title = A player who is hit
    .event = { $target } is hit and loses energy: { $value }.
molotov_fire = Put a fire token on the target's square and on every square adjacent to it.
    .title = Fire of the throw
    .event = The Molotov cocktail lays fire.
molotov_square = The fire is laid around the square at which the Molotov cocktail was thrown. That one source speaks of a canister here is a slip.
    .title = Whose square burns
molotov_zombies = Zombies on the squares where it lays fire are killed.
    .title = Zombies in its fire
molotov_spreads = This fire spreads, and it belongs to whoever threw.
    .title = The fire goes on
molotov_example = Dan, with { $example-throw-energy } energy, throws at a zombie { $example-throw-squares ->
        [one] { $example-throw-squares } square
       *[other] { $example-throw-squares } squares
    } off. It dies, and so do all zombies on the squares around it that are lit. He must not forget that this fire is his now.
    .title = Example: a throw from the porch

## Fire

fire = Fire takes no sides.
    .title = Fire
fire_token = A square with a fire token burns. It holds one token at most; tokens that touch make one { -fire } if they have the same owner and lie in the same room, or all outdoors. :house:
    .title = Burning squares
fire_lighter = Whoever lit a fire is the { -fire-owner }. Mark it with your colour.
    .title = Whose fire it is
fire_zombies = Zombies on a burning square are killed at once.
    .title = Zombies in fire
    .event = The fire of { $actor } kills zombies: { $value }.
fire_zombie-points = Zombies killed by a fire or a blast count for the owner of that fire. :house:
    .title = Who gets the points
fire_pass = A player who moves through fire loses { $fire-loss ->
        [one] { $fire-loss } energy
       *[other] { $fire-loss } energy
    } for every burning square on the way.
    .title = Walking through fire
    .event = { $target } goes through fire and loses energy: { $value }.
fire_end-loss = You lose { $fire-loss } for each burning square that you enter, and { $fire-loss } at the end of your turn if you still stand in fire. What a Molotov cocktail takes from you on the spot is that same loss, at once.
    .title = Standing in fire
    .event = { $target } stands in fire and loses energy: { $value }.
fire_must-leave = A player who can move must not stay on a burning square for a whole turn, but has to try to get out.
    .title = Out of the fire
fire_trying = One of your actions must be a move along the shortest way out of the fire. Whoever cannot move owes nothing.
    .title = What counts as trying
fire_spread = At the start of each of your turns put { $spread-tokens ->
        [one] { $spread-tokens } fire token
       *[other] { $spread-tokens } fire tokens
    } on a square adjacent to one that burns in your fire.
    .title = Fire spreads
    .event = The fire of { $actor } spreads.
fire_count = If you own several fires that do not touch, each of them spreads.
    .title = Several fires
fire_dead-owner = The fire of a dead or escaped player passes to the next living player in the order of play.
    .title = The owner dies
    .event = The fire of { $actor } passes to { $target }.
fire_duty = It must, as long as there is a square to which it can. The owner chooses which.
    .title = Whether it must spread
fire_on-players = The square may be one with players on it. They lose nothing when the token is laid, but they are standing in fire now.
    .title = Spreading to people
fire_indoors = A fire that starts in a room cannot spread to the outdoors.
    .title = Fire indoors
fire_next-room = Nor does it spread to another room. There a fire has to be lit anew.
    .title = From room to room
fire_until = It goes on spreading until the whole room burns, or until it is put out.
    .title = How long it burns
fire_burnt = When every square of a room burns, put a damaged-structure token on the room.
    .title = The whole room burns
    .event = A whole room burns.
fire_burnt-squares = The fire tokens stay, and the room may still be entered: at the price of the fire, and with the roll for a damaged structure.
    .title = A burnt room
fire_outdoors = A fire outdoors spreads until it is put out; nothing else stops it.
    .title = Fire outdoors
    .event = The rain puts out a fire token.
fire_from-outdoors = Nor does a fire outdoors spread into a building. :house:
    .title = Fire at the door
fire_vehicle = A vehicle is destroyed if both its squares burn and nobody sits at the wheel. With a driver, or with only one square burning, it is not.
    .title = Vehicles in fire
    .event = A vehicle is destroyed by fire.
fire_driving = Those in a vehicle lose nothing while it drives through fire or stands in it. :house:
    .title = Driving through fire
fire_passengers = Passengers do not save a vehicle, only a driver does. Put each of them on a square beside it; there they roll as if they had leapt off while it moved.
    .title = Passengers in a burning vehicle
    .event = { $actor } gets out of the burning vehicle.
fire_no-tokens = If the fire tokens run out, use anything else as a token. :house:
    .title = No fire tokens left
fire_example-room = The pantry has { $example-room-squares ->
        [one] { $example-room-squares } square
       *[other] { $example-room-squares } squares
    }, and { $example-room-burning } of them burn. As her turn begins, Ada, whose fire it is, lays a token on the last. Now the pantry gets a damaged-structure token, and her fire there is done spreading.
    .title = Example: a room burns out
fire_example = Cleo has a fire in the study and another on the lawn. As her turn begins, each gets a token. The study's must stay in the study; on the lawn she lays it beneath Boris, who loses nothing yet and has every reason to run.
    .title = Example: two fires

## Damaged structures

damage = What the fire leaves standing does not stand for long.
    .title = Damaged structures
damage_token = A { -damage-token } on a room says that it may come down.
    .title = The token
    .event = A room is damaged.
damage_enter = When a player or a zombie enters a room with a damaged-structure token, the die has to be rolled.
    .title = Entering a damaged room
    .event = The die for the damaged room shows { $value }.
damage_each = Every figure that enters calls for a roll of its own, zombies too. Moving about within the room calls for none.
    .title = One roll for each
damage_who = The player whose turn it is rolls, for zombies as well, and one figure after the other.
    .title = Who rolls
damage_collapse = On a { $collapse-roll } the room collapses. Flip the token to show it. On any other roll nothing happens.
    .title = Collapse
    .event = The room collapses.
damage_closed = A collapsed room cannot be entered any more.
    .title = No way in
damage_figures = The figure that was entering stays on its old square. Zombies inside are killed. Players inside roll the die, lose that much energy and go to the nearest free square outside the room.
    .title = Who was inside
    .event = { $target } is caught in the collapse.
damage_items = Items, fire tokens and vehicles in a collapsed room are lost. :house:
    .title = What was inside
    .event = A vehicle is buried.
damage_neighbours = When a room collapses, put a damaged-structure token on every adjacent room.
    .title = The neighbours
    .event = The room beside it is damaged.
damage_above = If there is a room above it, that room gets a damaged-structure token as well.
    .title = The room above
    .event = The room above is damaged.
damage_second = A room that has a damaged-structure token and would get another collapses at once, without a roll.
    .title = The second token
    .event = A damaged room collapses at once.
damage_chain = Take the collapses in the order in which they come about, until nothing more falls. A room collapses only once; tokens for collapsed rooms are ignored.
    .title = Chains
damage_together = A room that gets damaged-structure tokens from two collapses at the same time has its second token: it collapses too.
    .title = From two sides
damage_burnt = If a room that already has a damaged-structure token burns down whole, its new token is the second one, and it collapses.
    .title = Damaged, then burnt
damage_example = The pantry collapses. The kitchen beside it had a token already and falls at once; the bedroom above the pantry gets its first. The kitchen in turn gives the hall a token. Nothing more has two, so here it stops, for now.
    .title = Example: the house comes down

## Vehicles

vehicles = Four wheels are worth more than any weapon, if they roll.
    .title = Vehicles
vehicles_squares = A { -vehicle } covers { $vehicle-squares ->
        [one] { $vehicle-squares } square
       *[other] { $vehicle-squares } squares
    } in a line. One end is the front.
    .title = Size
vehicles_needs = With keys and a vehicle that you have found, you may fuel it and drive. Keys alone are not enough.
    .title = Keys and fuel
vehicles_no-keys = A vehicle that came into the game by the Crash card, or in some such way, needs no keys. It has to be fuelled all the same.
    .title = Vehicles that need no keys
vehicles_fuelling = Beside a vehicle, use up a petrol can from your hand: this costs { $fuel-actions ->
        [one] { $fuel-actions } action
       *[other] { $fuel-actions } actions
    }, and the vehicle has { -fuel } for the rest of the night. :house:
    .title = Fuelling
    .event = { $actor } fuels the vehicle.
vehicles_keys = A player with keys, in the vehicle or beside it, starts it with an action. Once started, it runs until it is a wreck.
    .title = Starting with keys
vehicles_start = A vehicle must be started before it drives. One that needs no keys is started by an action as well. :house:
    .title = Starting
    .event = { $actor } starts the vehicle.
vehicles_hot-wire = Without keys you may try to short the ignition: { -hot-wiring } costs { $hot-wire-actions ->
        [one] { $hot-wire-actions } action
       *[other] { $hot-wire-actions } actions
    }. Roll the die. At { $hot-wire-start-low }–{ $hot-wire-start-high } the vehicle starts.
    .title = Hot-wiring
    .event = { $actor } starts the vehicle without keys.
vehicles_hot-wire-fail = At { $hot-wire-fail-low }–{ $hot-wire-fail-high } nothing happens. You may try again.
    .title = A try that fails
    .event = { $actor } tries the wires in vain.
vehicles_hot-wire-broken = At { $hot-wire-broken-low }–{ $hot-wire-broken-high } you break the ignition. From now on the vehicle is good for nothing.
    .title = A broken ignition
    .event = { $actor } breaks the ignition.
vehicles_hot-wire-fuel = A hot-wired vehicle needs fuel to drive, but never keys again.
    .title = Hot-wired and dry
vehicles_capacity = At most as many players can be in a vehicle as its { -capacity } says.
    .title = Capacity
vehicles_table = Each vehicle card gives a capacity and a speed. The vehicles and their numbers are our own. :house:
    .title = What they can do
vehicles_board = To get in, move from a square beside the vehicle into it; to get out of a parked one, move to a square beside it. Each counts as a square of your move. :house:
    .title = Getting in and out
    .event = { $actor } gets in.
vehicles_driver = When players get in, settle who is the { -driver }. They may fight over the seat.
    .title = Who drives
    .event = { $actor } is at the wheel.
vehicles_seat-fight = The winner of a fight for the seat drives. On a tie whoever had the seat keeps it; if nobody had it, fight again. :house:
    .title = The fight for the wheel
    .event = { $actor } and { $target } fight for the wheel.
vehicles_turns = A vehicle moves only in its driver's turn.
    .title = When it moves
vehicles_speed = A vehicle moves no more squares than its { -speed }.
    .title = Speed
vehicles_speed-action = The speed holds for each move action of the driver, so a driver with several actions may drive several times as far.
    .title = Speed for each action
vehicles_no-sideways = A vehicle never moves sideways.
    .title = Never sideways
vehicles_straight = It drives straight ahead or straight back, outdoors and in and out of a garage. Walls, other doors, barricades, players and other vehicles stop it. :house:
    .title = Straight on
    .event = { $actor } drives a square.
vehicles_turning = Turning, the vehicle may shift up to { $turn-squares ->
        [one] { $turn-squares } square
       *[other] { $turn-squares } squares
    }, forward or back.
    .title = Turning
vehicles_turning-cost = Turning by a quarter takes a move action of the driver. It includes up to { $turn-squares ->
        [one] { $turn-squares } square
       *[other] { $turn-squares } squares
    } straight ahead or straight back, before or after.
    .title = What turning costs
vehicles_pivot = The rear stays on its square and the front swings round to a square beside it; that square must be free. :house:
    .title = How it swings round
    .event = { $actor } turns the vehicle.
vehicles_safe = Zombies cannot attack players in a vehicle.
    .title = Safe inside
vehicles_leave = Whoever leaves a moving vehicle puts their pawn on a square beside it.
    .title = Leaping off
    .event = { $actor } leaps off.
vehicles_leave-loss = They roll the die and lose as much energy as it shows.
    .title = What it costs
    .event = { $target } falls and loses energy: { $value }.
vehicles_leave-end = With that their turn is over.
    .title = And then
vehicles_moving = A vehicle counts as moving once it has moved in the present turn of its driver, for the driver and for passengers, who may interrupt that very turn to leap off. Otherwise it is parked, and getting out is an ordinary move.
    .title = When a vehicle is moving
vehicles_attack = A vehicle that moves may attack zombies. Its attack value is its capacity.
    .title = Running zombies down
    .event = { $actor } drives at the dead: { $value }.
vehicles_attack-roll = When it drives at a square with zombies, roll the die, add the capacity and take off { $per-zombie } for each zombie there. Read the result like a close combat; those inside are not hurt.
    .title = The roll
vehicles_blocked = If zombies are left in the square, the vehicle stops in front of it. If none are, it may drive on. :house:
    .title = Those who are left
vehicles_kills = Zombies killed by a vehicle count for its driver. :house:
    .title = Who gets the points
    .event = { $actor } runs zombies over: { $value }.
vehicles_wreck = At { $wreck-high } or less the vehicle is a { -wreck }.
    .title = Wrecked
    .event = The vehicle is a wreck now.
vehicles_wreck-final = A wreck can never be used again.
    .title = For good
vehicles_wreck-inside = A wreck gives no shelter: put the players in it on squares beside it. It stays where it is and blocks its squares. :house:
    .title = Those in a wreck
    .event = { $actor } gets out of the wreck.
vehicles_example-hot-wire = Dan tries to hot-wire the van and rolls { $example-wire-first }: nothing. With his other action he tries again, rolls { $example-wire-second }, and it starts. There is no fuel in it yet, though.
    .title = Example: no keys
vehicles_example-drive = Boris drives the van, which has speed { $vehicle_van_speed }. With an action he goes { $example-drive-squares ->
        [one] { $example-drive-squares } square
       *[other] { $example-drive-squares } squares
    } straight on, and with another he swings to the left and goes { $turn-squares } farther. Faruk, who wants to get out now, has to leap off.
    .title = Example: down the drive
vehicles_example-attack = A saloon car of capacity { $vehicle_saloon_capacity } is driven at a square with { $zombies-per-square } zombies. A roll of { $example-ram-good } makes { $example-ram-good-result } and knocks one back; a roll of { $example-ram-bad } makes { $example-ram-bad-result }, and that is the end of the car.
    .title = Example: through the gate

## The end

ending = Every night ends somehow.
    .title = The end of the game
ending_scenario = The scenario says what ends the game. Whatever it is, the game ends at once and everybody counts points.
    .title = When the game ends
ending_end-card = When the { -end-card } is drawn, the game is over.
    .title = The End card
    .event = The End card ends the night.
ending_escape = A vehicle with fuel and a driver may drive over the { -map-edge }. All who are in it have escaped, and the game is over.
    .title = Escape in a vehicle
    .event = { $target } drives over the edge of the map and is safe.
ending_last-player = The game is over when only one player is left alive on the map.
    .title = The last one
    .event = Only one is left; the night is over.
ending_solo = If you play alone, the game is over when you are dead, have escaped, or draw the End card. You win if you are alive. :house:
    .title = Alone
    .event = The night is over.
ending_step-limit = A game that is not over after { $step-limit } steps (a step is an action or something that happens at once) ends, and everybody counts points. You will never see one. :house:
    .title = A game without end
score = Those who lived tell the story, and those who died are counted too.
    .title = Points
score_kills = Each zombie that you kill is worth { $score_zombie ->
        [one] { $score_zombie } point
       *[other] { $score_zombie } points
    }.
    .title = For zombies
score_escape = Whoever has escaped gets { $score_escape ->
        [one] { $score_escape } point
       *[other] { $score_escape } points
    }.
    .title = For an escape
score_alive = Whoever is alive at the end gets { $score_alive ->
        [one] { $score_alive } point
       *[other] { $score_alive } points
    }, whether still on the map or escaped.
    .title = For staying alive
score_winner = The player with the most points wins.
    .title = Who wins
    .event = { $target }: points { $value }.
score_tie = With equal points those who are alive come before the dead; if it is still equal, they win together. :house:
    .title = A tie
score_series = In a series of games add up the points of all nights. Nothing else is carried over: everybody starts each night anew. :house:
    .title = Several nights
score_example = Ada drives off with Cleo aboard. Ada killed { $example-kills ->
        [one] { $example-kills } zombie
       *[other] { $example-kills } zombies
    } and has { $example-score-escaped } points, for those, the escape and her life. Boris, alive in the attic with as many kills, has { $example-score-stayed }.
    .title = Example: counting points

## Events

events = What the night has in store, apart from the dead.
    .title = Event cards
events_deck = The event cards here are made for this companion. If you have others, use those; only Crash, Keys and End have to be among them if the scenario asks for them. :house:
    .title = A deck of our own
events_crash = Put the piece of the top vehicle card on free outdoor squares of your choice. It needs no keys. Where and which is our own rule. :house:
    .title = Crash
    .event = A vehicle crashes onto the map.
events_keys = You have found the keys of the car. Keep this card as { -keys }, in a free hand or on your square. :house:
    .title = Keys
    .event = { $actor } finds the keys of the car.
events_text-player = “You” on a card is the player who drew it. What cannot be done is left out. :house:
    .title = Whom a card means

## Scenarios

scenarios = Each scenario is a map, a deck and a way for the night to end.
    .title = Scenarios
scenarios_choose = These scenarios are made for this companion: none of them was published with the game. Choose one, or use one that you have. :house:
    .title = Three nights of our own
scenarios_fire = For a first night you may leave out fire: gas cylinders, Molotov cocktails, burning squares and rooms that collapse. A scenario that begins with fire cannot do without. :house:
    .title = With or without fire
scenarios_vehicles = You may also leave out vehicles, except in a scenario that is about one. :house:
    .title = With or without vehicles
scenarios_last-car = There is a car in the garage. Somewhere there must be keys, and something to put into the tank.
    .title = The Last Car
scenarios_last-car_map = Lay out a house with corridors, a shed, a garage, and a cellar at the bottom of a staircase. Shuffle the rooms of each size and lay them face down in places of that size. The plan is our own. :house:
    .title = Map of The Last Car
scenarios_last-car_deck = Deal the counted event cards into { $deck-halves } equal piles (an odd card goes to the lower one). Shuffle the Keys card into the bottom { $low-cards ->
        [one] { $low-cards } card
       *[other] { $low-cards } cards
    } of the upper pile and the End card into as many at the bottom of the lower one.
    .title = Event deck of The Last Car
scenarios_last-car_start = Each player takes an entry space and starts there, in the order of play and each on a different one as long as there are enough.
    .title = Where you start
    .event = { $actor } begins here.
scenarios_last-car_zombies = Put { $car-zombies ->
        [one] { $car-zombies } zombie
       *[other] { $car-zombies } zombies
    } on each entry space where no player starts.
    .title = The first zombies
    .event = Zombies on the entry spaces: { $value }.
scenarios_last-car_items = Deal each player { $car-items ->
        [one] { $car-items } item
       *[other] { $car-items } items
    } at random. Items that take both hands are put back and dealt anew.
    .title = What you have on you
    .event = { $target } gets an item.
scenarios_last-car_vehicle = Put the top vehicle card's piece into the garage, with its front to the gate. It has no fuel and needs keys. :house:
    .title = The car
    .event = A vehicle stands in the garage.
scenarios_last-car_unexplored = An { -unexplored-room } lies face down. Lay it open when somebody enters it, before anything else happens there.
    .title = Unexplored rooms
    .event = { $actor } explores a room.
scenarios_last-car_unexplored-zombies = Zombies do not enter rooms that lie face down, and fire does not spread to them. :house:
    .title = Zombies and unexplored rooms
scenarios_last-car_goal = The night ends with the End card, with an escape in a vehicle that is fully fuelled, or when the living are too few.
    .title = What ends the night
scenarios_till-dawn = A farmhouse with too many windows. All you have to do is last.
    .title = Till Dawn
scenarios_till-dawn_map = Lay out the farmhouse: rooms on the ground floor and an attic up a ladder, windows on every side, the yard and its entry spaces all around. :house:
    .title = Map of Till Dawn
scenarios_till-dawn_start = All players start in the kitchen, on squares of their choice. :house:
    .title = Where you start
    .event = { $actor } begins here.
scenarios_till-dawn_items = Deal each player { $dawn-items ->
        [one] { $dawn-items } item
       *[other] { $dawn-items } items
    } at random; what they have no hand for lies on their square. Lay a hammer from the item deck in the kitchen. :house:
    .title = What you have on you
    .event = { $target } gets an item.
scenarios_till-dawn_barricades = Put { $dawn-barricades ->
        [one] { $dawn-barricades } barricade
       *[other] { $dawn-barricades } barricades
    } on doors or windows of the house. Where, you decide together. :house:
    .title = Boarded windows
    .event = { $actor } puts up a barricade for all.
scenarios_till-dawn_zombies = Put { $dawn-zombies ->
        [one] { $dawn-zombies } zombie
       *[other] { $dawn-zombies } zombies
    } on each entry space. :house:
    .title = The first zombies
    .event = Zombies on the entry spaces: { $value }.
scenarios_till-dawn_goal = The End card is the sunrise. The night also ends when the living are too few, or when a vehicle escapes. :house:
    .title = What ends the night
scenarios_till-dawn_bonus = Whoever is alive inside the farmhouse at sunrise gets { $dawn-points ->
        [one] { $dawn-points } point
       *[other] { $dawn-points } points
    } more. :house:
    .title = Holding the house
    .event = { $target } sees the sun rise in the farmhouse: { $value }.
scenarios_burning-house = You woke up because of the smoke. Downstairs there are steps, and they are not firemen's.
    .title = Out of the Fire
scenarios_burning-house_map = Lay out the house with its upper floor, the stairs, and the garden down to the edge of the map. :house:
    .title = Map of Out of the Fire
scenarios_burning-house_energy = Everybody rolls the die and notes that much energy instead of { $start-energy }.
    .title = Energy in Out of the Fire
    .event = { $target } begins with energy: { $value }.
scenarios_burning-house_start = All players start in bedrooms on the upper floor, on squares of their choice. :house:
    .title = Where you start
    .event = { $actor } wakes up.
scenarios_burning-house_fire = The house burns when the game begins. In the order of play each player lays { $burning-tokens ->
        [one] { $burning-tokens } fire token
       *[other] { $burning-tokens } fire tokens
    } on a square of a room in which nobody is; it is that player's fire. Who lays what is our own rule. :house:
    .title = A burning house
    .event = The house burns; this fire belongs to { $actor }.
scenarios_burning-house_items = Deal each player { $burning-items ->
        [one] { $burning-items } item
       *[other] { $burning-items } items
    } at random. Put an extinguisher from the item deck at the head of the stairs. :house:
    .title = What you have on you
    .event = { $target } gets an item.
scenarios_burning-house_zombies = Put { $burning-zombies ->
        [one] { $burning-zombies } zombie
       *[other] { $burning-zombies } zombies
    } on each entry space. :house:
    .title = The first zombies
    .event = Zombies on the entry spaces: { $value }.
scenarios_burning-house_escape = Whoever moves over the edge of the map has escaped and takes no more turns. The others play on. :house:
    .title = Away on foot
    .event = { $actor } leaves the map and is safe.
scenarios_burning-house_vehicle = A vehicle with fuel and a driver may drive over the edge of the map. All who are in it have escaped; the others play on. :house:
    .title = Away on wheels
scenarios_burning-house_goal = The night ends when no living player is left on the map, or with the End card: then the roof comes down, and whoever is still in the house dies. :house:
    .title = What ends the night
    .event = The house takes what is left in it.
## Readings

reading_object-threshold = Is the number for an object a least result, or the only one that will do?
    .why = A blow that is stronger than needed should break the thing all the more.
reading_object-threshold_at-least = The object gives way at that number or more.
reading_object-threshold_exactly = The object gives way at exactly that number.

reading_zombie-attack = Whom do zombies attack when they have moved?
    .why = The rules known to us speak of zombies attacking but not of when. A roll in each turn keeps the danger the same for any number of players.
reading_zombie-attack_drawer = The player whose turn it is fights the zombies in contact.
reading_zombie-attack_everybody = Every player fights the zombies in contact, beginning with the player whose turn it is.
reading_zombie-attack_nobody = Nobody: zombies only stand in the way, and are fought by those who move beside them or choose to fight.

reading_bite-kit = Does a first-aid kit end the danger of a bite?
    .why = It makes a kit worth a fight, and is quickest to play.
reading_bite-kit_cure = Yes: a first-aid kit used in time saves the player.
reading_bite-kit_delay = No: it buys time, and the turns to live are counted from the beginning again.

reading_adjacent-room = When are rooms adjacent to one another?
    .why = A falling room tears at the walls that it shares, whether there are doors in them or not.
reading_adjacent-room_wall = When they are on the same floor and share a stretch of wall.
reading_adjacent-room_door = When they are on the same floor and a door leads from one into the other.

reading_exploding-object = What is the canister that explodes?
    .why = One source has petrol in its heading and a gas cylinder in its text; the player aid lets gas cylinders explode.
reading_exploding-object_cylinder = The gas cylinder only. A petrol can is another item and does not explode.
reading_exploding-object_both = Gas cylinders and petrol cans alike explode, and by the same rules.

reading_blast-walls = Do walls stop the blast?
    .why = The rule names a distance and no exception.
reading_blast-walls_through = No: it reaches all squares of the floor within its distance.
reading_blast-walls_stopped = Yes: it reaches only squares that can be seen from the cylinder's.

reading_blast-owner = Who owns the fire of a blast?
    .why = Somebody has to, or nobody lets it spread.
reading_blast-owner_lighter = The attacker who set it off, or the owner of the fire that did.
reading_blast-owner_active = The player whose turn it is.

reading_fire-walls = Does the fire of a blast or a throw reach squares behind a wall?
    .why = Squares on both sides of a wall are not adjacent for anything else either.
reading_fire-walls_open = No: only squares that are adjacent with no wall between.
reading_fire-walls_around = Yes: all squares around, whatever stands between.

reading_molotov-petrol = Is the petrol used up by a Molotov cocktail?
    .why = The rule exchanges the bottle and takes nothing else away.
reading_molotov-petrol_kept = No: only the bottle is exchanged.
reading_molotov-petrol_used = Yes: the petrol can is discarded too.

reading_molotov-miss = Does a Molotov cocktail that misses a player light a fire?
    .why = The fire is told of as what follows a hit.
reading_molotov-miss_no-fire = No: the throw is lost and nothing burns.
reading_molotov-miss_fire = Yes: the fire is laid all the same, but the player does not lose energy at once.

reading_molotov-square = Where does a Molotov cocktail lay its fire?
    .why = The source says canister where only the Molotov cocktail can be meant.
reading_molotov-square_target = Around the square at which the Molotov cocktail was thrown.
reading_molotov-square_canister = As its words say: around a canister at which the Molotov cocktail was thrown, and nowhere if there was none.

reading_fire-count = How far does a player's fire spread if it burns in several places?
    .why = A fire in one place should not slow down another.
reading_fire-count_each = Every fire that does not touch another of the same owner gets its tokens.
reading_fire-count_one = The owner's fires get tokens for one fire only, in a place of the owner's choice.

reading_dead-lighter = What happens to the fire of a player who is dead or gone?
    .why = A fire does not care who lit it.
reading_dead-lighter_next = The next living player in the order of play takes it over.
reading_dead-lighter_still = It burns on where it is, but spreads no more.

reading_spread-duty = Must the owner let a fire spread?
    .why = The rule tells what the owner does, not what the owner may do.
reading_spread-duty_must = Yes, as long as there is a square for it.
reading_spread-duty_may = No: the owner may let it be for a turn.

reading_spread-players = May a fire spread to a square with players on it?
    .why = Any adjacent square will do, says the rule.
reading_spread-players_allowed = Yes, and they lose nothing at that moment.
reading_spread-players_empty = No, unless there is no other square for it.

reading_fire-loss = What does it cost to start in fire, or to stay in it?
    .why = Without a loss at the end, standing in fire would be cheaper than walking through it.
reading_fire-loss_enter-and-end = You lose for each burning square that you enter, and at the end of your turn if you are still in fire.
reading_fire-loss_enter = You lose only for each burning square through which you move.

reading_fire-leave = When has a player tried to get out of a fire?
    .why = Anything less could be done without ever getting out.
reading_fire-leave_shortest = When one of the actions was a move along the shortest way out.
reading_fire-leave_any-move = When one of the actions was a move, wherever it led.

reading_next-room = Can a fire spread from one room to another?
    .why = It is said to end when its whole room burns, so it must belong to that room.
reading_next-room_stays = No: it stays in the room where it was lit.
reading_next-room_doors = Yes: through doors and gaps in walls, inside the same building.

reading_burnt-room = Do the fire tokens stay in a room that has burnt whole?
    .why = Nothing says that they are taken away.
reading_burnt-room_stay = They stay, and so does the price of walking through them.
reading_burnt-room_go = They are taken off when the damaged-structure token is laid.

reading_burning-passengers = Do passengers without a driver save a burning vehicle?
    .why = The rule asks for somebody at the wheel.
reading_burning-passengers_driver-only = No: it is destroyed, and they are put beside it and roll for what they lose.
reading_burning-passengers_anybody = Yes: a vehicle with anybody in it is not destroyed.

reading_collapse-inside = What happens to players in a room that collapses?
    .why = Zombies are slow; players have a chance to leap.
reading_collapse-inside_thrown-out = They roll the die, lose that much energy, and are put on the nearest free square outside.
reading_collapse-inside_dead = They are killed, as zombies are.

reading_collapse-chain = How far does a chain of collapses go?
    .why = Each collapse is a collapse, whatever caused it.
reading_collapse-chain_until-still = Until nothing more falls; every room at most once.
reading_collapse-chain_one-step = Only the rooms beside and above the first are damaged or fall; what falls with it damages nothing more.

reading_entry-rolls = How many rolls are made for figures that enter a damaged room?
    .why = The rule speaks of a player or a zombie, and so of each.
reading_entry-rolls_figure = One for each figure, each time it enters.
reading_entry-rolls_turn = One for each room in a turn, when the first figure enters.

reading_entry-roller = Who rolls when a zombie enters a damaged room?
    .why = The one whose turn it is has the die.
reading_entry-roller_active = The player whose turn it is.
reading_entry-roller_fire-owner = The owner of the fire that damaged the room, or, if there is none, the player whose turn it is.

reading_double-damage = What if a room is damaged by two collapses at once?
    .why = Tokens that come together are as many as tokens that come one after the other.
reading_double-damage_collapses = It gets both tokens, and so it collapses.
reading_double-damage_single = It gets a single token for both.

reading_burnt-damaged = Is the token for a burnt room a second token, if the room is damaged already?
    .why = Any token laid on a damaged room is its second.
reading_burnt-damaged_second = Yes: the room collapses.
reading_burnt-damaged_same = No: a room that is damaged already gets no token for burning.

reading_hot-wire-fuel = Does a hot-wired vehicle need fuel?
    .why = The wires stand in for the keys, not for the tank.
reading_hot-wire-fuel_needed = Yes, to drive; it never needs keys again.
reading_hot-wire-fuel_not-needed = No: once it has started that way it drives.

reading_speed = For how long does the speed of a vehicle hold?
    .why = On foot, too, the reach is that of a single move.
reading_speed_action = For each move action of the driver.
reading_speed_turn = For the driver's whole turn, over all move actions.

reading_turning = How does a vehicle turn?
    .why = It says that the vehicle can shift, not that it must.
reading_turning_up-to = Turning by a quarter takes a move action, with up to that many squares straight on or back.
reading_turning_must = Turning by a quarter takes a move action, and exactly that many squares have to be driven with it.

reading_moving-vehicle = When is a vehicle moving?
    .why = Between its driver's turns everybody can climb out at leisure.
reading_moving-vehicle_this-turn = When it has moved in the present turn of its driver.
reading_moving-vehicle_running = From the first time it moves until its driver ends a turn in which it did not.

reading_wreck-roll = What is the attack value that wrecks a vehicle?
    .why = A capacity never changes, so the words can only mean what is rolled.
reading_wreck-roll_result = The result of its roll: the die and the capacity, less the zombies.
reading_wreck-roll_capacity = Its capacity itself: only a vehicle with so small a capacity is wrecked, by its first attack.
## Decks and cards

deck_characters = Characters
card_ada = Ada, the nurse
    .text = She has seen worse, she says. She has not.
card_boris = Boris, the bus driver
    .text = If it has wheels, he can drive it.
card_cleo = Cleo, the librarian
    .text = She has read how this ends.
card_dan = Dan, the electrician
    .text = He was only here to mend the fuse.
card_edda = Edda, the gardener
    .text = She knows each spade in the shed by name.
card_faruk = Faruk, the cook
    .text = Nobody takes his kitchen.

deck_items = Items
card_bottle = Bottle
    .text = With a petrol can it makes a { -molotov }.
card_petrol-can = Petrol can
    .text = Fuels a vehicle, or makes Molotov cocktails of bottles.
card_gas-cylinder = Gas cylinder
    .text = Explodes when attacked or on fire.
card_extinguisher = Extinguisher
    .text = For an action, takes away { $extinguish-tokens ->
        [one] { $extinguish-tokens } fire token
       *[other] { $extinguish-tokens } fire tokens
    }.
card_matches = Matches
    .text = For an action, start a fire on an adjacent square.
card_keys = Keys
    .text = Start any vehicle.
card_first-aid-kit = First-aid kit
    .text = Use it up: { $first-aid-gain } energy for you or a player beside you, and a bite does no more harm.
card_snack = Tinned peaches
    .text = Use them up: { $snack-gain } energy.
card_bat = Baseball bat
    .text = Close combat: add { $attack_bat }.
card_crowbar = Crowbar
    .text = Close combat and objects: add { $attack_crowbar }.
card_hammer = Hammer
    .text = Builds barricades. Close combat: add { $attack_hammer }.
card_fire-axe = Fire axe
    .text = Close combat and objects: add { $attack_fire-axe }.
card_pistol = Pistol
    .text = Shooting: add { $attack_pistol }.
card_shotgun = Shotgun
    .text = Shooting: add { $attack_shotgun }.
card_nail-gun = Nail gun
    .text = Builds barricades. Shooting: add { $attack_nail-gun }.
card_ammunition-box = Box of ammunition
    .text = Gives { $box-ammunition } ammunition at once. It takes no hand.

deck_molotovs = Molotov cocktails
card_molotov = Molotov cocktail
    .text = Thrown: kills a zombie and lights a fire. Against players add { $molotov-attack }.

deck_vehicles = Vehicles
card_saloon = Saloon car
    .text = A car for a family, with a child seat in the way.
card_van = Delivery van
    .text = Space for everybody between the parcels.
card_pickup = Pickup
    .text = Fast, and with a view to the back.
card_motorcycle = Motorcycle with sidecar
    .text = Quick, if nobody minds the wind.
card_minibus = Minibus
    .text = Slow and heavy, and it shows when it hits something.

deck_events = Events
card_silence = Silence
    .text = Not a sound. That is what worries you. Nothing happens.
card_dragging-steps = Dragging Steps
    .text = Something shuffles over the gravel.
card_the-fence = At the Fence
    .text = The fence gives way, board by board.
card_the-horde = The Horde
    .text = They have heard you, all of them.
card_crash = Crash
    .text = A car ploughs through the hedge, and nobody gets out. Put the top vehicle on free outdoor squares of your choice. It needs no keys.
card_lucky-find = A Lucky Find
    .text = Draw { $find-items ->
        [one] { $find-items } item card
       *[other] { $find-items } item cards
    }. Take it in hand or leave it on your square.
card_second-wind = Second Wind
    .text = Everybody gains { $wind-gain } energy.
card_loose-rounds = Loose Rounds
    .text = You gain { $rounds-gain } ammunition.
card_stumble = Stumble
    .text = You have { $stumble-actions ->
        [one] { $stumble-actions } action
       *[other] { $stumble-actions } actions
    } fewer this turn.
card_scream = A Scream
    .text = After the symbols, each zombie goes { $scream-squares ->
        [one] { $scream-squares } more square
       *[other] { $scream-squares } more squares
    } towards you.
card_broken-boards = Broken Boards
    .text = Take a barricade of your choice off the map.
card_pitch-dark = Pitch Dark
    .text = Nobody can shoot until your next turn begins.
card_open-grave = An Open Grave
    .text = Put { $grave-zombies ->
        [one] { $grave-zombies } zombie
       *[other] { $grave-zombies } zombies
    } on the entry space nearest to you, as far as there is room.
card_draught = Draught
    .text = Every fire gets { $draught-tokens ->
        [one] { $draught-tokens } more fire token
       *[other] { $draught-tokens } more fire tokens
    }, laid by its owner as at the start of a turn.
card_cloudburst = Cloudburst
    .text = Take { $rain-tokens ->
        [one] { $rain-tokens } fire token
       *[other] { $rain-tokens } fire tokens
    } of your choice off outdoor squares.
card_rotten-beams = Rotten Beams
    .text = Put a damaged-structure token on a room of your choice in which there are no players.
card_keys-card = Keys
    .text = Keep this card: it is a bunch of keys.
card_end-card = The End
    .text = The game is over.

deck_die = Die
card_die = Die

deck_zombies = Zombies
card_zombie = Zombie

deck_pawns = Pawns
card_pawn = Pawn

deck_fire-tokens = Fire tokens
card_fire-token = Fire token

deck_damage-tokens = Damaged-structure tokens
card_damaged-structure = Damaged-structure token

deck_barricades = Barricades
card_barricade-token = Barricade

deck_destroyed-walls = Destroyed-wall tokens
card_destroyed-wall = Destroyed-wall token

deck_search-markers = Search markers
card_search-marker = Search marker

## Icons

icon_house = our own rule
icon_symbol = zombie symbol
icon_zombie = zombie
icon_pawn = pawn
icon_fire = fire
icon_damage = damaged structure
icon_barricade = barricade
icon_breach = destroyed wall
icon_search = search marker
icon_vehicle = vehicle
icon_event = event
icon_die = die
icon_bottle = bottle
icon_molotov = Molotov cocktail
icon_extinguisher = extinguisher
icon_matches = matches
icon_keys = keys
icon_snack = tin
icon_bat = baseball bat
icon_crowbar = crowbar
icon_hammer = hammer
icon_pistol = pistol
icon_shotgun = shotgun
icon_petrol-can = petrol can
icon_gas-cylinder = gas cylinder
icon_first-aid-kit = first-aid kit
icon_fire-axe = fire axe
icon_nail-gun = nail gun
icon_ammunition-box = box of ammunition

## Tables and cards

ui_table_event-deck-size = Players
ui_table_attack = Weapon
ui_table_vehicle = Vehicle
ui_table_vehicle_capacity = Capacity
ui_table_vehicle_speed = Speed
ui_table_event-symbols = Event card
ui_attack = Attack
ui_hands = Hands
ui_capacity = Capacity
ui_speed = Speed
ui_symbols = Symbols
ui_energy = Energy

## Odds

odds_hot-wire = Does a vehicle start without its keys?
    .about = Every try takes an action and a roll of the die.
odds_hot-wire_tries = Tries (zero: until it is decided)
odds_hot-wire_row_starts = It starts
odds_hot-wire_row_broken = The ignition is broken
odds_hot-wire_row_open = Not decided yet
odds_hot-wire_row_tries = Tries, on average

## Play and counts

ask_action = What do you do?
ask_step = Where do you go?
ask_square = Which square?
ask_card = Which item?
ask_who = Which player?
ask_target = Which object, wall, door or window?
ask_room = Which room?
ask_help = Do you help in this fight?
ask_accept = Do you take what is offered?
ask_interrupt = Do you interrupt before the next turn?
ask_wheel = Do you fight for the wheel?
ask_drive = Where does the vehicle go?
ask_lean = Which way do zombies prefer among equally short ones?
ask_die = What does the die show?
ask_hurl-at = At whom do you throw the Molotov cocktail?
policy_random = Random
policy_cautious = Careful
policy_bold = Bold
tally_someone-lives = Somebody is alive at the end
tally_survivors = Players alive at the end
tally_escaped = Players who escaped
tally_escapes = Nights with an escape
tally_zombies-killed = Zombies killed
tally_collapses = Rooms collapsed
tally_turns = Turns played
tally_end-card = The End card ends the night
tally_step-limit = Games cut off as endless
tally_wins-1 = The first seat wins
tally_wins-2 = The second seat wins
tally_wins-3 = The third seat wins
tally_wins-4 = The fourth seat wins
tally_wins-5 = The fifth seat wins
tally_wins-6 = The sixth seat wins
tally_used-bottle = Used: { card_bottle }
tally_used-petrol-can = Used: { card_petrol-can }
tally_used-gas-cylinder = Used: { card_gas-cylinder }
tally_used-extinguisher = Used: { card_extinguisher }
tally_used-matches = Used: { card_matches }
tally_used-keys = Used: { card_keys }
tally_used-first-aid-kit = Used: { card_first-aid-kit }
tally_used-snack = Used: { card_snack }
tally_used-bat = Used: { card_bat }
tally_used-crowbar = Used: { card_crowbar }
tally_used-hammer = Used: { card_hammer }
tally_used-fire-axe = Used: { card_fire-axe }
tally_used-pistol = Used: { card_pistol }
tally_used-shotgun = Used: { card_shotgun }
tally_used-nail-gun = Used: { card_nail-gun }
tally_used-ammunition-box = Used: { card_ammunition-box }
tally_used-molotov = Used: { card_molotov }
tally_driven-saloon = Driven: { card_saloon }
tally_driven-van = Driven: { card_van }
tally_driven-pickup = Driven: { card_pickup }
tally_driven-motorcycle = Driven: { card_motorcycle }
tally_driven-minibus = Driven: { card_minibus }
tally_drawn-silence = Drawn: { card_silence }
tally_drawn-dragging-steps = Drawn: { card_dragging-steps }
tally_drawn-the-fence = Drawn: { card_the-fence }
tally_drawn-the-horde = Drawn: { card_the-horde }
tally_drawn-crash = Drawn: { card_crash }
tally_drawn-lucky-find = Drawn: { card_lucky-find }
tally_drawn-second-wind = Drawn: { card_second-wind }
tally_drawn-loose-rounds = Drawn: { card_loose-rounds }
tally_drawn-stumble = Drawn: { card_stumble }
tally_drawn-scream = Drawn: { card_scream }
tally_drawn-broken-boards = Drawn: { card_broken-boards }
tally_drawn-pitch-dark = Drawn: { card_pitch-dark }
tally_drawn-open-grave = Drawn: { card_open-grave }
tally_drawn-draught = Drawn: { card_draught }
tally_drawn-cloudburst = Drawn: { card_cloudburst }
tally_drawn-rotten-beams = Drawn: { card_rotten-beams }
tally_drawn-keys-card = Drawn: { card_keys-card }
tally_drawn-end-card = Drawn: { card_end-card }
ledger_points = Points
ledger_total = { $member } has points from all nights: { $value }.
ledger_next-fresh = The next night begins afresh.
ledger_fault-nobody = Somebody wins every night.
ledger_fault-most = The player with the most points wins.
