# Alcatraz: The Scapegoat in English. Keys: clause paths with "_" for "/"; `.title` names a clause.

game = Alcatraz: The Scapegoat
    .about = Everybody works on the escape, and everybody knows that one of you will be left behind.
    .unofficial = An unofficial companion, neither made nor approved by the publisher. The names belong to their owners; the words and drawings here are our own.
product_base = Alcatraz: The Scapegoat
product_maximum-security = Maximum Security
source_M = Alcatraz: Maximum Security, Polish rules { "(2012)" }
source_R = Alcatraz: The Scapegoat, English rulebook (beginning)
source_D = An answer by the designers on guards and free actions
source_W = The designers' diary
source_V = Reviews of both boxes, compared
source_P = Players answering questions from memory
source_H = Ludolex: where no source speaks
module_certain-escape = Certain escape
    .about = Some tasks are taken out unseen, letter by letter, so that the deck nearly always allows an escape.
module_plan-g = Plan G
    .about = Letters won again are counted, and whoever has the fewest such counters is left behind.
module_different-prison = A different prison
    .about = You lay the locations yourselves, one after another, and the outline may become irregular.
module_convicted = Convicted
    .about = Each prisoner has a sentence card with a rule that only this prisoner has to follow.

## Aim of the game

aim = Together you mean to get off the island; alone you make sure that it is not you who stays.
    .title = Aim of the game
aim_players = The base game is for { $players-min } to { $players-base } players. With the box { product_maximum-security } there can be { $players-max }.
    .title = Players
aim_prisoners = Each of you is a { -prisoner } and has a pawn in the prison and a sheet on the table.
    .title = Prisoners
aim_plan = The { -plan } has { $letters ->
        [one] { $letters } part
       *[other] { $letters } parts
    }, called by the { -letter(case: "pl") } A to F. A letter belongs to those who marked it on their sheets.
    .title = The plan and its letters
aim_one-stays = You win if you take part in the { -escape }. It comes off once all of you but one hold every letter among them; that one is left behind and loses.
    .title = All but one
aim_own-set = What the locations, the tasks and the blackmail cards say is nowhere told in full. What stands here is a playable set made by us, which a group may replace by the cards of its box.
    .title = Our own set of cards

## What is in the box

components = These things lie in the box of the base game.
    .title = Components
components_tiles = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } with { $tile-sides ->
        [one] { $tile-sides } side
       *[other] { $tile-sides } sides
    } each; a tile is a { -location } of the prison.
    .title = Location tiles
components_sides = One side of a location is called its { -silver-side }, the other its { -copper-side }. No two sides do the same, so there are { $tile-effects ->
        [one] { $tile-effects } effect
       *[other] { $tile-effects } effects
    } in all.
    .title = Silver and copper
components_cards = { $cards-total ->
        [one] { $cards-total } card
       *[other] { $cards-total } cards
    } in all: { $cards_task } tasks, { $cards_blackmail } blackmail, { $cards_auxiliary } auxiliary, { $cards_scapegoat } for the Scapegoat and { $cards_summary } with a summary of the rules.
    .title = Cards
components_auxiliary = Each { -auxiliary } names one location. When chance has to choose a place, shuffle these cards and draw.
    .title = Auxiliary cards
components_wood = { $wood-total ->
        [one] { $wood-total } wooden marker
       *[other] { $wood-total } wooden markers
    }: { $wood_guard } for guards, { $wood_plan-marker } for letters of the plan and { $wood_player-marker } in the players' colours.
    .title = Wooden markers
components_wood-count = Other numbers of guards and of player markers can be read too. Only the numbers given here add up to the total of { $wood-total }.
    .title = Other counts
components_guards = Each { -guard } is a cube that stands on a location and belongs to nobody.
    .title = Guards
components_pawns = { $pawns ->
        [one] { $pawns } { -pawn }
       *[other] { $pawns } { -pawn(case: "pl") }
    }, one in each colour.
    .title = Pawns
components_tokens = { $tokens-total ->
        [one] { $tokens-total } token
       *[other] { $tokens-total } tokens
    }: { $items-total } items and { $scapegoat-markers } to count the additional actions of the Scapegoat.
    .title = Tokens
components_items = There are { $item-kinds ->
        [one] { $item-kinds } ordinary kind
       *[other] { $item-kinds } ordinary kinds
    } of { -item }: :key: { -key }, :knife: { -knife }, :clothes: { -clothes }, :drugs: { -drugs } and :tools: { -tools }; and the :gun: Gun, which is none of them.
    .title = Items
components_gun = There is { $item-tokens_gun } :gun: { -gun }. Whoever hands it in may call it any item that is asked for.
    .title = The Gun
    .event = { $actor } hands in the Gun instead of { $item }
components_markers = Each colour has { $markers-each ->
        [one] { $markers-each } player marker
       *[other] { $markers-each } player markers
    }: { $marker-kinds_stamina } for Stamina, { $marker-kinds_cash } for Cash and { $marker-kinds_vote } to vote with.
    .title = Markers of a colour
components_sheets = { $sheets ->
        [one] { $sheets } { -sheet }
       *[other] { $sheets } { -sheet(case: "pl") }
    } with the letters of the plan, the tracks for Stamina and Cash and the places for items.
    .title = Prisoner sheets
components_sheets-alike = Only the pictures on the sheets differ. That prisoners have abilities of their own was said before the game came out and is not so.
    .title = All prisoners are alike
components_letters = Of the tasks, { $tasks-per-letter ->
        [one] { $tasks-per-letter } card
       *[other] { $tasks-per-letter } cards
    } belong to each letter.
    .title = Tasks of a letter
components_marker-shortage = Markers are never short. If the wooden ones run out, use anything else that is small.
    .title = Not enough markers
    .event = No marker is left for the { $letter } of { $target }.

## Set-up

setup = The prison is laid in this order.
    .title = Set-up
setup_grid = Shuffle the { $tiles } tiles and lay them out as the { -prison }: { $grid_rows ->
        [one] { $grid_rows } row
       *[other] { $grid_rows } rows
    } of { $grid_columns ->
        [one] { $grid_columns } { -location(case: "tile") }
       *[other] { $grid_columns } { -location(case: "tiles") }
    }.
    .title = Laying the prison
    .event = { $tile } is laid, { $side } side up.
setup_grid-security = Shuffle the { $more-tiles } new tiles among the old ones and lay all { $tiles-all } as the prison: { $grid-security_rows ->
        [one] { $grid-security_rows } row
       *[other] { $grid-security_rows } rows
    } of { $grid-security_columns ->
        [one] { $grid-security_columns } { -location(case: "tile") }
       *[other] { $grid-security_columns } { -location(case: "tiles") }
    }.
    .title = A larger prison
    .event = { $tile } is laid, { $side } side up.
setup_block = Lay { $start-block_rows ->
        [one] { $start-block_rows } row
       *[other] { $start-block_rows } rows
    } of { $start-block_columns ->
        [one] { $start-block_columns } { -location(case: "tile") }
       *[other] { $start-block_columns } { -location(case: "tiles") }
    } drawn at random. The rest of the { $tiles-all } wait beside them.
    .title = The first tiles
    .event = { $tile } is laid, { $side } side up.
setup_add-tiles = Then, in turn, each of you adds { $tiles-added ->
        [one] { $tiles-added } { -location(case: "tile") }
       *[other] { $tiles-added } { -location(case: "tiles") }
    } where it touches { $touching } that lie there already, corners included, until all are laid.
    .title = Adding tiles
    .event = { $actor } adds { $tile }, { $side } side up.
setup_side-up = Let chance decide for each tile which side lies up, and leave it so for the whole game. This is our own rule.
    .title = Which side is up
setup_auxiliary-security = Put the { $more-cards_auxiliary } new auxiliary cards among the old ones. There are { $auxiliary-all } of them now.
    .title = Auxiliary cards
setup_items = Lay on each location with a { -stock } as many of its items as the side that is up says.
    .title = Items on locations
setup_supply = Put all other items, the guards, the markers and the cards beside the prison. They are the { -supply }.
    .title = The supply
setup_guards = Draw { $guards-start ->
        [one] { $guards-start } { -auxiliary }
       *[other] { $guards-start } { -auxiliary(case: "pl") }
    } without putting any back and set { $guard-entering ->
        [one] { $guard-entering } { -guard }
       *[other] { $guard-entering } { -guard(case: "pl") }
    } on each location drawn. Then shuffle all of them together again.
    .title = The first guards
    .event = A guard stands in: { $tile }.
setup_sheets = Take a sheet and its markers. Begin with { $stamina-start } :stamina: Stamina and { $cash-start } :cash: Cash; both values are our own.
    .title = Prisoner sheets
setup_votes = Everybody takes a { -voting-marker } of each player's colour, their own colour included.
    .title = Voting markers
setup_fifth-markers = Lay out for the new colour the same markers as for each of the others, and give everybody a voting marker of that colour.
    .title = Markers of the new colour
setup_prisoners = Draw an { -auxiliary } for each prisoner; the pawn begins on the location drawn.
    .title = Where prisoners begin
    .event = { $target } begins in: { $tile }.
setup_chief = When all prisoners have a place, draw { $chief-draw ->
        [one] { $chief-draw } auxiliary card
       *[other] { $chief-draw } auxiliary cards
    } more. The Chief begins on the location it names.
    .title = Where the Chief begins
    .event = The Chief begins in: { $tile }.
setup_start-draw = Cards drawn for beginnings are put back only when everybody has a place, so no two begin on the same tile.
    .title = Separate beginnings
setup_chief-apart = The cards of the prisoners are still out when the Chief's is drawn, so as a rule he does not begin beside one of them on the same tile.
    .title = The Chief begins apart
setup_piles = Before you shuffle the tasks, sort them into { $piles ->
        [one] { $piles } pile
       *[other] { $piles } piles
    }, each of the same letter.
    .title = A pile for each letter
setup_remove = Take { $pile-removed ->
        [one] { $pile-removed } card
       *[other] { $pile-removed } cards
    } at random out of every pile and put them into the box. Nobody looks at them.
    .title = Unseen cards go
setup_deck = Shuffle the { $tasks-left } that remain into the task deck, and go on as usual.
    .title = The new task deck
setup_tasks = Shuffle the tasks. Turn over { $tasks-open ->
        [one] { $tasks-open } { -task }
       *[other] { $tasks-open } { -task(case: "pl") }
    } and lay each on a location drawn with an auxiliary card, no two on the same.
    .title = The first tasks
    .event = A task is to be done in { $tile }: { $task }
setup_blackmail-security = Put the { $more-cards_blackmail } new blackmail cards among the old ones before you deal. There are { $blackmail-all } of them now.
    .title = Blackmail cards
setup_blackmail = Shuffle the blackmail cards and deal { $blackmail-start ->
        [one] { $blackmail-start } card
       *[other] { $blackmail-start } cards
    } to each player, face down. This is our own rule.
    .title = Dealing blackmail
    .event = { $actor } is dealt: { $card }.
setup_sentences = Before the game begins, shuffle the sentence cards and deal { $sentences-dealt ->
        [one] { $sentences-dealt } card
       *[other] { $sentences-dealt } cards
    } to each prisoner, to lie open beside the sheet.
    .title = Dealing the sentences
    .event = { $target } is sentenced: { $card }.
setup_sentences-rest = Sentence cards that are left over go into the box.
    .title = Unused sentences
setup_sentences-boxed = Leave the sentence cards in the box.
    .title = No sentences
setup_scapegoat = Choose a player at random to be the first Scapegoat and to hold the card until the first vote.
    .title = The first Scapegoat
    .event = { $target } is the first Scapegoat.
setup_sucker = Put the Sucker card ready. It is given to somebody at random in the first round.
    .title = The Sucker card

## The round

round = You play round after round, until the plan works or the guards have filled the prison.
    .title = The round
round_phases = A { -round } has { $phases ->
        [one] { $phases } { -phase }
       *[other] { $phases } { -phase(case: "pl") }
    }: first a new guard comes in, then somebody becomes the Scapegoat, and then all carry out the plan.
    .title = Phases
round_guard = In the first phase draw an { -auxiliary } and add { $guard-entering ->
        [one] { $guard-entering } { -guard }
       *[other] { $guard-entering } { -guard(case: "pl") }
    } from the supply to the location it names.
    .title = A new guard
    .event = A new guard comes in: { $tile }.
round_guard-card = That card goes back among the others, and they are shuffled. The same place may be drawn again next time.
    .title = The card goes back
round_guard-cap = There are never more than { $guard-cap ->
        [one] { $guard-cap } { -guard }
       *[other] { $guard-cap } { -guard(case: "pl") }
    } on a tile.
    .title = A full tile
round_guard-overflow = If the new guard's tile is full, draw again until one comes up that is not.
    .title = No room for the guard
    .event = There is no room for another guard: { $tile }.
round_last-guard = The moment guard number { $guard-fatal } enters the prison, the game is over and all of you have lost.
    .title = The last guard
    .event = Guard number { $value } comes in. The prison is full.
round_rounds = You begin with { $guards-start } guards, and every round brings one. After { $rounds-safe } rounds there are as many as the prison can take, and round { $round-fatal } brings the one too many.
    .title = Example: how long you have
round_restock = Then fill up every { -stock } from the supply, as far as the supply has such items. This is our own rule.
    .title = Filling up the stocks
    .event = { $value ->
        [one] { $value } item is
       *[other] { $value } items are
    } laid out from the supply.
round_talk = In the second phase talk openly for about { $talk-minutes ->
        [one] { $talk-minutes } minute
       *[other] { $talk-minutes } minutes
    }: who will do what, who hands what to whom, and who could bear being the Scapegoat.
    .title = Talk
round_vote = Then each of you secretly takes { $votes-cast ->
        [one] { $votes-cast } { -voting-marker }
       *[other] { $votes-cast } { -voting-marker(case: "pl") }
    } into a fist, and all open their hands together. The { -vote } goes to the prisoner whose colour it is.
    .title = The vote
    .event = { $actor } votes for { $target }{ $value ->
        [one] .
       *[other] , and the vote counts { $value } times.
    }
round_elected = The prisoner with the most votes is the { -scapegoat } until the next vote, and takes the card that says so. The markers go back to those who voted.
    .title = The Scapegoat
    .event = { $target } is the Scapegoat with { $value ->
        [one] { $value } vote
       *[other] { $value } votes
    }.
round_tie = If several have the most votes, the old Scapegoat, who has voted too, chooses one of them.
    .title = Ties
    .event = { $actor } breaks the tie: { $target }.
round_self-vote = You may vote for yourself.
    .title = Voting for oneself
round_again = Whoever is the Scapegoat may be elected again, as often as the others like.
    .title = Elected again
round_example-tie = Ada is the Scapegoat. Bo and Cyril have the same number of votes, and nobody has more. Ada may choose Bo or Cyril; she may choose neither herself nor Dora, who both have fewer.
    .title = Example: a tie
round_order = In the third phase the Scapegoat has the first turn. The others follow clockwise.
    .title = Who acts when
    .event = Round { $value }: it is { $actor }’s turn.
round_whole-turn = You make all your actions one after another, free ones in between as you like, before the next prisoner begins.
    .title = A whole turn at a time

## What a prisoner can do

actions = A turn is made of a few actions that cost something, and any number that do not.
    .title = Actions
actions_points = How many action points each prisoner has per turn depends on the number of players. You spend each { -action-point } in your own turn.
    .title = Action points
actions_points-five = With { $five-players } players each prisoner has { $action-points_5_points ->
        [one] { $action-points_5_points } { -action-point }
       *[other] { $action-points_5_points } { -action-point(case: "pl") }
    }, just as with { $four-players }.
    .title = Action points with the new colour
actions_scapegoat-point = The Scapegoat has { $scapegoat-points ->
        [one] { $scapegoat-points } { -action-point }
       *[other] { $scapegoat-points } { -action-point(case: "pl") }
    } more than the others.
    .title = The Scapegoat's advantage
    .event = { $actor }, the Scapegoat, has { $value ->
        [one] { $value } action point
       *[other] { $value } action points
    } more.
actions_scapegoat-ladder = This advantage stays the same, however often the same prisoner has been the Scapegoat in a row.
    .title = Elected several times
actions_lost-points = Action points that you do not spend in your turn are lost.
    .title = Nothing is saved up
    .event = { $actor } lets { $value ->
        [one] { $value } action point
       *[other] { $value } action points
    } go.
actions_list = An { -action } costs { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    }: moving, using a location, a theft, a riot, completing a task, discarding an item, or playing a blackmail card.
    .title = Actions for action points
actions_free = A { -free-action } costs no action point, and you may take as many as you like in your turn: trading, bribing and making an effort.
    .title = Free actions
actions_move = Moving takes your pawn to a { -neighbour }, which is a tile that shares an edge with yours. Corners do not count.
    .title = Moving
    .event = { $actor } goes to: { $tile }.
actions_use = Using the location where you stand gives you the effect of the side that is up. You may use it again as long as you can pay.
    .title = Using a location
actions_steal = A { -theft } takes { $steal-take } item or { $steal-take } :cash: Cash, whichever you like, from a prisoner on your tile, who cannot refuse.
    .title = Stealing
    .event = { $actor } steals from { $target }: { $item }
actions_riot = A { -riot } brings { $riot-guards ->
        [one] { $riot-guards } { -guard }
       *[other] { $riot-guards } { -guard(case: "pl") }
    } from a neighbour to your own tile, unless that is full.
    .title = Rioting
    .event = { $actor } starts a riot: a guard goes from { $tile } to { $there }.
actions_complete = Completing a task is done on its tile, with the items it asks for.
    .title = Completing a task
actions_complete-scapegoat = The Scapegoat may not complete tasks.
    .title = No tasks for the Scapegoat
actions_discard = Discarding puts an item of yours into the supply.
    .title = Discarding an item
    .event = { $actor } discards: { $item }
actions_blackmail = Playing a blackmail card does what the card says, at once.
    .title = Playing blackmail
    .event = { $actor } plays blackmail: { $card }.
actions_blackmail-scapegoat = Only the Scapegoat may play blackmail cards.
    .title = Blackmail is the Scapegoat's
actions_trade = In a { -trade } you give items and Cash to a prisoner on your tile, or swap them. It can be a gift, too.
    .title = Trading
    .event = { $actor } and { $target } agree: { $gives } for { $wants }.
actions_trade-both = Both must agree. What is promised for a later turn binds nobody.
    .title = Both agree
    .event = { $actor } does not agree with { $target }.
actions_trade-offers = You can propose { $offers-turn ->
        [one] { $offers-turn } trade
       *[other] { $offers-turn } trades
    } in your turn, taken up or not. This is our own limit; what you talk over before the vote is not counted.
    .title = So many proposals
    .event = { $actor } proposes to { $target }: { $gives } for { $wants }.
actions_bribe = A { -bribe } costs { $bribe-cash } :cash: Cash and sends { $bribe-guards ->
        [one] { $bribe-guards } { -guard }
       *[other] { $bribe-guards } { -guard(case: "pl") }
    } from your tile to a neighbour that is not full.
    .title = Bribing a guard
    .event = { $actor } bribes a guard{ $same ->
        [one] , who looks away.
       *[other] , who goes from { $tile } to { $there }.
    }
actions_effort = Making an effort costs { $effort-stamina } :stamina: { -stamina } and gives you { $effort-points ->
        [one] { $effort-points } { -action-point }
       *[other] { $effort-points } { -action-point(case: "pl") }
    } more in this turn.
    .title = Making an effort
    .event = { $actor } makes an effort for { $value ->
        [one] { $value } action point
       *[other] { $value } action points
    }.
actions_effort-limit = You can make { $efforts-turn ->
        [one] { $efforts-turn } effort
       *[other] { $efforts-turn } efforts
    } in a turn, no more. This is our own rule: in some corners of the prison Stamina would come back without end.
    .title = Not without end
actions_cash = What you have of :cash: { -cash } is marked on your sheet. Cash paid goes to the supply, unless a rule names a prisoner who gets it.
    .title = Cash
actions_limits = Nobody can have more than { $stamina-max } :stamina: Stamina or { $cash-max } :cash: Cash. What would go beyond is lost. Both limits are our own.
    .title = Limits
actions_slots = A sheet has { $item-slots ->
        [one] { $item-slots } { -slot }
       *[other] { $item-slots } { -slot(case: "pl") }
    }, our own number. With none free you cannot get another item, except by swapping.
    .title = Room for items

## What guards do

influence = Where guards look on, everything becomes harder.
    .title = The guards' influence
influence_count = The { -influence } on a tile is the number of guards on it. Before each action look at the tile where you stand.
    .title = Counting guards
influence_calm = Up to { $influence_calm ->
        [one] { $influence_calm } { -guard }
       *[other] { $influence_calm } { -guard(case: "pl") }
    } on your tile change nothing.
    .title = Hardly any guards
influence_slow = With { $influence_slow ->
        [one] { $influence_slow } { -guard }
       *[other] { $influence_slow } { -guard(case: "pl") }
    } on your tile, each action costs { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    } more.
    .title = Dearer actions
    .event = Under the guards’ eyes it costs { $actor } { $value ->
        [one] { $value } action point
       *[other] { $value } action points
    }.
influence_slow-not = Moving, blackmail cards and free actions do not become dearer.
    .title = What stays cheap
influence_stop = With { $influence_stop ->
        [one] { $influence_stop } { -guard }
       *[other] { $influence_stop } { -guard(case: "pl") }
    } on your tile, you can take no action but moving and playing blackmail.
    .title = Barred actions
influence_stop-free = Trading, bribing and making an effort remain possible.
    .title = What is never barred
influence_full = A tile with { $influence_full ->
        [one] { $influence_full } { -guard }
       *[other] { $influence_full } { -guard(case: "pl") }
    } is like one with { $influence_stop }, and besides, nobody can enter it.
    .title = Closed tiles
influence_use = Whoever uses a location is subject to its guards, even where the effect is a free action.
    .title = Correction: free locations and guards
influence_use-slow = With { $influence_slow ->
        [one] { $influence_slow } { -guard }
       *[other] { $influence_slow } { -guard(case: "pl") }
    } there, a location that is otherwise free costs { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    }.
    .title = Correction: dearer where it was free
    .event = Free elsewhere, under the guards’ eyes the location costs { $actor } { $value ->
        [one] { $value } action point
       *[other] { $value } action points
    }.
influence_use-stop = With { $influence_stop ->
        [one] { $influence_stop } { -guard }
       *[other] { $influence_stop } { -guard(case: "pl") }
    } or more there, no location can be used at all.
    .title = Correction: barred where it was free
influence_example-slow = { $influence_slow ->
        [one] { $influence_slow } guard stands
       *[other] { $influence_slow } guards stand
    } in the Exercise Yard, silver side up. Ada trades for nothing as ever. To use the yard she pays { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    }, though it is a free action elsewhere; a theft would cost her { $action-cost } and { $influence-extra } more.
    .title = Example: dearer actions
influence_example-stop = { $influence_stop ->
        [one] { $influence_stop } guard stands
       *[other] { $influence_stop } guards stand
    } in the Dining Hall, copper side up. Bo cannot buy a Knife there, free action or not. He may leave, hand an item to Ada, or pay a bribe, and with one guard gone he can buy after all.
    .title = Example: barred actions

## Tasks

tasks = Each task brings a letter to the one who does it, and often another to friends.
    .title = Tasks and rewards
tasks_card = A { -task } shows its letter and the { $task-items ->
        [one] { $task-items } { -item }
       *[other] { $task-items } { -item(case: "pl") }
    } it takes. It lies on the location where it can be done.
    .title = Task cards
tasks_complete = To complete a task, stand on its tile, spend { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    } and hand in the items.
    .title = Completing a task
    .event = { $actor } completes a task: { $task }
tasks_hand-in = Items handed in go to the supply. The :gun: Gun may stand for any one of them.
    .title = Handing in
tasks_mark = You mark the letter of the task that you completed on your sheet.
    .title = Your letter
    .event = { $target } marks the letter { $letter }.
tasks_reward = Then turn over { $rewards-drawn ->
        [one] { $rewards-drawn } card
       *[other] { $rewards-drawn } cards
    } of the task deck as a { -reward }. Every other prisoner except the Scapegoat marks its letter.
    .title = A letter for the others
    .event = The reward is the letter { $letter }: { $task }
tasks_no-reward = The Scapegoat gets nothing out of a completed task.
    .title = Nothing for the Scapegoat
    .event = { $target }, the Scapegoat, does not get the { $letter }.
tasks_owned = A letter that you have already brings you nothing.
    .title = Letters you own
    .event = { $target } has the letter { $letter } already.
tasks_next = After that turn over another task and lay it on a location drawn with an auxiliary card. Several tasks may share a tile.
    .title = A new task
    .event = A new task is to be done in { $tile }: { $task }
tasks_always-open = So there are always { $tasks-open ->
        [one] { $tasks-open } { -task }
       *[other] { $tasks-open } { -task(case: "pl") }
    } to be done in the prison, as long as the deck lasts.
    .title = Open tasks
tasks_used = Completed tasks and rewards are out of the game. With bad luck a letter may run out that you still need.
    .title = Used cards
    .event = A card goes under the task deck: { $task }
tasks_deck-empty = When the deck has no card for a reward or for a new task, there is none.
    .title = An empty deck
    .event = The task deck is empty.
tasks_example = { $four-players ->
        [one] { $four-players } player plays
       *[other] { $four-players } players play
    }, and Dora is the Scapegoat. Ada completes a task with the letter C and marks C. The reward shows E: Bo and Cyril mark E, but neither Ada nor Dora does.
    .title = Example: a task and its reward
tasks_names = In the box too the tasks are deeds of a jailbreak: clothes are taken, a fire is lit, a tunnel is dug, the Warden is put to sleep, the map vanishes.
    .title = Tasks of the box
tasks_own = Our own set has { $cards_task ->
        [one] { $cards_task } card
       *[other] { $cards_task } cards
    }: each pair of different items stands on as many tasks as any other pair, and each letter asks for each item equally often.
    .title = Our set of tasks

## The end

ending = In the end all but one get out, or nobody does.
    .title = The end of the game
ending_success = The escape succeeds when there is a prisoner without whom all the others together hold every letter of the plan.
    .title = The escape
    .event = The escape succeeds in round { $value }, without { $target }.
ending_numbers = The number of those who get out depends on the number of players. They win, and the one left behind loses.
    .title = How many escape
ending_wording = A publisher's page speaks of { $escaping_3_prisoners ->
        [one] { $escaping_3_prisoners } player
       *[other] { $escaping_3_prisoners } players
    } or more, which means the same: all but one, at any number.
    .title = Other wording
ending_moment = Look whether the plan is complete each time somebody marks a letter. If so, the game is over at once.
    .title = When to look
ending_scapegoat-stays = The one left behind is the Scapegoat.
    .title = Who stays behind
    .event = { $target }, the Scapegoat, is left behind.
ending_needed-scapegoat = A Scapegoat who holds a letter that all others lack cannot be left behind; then another prisoner stays.
    .title = A Scapegoat who is needed
    .event = { $target }, the Scapegoat, holds a letter that nobody else has, and gets out.
ending_other-stays = Look at the others without whom every letter is still there. Of them the one with the fewest letters stays; among equals, the first to the left of the Scapegoat.
    .title = Another stays behind
    .event = { $target } is left behind instead.
ending_nobody-can-stay = If every single one of you holds a letter that nobody else has, the plan is not complete yet, and you play on.
    .title = Everybody is needed
    .event = All letters are there, but each of you holds one that the others lack.
ending_loss = If the last guard comes in first, everybody loses.
    .title = All lose
    .event = The guards have won in round { $value }: nobody gets out.
ending_example-needed = Dora, the Scapegoat, alone has the letter B; Ada, Bo and Cyril have the rest. Bo's letters are all held by others too, those of Ada and Cyril are not. So Bo stays behind, and Dora, who was to stay, gets out.
    .title = Example: the needed Scapegoat

## The locations

locations = What can be done where. These effects are our own set.
    .title = Locations
locations_use = Each location has one effect at a time, that of the side which is up. Unless the text calls it free, using it costs { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    }.
    .title = The effect of a location
locations_numbers = Every location has a number. Only some of the numbers are known; all others are our own, and matter only for the Chief of guards.
    .title = Numbers of the locations
locations_free = On the copper side the Radio Room, the Dining Hall and the Recreational Room are free actions; on the silver side the Exercise Yard is.
    .title = Free locations
locations_free-once = You can use the same location as a free action only { $free-uses ->
        [one] { $free-uses } time
       *[other] { $free-uses } times
    } in a turn. This is our own rule.
    .title = Free, but not for ever
locations_stocks = Some locations have a stock of items, larger or smaller by side. You can only take what lies there.
    .title = Stocks
locations_agree = What a location does to another prisoner needs that prisoner's consent if it takes something away, and none if it gives.
    .title = Others' consent
locations_own = Names and the free sides come from the game. The remaining numbers, the Workshop and what every side does are our own, until your group takes those of its box.
    .title = Our set of locations
locations_cell-block = Number { $tile-numbers_cell-block }.
    .title = Cell Block
locations_cell-block_silver = A quiet hour on the bunk: gain { $effects_cell-block-silver_stamina } :stamina: Stamina.
    .title = Cell Block, silver
    .event = { $actor } rests: { $value } :stamina: more.
locations_cell-block_copper = Under the mattress: put { $effects_cell-block-copper_give ->
        [one] { $effects_cell-block-copper_give } { -item }
       *[other] { $effects_cell-block-copper_give } { -item(case: "pl") }
    } of yours into the supply and take { $effects_cell-block-copper_take } of another kind from there.
    .title = Cell Block, copper
    .event = { $actor } finds under the mattress: { $item }
locations_radio-room = Number { $tile-numbers_radio-room }.
    .title = Radio Room
locations_radio-room_silver = Listen in: draw { $effects_radio-room-silver_draw ->
        [one] { $effects_radio-room-silver_draw } { -blackmail }
       *[other] { $effects_radio-room-silver_draw } { -blackmail(case: "pl") }
    }.
    .title = Radio Room, silver
    .event = { $actor } listens in and draws { $value ->
        [one] { $value } blackmail card
       *[other] { $value } blackmail cards
    }.
locations_radio-room_copper = :free-action: Free action: pay { $effects_radio-room-copper_pay } :cash: Cash and draw { $effects_radio-room-copper_draw ->
        [one] { $effects_radio-room-copper_draw } { -blackmail }
       *[other] { $effects_radio-room-copper_draw } { -blackmail(case: "pl") }
    }.
    .title = Radio Room, copper
    .event = { $actor } pays and draws { $value ->
        [one] { $value } blackmail card
       *[other] { $value } blackmail cards
    }.
locations_dining-hall = Number { $tile-numbers_dining-hall }.
    .title = Dining Hall
locations_dining-hall_silver = Pocket the cutlery: take { $effects_dining-hall-silver_take } :knife: Knife from the stock of { $stocks_dining-hall_silver }.
    .title = Dining Hall, silver
    .event = { $actor } takes { $value } :knife:.
locations_dining-hall_copper = :free-action: Free action: pay { $effects_dining-hall-copper_pay } :cash: Cash and take { $effects_dining-hall-copper_take } :knife: Knife from the stock of { $stocks_dining-hall_copper }.
    .title = Dining Hall, copper
    .event = { $actor } buys { $value } :knife:.
locations_laundry = Number { $tile-numbers_laundry }.
    .title = Laundry
locations_laundry_silver = Out of the hamper: take { $effects_laundry-silver_take } :clothes: Clothes from the stock of { $stocks_laundry_silver }.
    .title = Laundry, silver
    .event = { $actor } takes { $value } :clothes:.
locations_laundry_copper = The laundry cart: take { $effects_laundry-copper_take } :clothes: Clothes from the stock of { $stocks_laundry_copper }, and ride along, if you like, to a neighbour that you can enter.
    .title = Laundry, copper
    .event = { $rides ->
        [one] { $actor } rides in the cart to: { $tile }.
       *[other] { $actor } takes { $value } :clothes:.
    }
locations_exercise-yard = Number { $tile-numbers_exercise-yard }.
    .title = Exercise Yard
locations_exercise-yard_silver = :free-action: Free action: turn { $effects_exercise-yard-silver_pay } :cash: Cash into { $effects_exercise-yard-silver_gain } :stamina: Stamina, or the reverse.
    .title = Exercise Yard, silver
    .event = { $minus ->
        [one] { $actor } turns :stamina: into { $amount } :cash:.
       *[other] { $actor } turns :cash: into { $amount } :stamina:.
    }
locations_exercise-yard_copper = Training in pairs: gain { $effects_exercise-yard-copper_stamina } :stamina: Stamina; another prisoner on this tile, if there is one, gains as much; you choose who.
    .title = Exercise Yard, copper
    .event = { $actor } trains: { $value } :stamina: more.
locations_infirmary = Number { $tile-numbers_infirmary }.
    .title = Infirmary
locations_infirmary_silver = The unlocked cabinet: take { $effects_infirmary-silver_take } :drugs: Drugs from the stock of { $stocks_infirmary_silver }.
    .title = Infirmary, silver
    .event = { $actor } takes { $value } :drugs:.
locations_infirmary_copper = A night in bed: take { $effects_infirmary-copper_take } :drugs: Drugs from the stock of { $stocks_infirmary_copper }, or gain { $effects_infirmary-copper_stamina } :stamina: Stamina.
    .title = Infirmary, copper
    .event = { $minus ->
        [one] { $actor } stays in bed: { $amount } :stamina: more.
       *[other] { $actor } takes { $amount } :drugs:.
    }
locations_workshop = Number { $tile-numbers_workshop }.
    .title = Workshop
locations_workshop_silver = Nobody counts here: take { $effects_workshop-silver_take } :tools: Tools from the stock of { $stocks_workshop_silver }.
    .title = Workshop, silver
    .event = { $actor } takes { $value } :tools:.
locations_workshop_copper = Made to order: put { $effects_workshop-copper_give ->
        [one] { $effects_workshop-copper_give } { -item }
       *[other] { $effects_workshop-copper_give } { -item(case: "pl") }
    } of another kind into the supply and take up to { $effects_workshop-copper_take } :tools: Tools from the stock of { $stocks_workshop_copper }.
    .title = Workshop, copper
    .event = { $actor } gives material and takes { $value } :tools:.
locations_recreational-room = Number { $tile-numbers_recreational-room }.
    .title = Recreational Room
locations_recreational-room_silver = A game of cards: gain { $effects_recreational-room-silver_cash } :cash: Cash, or { $effects_recreational-room-silver_company } if another prisoner is here too.
    .title = Recreational Room, silver
    .event = { $actor } plays cards and gains { $value } :cash:.
locations_recreational-room_copper = :free-action: Free action: make a trade with a prisoner on any tile, as if you were together.
    .title = Recreational Room, copper
    .event = { $actor } passes a message on.
locations_visiting-area = Number { $tile-numbers_visiting-area }.
    .title = Visiting Area
locations_visiting-area_silver = A cake from home: pay { $effects_visiting-area-silver_pay } :cash: Cash and take { $effects_visiting-area-silver_take ->
        [one] { $effects_visiting-area-silver_take } { -item }
       *[other] { $effects_visiting-area-silver_take } { -item(case: "pl") }
    } of your choice from the supply.
    .title = Visiting Area, silver
    .event = { $actor } gets a cake, and in it: { $item }
locations_visiting-area_copper = A visit by the family: gain { $effects_visiting-area-copper_cash } :cash: Cash.
    .title = Visiting Area, copper
    .event = { $actor } has visitors and gains { $value } :cash:.
locations_chapel = Number { $tile-numbers_chapel }.
    .title = Chapel
locations_chapel_silver = Bells for mass: move { $effects_chapel-silver_guards ->
        [one] { $effects_chapel-silver_guards } { -guard }
       *[other] { $effects_chapel-silver_guards } { -guard(case: "pl") }
    } from any tile to a neighbour of it that is not full.
    .title = Chapel, silver
    .event = { $actor } rings the bells: a guard goes from { $tile } to { $there }.
locations_chapel_copper = Confession: draw { $effects_chapel-copper_draw ->
        [one] { $effects_chapel-copper_draw } { -blackmail }
       *[other] { $effects_chapel-copper_draw } { -blackmail(case: "pl") }
    }, or gain { $effects_chapel-copper_stamina } :stamina: Stamina.
    .title = Chapel, copper
    .event = { $minus ->
        [one] { $actor } confesses and feels better: { $amount } :stamina: more.
       *[other] { $actor } confesses and hears something: { $amount } more :blackmail:.
    }
locations_wardens-office = Number { $tile-numbers_wardens-office }.
    .title = Warden's Office
locations_wardens-office_silver = Off the hook: take { $effects_wardens-office-silver_take } :key: Key from the stock of { $stocks_wardens-office_silver }.
    .title = Warden's Office, silver
    .event = { $actor } takes { $value } :key:.
locations_wardens-office_copper = The open drawer: take { $effects_wardens-office-copper_take } :key: Key from the stock of { $stocks_wardens-office_copper }, or move { $effects_wardens-office-copper_tasks ->
        [one] { $effects_wardens-office-copper_tasks } { -task }
       *[other] { $effects_wardens-office-copper_tasks } { -task(case: "pl") }
    } from any tile to any other.
    .title = Warden's Office, copper
    .event = { $moves ->
        [one] { $actor } moves a task to { $tile }: { $task }
       *[other] { $actor } takes { $value } :key:.
    }
locations_prison-wall = Number { $tile-numbers_prison-wall }.
    .title = Prison Wall
locations_prison-wall_silver = Noise in the dark: move up to { $effects_prison-wall-silver_guards ->
        [one] { $effects_prison-wall-silver_guards } { -guard }
       *[other] { $effects_prison-wall-silver_guards } { -guard(case: "pl") }
    } from this tile to neighbours that are not full.
    .title = Prison Wall, silver
    .event = { $actor } makes a noise: a guard goes from { $tile } to { $there }.
locations_prison-wall_copper = Behind a loose stone: take the :gun: Gun, if the stock of { $stocks_prison-wall_copper } is still here; otherwise move { $effects_prison-wall-copper_guards ->
        [one] { $effects_prison-wall-copper_guards } { -guard }
       *[other] { $effects_prison-wall-copper_guards } { -guard(case: "pl") }
    } from this tile to a neighbour that is not full.
    .title = Prison Wall, copper
    .event = { $moves ->
        [one] { $actor } finds no more than a draught, and a guard goes from { $tile } to { $there }.
       *[other] { $actor } takes the :gun: from behind the stone.
    }

## Blackmail

blackmail = Whoever is left with the blame has a hold on the others. These cards are our own set.
    .title = Blackmail cards
blackmail_hand = Keep each { -blackmail } to yourself. You may have { $blackmail-hand }; whoever draws more puts cards of their choice under the deck. The hand limit is our own.
    .title = Your hand
    .event = { $minus ->
        [one] { $actor } puts a card under the deck: { $card }.
       *[other] { $actor } draws: { $card }.
    }
blackmail_play = You may play blackmail only in your own turn and only as the Scapegoat. Cards that cannot have their effect cannot be played.
    .title = Playing a card
blackmail_after = A card that was played goes on a pile, face up. When the deck is empty, shuffle the pile and make it the deck.
    .title = After playing
    .event = The blackmail pile is shuffled into a new deck of { $value ->
        [one] { $value } card
       *[other] { $value } cards
    }.
blackmail_own = The box has { $cards_blackmail ->
        [one] { $cards_blackmail } { -blackmail }
       *[other] { $cards_blackmail } { -blackmail(case: "pl") }
    }, whose words we do not know. Ours are as many, and you may take those of the box instead.
    .title = Our set of blackmail
blackmail_hidden-stash = Take { $blackmail-effects_hidden-stash_take ->
        [one] { $blackmail-effects_hidden-stash_take } { -item }
       *[other] { $blackmail-effects_hidden-stash_take } { -item(case: "pl") }
    } of your choice from any prisoner, wherever both of you are.
    .title = Hidden stash
    .event = { $actor } takes from { $target }: { $item }
blackmail_hush-money = Every other prisoner who has any pays you { $blackmail-effects_hush-money_cash } :cash: Cash, beginning at your left.
    .title = Hush money
    .event = { $target } pays { $actor } { $value } :cash: for silence.
blackmail_lookout = Move the pawn of another prisoner by up to { $blackmail-effects_lookout_steps ->
        [one] { $blackmail-effects_lookout_steps } { -location(case: "tile") }
       *[other] { $blackmail-effects_lookout_steps } { -location(case: "tiles") }
    }, as moving goes.
    .title = Lookout
    .event = { $actor } sends { $target } to: { $tile }.
blackmail_anonymous-note = Move { $blackmail-effects_anonymous-note_guards ->
        [one] { $blackmail-effects_anonymous-note_guards } { -guard }
       *[other] { $blackmail-effects_anonymous-note_guards } { -guard(case: "pl") }
    } from any tile to any other that is not full.
    .title = Anonymous note
    .event = { $actor } sends a guard away, from { $tile } to { $there }.
blackmail_friendly-guard = Until the end of this turn no cube counts as a guard for what you do, not even for entering a tile.
    .title = A friendly guard
    .event = No guard counts for { $actor } in this turn.
blackmail_borrowed-file = Look at the uppermost { $blackmail-effects_borrowed-file_look ->
        [one] { $blackmail-effects_borrowed-file_look } card
       *[other] { $blackmail-effects_borrowed-file_look } cards
    } of the task deck and put them back in any order.
    .title = Borrowed file
    .event = { $peek ->
        [one] { $target } sees in the file: { $task }
       *[other] { $actor } looks through { $value ->
            [one] { $value } card
           *[other] { $value } cards
        } of the task deck.
    }
blackmail_change-of-plans = Move { $blackmail-effects_change-of-plans_tasks ->
        [one] { $blackmail-effects_change-of-plans_tasks } { -task }
       *[other] { $blackmail-effects_change-of-plans_tasks } { -task(case: "pl") }
    } from any tile to any other.
    .title = Change of plans
    .event = { $actor } moves a task to { $tile }: { $task }
blackmail_old-debt = Give any prisoner { $blackmail-effects_old-debt_give ->
        [one] { $blackmail-effects_old-debt_give } { -item }
       *[other] { $blackmail-effects_old-debt_give } { -item(case: "pl") }
    } of yours and take { $blackmail-effects_old-debt_take } from that prisoner, both of your choice, wherever they are.
    .title = Old debt
    .event = { $actor } hands { $target }: { $item }
blackmail_double-shift = You have { $blackmail-effects_double-shift_points ->
        [one] { $blackmail-effects_double-shift_points } { -action-point }
       *[other] { $blackmail-effects_double-shift_points } { -action-point(case: "pl") }
    } more in this turn.
    .title = Double shift
    .event = { $actor } has { $value ->
        [one] { $value } action point
       *[other] { $value } action points
    } more.
blackmail_forced-favour = Use the location of another prisoner as if you were there. The guards there count, and the costs are yours.
    .title = Forced favour
    .event = { $target } does { $actor } a favour in: { $tile }.
blackmail_two-voices = Keep this card open before you. At the next vote your marker counts as { $blackmail-effects_two-voices_votes ->
        [one] { $blackmail-effects_two-voices_votes } { -vote }
       *[other] { $blackmail-effects_two-voices_votes } { -vote(case: "pl") }
    }; then the card is played.
    .title = Another voice
    .event = The next vote of { $actor } counts { $value } times.

## Maximum Security

security = An expansion with a Chief, a fifth prisoner and some more corners of the prison.
    .title = Maximum Security
security_needs-base = { product_maximum-security } is no game of its own; you need the base game for it.
    .title = Base game needed
security_news = The Chief and the new locations belong to every game with this box, the Sucker to games of { $five-players }, and each variant to those who choose it. All other rules stay.
    .title = What is new
security_as-base = What is not named here is done as in the base game, the number of guards and of open tasks included.
    .title = As before
security_sucker-players = There is a Sucker only in a game of { $five-players ->
        [one] { $five-players } player
       *[other] { $five-players } players
    }.
    .title = When there is a Sucker

## Maximum Security: what is in the box

security-components = These things of { product_maximum-security } are used in your game.
    .title = Components of Maximum Security
security-components_tiles = { $more-tiles ->
        [one] { $more-tiles } { -location(case: "tile") }
       *[other] { $more-tiles } { -location(case: "tiles") }
    } with further parts of the prison: the Chief's Room, the Lighthouse and the Tunnels.
    .title = More locations
security-components_sheet = { $more-sheets ->
        [one] { $more-sheets } { -sheet }
       *[other] { $more-sheets } { -sheet(case: "pl") }
    } for the player number { $five-players }.
    .title = Another prisoner sheet
security-components_fifth-player = Only with this box can { $players-max } of you play.
    .title = A fifth player
security-components_cards = The box has { $more-cards-total ->
        [one] { $more-cards-total } card
       *[other] { $more-cards-total } cards
    }: { $more-cards_blackmail } blackmail, { $more-cards_sentence } sentences, { $more-cards_auxiliary } auxiliary, { $more-cards_sucker } for the Sucker and { $more-cards_summary } with a summary.
    .title = Cards of the expansion
security-components_blackmail = { $more-cards_blackmail ->
        [one] { $more-cards_blackmail } { -blackmail }
       *[other] { $more-cards_blackmail } { -blackmail(case: "pl") }
    }, with further means for the Scapegoat.
    .title = More blackmail
security-components_sentences = { $more-cards_sentence ->
        [one] { $more-cards_sentence } { -sentence }
       *[other] { $more-cards_sentence } { -sentence(case: "pl") }
    }, each with something that its prisoner can do and others cannot.
    .title = Sentence cards
security-components_sentences-only = A { -sentence } belongs to the variant “{ module_convicted }”. No other rule uses it.
    .title = What sentences are for
security-components_auxiliary = { $more-cards_auxiliary ->
        [one] { $more-cards_auxiliary } { -auxiliary }
       *[other] { $more-cards_auxiliary } { -auxiliary(case: "pl") }
    }, so that chance can choose the new locations too.
    .title = More auxiliary cards
security-components_sucker-card = { $more-cards_sucker ->
        [one] { $more-cards_sucker } card
       *[other] { $more-cards_sucker } cards
    } to show who is the Sucker.
    .title = Sucker card
security-components_summaries = { $more-cards_summary ->
        [one] { $more-cards_summary } summary card
       *[other] { $more-cards_summary } summary cards
    }, printed on both sides. They are there to look things up and have no part in the game.
    .title = More summary cards
security-components_pawn = { $more-pawns ->
        [one] { $more-pawns } { -pawn }
       *[other] { $more-pawns } { -pawn(case: "pl") }
    } in a new colour, to show where that prisoner is.
    .title = Another pawn
security-components_chief = { $chief-markers ->
        [one] { $chief-markers } marker
       *[other] { $chief-markers } markers
    } for the { -chief }, to show where he is.
    .title = The Chief's marker
security-components_markers = { $more-markers-total ->
        [one] { $more-markers-total } marker
       *[other] { $more-markers-total } markers
    }: { $more-markers_old } in the colours of the base game and { $more-markers_new } in the new colour.
    .title = More markers
security-components_markers-use = They are for Stamina, Cash and the votes. The ones in the old colours are those with which the new player votes for the others.
    .title = What the new markers are for

## The Sucker

sucker = Somebody is always left out of things, and sometimes nothing better can happen to you.
    .title = The Sucker
sucker_role = In each round one prisoner is the { -sucker }. This prisoner gets less out of the plan than others, and is safe from the vote.
    .title = The Sucker's lot
sucker_phases = A { -round } has { $sucker-phases ->
        [one] { $sucker-phases } { -phase }
       *[other] { $sucker-phases } { -phase(case: "pl") }
    }: a new guard comes in, somebody becomes the Sucker, somebody becomes the Scapegoat, and all carry out the plan.
    .title = Phases with the Sucker
sucker_phase-place = The Chief has his move while the new guard comes in, so he has moved before the Sucker is named.
    .title = The Chief before the Sucker
sucker_first = In the first round choose the Sucker at random.
    .title = The first Sucker
    .event = { $target } is the first Sucker.
sucker_first-both = Chance may make the same prisoner the first Sucker and the first Scapegoat. The vote of that round then finds another Scapegoat.
    .title = Both at the beginning
sucker_next = In each later round the player to the left of the old Sucker becomes the new one.
    .title = The next Sucker
    .event = { $target } is the Sucker.
sucker_one-round = The role and its card stay with a prisoner for the round, and no round is without a Sucker.
    .title = For one round
sucker_never-scapegoat = The Sucker cannot become the Scapegoat. In the vote every prisoner but the Sucker is a { -candidate }.
    .title = Never the Scapegoat
sucker_votes = The Sucker may vote like everybody else.
    .title = The Sucker's vote
sucker_abstain = The Sucker may also keep an empty fist. All others have to vote.
    .title = Abstaining
    .event = { $actor } abstains.
sucker_outgoing-scapegoat = If the old Scapegoat is the Sucker of this round, the old Scapegoat still decides a tie.
    .title = A tie in the Sucker's hands
    .event = { $actor } breaks the tie: { $target }.
sucker_points = The Sucker has no more action points than any ordinary prisoner.
    .title = No additional actions
sucker_blackmail = The Sucker cannot play blackmail cards.
    .title = No blackmail
sucker_keeps-blackmail = The Sucker may draw blackmail cards and keep them for a better day.
    .title = Blackmail in hand
sucker_powers = The Sucker's role brings no powers of its own.
    .title = No powers
sucker_sentence = A sentence card stays in force for a prisoner who is the Sucker.
    .title = The Sucker's sentence
sucker_no-reward = When somebody else completes a task, the reward gives the Sucker nothing, just as it gives the Scapegoat nothing.
    .title = No reward
    .event = { $target }, the Sucker, does not get the { $letter }.
sucker_tasks = The Sucker may complete tasks.
    .title = The Sucker and tasks
sucker_own-task = If the Sucker completes a task, the Sucker alone marks its letter, and no reward is drawn for anybody.
    .title = A task of the Sucker's own
    .event = The task was the Sucker’s, so nobody else gets a reward.
sucker_example = Ada is the Scapegoat, Bo the Sucker. Cyril completes a task: he marks its letter, and of the reward Dora and Emil have the benefit. Then Bo completes one with the letter F, marks F, and the task deck is not touched for a reward.
    .title = Example: tasks with a Sucker

## The Chief of guards

chief = One man makes the prison worse, and his steps can be foreseen.
    .title = The Chief of guards
chief_own-tile = On his own tile the Chief counts as { $chief-influence_own ->
        [one] { $chief-influence_own } { -guard }
       *[other] { $chief-influence_own } { -guard(case: "pl") }
    }, besides those who stand there.
    .title = On his tile
chief_neighbours = On each tile that shares an edge with his, the Chief counts as { $chief-influence_near } guard more.
    .title = Beside him
chief_diagonals = Tiles that touch the Chief's only at a corner do not feel him.
    .title = Not at corners
chief_limit = An influence above { $influence-limit } has the effect of { $influence-limit } on what you do.
    .title = No worse than a full tile
chief_example-influence = The Chief is in the Tunnels, where { $chief-example_guards ->
        [one] { $chief-example_guards } guard stands
       *[other] { $chief-example_guards } guards stand
    }: the influence there is { $chief-example_guards } + { $chief-influence_own } = { $chief-example_total }. The Cell Block, the Dining Hall, the Radio Room and the Warden's Office share an edge with the Tunnels, so each of them has { $chief-influence_near } more. The Visiting Area lies at a corner and has none.
    .title = Example: the Chief's influence
chief_no-cube = Only cubes count for how many guards a tile can hold, and for the last guard that ends the game. The Chief never does.
    .title = The Chief is no cube
chief_riot = No riot moves the Chief.
    .title = Deaf to riots
chief_bribe = The Chief takes no bribe.
    .title = Not to be bought
chief_moves = The Chief moves in the first phase of each round, after the new guard has come in.
    .title = When the Chief moves
chief_higher = Look at the { $chief-squares ->
        [one] { $chief-squares } square
       *[other] { $chief-squares } squares
    } around the Chief, corners too. Of the locations there whose number is higher than that of his own, he goes to the lowest.
    .title = Up by the numbers
    .event = The Chief goes up by the numbers, to: { $tile }.
chief_lowest = If no number around him is higher, he goes to the lowest of all numbers around him.
    .title = Down again
    .event = No higher number is near; the Chief goes to: { $tile }.
chief_example-walk = The Chief is in the Exercise Yard, number { $tile-numbers_exercise-yard }; around him lie the numbers { $tile-numbers_radio-room }, { $tile-numbers_laundry }, { $tile-numbers_workshop } and { $tile-numbers_lighthouse }. He goes to { $tile-numbers_workshop }. If around that one lie only { $tile-numbers_dining-hall }, { $tile-numbers_exercise-yard } and { $tile-numbers_infirmary }, he goes to { $tile-numbers_dining-hall }.
    .title = Example: the Chief's steps
chief_walk = Nothing in it is chance: sooner or later he walks in a circle. In { $chief-walk_prisons } prisons that we laid at random the circle had { $chief-walk_shortest } to { $chief-walk_longest } steps, and he never stood still.
    .title = The Chief's circle

## The new locations

new-locations = Corners of the prison in which one can meddle with the Chief, the tasks and the walls.
    .title = Locations of Maximum Security
new-locations_numbers = The Chief's Room has number { $tile-numbers_chiefs-room }, the Lighthouse { $tile-numbers_lighthouse }, and the Tunnels have { $tile-numbers_tunnels }.
    .title = Their numbers
new-locations_sides = Each of these locations has a { -plain-side }, and a { -payment-side } whose effect is stronger and has to be bought.
    .title = Plain side and payment side
new-locations_payment = The price of a payment side is { $payment } item of any kind or { $payment } :cash: Cash, as you like. It goes to the supply.
    .title = The price
    .event = { $actor } pays: { $item }
new-locations_free = The payment sides are free actions. The plain sides cost { $action-cost ->
        [one] { $action-cost } { -action-point }
       *[other] { $action-cost } { -action-point(case: "pl") }
    }, like any location.
    .title = Which sides are free
new-locations_guards = The free sides are subject to the guards as well, the Chief included. With an influence of { $influence_slow } they cost { $influence-extra ->
        [one] { $influence-extra } { -action-point }
       *[other] { $influence-extra } { -action-point(case: "pl") }
    }, from { $influence_stop } on they cannot be used.
    .title = Correction: guards at the new locations
new-locations_chiefs-room = Number { $tile-numbers_chiefs-room }.
    .title = Chief's Room
new-locations_chiefs-room_plain = A false report: move the Chief to a neighbour of his tile.
    .title = Chief's Room, plain side
    .event = { $actor } sends the Chief to: { $tile }.
new-locations_chiefs-room_neighbours = Tiles at the corners of the Chief's tile are neighbours here too, as they are when he moves by himself.
    .title = Neighbours of the Chief
new-locations_chiefs-room_payment = :free-action: Free action: pay the price and move the Chief to a tile of your choice, however far.
    .title = Chief's Room, payment side
    .event = { $actor } sends the Chief far, to: { $tile }.
new-locations_lighthouse = Number { $tile-numbers_lighthouse }.
    .title = Lighthouse
new-locations_lighthouse_plain = A look ahead: look at { $lighthouse_look ->
        [one] { $lighthouse_look } card
       *[other] { $lighthouse_look } cards
    } from the top of the task deck, and leave it there or put it under the deck.
    .title = Lighthouse, plain side
    .event = { $peek ->
        [one] { $target } sees on top of the deck: { $task }
       *[other] { $minus ->
            [one] { $actor } puts { $amount ->
                [one] { $amount } card
               *[other] { $amount } cards
            } under the task deck.
           *[other] { $actor } looks at the top of the task deck.
        }
    }
new-locations_lighthouse_payment = :free-action: Free action: pay the price and draw { $lighthouse_draw ->
        [one] { $lighthouse_draw } { -task }
       *[other] { $lighthouse_draw } { -task(case: "pl") }
    }. Put { $lighthouse_top } of them back on the deck and the other { $lighthouse_bottom } under it.
    .title = Lighthouse, payment side
    .event = { $peek ->
        [one] { $target } sees among the next tasks: { $task }
       *[other] { $minus ->
            [one] { $actor } puts { $amount ->
                [one] { $amount } card
               *[other] { $amount } cards
            } under the task deck.
           *[other] { $actor } looks at { $amount ->
                [one] { $amount } card
               *[other] { $amount } cards
            } of the task deck.
        }
    }
new-locations_lighthouse_short-deck = If the task deck has fewer cards than that, draw those that are there. With an empty deck the Lighthouse cannot be used.
    .title = A short task deck
new-locations_tunnels = Number { $tile-numbers_tunnels }.
    .title = Tunnels
new-locations_tunnels_plain = Crawl through: move your pawn to any tile.
    .title = Tunnels, plain side
    .event = { $actor } crawls to: { $tile }.
new-locations_tunnels_closed = A tile that guards have closed cannot be entered from below either.
    .title = Tunnels and closed tiles
new-locations_tunnels_payment = :free-action: Free action: pay the price and use the location of any tile as if you stood there, for as many action points as that costs under its guards.
    .title = Tunnels, payment side
    .event = { $actor } reaches through the Tunnels to: { $tile }.
new-locations_tunnels_whose-guards = The influence at the Tunnels decides whether you can use them, and whether that costs you something. The influence on the other tile decides what its location costs. The other tile cannot be the Tunnels themselves.
    .title = Which guards count

## Blackmail of Maximum Security

security-blackmail = Further cards for the Scapegoat.
    .title = More blackmail cards
security-blackmail_own = The words of the cards in the box are not known to us. Ours are as many, and your group may take those of the box instead.
    .title = Our set of these cards
security-blackmail_tip-off = Move the Chief by { $security-blackmail-effects_tip-off_steps ->
        [one] { $security-blackmail-effects_tip-off_steps } { -location(case: "tile") }
       *[other] { $security-blackmail-effects_tip-off_steps } { -location(case: "tiles") }
    } in any direction, corners included.
    .title = Tip-off
    .event = { $actor } sends the Chief to: { $tile }.
security-blackmail_off-duty = Until the end of this turn the Chief does not count for what you do.
    .title = Off duty
    .event = The Chief does not count for { $actor } in this turn.
security-blackmail_transfer = Choose a pair of prisoners, yourself or others. They change places.
    .title = Transfer
    .event = { $actor } and { $target } change places.
security-blackmail_loose-talk = Look at all blackmail cards of another prisoner and take { $security-blackmail-effects_loose-talk_take } of them into your hand.
    .title = Loose talk
    .event = { $peek ->
        [one] { $actor } takes from { $target }: { $card }.
       *[other] { $actor } looks at the blackmail of { $target } and takes some.
    }

## Variants

variants = Changes that a group may make to the game.
    .title = Variants
variants_choose = There are { $variants ->
        [one] { $variants } variant
       *[other] { $variants } variants
    }. Play with any of them, with several, with all, or with none.
    .title = Choosing variants

certain-escape = A plan that nobody can carry out any more is no fun.
    .title = Variant: certain escape
certain-escape_scope = This variant only thins out the tasks during set-up, equally for each letter. Nothing else changes.
    .title = A thinner task deck
certain-escape_purpose = With fewer cards of each letter all of them come up more evenly. You win far more often, and are rarely stuck with a letter that cannot come any more.
    .title = What it is good for

plan-g = There is always somebody who did less than the others.
    .title = Variant: plan G
plan-g_counter = Each time you get a letter as a reward that you have already, put { $counters-gained ->
        [one] { $counters-gained } { -counter }
       *[other] { $counters-gained } { -counter(case: "pl") }
    } on your sheet.
    .title = Counters
    .event = { $target } has the letter already and puts down a counter: { $value } now.
plan-g_own-letter = The letter of a task that you completed yourself counts as a reward here too.
    .title = Letters of one's own tasks
plan-g_stays = When the escape succeeds, the prisoner with the fewest counters stays behind and loses, Scapegoat or not.
    .title = Who stays behind
    .event = { $target } has the fewest counters and is left behind.
plan-g_who-stays = Only prisoners without whom every letter is still there are compared. Among equals the Scapegoat stays, then the one with the fewest letters, then the first to the left of the Scapegoat.
    .title = Equal counters and needed letters

different-prison = No prison is built like the next one.
    .title = Variant: a different prison
different-prison_scope = During set-up you lay the prison yourselves, tile by tile. Nothing else changes.
    .title = Built by the players
different-prison_touching = More than { $touching } tiles touching it are fine too.
    .title = How many must touch
different-prison_who-lays = A player chosen at random begins, and the others follow clockwise. You take the next tile of a shuffled pile; where it goes is up to you.
    .title = Who lays which tile
    .event = { $target } lays the first tile.
different-prison_outline = The outline may become irregular. There is always a place where the next tile fits.
    .title = An irregular outline

convicted = Everybody is in here for something.
    .title = Variant: convicted
convicted_follow = What your sentence card says holds for you during the whole game, whether it helps you or not.
    .title = Bound by the sentence
convicted_own = What the { $more-cards_sentence } cards of the box say is not known to us. Ours are as many, and your group may take those of the box instead.
    .title = Our set of sentences
convicted_pickpocket = You may also steal from a prisoner who stands on a neighbour of your tile.
    .title = Pickpocket
    .event = { $target } has long fingers.
convicted_ringleader = Your riot brings up to { $sentence-effects_ringleader_guards ->
        [one] { $sentence-effects_ringleader_guards } { -guard }
       *[other] { $sentence-effects_ringleader_guards } { -guard(case: "pl") }
    }, each from any neighbour, as far as there is room.
    .title = Ringleader
    .event = { $target } has a following: one more guard goes from { $tile } to { $there }.
convicted_smuggler = You have { $sentence-effects_smuggler_slots ->
        [one] { $sentence-effects_smuggler_slots } { -slot }
       *[other] { $sentence-effects_smuggler_slots } { -slot(case: "pl") }
    } more than the others.
    .title = Smuggler
convicted_bookmaker = Each time the prisoner you voted for becomes the Scapegoat, gain { $sentence-effects_bookmaker_cash } :cash: Cash. A vote for yourself earns nothing.
    .title = Bookmaker
    .event = { $target } had bet on it and gains { $value } :cash:.
convicted_forger = When you complete a task, you may pay { $sentence-effects_forger_cash } :cash: Cash instead of handing in { $sentence-effects_forger_items } of its items.
    .title = Forger
    .event = { $target } pays instead of { $item }
convicted_getaway-driver = Your first move in each turn costs no action point.
    .title = Getaway driver
    .event = { $target } moves at no cost.
convicted_embezzler = Your first bribe in each turn costs no Cash.
    .title = Embezzler
    .event = { $target } bribes without paying.
convicted_brawler = An effort gives you { $sentence-effects_brawler_points ->
        [one] { $sentence-effects_brawler_points } { -action-point }
       *[other] { $sentence-effects_brawler_points } { -action-point(case: "pl") }
    } instead of { $effort-points }.
    .title = Brawler
    .event = { $target } hits hard: the effort gives { $value ->
        [one] { $value } action point
       *[other] { $value } action points
    }.
convicted_informer = Whenever you draw blackmail cards, draw { $sentence-effects_informer_draw } more, then put { $sentence-effects_informer_back } of your hand under the deck.
    .title = Informer
    .event = { $target } draws { $value ->
        [one] { $value } blackmail card
       *[other] { $value } blackmail cards
    } and will give back some.

## House rules

house = What only a program has to settle.
    .title = House rules
house_step-limit = A game that is not over after { $step-limit } steps (a step is an action, a draw, or something done at the beginning of a round) ends without winners. You will never see one.
    .title = A game without end
    .event = The game would never end, and nobody gets out.
house_series = When you play several games in a row, each begins afresh and nothing is carried over. What counts in the end is how often each of you got out; we only note who was left behind, and how often.
    .title = Several games

## Readings

reading_start-draw = Can prisoners begin on the same tile?
    .why = Cards that stay out until all have a place spread the beginnings; that they go back is told only of the guards' phase.
reading_start-draw_apart = No: the cards drawn stay out until everybody has a place.
reading_start-draw_together = Yes: each card goes back before the next is drawn.
reading_guard-overflow = What becomes of a new guard whose tile is full?
    .why = A guard each round is what the length of the game is counted by, so none should be lost.
reading_guard-overflow_redraw = Draw again until a tile with room comes up.
reading_guard-overflow_lost = This round no guard comes in.
reading_guard-overflow_neighbour = The guard goes to a neighbour of the tile that is not full, chosen by the Scapegoat.
reading_points-five = How many action points has a prisoner in a game of { $five-players }?
    .why = The number falls as players are added, and with { $five-players } the wait for one's turn is at least as long as with { $four-players }.
reading_points-five_as-four = As many as with { $four-players ->
        [one] { $four-players } player
       *[other] { $four-players } players
    }.
reading_points-five_as-three = As many as with { $players-min ->
        [one] { $players-min } player
       *[other] { $players-min } players
    }.
reading_scapegoat-ladder = Does the Scapegoat's advantage grow with each election in a row?
    .why = A marker to count additional actions lies in the box, but by how much they grow is nowhere told. Only the first is sure.
reading_scapegoat-ladder_flat = No: it is always the same.
reading_scapegoat-ladder_ladder = Yes: each election in a row adds as much again.
reading_riot-direction = Where does a riot move the guard?
    .why = Guards run to where the noise is; the expansion speaks of a Chief who does not react to it.
reading_riot-direction_pull = From a neighbour to the tile of the riot.
reading_riot-direction_push = From the tile of the riot to a neighbour.
reading_bribe-effect = What does a bribed guard do?
    .why = A guard who has gone is easiest to see on the table, and nobody has to remember anything.
reading_bribe-effect_move = The guard goes to a neighbour that is not full.
reading_bribe-effect_ignore = The guard stays, but does not count for the briber until the end of the turn.
reading_full-tile = May one enter a tile with as many guards as it can hold?
    .why = A review says that guards can keep prisoners out, and nothing else would set such a tile apart from one with fewer.
reading_full-tile_barred = No: nobody can go in; those inside may leave.
reading_full-tile_open = Yes: it is like a tile with { $influence_stop ->
        [one] { $influence_stop } guard
       *[other] { $influence_stop } guards
    }.
reading_used-tasks = What becomes of completed tasks and of reward cards?
    .why = The expansion has a variant against games that can no longer be won. They can only arise if cards leave the game.
reading_used-tasks_out = They are out of the game.
reading_used-tasks_under = They go under the task deck.
reading_success-moment = When does one look whether the escape succeeds?
    .why = Nothing says that one waits, and a plan that is complete needs nothing more.
reading_success-moment_at-once = As soon as the last letter that was lacking is marked.
reading_success-moment_round-end = At the end of the round, with whoever is the Scapegoat then.
reading_who-stays = Who stays behind instead of a Scapegoat who is needed?
    .why = Fixed marks are said to decide, but not which. Whoever did least for the plan has the least right to it.
reading_who-stays_fewest-letters = Of those who can be spared the one with the fewest letters; among equals the first to the left of the Scapegoat.
reading_who-stays_seat-order = Of those who can be spared the first to the left of the Scapegoat.
reading_who-stays_vote = Those who are not to be spared vote among the others; the Scapegoat breaks a tie.

reading_marker-shortage = What if the wooden markers run out?
    .why = There are fewer plan markers than letters for all prisoners, so running out cannot be meant as a rule.
reading_marker-shortage_unlimited = Nothing: use something else instead.
reading_marker-shortage_counted = A letter for which there is no marker cannot be marked.
reading_sucker-players = Is there a Sucker with fewer than { $five-players ->
        [one] { $five-players } player
       *[other] { $five-players } players
    }?
    .why = The Sucker's rules stand under a heading about games of that many.
reading_sucker-players_five-only = No: only in a game of { $five-players }.
reading_sucker-players_always = Yes: in every game with the expansion.
reading_sentences-boxed = What becomes of the sentence cards when the variant is not played?
    .why = They are said to serve that variant alone.
reading_sentences-boxed_boxed = They stay in the box.
reading_sentences-boxed_dealt = They are dealt in every game with the expansion.
reading_sucker-phase = Does the Chief move before or after the Sucker is named?
    .why = His move belongs to the phase of the new guard, and the Sucker's phase comes after that.
reading_sucker-phase_after-chief = First the Chief moves, then the Sucker is named.
reading_sucker-phase_before-chief = First the Sucker is named, then the Chief moves.
reading_first-both = May the first Sucker and the first Scapegoat be the same prisoner?
    .why = The first round has a vote as well, so the first Scapegoat is replaced before it matters.
reading_first-both_allowed = Yes.
reading_first-both_redraw = No: the Sucker is drawn again.
reading_sucker-abstains = Must the Sucker vote?
    .why = The rules allow the Sucker to vote; of the others they say that they do.
reading_sucker-abstains_may = No: the Sucker may abstain.
reading_sucker-abstains_must-vote = Yes: like everybody else.
reading_outgoing-scapegoat = Who breaks a tie when the old Scapegoat is the Sucker now?
    .why = Whoever holds the Scapegoat's card decides, and the Sucker cannot be chosen but can choose.
reading_outgoing-scapegoat_holder = The old Scapegoat all the same.
reading_outgoing-scapegoat_next-player = The player to the left of the Sucker.
reading_sucker-blackmail = May the Sucker draw blackmail cards?
    .why = Only playing them is forbidden.
reading_sucker-blackmail_keeps = Yes: drawing and keeping is allowed.
reading_sucker-blackmail_gives-up = No: the Sucker draws none.
reading_sucker-sentence = Does the Sucker keep the rule of the sentence card?
    .why = That the role has no powers is said of the role, not of what a prisoner was convicted for.
reading_sucker-sentence_stays = Yes: it stays in force.
reading_sucker-sentence_silent = No: it rests for that round.
reading_sucker-tasks = May the Sucker complete tasks?
    .why = The rules begin by saying that the Sucker cannot, but then tell what happens when it is done. A review takes it so too.
reading_sucker-tasks_may = Yes, but only the Sucker gets a letter for it.
reading_sucker-tasks_may-not = No.
reading_chief-counts = Does the Chief count for the limit of a tile and for the last guard?
    .why = He counts as guards only where it is about what prisoners can do.
reading_chief-counts_cubes-only = No: only cubes count.
reading_chief-counts_counts = Yes: a tile holds fewer cubes where he is.
reading_free-marks = Which sides of the new locations are free actions?
    .why = The words of the printed rules are jumbled. All marks for free actions but the last stand with a price; the last stands with none.
reading_free-marks_payment-sides = The payment sides, and nothing else.
reading_free-marks_chief-too = The payment sides, and the plain side of the Chief's Room.
reading_free-marks_tunnels-too = The payment sides, and the plain side of the Tunnels.
reading_chiefs-room-neighbours = Are tiles at the corners neighbours for the Chief's Room?
    .why = Whatever else is said of the Chief's steps counts the corners.
reading_chiefs-room-neighbours_diagonals = Yes.
reading_chiefs-room-neighbours_edges = No: only tiles that share an edge.
reading_lighthouse-short = What does the Lighthouse do with too few tasks in the deck?
    .why = Doing as much as can be done is the habit in games where nothing else is said.
reading_lighthouse-short_what-is-there = One draws what is there.
reading_lighthouse-short_closed = It cannot be used on its payment side.
reading_tunnels-closed = Do the Tunnels lead into a tile that guards have closed?
    .why = Nothing frees the way below from what holds for every way in.
reading_tunnels-closed_barred = No.
reading_tunnels-closed_open = Yes.
reading_tunnels-guards = Which guards count when you use a location through the Tunnels?
    .why = The correction says that guards hinder the use of any location, free or not; the effect itself speaks of paying for the guards over there.
reading_tunnels-guards_both = Those at the Tunnels for getting in, those on the other tile for what is done there.
reading_tunnels-guards_target-only = Only those on the other tile.
reading_tunnels-guards_tunnels-only = Only those at the Tunnels.
reading_plan-g-reward = Does the letter of one's own task earn a counter?
    .why = It comes in the same moment and by the same card as any reward.
reading_plan-g-reward_both = Yes: one's own letters count like those drawn for others.
reading_plan-g-reward_drawn-only = No: only the card drawn after a task is a reward.
reading_plan-g-stays = May somebody stay behind who alone has a letter?
    .why = Without that letter there would be no escape at all, so the plan must be able to do without whoever stays.
reading_plan-g-stays_who-can-be-spared = No: only those who can be spared are compared.
reading_plan-g-stays_fewest-of-all = Yes: once the plan is complete, the fewest counters decide and nothing else.
reading_touching = How many laid tiles must a new one touch?
    .why = A place with more contact fits all the more, and no wish to forbid it can be seen.
reading_touching_at-least = { $touching } or more.
reading_touching_exactly = Exactly { $touching }.
reading_who-lays = Who chooses which tile is laid?
    .why = A shuffled pile leaves the place as the choice, and the prison as much of a surprise as ever.
reading_who-lays_shuffled-pile = Nobody: one takes the next tile of a shuffled pile.
reading_who-lays_free-choice = Each player chooses a tile too.

## Cards, tokens and boards

deck_tiles = Locations
deck_tasks = Tasks
deck_blackmail = Blackmail cards
deck_auxiliary = Auxiliary cards
deck_role-cards = Role cards
deck_summaries = Summary cards
deck_sheets = Prisoner sheets
deck_items = Tokens
deck_wood = Wooden markers
deck_pawns = Pawns
deck_security-tiles = More locations
deck_security-blackmail = More blackmail cards
deck_sentences = Sentence cards
deck_security-auxiliary = More auxiliary cards
deck_security-role-cards = Sucker card
deck_security-summaries = More summary cards
deck_security-sheets = Another prisoner sheet
deck_security-wood = More wooden markers

card_cell-block = Cell Block
    .text =
        :silver-side: Silver side: { locations_cell-block_silver }

        :copper-side: Copper side: { locations_cell-block_copper }
card_radio-room = Radio Room
    .text =
        :silver-side: Silver side: { locations_radio-room_silver }

        :copper-side: Copper side: { locations_radio-room_copper }
card_dining-hall = Dining Hall
    .text =
        :silver-side: Silver side: { locations_dining-hall_silver }

        :copper-side: Copper side: { locations_dining-hall_copper }
card_laundry = Laundry
    .text =
        :silver-side: Silver side: { locations_laundry_silver }

        :copper-side: Copper side: { locations_laundry_copper }
card_exercise-yard = Exercise Yard
    .text =
        :silver-side: Silver side: { locations_exercise-yard_silver }

        :copper-side: Copper side: { locations_exercise-yard_copper }
card_infirmary = Infirmary
    .text =
        :silver-side: Silver side: { locations_infirmary_silver }

        :copper-side: Copper side: { locations_infirmary_copper }
card_workshop = Workshop
    .text =
        :silver-side: Silver side: { locations_workshop_silver }

        :copper-side: Copper side: { locations_workshop_copper }
card_recreational-room = Recreational Room
    .text =
        :silver-side: Silver side: { locations_recreational-room_silver }

        :copper-side: Copper side: { locations_recreational-room_copper }
card_visiting-area = Visiting Area
    .text =
        :silver-side: Silver side: { locations_visiting-area_silver }

        :copper-side: Copper side: { locations_visiting-area_copper }
card_chapel = Chapel
    .text =
        :silver-side: Silver side: { locations_chapel_silver }

        :copper-side: Copper side: { locations_chapel_copper }
card_wardens-office = Warden's Office
    .text =
        :silver-side: Silver side: { locations_wardens-office_silver }

        :copper-side: Copper side: { locations_wardens-office_copper }
card_prison-wall = Prison Wall
    .text =
        :silver-side: Silver side: { locations_prison-wall_silver }

        :copper-side: Copper side: { locations_prison-wall_copper }
card_hidden-stash = Hidden stash
    .text = { blackmail_hidden-stash }
card_hush-money = Hush money
    .text = { blackmail_hush-money }
card_lookout = Lookout
    .text = { blackmail_lookout }
card_anonymous-note = Anonymous note
    .text = { blackmail_anonymous-note }
card_friendly-guard = A friendly guard
    .text = { blackmail_friendly-guard }
card_borrowed-file = Borrowed file
    .text = { blackmail_borrowed-file }
card_change-of-plans = Change of plans
    .text = { blackmail_change-of-plans }
card_old-debt = Old debt
    .text = { blackmail_old-debt }
card_double-shift = Double shift
    .text = { blackmail_double-shift }
card_forced-favour = Forced favour
    .text = { blackmail_forced-favour }
card_two-voices = Another voice
    .text = { blackmail_two-voices }
card_copied-key = The copied key
    .text = Letter { $tasks_copied-key_letter }: hand in { $tasks_copied-key_key } :key: Key and { $tasks_copied-key_knife } :knife: Knife.
card_bedsheet-rope = Bedsheet rope
    .text = Letter { $tasks_bedsheet-rope_letter }: hand in { $tasks_bedsheet-rope_knife } :knife: Knife and { $tasks_bedsheet-rope_clothes } :clothes: Clothes.
card_sleeping-cellmate = The sleeping cellmate
    .text = Letter { $tasks_sleeping-cellmate_letter }: hand in { $tasks_sleeping-cellmate_clothes } :clothes: Clothes and { $tasks_sleeping-cellmate_drugs } :drugs: Drugs.
card_softened-mortar = Softened mortar
    .text = Letter { $tasks_softened-mortar_letter }: hand in { $tasks_softened-mortar_drugs } :drugs: Drugs and { $tasks_softened-mortar_tools } :tools: Tools.
card_loose-hinge = The loose hinge
    .text = Letter { $tasks_loose-hinge_letter }: hand in { $tasks_loose-hinge_tools } :tools: Tools and { $tasks_loose-hinge_key } :key: Key.
card_borrowed-uniform = Borrowed uniform
    .text = Letter { $tasks_borrowed-uniform_letter }: hand in { $tasks_borrowed-uniform_key } :key: Key and { $tasks_borrowed-uniform_clothes } :clothes: Clothes.
card_cap-and-buckle = Cap and buckle
    .text = Letter { $tasks_cap-and-buckle_letter }: hand in { $tasks_cap-and-buckle_clothes } :clothes: Clothes and { $tasks_cap-and-buckle_tools } :tools: Tools.
card_tin-badge = Tin badge
    .text = Letter { $tasks_tin-badge_letter }: hand in { $tasks_tin-badge_tools } :tools: Tools and { $tasks_tin-badge_knife } :knife: Knife.
card_new-haircut = A new haircut
    .text = Letter { $tasks_new-haircut_letter }: hand in { $tasks_new-haircut_knife } :knife: Knife and { $tasks_new-haircut_drugs } :drugs: Drugs.
card_doctors-coat = The doctor's coat
    .text = Letter { $tasks_doctors-coat_letter }: hand in { $tasks_doctors-coat_drugs } :drugs: Drugs and { $tasks_doctors-coat_key } :key: Key.
card_open-larder = The open larder
    .text = Letter { $tasks_open-larder_letter }: hand in { $tasks_open-larder_key } :key: Key and { $tasks_open-larder_knife } :knife: Knife.
card_slashed-mattresses = Slashed mattresses
    .text = Letter { $tasks_slashed-mattresses_letter }: hand in { $tasks_slashed-mattresses_knife } :knife: Knife and { $tasks_slashed-mattresses_clothes } :clothes: Clothes.
card_fainting-choir = The fainting choir
    .text = Letter { $tasks_fainting-choir_letter }: hand in { $tasks_fainting-choir_clothes } :clothes: Clothes and { $tasks_fainting-choir_drugs } :drugs: Drugs.
card_smoke-in-the-boiler = Smoke in the boiler
    .text = Letter { $tasks_smoke-in-the-boiler_letter }: hand in { $tasks_smoke-in-the-boiler_drugs } :drugs: Drugs and { $tasks_smoke-in-the-boiler_tools } :tools: Tools.
card_false-alarm = False alarm
    .text = Letter { $tasks_false-alarm_letter }: hand in { $tasks_false-alarm_tools } :tools: Tools and { $tasks_false-alarm_key } :key: Key.
card_changed-roster = The changed roster
    .text = Letter { $tasks_changed-roster_letter }: hand in { $tasks_changed-roster_key } :key: Key and { $tasks_changed-roster_clothes } :clothes: Clothes.
card_jammed-gate = The jammed gate
    .text = Letter { $tasks_jammed-gate_letter }: hand in { $tasks_jammed-gate_clothes } :clothes: Clothes and { $tasks_jammed-gate_tools } :tools: Tools.
card_cut-wire = The cut wire
    .text = Letter { $tasks_cut-wire_letter }: hand in { $tasks_cut-wire_tools } :tools: Tools and { $tasks_cut-wire_knife } :knife: Knife.
card_drowsy-patrol = The drowsy patrol
    .text = Letter { $tasks_drowsy-patrol_letter }: hand in { $tasks_drowsy-patrol_knife } :knife: Knife and { $tasks_drowsy-patrol_drugs } :drugs: Drugs.
card_spiked-coffee = Spiked coffee
    .text = Letter { $tasks_spiked-coffee_letter }: hand in { $tasks_spiked-coffee_drugs } :drugs: Drugs and { $tasks_spiked-coffee_key } :key: Key.
card_copied-chart = The copied chart
    .text = Letter { $tasks_copied-chart_letter }: hand in { $tasks_copied-chart_key } :key: Key and { $tasks_copied-chart_knife } :knife: Knife.
card_tide-table = The tide table
    .text = Letter { $tasks_tide-table_letter }: hand in { $tasks_tide-table_knife } :knife: Knife and { $tasks_tide-table_clothes } :clothes: Clothes.
card_bottle-post = Bottle post
    .text = Letter { $tasks_bottle-post_letter }: hand in { $tasks_bottle-post_clothes } :clothes: Clothes and { $tasks_bottle-post_drugs } :drugs: Drugs.
card_signal-lamp = Signal lamp
    .text = Letter { $tasks_signal-lamp_letter }: hand in { $tasks_signal-lamp_drugs } :drugs: Drugs and { $tasks_signal-lamp_tools } :tools: Tools.
card_boathouse-lock = The boathouse lock
    .text = Letter { $tasks_boathouse-lock_letter }: hand in { $tasks_boathouse-lock_tools } :tools: Tools and { $tasks_boathouse-lock_key } :key: Key.
card_raincoat-raft = Raincoat raft
    .text = Letter { $tasks_raincoat-raft_letter }: hand in { $tasks_raincoat-raft_key } :key: Key and { $tasks_raincoat-raft_clothes } :clothes: Clothes.
card_patched-canvas = Patched canvas
    .text = Letter { $tasks_patched-canvas_letter }: hand in { $tasks_patched-canvas_clothes } :clothes: Clothes and { $tasks_patched-canvas_tools } :tools: Tools.
card_carved-paddles = Carved paddles
    .text = Letter { $tasks_carved-paddles_letter }: hand in { $tasks_carved-paddles_tools } :tools: Tools and { $tasks_carved-paddles_knife } :knife: Knife.
card_quiet-dogs = Quiet dogs
    .text = Letter { $tasks_quiet-dogs_letter }: hand in { $tasks_quiet-dogs_knife } :knife: Knife and { $tasks_quiet-dogs_drugs } :drugs: Drugs.
card_cold-water-cure = Cold-water cure
    .text = Letter { $tasks_cold-water-cure_letter }: hand in { $tasks_cold-water-cure_drugs } :drugs: Drugs and { $tasks_cold-water-cure_key } :key: Key.
card_auxiliary-card = Auxiliary card
card_scapegoat-card = Scapegoat
card_summary-card = Summary of the rules
card_prisoner-sheet = Prisoner sheet
card_key-token = Key
card_knife-token = Knife
card_clothes-token = Clothes
card_drugs-token = Drugs
card_tools-token = Tools
card_gun-token = Gun
card_scapegoat-marker = Scapegoat marker
card_guard-cube = Guard
card_plan-marker = Plan marker
card_player-marker = Player marker
card_prisoner-pawn = Pawn
card_chiefs-room = Chief's Room
    .text =
        Plain side: { new-locations_chiefs-room_plain }

        Payment side: { new-locations_chiefs-room_payment }
card_lighthouse = Lighthouse
    .text =
        Plain side: { new-locations_lighthouse_plain }

        Payment side: { new-locations_lighthouse_payment }
card_tunnels = Tunnels
    .text =
        Plain side: { new-locations_tunnels_plain }

        Payment side: { new-locations_tunnels_payment }
card_tip-off = Tip-off
    .text = { security-blackmail_tip-off }
card_off-duty = Off duty
    .text = { security-blackmail_off-duty }
card_transfer = Transfer
    .text = { security-blackmail_transfer }
card_loose-talk = Loose talk
    .text = { security-blackmail_loose-talk }
card_pickpocket = Pickpocket
    .text = { convicted_pickpocket }
card_ringleader = Ringleader
    .text = { convicted_ringleader }
card_smuggler = Smuggler
    .text = { convicted_smuggler }
card_bookmaker = Bookmaker
    .text = { convicted_bookmaker }
card_forger = Forger
    .text = { convicted_forger }
card_getaway-driver = Getaway driver
    .text = { convicted_getaway-driver }
card_embezzler = Embezzler
    .text = { convicted_embezzler }
card_brawler = Brawler
    .text = { convicted_brawler }
card_informer = Informer
    .text = { convicted_informer }
card_security-auxiliary-card = Auxiliary card
card_sucker-card = Sucker
card_security-summary-card = Summary of the rules
card_fifth-sheet = Prisoner sheet
card_chief-marker = Chief of guards
card_fifth-pawn = Pawn in the new colour
card_old-colour-marker = Voting marker in an old colour
card_new-colour-marker = Marker in the new colour

## Headings and values

ui_number = Number
ui_key = Key
ui_knife = Knife
ui_clothes = Clothes
ui_drugs = Drugs
ui_tools = Tools
ui_table_cards = Cards
ui_table_cards_task = Tasks
ui_table_cards_blackmail = Blackmail cards
ui_table_cards_auxiliary = Auxiliary cards
ui_table_cards_scapegoat = Scapegoat
ui_table_cards_summary = Summary of the rules
ui_table_wood = Wooden markers
ui_table_wood_player-marker = In players' colours
ui_table_wood_plan-marker = For the plan
ui_table_wood_guard = Guards
ui_table_item-tokens = Items
ui_table_item-tokens_key = Key
ui_table_item-tokens_knife = Knife
ui_table_item-tokens_clothes = Clothes
ui_table_item-tokens_drugs = Drugs
ui_table_item-tokens_tools = Tools
ui_table_item-tokens_gun = Gun
ui_table_marker-kinds = Markers of a colour
ui_table_marker-kinds_stamina = Stamina
ui_table_marker-kinds_cash = Cash
ui_table_marker-kinds_vote = Votes
ui_table_more-cards = Cards
ui_table_more-cards_blackmail = Blackmail cards
ui_table_more-cards_sentence = Sentence cards
ui_table_more-cards_auxiliary = Auxiliary cards
ui_table_more-cards_sucker = Sucker
ui_table_more-cards_summary = Summaries of the rules
ui_table_votes-each = Players
ui_table_votes-each_markers = Voting markers
ui_table_action-points = Players
ui_table_action-points_points = Action points
ui_table_escaping = Players
ui_table_escaping_prisoners = Get out
ui_table_tile-numbers = Location
ui_table_stocks = Location
ui_table_stocks_silver = Silver side
ui_table_stocks_copper = Copper side

## Icons

icon_key = Key
icon_knife = Knife
icon_clothes = Clothes
icon_drugs = Drugs
icon_tools = Tools
icon_gun = Gun
icon_stamina = Stamina
icon_cash = Cash
icon_guard = guard
icon_scapegoat = Scapegoat
icon_prisoner = prisoner
icon_vote = vote
icon_trade = trade
icon_blackmail = blackmail card
icon_auxiliary = auxiliary card
icon_summary = summary
icon_sucker = Sucker
icon_chief = Chief of guards
icon_sentence = sentence card
icon_radio = radio
icon_lighthouse = lighthouse
icon_tunnel = tunnel
icon_chapel = chapel
icon_letter = letter
icon_letter-a = letter A
icon_letter-b = letter B
icon_letter-c = letter C
icon_letter-d = letter D
icon_letter-e = letter E
icon_letter-f = letter F
icon_silver-side = silver side
icon_copper-side = copper side
icon_free-action = free action

## Questions

ask_lay-at = Where do you lay { $tile }, { $side } side up?
ask_choose-tile = Which tile do you lay?
ask_neighbour = To which neighbour does the guard go?
ask_ballot = Who is to be the Scapegoat?
ask_sucker-ballot = For whom do you vote, if you do?
ask_break-tie = Who of them is the Scapegoat?
ask_action = What do you do? You have { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }.
ask_go = Where to?
ask_victim = From whom do you steal?
ask_loot = What do you take?
ask_guard-from = From where does the guard come?
ask_guard-to = Where does the guard go?
ask_which-task = Which task do you complete?
ask_hand-in = What do you hand in?
ask_discard = What do you discard?
ask_card = Which blackmail card do you play?
ask_partner = With whom do you trade?
ask_offer = What do you give?
ask_wish = What do you ask for it?
ask_accept = You would get { $gives } for { $wants }. Do you agree?
ask_exchange = What do you put into the supply?
ask_take-item = What do you take from the supply?
ask_either = Which of the two?
ask_companion = Who trains with you?
ask_task-from = Which task do you move?
ask_task-to = Where is it to be done?
ask_chief-to = Where does the Chief go?
ask_price = What do you pay?
ask_elsewhere = Which location do you use through the Tunnels?
ask_pawn = Which prisoner?
ask_another = Who changes places with that prisoner?
ask_debt-give = Which item do you give?
ask_debt-take = Which item do you take?
ask_keep = The top card: { $task } Does it go under the deck?
ask_order = Which of the cards goes on top of the others?
ask_back = Which card goes under the deck?
ask_held = Which card do you take?
ask_spare = Who is to be left behind?
ask_spare-tie = Who of them is left behind?

## Buttons and the map

ui_end = End the turn
ui_move = Move
ui_use = Use: { $tile }
ui_steal = Steal
ui_riot = Start a riot
ui_complete = Complete a task
ui_discard = Discard an item
ui_blackmail = Play blackmail
ui_trade = Propose a trade
ui_bribe = Bribe a guard
ui_effort = Make an effort
ui_place = { $number } { $tile }
ui_stay = Stay here, or stop
ui_nothing = Nothing
ui_no-card = None after all
ui_abstain = Empty fist
ui_prisoner = { $place } { $letters } { $items }
ui_yes = Yes
ui_no = No
ui_items-only = The items
ui_gun-for = :gun: instead of { $item }
ui_cash-for = :cash: instead of { $item }
ui_both-for = :gun: instead of { $item }, :cash: instead of { $other }
ui_stamina-for-cash = :cash: into :stamina:
ui_cash-for-stamina = :stamina: into :cash:
ui_take-stock = Take the item
ui_gain-stamina = Gain :stamina:
ui_draw-card = Draw :blackmail:
ui_move-task = Move a task
ui_square_above = Above { $tile }, touching { $other }
ui_square_below = Below { $tile }, touching { $other }
ui_square_left = Left of { $tile }, touching { $other }
ui_square_right = Right of { $tile }, touching { $other }
ui_square_corner = At a corner of { $tile }, touching { $other }
ui_task-at = { $task } ({ $tile })
ui_unknown-card = An unknown card
ui_side_silver = silver
ui_side_copper = copper
ui_side_plain = plain
ui_side_payment = payment
ui_map = The prison from above, with guards, prisoners and tasks
ui_tiles = The locations
ui_prisoners = The prisoners
ui_timer = Time to talk
ui_stock = In stock: { $items }
ui_rule = The rule
ui_tile = Number { $number }, { $tile }, { $side } side: influence { $influence }, { $guards ->
        [one] { $guards } guard
       *[other] { $guards } guards
    }{ $chief ->
        [one] , the Chief is here
       *[other] { "" }
    }
ui_tile-who = Here: { $who }
ui_influence = Influence { $influence }
ui_next-chief = Next the Chief goes to { $tile }
ui_why-higher = the lowest number around him above { $number }
ui_why-lowest = no number around him is higher, so the lowest of all
ui_circle = If nobody disturbs him, his circle has { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $before ->
        [0] { "" }
        [one] , after { $before } step to reach it
       *[other] , after { $before } steps to reach it
    }: { $circle }.
ui_round = Round { $round }, { $guards ->
        [one] { $guards } guard
       *[other] { $guards } guards
    } in the prison
ui_deck = { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } in the task deck
ui_talk = Talk first, for about { $talk-minutes ->
        [one] { $talk-minutes } minute
       *[other] { $talk-minutes } minutes
    }; then everybody votes in secret.
ui_votes = The last vote
ui_vote-of = { $voter }: { $elected }
ui_vote-none = { $voter } abstained
ui_is-scapegoat = Scapegoat
ui_is-sucker = Sucker
ui_points = { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }
ui_letters = Letters { $letters }
ui_no-letters = No letters yet
ui_hand = { $hand ->
        [one] { $hand } blackmail card
       *[other] { $hand } blackmail cards
    }
ui_counters = { $counters ->
        [one] { $counters } counter
       *[other] { $counters } counters
    }
ui_here = In { $tile }
ui_items = Items: { $items }
ui_no-items = No items
ui_top-card = On the task deck
ui_whose-turn = It is { $name }’s turn

## The ledger

ledger_letters = Letters
ledger_scapegoat = Scapegoat at the end
ledger_caught = The guards won; nobody got out.
ledger_left-behind = { $member } was left behind{ $value ->
        [one] .
       *[other] , by now { $value } times.
    }
ledger_next-fresh = The next game begins afresh.
ledger_next-scapegoat = Chance names the first Scapegoat.
ledger_fault-all-but-one = All but one get out, or nobody does.
ledger_fault-nobody = In a game that ended like this nobody got out.
ledger_fault-letters = Those who got out need all letters of the plan among them.
ledger_fault-scapegoat = The Scapegoat must have played.

## Computer players and counts

policy_random = Random
    .about = Does anything that is allowed.
policy_selfish = Selfish
    .about = Steals, works for letters of its own, and votes against whoever leads.
policy_helpful = Helpful
    .about = Does every task, gives away what others lack, and votes so that the plan is complete soonest.
policy_bargaining = Bargaining
    .about = Gives nothing for nothing, and votes against those who did not trade with it.
tally_escape = The escape succeeds
tally_caught = The guards win
tally_step-limit = Games cut off as endless
tally_scapegoat-stays = The Scapegoat stays, of the escapes
tally_other-stays = Another prisoner stays, of the escapes
tally_tasks-done = Tasks completed
tally_letters = Letters marked
tally_left-1 = The first seat is left behind
tally_left-2 = The second seat is left behind
tally_left-3 = The third seat is left behind
tally_left-4 = The fourth seat is left behind
tally_left-5 = The fifth seat is left behind
tally_up-cell-block-first = { card_cell-block }, silver side up
tally_used-cell-block-first = { card_cell-block }, silver side, used
tally_up-cell-block-second = { card_cell-block }, copper side up
tally_used-cell-block-second = { card_cell-block }, copper side, used
tally_up-radio-room-first = { card_radio-room }, silver side up
tally_used-radio-room-first = { card_radio-room }, silver side, used
tally_up-radio-room-second = { card_radio-room }, copper side up
tally_used-radio-room-second = { card_radio-room }, copper side, used
tally_up-dining-hall-first = { card_dining-hall }, silver side up
tally_used-dining-hall-first = { card_dining-hall }, silver side, used
tally_up-dining-hall-second = { card_dining-hall }, copper side up
tally_used-dining-hall-second = { card_dining-hall }, copper side, used
tally_up-laundry-first = { card_laundry }, silver side up
tally_used-laundry-first = { card_laundry }, silver side, used
tally_up-laundry-second = { card_laundry }, copper side up
tally_used-laundry-second = { card_laundry }, copper side, used
tally_up-exercise-yard-first = { card_exercise-yard }, silver side up
tally_used-exercise-yard-first = { card_exercise-yard }, silver side, used
tally_up-exercise-yard-second = { card_exercise-yard }, copper side up
tally_used-exercise-yard-second = { card_exercise-yard }, copper side, used
tally_up-infirmary-first = { card_infirmary }, silver side up
tally_used-infirmary-first = { card_infirmary }, silver side, used
tally_up-infirmary-second = { card_infirmary }, copper side up
tally_used-infirmary-second = { card_infirmary }, copper side, used
tally_up-workshop-first = { card_workshop }, silver side up
tally_used-workshop-first = { card_workshop }, silver side, used
tally_up-workshop-second = { card_workshop }, copper side up
tally_used-workshop-second = { card_workshop }, copper side, used
tally_up-recreational-room-first = { card_recreational-room }, silver side up
tally_used-recreational-room-first = { card_recreational-room }, silver side, used
tally_up-recreational-room-second = { card_recreational-room }, copper side up
tally_used-recreational-room-second = { card_recreational-room }, copper side, used
tally_up-visiting-area-first = { card_visiting-area }, silver side up
tally_used-visiting-area-first = { card_visiting-area }, silver side, used
tally_up-visiting-area-second = { card_visiting-area }, copper side up
tally_used-visiting-area-second = { card_visiting-area }, copper side, used
tally_up-chapel-first = { card_chapel }, silver side up
tally_used-chapel-first = { card_chapel }, silver side, used
tally_up-chapel-second = { card_chapel }, copper side up
tally_used-chapel-second = { card_chapel }, copper side, used
tally_up-wardens-office-first = { card_wardens-office }, silver side up
tally_used-wardens-office-first = { card_wardens-office }, silver side, used
tally_up-wardens-office-second = { card_wardens-office }, copper side up
tally_used-wardens-office-second = { card_wardens-office }, copper side, used
tally_up-prison-wall-first = { card_prison-wall }, silver side up
tally_used-prison-wall-first = { card_prison-wall }, silver side, used
tally_up-prison-wall-second = { card_prison-wall }, copper side up
tally_used-prison-wall-second = { card_prison-wall }, copper side, used
tally_up-chiefs-room-first = { card_chiefs-room }, plain side up
tally_used-chiefs-room-first = { card_chiefs-room }, plain side, used
tally_up-chiefs-room-second = { card_chiefs-room }, payment side up
tally_used-chiefs-room-second = { card_chiefs-room }, payment side, used
tally_up-lighthouse-first = { card_lighthouse }, plain side up
tally_used-lighthouse-first = { card_lighthouse }, plain side, used
tally_up-lighthouse-second = { card_lighthouse }, payment side up
tally_used-lighthouse-second = { card_lighthouse }, payment side, used
tally_up-tunnels-first = { card_tunnels }, plain side up
tally_used-tunnels-first = { card_tunnels }, plain side, used
tally_up-tunnels-second = { card_tunnels }, payment side up
tally_used-tunnels-second = { card_tunnels }, payment side, used
tally_played-hidden-stash = Played: { card_hidden-stash }
tally_played-hush-money = Played: { card_hush-money }
tally_played-lookout = Played: { card_lookout }
tally_played-anonymous-note = Played: { card_anonymous-note }
tally_played-friendly-guard = Played: { card_friendly-guard }
tally_played-borrowed-file = Played: { card_borrowed-file }
tally_played-change-of-plans = Played: { card_change-of-plans }
tally_played-old-debt = Played: { card_old-debt }
tally_played-double-shift = Played: { card_double-shift }
tally_played-forced-favour = Played: { card_forced-favour }
tally_played-two-voices = Played: { card_two-voices }
tally_played-tip-off = Played: { card_tip-off }
tally_played-off-duty = Played: { card_off-duty }
tally_played-transfer = Played: { card_transfer }
tally_played-loose-talk = Played: { card_loose-talk }
tally_handed-key = Handed in: { card_key-token }
tally_handed-knife = Handed in: { card_knife-token }
tally_handed-clothes = Handed in: { card_clothes-token }
tally_handed-drugs = Handed in: { card_drugs-token }
tally_handed-tools = Handed in: { card_tools-token }
tally_handed-gun = Handed in: { card_gun-token }
tally_with-pickpocket = Sentenced: { card_pickpocket }
tally_free-pickpocket = Gets out: { card_pickpocket }
tally_with-ringleader = Sentenced: { card_ringleader }
tally_free-ringleader = Gets out: { card_ringleader }
tally_with-smuggler = Sentenced: { card_smuggler }
tally_free-smuggler = Gets out: { card_smuggler }
tally_with-bookmaker = Sentenced: { card_bookmaker }
tally_free-bookmaker = Gets out: { card_bookmaker }
tally_with-forger = Sentenced: { card_forger }
tally_free-forger = Gets out: { card_forger }
tally_with-getaway-driver = Sentenced: { card_getaway-driver }
tally_free-getaway-driver = Gets out: { card_getaway-driver }
tally_with-embezzler = Sentenced: { card_embezzler }
tally_free-embezzler = Gets out: { card_embezzler }
tally_with-brawler = Sentenced: { card_brawler }
tally_free-brawler = Gets out: { card_brawler }
tally_with-informer = Sentenced: { card_informer }
tally_free-informer = Gets out: { card_informer }
