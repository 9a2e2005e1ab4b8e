# BANG! The Dice Game in English. Keys: clause paths with "_" for "/"; `.title` names a clause, `.event` is its sentence in a log.
# In a log $actor and $target are players' names; $own is 1 when they are the same player, $by and $to are 1 when there is one at all.

game = BANG! The Dice Game
    .about = Roll, shoot and bluff: lawmen, outlaws and renegades settle it with five dice, and few know who is who.
    .unofficial = An unofficial companion, neither made nor approved by the publisher. The names belong to their owners; the words and drawings here are our own.
product_base = BANG! The Dice Game
product_undead-or-alive = Undead or Alive
source_R1 = BANG! The Dice Game, English rule sheet { "(2013)" }
source_R2 = BANG! The Dice Game, revised English rule sheet (beginning)
source_R3 = BANG! Kostková hra, Czech rules on the publisher's site (beginning)
source_S = BANG! Kostková hra: Nemrtví nebo živí, Czech rule sheet
source_G = A playing group's guide with its own clarifications
source_E = Photographs and programs by owners of Undead or Alive
source_C = BANG! (card game), official questions and answers
source_H = Ludolex: where no source speaks
module_duels = Look Me in the Eyes
    .about = Duel dice and whiskey: challenge anybody at the table, and carry your wounds into your next turn.
module_rage = Two Bullets Are Enough
    .about = Whoever loses much in one turn draws a rage card, and strikes back with its symbols.
module_posse = A New Posse in Town
    .about = More characters to be dealt; some of them need duels or rage cards in play.
module_undead = Undead or Alive?
    .about = The eliminated draw from the boneyard, and may come back as zombies. For { $undead-players } or more players.
module_legacy = Wild West Legacy
    .about = For several games in a row: the star is handed on, and characters are kept or changed.

## Aim of the game

goal = Everybody at the table is somebody, and each of them wins in a different way.
    .title = Aim of the game
goal_players = The game is for { $players-min } to { $players-max } players.
    .title = Players
goal_roles = Your { -role } says whom you side with and what has to happen for you to win.
    .title = Roles
goal_sheriff = The { -sheriff } wins once all { -outlaw(case: "pl") } and all { -renegade(case: "pl") } are eliminated.
    .title = Sheriff
goal_deputy = A { -deputy } stands by the { -sheriff } and wins whenever the sheriff wins, even if no longer there to see it.
    .title = Deputy
goal_outlaw = The { -outlaw(case: "pl") } are after the { -sheriff }. With the sheriff eliminated they win together.
    .title = Outlaw
goal_renegade = A { -renegade } is on nobody's side and wants to be the last one alive: everybody else has to go, and the { -sheriff } last of all.
    .title = Renegade

## What is in the box

components = These things lie in the box of the base game.
    .title = Components
components_dice = { $dice } dice, all alike. Each has { $die-faces } faces: :arrow: arrow, :dynamite: dynamite, :near-shot: { -near-shot }, :far-shot: { -far-shot }, :beer: beer and :gatling: Gatling.
    .title = Dice
components_roles = { $role-cards-total } role cards: { $role-cards_sheriff } sheriff, { $role-cards_deputy } deputies, { $role-cards_outlaw } outlaws and { $role-cards_renegade } renegades.
    .title = Role cards
components_characters = { $character-cards } characters, each with its number of life points and an ability of its own.
    .title = Character cards
components_summaries = { $summary-cards } summary cards, to look up the symbols without asking.
    .title = Summary cards
components_arrows = { $arrow-tokens } arrow tokens.
    .title = Arrow tokens
components_bullets = Bullets to count life points with: { $bullet-tokens_single } worth { $bullet-worth_single } and { $bullet-tokens_triple } worth { $bullet-worth_triple }. Give change whenever it is handy.
    .title = Bullets

## Set-up

setup = The table is laid in this order.
    .title = Set-up
setup_table = How many of each role are in play depends on the number of players.
    .title = Roles by number of players
setup_roles = Shuffle the role cards for your number of players and deal one to each, face down. You may look at your own whenever you like.
    .title = Dealing the roles
    .event = { $target } is dealt a role: { $role }.
setup_sheriff = Whoever is dealt the { -star } shows it at once. All other roles stay face down.
    .title = The sheriff is known
    .event = { $target } shows the star and is the sheriff.
setup_characters = Shuffle the { -character(case: "pl") } and deal one to each player, face up.
    .title = Dealing the characters
    .event = { $target } will be { $character }.
setup_characters-out = Characters that nobody was dealt stay out of this game.
    .title = Unused characters
setup_bullets = Take as many bullets as your character has life points, and keep them in front of you for all to see.
    .title = Taking bullets
    .event = { $target } takes { $value ->
        [one] { $value } bullet
       *[other] { $value } bullets
    }.
setup_sheriff-bullets = The { -sheriff } takes { $sheriff-bullets ->
        [one] { $sheriff-bullets } bullet
       *[other] { $sheriff-bullets } bullets
    } more than the character says.
    .title = The sheriff's extra bullets
    .event = { $target } takes { $value ->
        [one] { $value } bullet
       *[other] { $value } bullets
    } more for being the sheriff.
setup_arrows = Put all { $arrow-tokens } arrow tokens in the middle of the table. They are the { -pile }.
    .title = The pile of arrows
setup_start = The { -sheriff } takes the dice and has the first turn.
    .title = Who begins
    .event = { $actor }, the sheriff, begins.

## Life points

life = The bullets in front of you are the life you have left.
    .title = Life points
life_points = Each { -life-point } is one bullet. Lose a point and you give a bullet back; gain one and you take a bullet.
    .title = Losing and gaining
life_cap = You can never have more life points than you began this game with. Anything beyond is lost.
    .title = The limit
life_cap-sheriff = The sheriff began with the extra bullets, so for the sheriff they are within the limit.
    .title = The sheriff's limit

## The turn

turn = A turn is some rolling, some deciding, and then everything on the dice comes true.
    .title = The turn
turn_order = The { -turn } passes clockwise, from one player still in the game to the next.
    .title = Order of play
    .event = Turn { $value }: { $actor }.
turn_roll = Begin your turn by rolling all { $dice } dice.
    .title = First roll
    .event = { $actor } rolls { $dice }
turn_reroll = Then you may roll again, up to { $rerolls ->
        [one] { $rerolls } time
       *[other] { $rerolls } times
    }. Each { -re-roll } is made with as many of the dice as you like.
    .title = Re-rolls
    .event = { $actor } rolls again: { $dice }
turn_kept-dice = A die that you kept is not settled yet: at your next { -re-roll } you may pick it up after all.
    .title = Kept dice
turn_stand = You need not use your re-rolls. Stop whenever you like what you see.
    .title = Standing
    .event = { $actor } stands on { $dice }
turn_last-roll = After { $rolls } rolls there are no { -re-roll(case: "pl") } left, and the dice count as they lie.
    .title = Last roll
    .event = { $actor } is out of re-rolls and must take { $dice }
turn_obligation = Every symbol has to be used. You cannot pass on one, not even if a friend is all there is to hit.
    .title = No passing
turn_resolution = The final dice are resolved in this order: :dynamite: first, then all :near-shot: and :far-shot: together, then :beer:, and :gatling: last. Every :arrow: had its effect when it was rolled.
    .title = Order of resolution

## Arrows

arrows = Arrows do nothing, until there are too many of them.
    .title = Arrows and Indians
arrows_take = After every roll, before anything else, take one { -arrow } from the pile for each :arrow: just rolled.
    .title = Taking arrows
    .event = { $actor } takes an arrow and has { $value } now.
arrows_kept = An :arrow: that you keep from an earlier roll costs you no second arrow.
    .title = Kept arrows
arrows_reroll = You may roll a die with :arrow: again. The arrow you took for it stays with you.
    .title = Re-rolling arrows
arrows_attack = When the last arrow leaves the pile the Indians attack: at once, even in the middle of a roll.
    .title = The Indians attack
    .event = { $actor } takes the last arrow, and the Indians attack!
arrows_attack-loss = In an { -indian-attack } everybody loses { $arrow-loss ->
        [one] { $arrow-loss } life point
       *[other] { $arrow-loss } life points
    } for each arrow they hold.
    .title = What the attack costs
    .event = { $target } loses { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    } to the Indians.
arrows_refill = After the attack all arrows go back to the pile.
    .title = The pile is laid anew
    .event = The arrows go back; the pile holds { $value } again.
arrows_rest-of-roll = If the attack comes while you are still taking the arrows of a roll, take the rest from the new pile. Then your turn goes on.
    .title = The rest of the roll
    .event = { $actor } still has { $value ->
        [one] { $value } arrow
       *[other] { $value } arrows
    } of this roll to take from the new pile.
arrows_example-attack = Two arrows are left in the pile and Ada rolls three. She takes the two, the Indians attack, and everybody, Ada too, pays for the arrows they hold. All { $arrow-tokens } go back, Ada takes her third arrow from the full pile, and now decides what to roll again.
    .title = Example: an attack in mid-roll
arrows_roller-dies = If the attack eliminates the very player who is rolling, the turn is over, and the dice are put down without further effect.
    .title = The roller falls to the Indians
    .event = { $value ->
        [0] { $actor } is out; the dice have no further effect.
       *[other] { $actor } is out, but the dice are resolved all the same.
    }

## Dynamite

dynamite = Dynamite does not let go of you.
    .title = Dynamite
dynamite_locked = A die that shows :dynamite: is locked. It may not be rolled again this turn.
    .title = Dynamite is locked
dynamite_third = As soon as { $dynamite-limit } or more of your dice show :dynamite:, you roll no more.
    .title = Enough dynamite to blow up
    .event = { $actor } has { $value } dynamites and rolls no more.
dynamite_loss = It blows up, and you lose exactly { $dynamite-loss ->
        [one] { $dynamite-loss } life point
       *[other] { $dynamite-loss } life points
    }, no matter how many there are beyond those { $dynamite-limit }.
    .title = What dynamite costs
    .event = The dynamite goes off: { $target } loses { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    }.
dynamite_survived = If you live through it, all your other dice are resolved as usual.
    .title = Surviving the dynamite
    .event = { $actor } lives through it; the other dice count.
dynamite_death = If it takes your last life point, your other dice have no effect.
    .title = Killed by dynamite
    .event = { $value ->
        [0] { $actor } is out; the other dice have no effect.
       *[other] { $actor } is out, but the other dice are resolved all the same.
    }

## Bull's-eyes

shots = Each { -bulls-eye } is a shot, and its figure says how far it carries.
    .title = Bull's-eyes
shots_near = A :near-shot: takes { $shot-loss ->
        [one] { $shot-loss } life point
       *[other] { $shot-loss } life points
    } from a player { $shot-near ->
        [one] { $shot-near } seat
       *[other] { $shot-near } seats
    } away, to the left or to the right, as you choose.
    .title = A shot at a neighbour
    .event = { $actor } aims :near-shot: at { $target }.
shots_far = A :far-shot: takes { $shot-loss ->
        [one] { $shot-loss } life point
       *[other] { $shot-loss } life points
    } from a player exactly { $shot-far ->
        [one] { $shot-far } seat
       *[other] { $shot-far } seats
    } away, to the left or to the right, as you choose.
    .title = A shot further away
    .event = { $actor } aims :far-shot: at { $target }.
shots_distance = The { -distance } between two players is counted in seats around the table. Eliminated players are passed over.
    .title = Distance
shots_close-quarters = With { $close-quarters } or fewer players left in the game, a :far-shot: counts as a :near-shot:.
    .title = Close quarters
    .event = { $actor } aims :far-shot: at close quarters at { $target }.
shots_both-ways = Left and right sometimes lead to the same player: with two players left for a :near-shot:, with four left for a :far-shot:. Then there is only that one to shoot at.
    .title = The same player both ways
shots_together = First choose the target of each bull's-eye; then all the shots hit at the same moment.
    .title = All shots at once
    .event = { $target } is hit and loses { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    }.
shots_overkill = You may aim more shots at a player than they have life points. The spare ones are wasted, and no distance changes until all have hit.
    .title = More shots than life
shots_example-overkill = Bo, on Ada's left, has a single life point. Ada has two :near-shot: and aims both at him. Once they have hit, Bo is out, but the second shot cannot go on to the player who sits behind him.
    .title = Example: one shot too many

## Beer

beer = A beer makes up for a bullet.
    .title = Beer
beer_heal = For each :beer: a player of your choice gains { $beer-gain ->
        [one] { $beer-gain } life point
       *[other] { $beer-gain } life points
    }. You may choose yourself.
    .title = Drinking beer
    .event = { $own ->
        [1] { $actor } drinks a beer and gains { $value ->
            [one] { $value } life point
           *[other] { $value } life points
        }.
       *[other] { $actor } buys { $target } a beer, worth { $value ->
            [one] { $value } life point
           *[other] { $value } life points
        }.
    }
beer_wasted = A beer for somebody who is at the limit already is drunk for nothing.
    .title = Wasted beer
    .event = { $own ->
        [1] { $actor } drinks a beer for nothing.
       *[other] { $actor } buys { $target } a beer, for nothing.
    }

## The Gatling gun

gatling = It takes a while to load, and then everybody ducks.
    .title = The Gatling gun
gatling_fire = With { $gatling-limit } or more :gatling: among your final dice you fire the { -gatling }.
    .title = Firing the Gatling
    .event = { $actor } fires the Gatling with { $value } :gatling:.
gatling_loss = Every other player loses { $gatling-loss ->
        [one] { $gatling-loss } life point
       *[other] { $gatling-loss } life points
    }.
    .title = What the Gatling costs
    .event = { $target } loses { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    } to the Gatling.
gatling_discard = After firing, put all your own arrows back on the pile.
    .title = Rid of one's arrows
    .event = { $actor } puts back { $value ->
        [one] { $value } arrow
       *[other] { $value } arrows
    }.
gatling_once = The { -gatling } fires once a turn, however many :gatling: there are.
    .title = Only once

## Elimination

elimination = What happens when the bullets run out.
    .title = Elimination
elimination_out = Whoever has no life point left is eliminated at once and takes no more turns. They no longer count for distances.
    .title = Out of the game
    .event = { $by ->
        [1] { $target } is eliminated by { $actor }.
       *[other] { $target } is eliminated.
    }
elimination_reveal = Eliminated players show their role card to all.
    .title = Showing one's role
    .event = { $target } turns out to be: { $role }.
elimination_arrows = An eliminated player's arrows go back to the pile.
    .title = Arrows of the eliminated
    .event = { $target } puts back { $value ->
        [one] { $value } arrow
       *[other] { $value } arrows
    }.
elimination_dead-do-nothing = Eliminated players do nothing and nothing is done to them, but they win with their team if it wins.
    .title = The eliminated
elimination_nobodys-kill = A player who falls to the Indians or to dynamite was killed by nobody.
    .title = Nobody's kill

## How the game ends

endings = Who has won, and when to look.
    .title = The end of the game
endings_at-once = Each time somebody is eliminated, see whether that decides the game. If it does, the game is over there and then, and nothing more is resolved.
    .title = Over at once
endings_sheriff-dead = If the sheriff is eliminated, the outlaws win, even if not one of them is left.
    .title = The sheriff is dead
    .event = The sheriff is dead. The outlaws win.
endings_renegade = If the sheriff is eliminated and the only player left alive is a renegade, that renegade wins, and the outlaws do not.
    .title = The renegade's victory
    .event = The renegade is the last one alive, and wins.
endings_law = If all outlaws and all renegades are eliminated while the sheriff lives, the sheriff and the deputies win.
    .title = The law wins
    .event = All enemies of the sheriff are gone. The law wins.
endings_sheriff-first = If the sheriff falls in the same moment as the last of the enemies, the sheriff's fall is what counts: the outlaws win.
    .title = The sheriff's fall comes first
    .event = The sheriff fell together with the last enemies. The outlaws win.
endings_all-dead = If nobody at all survives, the outlaws win.
    .title = Everybody falls
    .event = Nobody is left alive. The outlaws win.
endings_team = Sheriff and deputies win as one team, outlaws as another. Members who were eliminated win too.
    .title = Winning as a team
endings_example-all-dead = The sheriff and a renegade are the last two, each down to one life point and with arrows in hand. The sheriff takes the last arrow of the pile, and the attack eliminates both. Nobody is left, so the outlaws win, who had all been out for a while.
    .title = Example: nobody left
endings_example-no-outlaws = All outlaws are out. The renegade shoots the sheriff while a deputy is still alive. The renegade is not alone, so it is the outlaws who win.
    .title = Example: a shot too early

## Three players

three = With { $three-players } players all roles lie open, and everybody is hunting somebody.
    .title = Three players
three_roles = Deputy, outlaw and renegade are dealt and all turned face up. There is no { -sheriff }, and nobody takes extra bullets.
    .title = Open roles
    .event = { $target } is dealt a role, face up: { $role }.
three_start = The { -deputy } has the first turn.
    .title = The deputy begins
    .event = { $actor }, the deputy, begins.
three_targets = The { -deputy } hunts the { -renegade }, the renegade hunts the { -outlaw }, and the outlaw hunts the deputy.
    .title = Who hunts whom
three_win = Take your target's last life point yourself, and you win on the spot.
    .title = Getting one's target
    .event = The hunter got the target, and wins.
three_third-hand = If the third player takes it, nobody has won yet. The two who are left go on.
    .title = Another's hand
    .event = It was { $actor } who got { $target }, not the hunter. The last one alive will win.
three_last = From then on simply the last one alive wins.
    .title = Last one alive
    .event = The last one alive wins.
three_lost-target = A player who falls to the Indians or to dynamite has been shot by nobody, so nobody has reached the goal; the two who are left fight to be last.
    .title = Target lost
    .event = { $to ->
        [1] No hand got { $target }. The last one alive will win.
       *[other] The target fell without the hunter, who wins all the same.
    }
three_all-dead = If all who were left fall together, the game is a draw.
    .title = All three fall
    .event = { $value ->
        [0] Nobody is left alive: a draw.
       *[other] Nobody is left alive; whose turn it was wins.
    }

## Eight players

eight = With { $eight-players } players there are { $roles_8_renegade } renegades.
    .title = Eight players
eight_renegades = The two are not partners: each { -renegade } plays alone, and each wants to be the last.
    .title = Each renegade for themselves
eight_both-alive = If the sheriff falls while both renegades live, neither is the last, and the outlaws win.
    .title = Two renegades left
    .event = The sheriff is dead and two renegades are left. The outlaws win.

## Characters

characters = Everybody here can do something the others cannot.
    .title = Characters
characters_use = Where your character's { -ability } says otherwise than the rules, the ability counts. What it says you may do you need not do.
    .title = Using abilities
characters_bart-cassidy = For each life point that a shot or the Gatling would cost him, Bart Cassidy may take { $bart-arrows ->
        [one] an arrow
       *[other] { $bart-arrows } arrows
    } instead. He may not take the last arrow of the pile, and it does not help him against Indians or dynamite.
    .title = Bart Cassidy
    .event = { $actor } takes an arrow instead of a hit and has { $value } now.
characters_bart-cassidy-hits = Hit several times at once, Bart decides hit by hit, for as long as the pile holds more than { $bart-arrows ->
        [one] { $bart-arrows } arrow
       *[other] { $bart-arrows } arrows
    }.
    .title = Bart Cassidy, hit by hit
characters_black-jack = Black Jack may roll :dynamite: again, as long as he has fewer than { $dynamite-limit } of them.
    .title = Black Jack
    .event = { $actor } rolls { $value ->
        [one] { $value } dynamite
       *[other] { $value } dynamites
    } again.
characters_calamity-janet = Calamity Janet may use each :near-shot: as a :far-shot: and each :far-shot: as a :near-shot:.
    .title = Calamity Janet
    .event = { $actor } turns { $face } around and aims it at { $target }.
characters_el-gringo = A player who takes life points from El Gringo takes { $gringo-arrows ->
        [one] an arrow
       *[other] { $gringo-arrows } arrows
    } for it. Indians and dynamite are not players; they cost nobody an arrow.
    .title = El Gringo
    .event = { $actor } has revenge: { $target } takes an arrow and has { $value } now.
characters_el-gringo-gatling = Whoever hits El Gringo with the Gatling first puts back all arrows, as after any Gatling, and then takes the one for El Gringo.
    .title = El Gringo and the Gatling
characters_el-gringo-once = All shots of a turn together earn El Gringo's arrow once, however many points they take. The Gatling of the same turn earns it again.
    .title = El Gringo, once each time
characters_el-gringo-dying = The arrow is due for El Gringo's last life point too.
    .title = El Gringo's last point
characters_jesse-jones = If Jesse Jones is down to { $jesse-life } life points or fewer when beer is poured, each :beer: he drinks himself gives him { $jesse-gain ->
        [one] { $jesse-gain } life point
       *[other] { $jesse-gain } life points
    }.
    .title = Jesse Jones
    .event = { $actor } is thirsty: the beer gives { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    }.
characters_example-jesse-jones = With { $jesse-life } life points left, Jesse rolls two :beer: and drinks both. Whether he is low enough is looked at once, before the first one, so each gives him { $jesse-gain }.
    .title = Example: Jesse Jones
characters_jourdonnais = An Indian attack never costs Jourdonnais more than { $jourdonnais-loss ->
        [one] { $jourdonnais-loss } life point
       *[other] { $jourdonnais-loss } life points
    }.
    .title = Jourdonnais
    .event = { $target } shrugs off { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    } of the attack.
characters_kit-carlson = For each :gatling: among his final dice, Kit Carlson may put { $kit-arrows ->
        [one] an arrow
       *[other] { $kit-arrows } arrows
    } of any player back on the pile, of his own as well.
    .title = Kit Carlson
    .event = { $own ->
        [1] { $actor } puts an arrow back and has { $value } left.
       *[other] { $actor } takes an arrow away from { $target }, who has { $value } left.
    }
characters_kit-carlson-gatling = When he fires the Gatling, Kit Carlson is rid of all his own arrows as usual, and may then still use every :gatling: on the arrows of others.
    .title = Kit Carlson and the Gatling
characters_lucky-duke = Lucky Duke may roll again { $duke-rerolls ->
        [one] once
       *[other] { $duke-rerolls } times
    } more than others.
    .title = Lucky Duke
    .event = { $actor } takes the re-roll that only luck allows.
characters_paul-regret = The Gatling never costs Paul Regret a life point.
    .title = Paul Regret
    .event = The Gatling does not touch { $target }.
characters_pedro-ramirez = For each life point he loses, Pedro Ramirez may put back { $pedro-arrows ->
        [one] an arrow
       *[other] { $pedro-arrows } arrows
    } of his own. The point is lost all the same.
    .title = Pedro Ramirez
    .event = { $target } puts an arrow back and has { $value } left.
characters_rose-doolan = Rose Doolan shoots further: with :near-shot: and with :far-shot:, besides the usual targets, she may hit one { $rose-reach ->
        [one] { $rose-reach } seat
       *[other] { $rose-reach } seats
    } beyond.
    .title = Rose Doolan
    .event = { $actor } aims { $face } further than others can, at { $target }.
characters_rose-doolan-around = How far away somebody sits is the shorter way around the table. Rose cannot call a neighbour far away by counting the long way.
    .title = Rose Doolan's distances
characters_sid-ketchum = At the beginning of his turn, before he rolls, Sid Ketchum lets a player of his choice gain { $sid-gain ->
        [one] { $sid-gain } life point
       *[other] { $sid-gain } life points
    }. He may choose himself.
    .title = Sid Ketchum
    .event = { $own ->
        [1] { $value ->
            [0] { $actor } would heal but lacks nothing.
            [one] { $actor } gains { $value } life point.
           *[other] { $actor } gains { $value } life points.
        }
       *[other] { $value ->
            [0] { $actor } would heal { $target }, who lacks nothing.
            [one] { $actor } lets { $target } gain { $value } life point.
           *[other] { $actor } lets { $target } gain { $value } life points.
        }
    }
characters_slab-the-killer = Once a turn, Slab the Killer may spend a :beer: to put more into one of his shots: that :near-shot: or :far-shot: takes { $slab-loss ->
        [one] { $slab-loss } life point
       *[other] { $slab-loss } life points
    } from its target.
    .title = Slab the Killer
    .event = { $actor } spends a beer on a shot at { $target }: it takes { $value }.
characters_suzy-lafayette = If her final dice show neither :near-shot: nor :far-shot:, Suzy Lafayette gains { $suzy-gain ->
        [one] { $suzy-gain } life point
       *[other] { $suzy-gain } life points
    }.
    .title = Suzy Lafayette
    .event = { $value ->
        [0] { $target } fires no shot, but lacks nothing.
        [one] { $target } fires no shot and gains { $value } life point.
       *[other] { $target } fires no shot and gains { $value } life points.
    }
characters_vulture-sam = Whenever another player is eliminated, Vulture Sam gains { $sam-gain ->
        [one] { $sam-gain } life point
       *[other] { $sam-gain } life points
    }.
    .title = Vulture Sam
    .event = { $value ->
        [0] { $target } circles over the fallen, but lacks nothing.
        [one] { $target } circles over the fallen and gains { $value } life point.
       *[other] { $target } circles over the fallen and gains { $value } life points.
    }
characters_vulture-sam-dying = If Vulture Sam falls in the same moment himself, he gains nothing.
    .title = Vulture Sam falls too
    .event = { $target } falls together with others, but Vulture Sam gains by it and lives on.
characters_willy-the-kid = Willy the Kid needs only { $willy-gatling } :gatling: to fire the Gatling. He too fires it once a turn.
    .title = Willy the Kid
    .event = { $actor } fires the Gatling with only { $value } :gatling:.

## The expansion

expansion = A second box, with more to roll, to draw and to be afraid of.
    .title = Undead or Alive
expansion_builds-on = { product_undead-or-alive } is no game of its own. All rules of the base game stay as they are, except where a module in play says otherwise.
    .title = Built on the base game
expansion_modules = There are { $expansion-modules } modules. Add a single one or as many as you like, in any mixture that the number of players and the needs of the modules themselves allow.
    .title = Modules
expansion_other-boxes = Old Saloon is another expansion of the base game. We advise against mixing its modules with these.
    .title = Other expansions
expansion_box = { $expansion-cards } cards in all, with dice, tokens and a rule sheet. Which of them you need is told module by module.
    .title = The whole box
expansion_summaries = { $new-summaries } more summary cards. They remind you of rules and change none.
    .title = New summary cards

## Module: Look Me in the Eyes

duels = Black dice, strong drink, and two people who stare at each other.
    .title = Look Me in the Eyes
duels_needs-rage = { module_duels }, module { $module-numbers_duels }, is only played together with { module_rage }, module { $module-numbers_rage }.
    .title = Only with rage cards
duels_dice = { $duel-dice } black dice, the { -duel-die(case: "pl") }.
    .title = Duel dice
duels_faces = Each { -duel-die } has { $die-faces } faces: :arrow: arrow, :dynamite: dynamite, :gatling: Gatling, :whiskey: whiskey, and :duel: duel { $duel-faces_duel ->
        [one] once
       *[other] { $duel-faces_duel } times
    }. There is no bull's-eye on it, and no beer.
    .title = Faces of a duel die
duels_swap = Take the { -duel-die(case: "pl") } in place of { $duel-dice ->
        [one] { $duel-dice } base die
       *[other] { $duel-dice } base dice
    }, which { $duel-dice ->
        [one] goes
       *[other] go
    } back into the box.
    .title = Black for white
duels_roll = Begin your turn by rolling all { $dice } dice: { $white-dice } white ones and { $duel-dice } black ones. At a { -re-roll } you may mix both kinds.
    .title = First roll with duel dice
    .event = { $actor } rolls { $dice }
duels_order = The final dice are resolved in this order: :dynamite: first, then :whiskey:, then :near-shot: and :far-shot:, then :beer:, then :gatling:, and :duel: last. Every :arrow: had its effect when it was rolled.
    .title = Order of resolution with duel dice
duels_shots-together = All shots still hit at the same moment, whatever their figure, and distances do not change in between.
    .title = Shots stay together
duels_whiskey = For each :whiskey: among your final dice you gain { $whiskey-gain ->
        [one] { $whiskey-gain } life point
       *[other] { $whiskey-gain } life points
    } yourself. You cannot pass it on to anybody else.
    .title = Drinking whiskey
    .event = { $value ->
        [0] { $actor } drinks a whiskey but lacks nothing.
        [one] { $actor } drinks a whiskey and gains { $value } life point.
       *[other] { $actor } drinks a whiskey and gains { $value } life points.
    }
duels_whiskey-token = Each :whiskey: also rids you of { $whiskey-tokens ->
        [one] a { -wound-token }
       *[other] { $whiskey-tokens } { -wound-token(case: "pl") }
    }, whether you like it or not.
    .title = Whiskey against wounds
    .event = The whiskey rids { $actor } of the wound token { $face }.
duels_whiskey-rage = Without any { -wound-token } in front of you, you have to draw { $whiskey-cards ->
        [one] a { -rage-card }
       *[other] { $whiskey-cards } { -rage-card(case: "pl") }
    } instead.
    .title = Whiskey on an empty stomach
    .event = { $actor } has no wound token, and the whiskey brings a rage card.
duels_whiskey-full = If you are at your limit, the life point of a :whiskey: is wasted; all the rest happens all the same.
    .title = Whiskey at the limit
duels_whiskey-choice = You choose which of your { -wound-token(case: "pl") } the whiskey takes. It is shuffled back into the stack at once.
    .title = Which token goes
duels_whiskey-cancel = What your { -wound-token(case: "pl") } cancel is settled as soon as the last roll stands. A token that a :whiskey: takes afterwards has done its work already.
    .title = First the wounds, then the whiskey
duels_challenge = For each :duel: among your final dice, hand that die to an opponent of your choice and so challenge that player to a { -duel }. It does not matter how far away they sit.
    .title = The challenge
    .event = { $actor } challenges { $target } to a duel.
duels_reply = Your opponent rolls the die. Anything but :duel: loses the { -duel } for your opponent; the symbol itself has no effect.
    .title = The reply
    .event = { $actor } rolls { $face } in the duel with { $target }.
duels_return = If it is :duel: the die comes back, and you have to roll :duel: too. If you do, the same opponent must roll again, and so it goes back and forth.
    .title = Back and forth
    .event = { $actor } rolls { $face } in the duel with { $target }.
duels_loss = The first of the two to roll anything else has lost the { -duel }: that player loses { $duel-loss ->
        [one] { $duel-loss } life point
       *[other] { $duel-loss } life points
    } and takes { $duel-tokens ->
        [one] a { -wound-token }
       *[other] { $duel-tokens } { -wound-token(case: "pl") }
    }, no matter who began.
    .title = The loser pays
    .event = { $target } loses the duel against { $actor }, and with it { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    }.
duels_example-duel = Ada challenges Bo. Bo rolls :duel:, so the die comes back to Ada. She rolls :duel: as well, and it is Bo's again. He rolls :arrow:. Bo has lost: a life point is gone, he takes a { -wound-token }, and no arrow.
    .title = Example: a duel
duels_one-by-one = One { -duel } is fought to its end before the next die is handed over. Whose turn it is decides on the order.
    .title = One at a time
duels_one-each = In one turn you may hand no opponent more than { $duel-each ->
        [one] { $duel-each } die
       *[other] { $duel-each } dice
    }. Each further { -duel } needs another opponent.
    .title = Nobody twice
duels_living = Only a player who is still in the game can be challenged.
    .title = Living opponents
duels_surplus = If there is nobody left whom you may challenge, a further :duel: has no effect.
    .title = One duel too many
    .event = Nobody is left for { $actor } to challenge; the die has no effect.
duels_challenger-falls = If a { -duel } eliminates you in your own turn, duels that you have not yet begun do not take place.
    .title = The challenger falls
    .event = { $value ->
        [0] { $actor } is out; no more duels are fought.
       *[other] { $actor } is out, but the other dice are still handed over.
    }
duels_killer = A life point lost in a { -duel } was taken by the other duellist, whoever of the two began. So if it was the last one, that player is the killer.
    .title = Killed in a duel
duels_bart-cassidy = Bart Cassidy's ability is no help in a { -duel }, which is neither a shot nor the Gatling. If he loses, he pays in full.
    .title = Bart Cassidy in a duel
duels_el-gringo = If El Gringo loses a { -duel }, the winner takes { $gringo-arrows ->
        [one] an arrow
       *[other] { $gringo-arrows } arrows
    }, as for any life point that a player takes from him. Each lost duel counts by itself.
    .title = El Gringo in a duel

## Wound tokens

wounds = Duels leave marks that hurt until your next turn is over.
    .title = Wound tokens
wounds_tokens = { $wound-tokens-total } { -wound-token(case: "pl") }: { $wound-tokens_beer } with :beer:, { $wound-tokens_near-shot } with :near-shot:, { $wound-tokens_far-shot } with :far-shot: and { $wound-tokens_dynamite } with :dynamite:.
    .title = Wound tokens
wounds_stack = Shuffle the { -wound-token(case: "pl") } and stack them face down in the middle of the table.
    .title = The stack of wound tokens
wounds_take = To take a { -wound-token }, take the top one of the stack and lay it face up in front of you.
    .title = Taking a wound token
    .event = { $target } takes a wound token: { $face }.
wounds_double = If you have one with the same symbol already, you are in luck: shuffle the new one back into the stack and take no other. The life point remains lost.
    .title = The same wound twice
    .event = { $target } has { $face } already, so the token goes back to the stack.
wounds_most = So nobody ever has two alike, and nobody has more than { $wound-kinds ->
        [one] { $wound-kinds } { -wound-token }
       *[other] { $wound-kinds } { -wound-token(case: "pl") }
    }.
    .title = All kinds of wounds
wounds_empty = If the stack is empty, whoever should take a { -wound-token } takes none.
    .title = No token left
    .event = { $target } should take a wound token, but none is left.
wounds_cancel = In your turn, each of your { -wound-token(case: "pl") } with :beer:, :near-shot: or :far-shot: cancels { $wound-cancels ->
        [one] { $wound-cancels } such symbol
       *[other] { $wound-cancels } such symbols
    } among your final dice. That symbol has no effect.
    .title = What a wound token cancels
    .event = A wound token cancels { $face } for { $actor }.
wounds_re-rolled = Only what is still there after your last roll can be cancelled. A symbol that you roll again uses up no token.
    .title = Re-rolled symbols
wounds_example-cancel = Dora has the token :beer:. Her first roll shows :beer: :beer: :gatling: :gatling: :arrow:. She keeps both beers and rolls the rest again, without getting another. When she stops, the token cancels one of the beers, and she drinks the other.
    .title = Example: a spoiled beer
wounds_rage-cards = A { -wound-token } cancels symbols of dice. It does nothing to the symbols of { -rage-card(case: "pl") }.
    .title = Wound tokens and rage cards
wounds_suzy-lafayette = Suzy Lafayette's ability looks at what she has rolled. A bull's-eye that a { -wound-token } cancels still spoils it.
    .title = Suzy Lafayette's wounds
wounds_dynamite = The token with :dynamite: cancels nothing. On the contrary: in your turn it counts as { $wound-dynamite } more :dynamite: rolled.
    .title = The dynamite token
    .event = { $actor } has { $value } dynamites, the wound token included.
wounds_example-dynamite = Bo has the token :dynamite:, and his first roll shows :dynamite: :dynamite:. That makes { $dynamite-limit }: he rolls no more and loses { $dynamite-loss ->
        [one] { $dynamite-loss } life point
       *[other] { $dynamite-loss } life points
    }.
    .title = Example: the dynamite token
wounds_others-turns = In the turns of others your { -wound-token(case: "pl") } do nothing.
    .title = Only in one's own turn
wounds_back = When your turn ends, shuffle all your { -wound-token(case: "pl") } back into the stack, whether they cancelled anything or not, and even those that you took in this very turn.
    .title = Wounds heal
    .event = { $actor } puts back { $value ->
        [one] { $value } wound token
       *[other] { $value } wound tokens
    }.
wounds_eliminated = Whoever is eliminated takes no { -wound-token }. Those still held are shuffled back into the stack.
    .title = Wounds of the eliminated
    .event = { $target } hands back { $value ->
        [one] { $value } wound token
       *[other] { $value } wound tokens
    }.

## Module: Two Bullets Are Enough

rage = Whoever is hurt badly enough loses their temper, and gets something out of it.
    .title = Two Bullets Are Enough
rage_alone = { module_rage }, module { $module-numbers_rage }, can be played without module { $module-numbers_duels }. Then there are no black dice, no whiskey and no wound tokens, and lost life points are the only way to a { -rage-card }.
    .title = With or without duels
rage_cards = { $rage-cards } rage cards.
    .title = Rage cards
rage_house-deck = What the printed { -rage-card(case: "pl") } show has not been published. This deck is our own value, in which every symbol of the base dice is equally frequent. If you own the printed cards, their faces take its place.
    .title = A deck of our own
rage_deck = Shuffle the { -rage-card(case: "pl") } and lay them face down in the middle of the table. They are the rage deck.
    .title = The rage deck
rage_two-points = Whenever a turn ends, no matter whose, each player who lost { $rage-limit ->
        [one] { $rage-limit } life point
       *[other] { $rage-limit } life points
    } or more in it has to draw { $rage-draw ->
        [one] a { -rage-card }
       *[other] { $rage-draw } { -rage-card(case: "pl") }
    }. All losses of the turn are added up, whatever caused them.
    .title = Losing one's temper
    .event = { $target } lost { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    } this turn and draws a rage card.
rage_losses = Only losses are counted. Life points gained in the same turn do not make up for them, and a point that you gave up for your own ability was lost as well.
    .title = What counts as lost
rage_once = Losing many points in one turn does not bring more cards: a turn makes you draw for your losses once.
    .title = Once a turn
rage_draw-order = If several players have to draw, they do so clockwise, beginning with the player whose turn it was.
    .title = Who draws first
rage_face-down = Keep your { -rage-card(case: "pl") } face down in front of you until your next turn begins. You may look at them at any time; the others may not.
    .title = Face down
    .event = { $target } sees what the new rage card shows: { $face }.
rage_own-turn = A { -rage-card } that you draw during your own turn waits as well: it stays face down until your next turn begins.
    .title = Drawn in one's own turn
rage_reveal = At the beginning of your turn, turn up all your { -rage-card(case: "pl") }. Their symbols are added to your final dice of this turn.
    .title = Turning up
    .event = { $actor } turns up a rage card: { $face }.
rage_arrows = An :arrow: on a { -rage-card } does not wait. Take an arrow for it as soon as it is turned up, before you roll.
    .title = Arrows on rage cards
    .event = { $actor } takes an arrow for a rage card and has { $value } now.
rage_last-arrow = If that takes the last arrow of the pile, the Indians attack at once. A player who is eliminated by this attack does not roll at all, and the turn is over.
    .title = A rage card and the last arrow
    .event = { $actor } is out before the first roll, and the turn is over.
rage_dynamite = Each :dynamite: on your turned-up cards counts like one on your dice, from the first roll on. If cards and dice show { $dynamite-limit } or more together, there is no { -re-roll }.
    .title = Dynamite on rage cards
    .event = { $actor } has { $value } dynamites, rage cards included, and rolls no more.
rage_abilities = For your character's { -ability } a symbol on your turned-up cards is the same as one on your final dice. Only what changes a die, or rolls it again, needs a real die.
    .title = Rage cards and abilities
rage_example-reveal = Clara turns up :dynamite: and :beer:. Her first roll shows :dynamite: :dynamite: :near-shot: :arrow: :gatling:. With the card there are { $dynamite-limit } dynamites: she may not roll again and loses { $dynamite-loss ->
        [one] { $dynamite-loss } life point
       *[other] { $dynamite-loss } life points
    }. Then the shot and, thanks to the other card, a beer are still to come.
    .title = Example: two rage cards
rage_discard = When that turn is over, all cards that you turned up are put aside as used.
    .title = Used rage cards
    .event = { $actor } puts aside { $value ->
        [one] { $value } used rage card
       *[other] { $value } used rage cards
    }.
rage_reshuffle = If the deck is empty, shuffle the used { -rage-card(case: "pl") }: they are the new deck.
    .title = A new deck
    .event = The used rage cards are shuffled; there are { $value } in the new deck.
rage_none-left = If nothing is left to shuffle either, whoever should draw gets nothing.
    .title = No rage left
    .event = { $target } should draw a rage card, but there is none.
rage_eliminated = Whoever is eliminated draws no { -rage-card } for that turn. Those still held are put aside as used.
    .title = The eliminated and their rage
    .event = { $target } hands back { $value ->
        [one] { $value } rage card
       *[other] { $value } rage cards
    }.

## Module: A New Posse in Town

posse = More strangers ride into town, and each of them has an odd habit.
    .title = A New Posse in Town
posse_shuffle = { module_posse }, module { $module-numbers_posse }: shuffle the new { -character(case: "pl") } in with those of the base game before any are dealt.
    .title = New characters among the old
posse_cards = { $posse-cards } more characters, each with its number of life points and an ability of its own.
    .title = New character cards
posse_starred = Some of the new characters are marked with an asterisk. What they can do needs another module, so they take part only if that module is in play.
    .title = Characters with an asterisk
posse_without-duels = Without duels leave out Greg Digger, Herb Hunter, Sam the Healer and Sean Mallory.
    .title = Left out without duels
posse_without-rage = Without rage cards leave out Pat Brennan and Pixie Pete as well.
    .title = Left out without rage cards
posse_belle-star = After each of her rolls, Belle Star may turn { $belle-dice ->
        [one] a die
       *[other] { $belle-dice } dice
    } from :dynamite: to :gatling:, unless she has { $dynamite-limit } or more :dynamite:.
    .title = Belle Star
    .event = { $actor } turns a die from :dynamite: to :gatling:.
posse_chuck-wengam = Once in his turn, after any of his rolls, Chuck Wengam may give up { $chuck-cost ->
        [one] { $chuck-cost } life point
       *[other] { $chuck-cost } life points
    } to turn { $chuck-dice ->
        [one] a die of his
       *[other] { $chuck-dice } of his dice
    } to any of its faces, unless he has { $dynamite-limit } or more :dynamite:.
    .title = Chuck Wengam
    .event = { $actor } gives up { $chuck-cost ->
        [one] { $chuck-cost } life point
       *[other] { $chuck-cost } life points
    } and turns a die to { $face }.
posse_chuck-wengam-turned = A die that Chuck turned was not rolled, so turning one to :arrow: costs no arrow. Dynamite counts however it got there.
    .title = Turned, not rolled
posse_chuck-wengam-last = Chuck cannot give up his last life point.
    .title = Chuck's last point
posse_greg-digger = Greg Digger may use each :whiskey: that he rolls { $greg-uses ->
        [one] once
       *[other] { $greg-uses } times
    }.
    .title = Greg Digger
    .event = { $actor } drinks the same whiskey once more.
posse_greg-digger-wounds = Each of these uses is a whole whiskey. If Greg has a single { -wound-token }, the first use takes it away, and the next brings a { -rage-card }.
    .title = Greg's second glass
posse_herb-hunter = If another player loses { $herb-limit ->
        [one] { $herb-limit } life point
       *[other] { $herb-limit } life points
    } or more during Herb Hunter's turn, that player must take { $herb-tokens ->
        [one] a { -wound-token }
       *[other] { $herb-tokens } { -wound-token(case: "pl") }
    }.
    .title = Herb Hunter
    .event = { $target } has lost { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    } in the turn of { $actor } and must take a wound token.
posse_herb-hunter-once = The token is due at the moment when the loss reaches { $herb-limit }, and once for each player and turn. Points gained in the meantime are not set against it.
    .title = Herb's wounds, once a turn
posse_pat-brennan = At the beginning of his turn Pat Brennan may take { $pat-cards ->
        [one] a { -rage-card }
       *[other] { $pat-cards } { -rage-card(case: "pl") }
    } from any player and give it to another. He may be either of them himself.
    .title = Pat Brennan
    .event = { $own ->
        [1] { $actor } picks one of his own rage cards.
       *[other] { $actor } takes a rage card from { $target }.
    }
posse_pat-brennan-unseen = The card stays face down, and only whoever has it in the end may look at it. From several cards of somebody else Pat takes one without seeing it.
    .title = Pat takes it unseen
    .event = { $own ->
        [1] { $actor } keeps the card.
       *[other] { $actor } gives the card to { $target }.
    }
posse_pat-brennan-reveal = Pat moves the card first; only then does he turn up his own, a card that he has just taken for himself among them.
    .title = Pat moves before he turns up
posse_pixie-pete = Whenever Pixie Pete has to draw a { -rage-card }, he draws { $pixie-draw } and keeps { $pixie-keep } of his choice. The rest is shuffled back into the deck.
    .title = Pixie Pete
    .event = { $target } looks at { $value ->
        [one] { $value } rage card
       *[other] { $value } rage cards
    } and keeps the better.
posse_sam-the-healer = For each :duel: with which he challenges somebody in his own turn, Sam the Healer may let a player of his choice gain { $healer-gain ->
        [one] { $healer-gain } life point
       *[other] { $healer-gain } life points
    }. He may choose himself. Duels that others begin earn him nothing.
    .title = Sam the Healer
    .event = { $own ->
        [1] { $value ->
            [0] { $actor } would heal but lacks nothing.
            [one] { $actor } gains { $value } life point before the duel.
           *[other] { $actor } gains { $value } life points before the duel.
        }
       *[other] { $value ->
            [0] { $actor } would heal { $target }, who lacks nothing.
            [one] { $actor } lets { $target } gain { $value } life point before the duel.
           *[other] { $actor } lets { $target } gain { $value } life points before the duel.
        }
    }
posse_sean-mallory = In a { -duel } of his own turn Sean Mallory may roll the die again { $sean-rerolls ->
        [one] once
       *[other] { $sean-rerolls } times
    } a turn, after any roll of his own in it. In duels that others begin he cannot.
    .title = Sean Mallory
    .event = { $actor } rolls the duel die again.

## Module: Undead or Alive?

undead = Whoever is shot is buried, and not everybody stays there.
    .title = Undead or Alive?
undead_players = { module_undead }, module { $module-numbers_undead }, is for { $undead-players } or more players.
    .title = How many it takes
undead_cards = { $boneyard-cards-total } { -boneyard } cards: { $boneyard-cards_no-hands } without a hand, { $boneyard-cards_one-hand } with { $boneyard-hands_one-hand ->
        [one] { $boneyard-hands_one-hand } hand
       *[other] { $boneyard-hands_one-hand } hands
    } and { $boneyard-cards_two-hands } with { $boneyard-hands_two-hands ->
        [one] { $boneyard-hands_two-hands } hand
       *[other] { $boneyard-hands_two-hands } hands
    }.
    .title = Boneyard cards
undead_summaries = { $zombie-summaries } summary cards for those who come back.
    .title = Zombie summary cards
undead_deck = Shuffle all { $boneyard-cards-total } { -boneyard } cards and lay them face down in the middle of the table.
    .title = The boneyard
undead_fallen =
    .title = The fallen and the boneyard
undead_fallen_hand-back = An eliminated player shows the role as usual, and puts back into the middle not only the arrows but also the character card and, where such modules are in play, all rage cards and wound tokens.
    .title = Nothing is left
    .event = { $target } is buried without arms, name or rage.
undead_fallen_idle = Eliminated players do nothing but draw from the { -boneyard }, and nothing is done to them. As long as nobody has come back, they win with their team if it wins.
    .title = The eliminated wait
undead_fallen_draw = At the end of the turn in which somebody was eliminated, whosever turn it was, the fallen player draws { $boneyard-draw ->
        [one] a { -boneyard } card
       *[other] { $boneyard-draw } { -boneyard } cards
    } and turns it up.
    .title = The first card
    .event = { $target } draws from the boneyard: { $value ->
        [0] no hands
        [one] { $value } hand
       *[other] { $value } hands
    }.
undead_fallen_order = If several players fell in one turn, they draw clockwise, beginning from the player whose turn it was.
    .title = Who draws first
undead_fallen_turns = When the { -turn } would come to an eliminated player, that player draws and turns up { $boneyard-draw ->
        [one] one more { -boneyard } card
       *[other] { $boneyard-draw } more { -boneyard } cards
    }, and the turn passes on.
    .title = Turns of the fallen
    .event = { $actor } stirs in the boneyard: { $value ->
        [0] no hands
        [one] { $value } hand
       *[other] { $value } hands
    }.
undead_fallen_no-hands = A card without a hand means that no { -outbreak } starts because of this turn, whatever else lies there. At the end of the turn it is shuffled back into the { -boneyard }.
    .title = No hands
    .event = A card without hands goes back to the boneyard.
undead_fallen_hands = A card with :one-hand: or :two-hands: stays in the middle of the table, face up.
    .title = Hands
    .event = There are { $value ->
        [one] { $value } hand
       *[other] { $value } hands
    } on the table now.
undead_fallen_count = Each time a card with hands has been turned up, count all the hands on the table. If there are more of them than players still alive, an { -outbreak } is due.
    .title = More hands than living
    .event = { $value ->
        [one] { $value } hand
       *[other] { $value } hands
    } are more than the living: the dead are about to rise!
undead_fallen_quiet = As many hands as living players, or fewer, are not enough, and after a card without a hand nothing happens either. The game just goes on.
    .title = All quiet
undead_fallen_blocked = If several cards are turned up at the end of one turn and one of them has no hand, no { -outbreak } follows from any of them. Even if there are too many hands by now, it takes another card with hands in a later turn.
    .title = Held back by an empty card
    .event = The card without hands holds the dead back.
undead_fallen_example-count = Five players are alive and the cards on the table show :two-hands: :two-hands: :one-hand:. That is one hand for each of the living, so all is quiet. Whichever card with hands comes next, there will be more hands than living.
    .title = Example: counting hands
undead_fallen_never = An { -outbreak } is never certain. Many a game is over before the dead have made up their minds.
    .title = Perhaps never
undead_outbreak =
    .title = The outbreak
undead_outbreak_game-over-first = If the game is decided in the turn in which an { -outbreak } becomes due, it is over, and nobody rises.
    .title = First see who has won
undead_outbreak_next-turn = If the deciding card was turned up at the end of a living player's turn, the { -outbreak } comes at the beginning of the next turn, before anything else happens in it.
    .title = With the next turn
    .event = The dead will rise as the next turn begins.
undead_outbreak_roller-fell = It is the same if the player whose turn it was fell in it: the { -outbreak } comes at the beginning of the next player's turn.
    .title = When the roller fell as well
undead_outbreak_this-turn = If the deciding card was turned up as the turn of an eliminated player began, the { -outbreak } comes at once, and that player has this very turn, as a { -zombie }.
    .title = In the middle of the graveyard
    .event = The dead rise at once, and it is the turn of { $actor }.
undead_outbreak_rise = In an { -outbreak } all { -boneyard } cards leave the game, and all eliminated players become { -zombie(case: "pl") }, whatever their role was.
    .title = The dead rise
    .event = { $target } rises from the dead.
undead_outbreak_master = A { -renegade } who is still alive becomes the { -zombie-master }, and keeps all life points and the character's ability.
    .title = The Zombie Master
    .event = { $target }, the renegade, is the Zombie Master.
undead_outbreak_no-master = A renegade who has fallen rises as a { -zombie } like any other. If no renegade is alive, there is no { -zombie-master }.
    .title = No Zombie Master
    .event = No renegade is alive to be the Zombie Master.
undead_outbreak_one-renegade-left = If only one of the two renegades is alive, that one is the { -zombie-master }; the other rises as an ordinary { -zombie }.
    .title = One of two renegades left
undead_outbreak_two-renegades-left = If both renegades are alive, the one who sits nearer to the player whose turn it is, counted clockwise, is the { -zombie-master }. The other becomes an ordinary { -zombie } at once.
    .title = Both renegades left
    .event = { $target }, the other renegade, becomes a zombie too.
undead_outbreak_nearest = Count from the player whose turn is just beginning. If that player is a renegade, nobody is nearer.
    .title = Who is nearer
undead_outbreak_life = Every { -zombie } but the { -zombie-master } gets as many life points as there are players still alive, with the { -zombie-master } among these.
    .title = Life points of the undead
    .event = { $target } has { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    } as a zombie.
undead_outbreak_life-second = A second renegade who turns into a { -zombie } is not counted among the living.
    .title = The second renegade does not count
undead_outbreak_second-hands-back = The second renegade hands back the character card and, where such modules are in play, all rage cards and wound tokens. Arrows stay.
    .title = What the second renegade hands back
    .event = { $target } hands back { $value ->
        [one] { $value } card or token
       *[other] { $value } cards and tokens
    }.
undead_outbreak_survivors = All who are alive and neither { -zombie } nor { -zombie-master } are the { -survivor(case: "pl") } from now on, and on one side, whatever their roles.
    .title = Survivors
undead_outbreak_example-outbreak = Six play; the sheriff, a deputy, an outlaw and the renegade are alive when too many hands lie there. Both fallen outlaws come back with four life points each. The renegade leads them as Zombie Master. Sheriff, deputy and the last outlaw are now on one side.
    .title = Example: an outbreak
undead_zombies =
    .title = Playing as a zombie
undead_zombies_return = All who rose are in the game again and count for { -distance(case: "pl") }. Take one of the new summary cards and play by the usual rules, apart from what follows.
    .title = Back at the table
undead_zombies_dice = A { -zombie } rolls only { $zombie-dice ->
        [one] { $zombie-dice } die
       *[other] { $zombie-dice } dice
    }, white ones.
    .title = Fewer dice
    .event = { $actor } rolls { $dice }
undead_zombies_no-gain = A { -zombie } never gains life points, neither by beer nor by anything else.
    .title = Nothing heals the dead
    .event = { $target } is a zombie, and nothing heals the dead.
undead_zombies_no-cards = A { -zombie } never takes a { -rage-card }.
    .title = No rage cards for the dead
undead_zombies_no-tokens = A { -zombie } never takes a { -wound-token }.
    .title = No wound tokens for the dead
undead_zombies_challenged = A { -zombie } may be challenged to a { -duel } and rolls the die like anybody else. A { -zombie } who loses pays with life points only.
    .title = Duels with zombies
undead_zombies_no-character = A { -zombie } has no character, and so no ability: the card went back to the middle.
    .title = Without a character
undead_zombies_master-plays = None of this holds for the { -zombie-master }, who never left the game and plays on as before: all dice, beer, cards and ability.
    .title = How the Zombie Master plays
undead_end =
    .title = How it ends after an outbreak
undead_end_for-good = Whoever is eliminated after the { -outbreak } is out for good. No more { -boneyard } cards are drawn.
    .title = Out for good
    .event = { $target } will not come back.
undead_end_zombies-win = The { -zombie(case: "pl") } and their Master win together once all { -survivor(case: "pl") } are eliminated.
    .title = The zombies win
    .event = No survivor is left. The zombies win.
undead_end_survivors-win = The { -survivor(case: "pl") } win together once all { -zombie(case: "pl") } and the { -zombie-master } are eliminated.
    .title = The survivors win
    .event = No zombie is left. The survivors win.
undead_end_all-dead = If all who are left fall in the same turn, in an Indian attack for instance, the { -zombie(case: "pl") } win.
    .title = Nobody is left
    .event = Nobody is left. The zombies win.
undead_end_sheriff-falls = From the { -outbreak } on nothing else ends the game. If the sheriff falls, or all outlaws, it goes on.
    .title = The sheriff falls to the zombies
undead_end_example-end = After the outbreak a zombie shoots the sheriff. A deputy and an outlaw are still alive, and they fight on side by side. Only when both of them are gone as well have the zombies won.
    .title = Example: not over yet

## Module: Wild West Legacy

legacy = What one game leaves to the next.
    .title = Wild West Legacy
legacy_scope = The { -legacy }, module { $legacy-module } of { product_undead-or-alive }, is for groups that play several games in a row. Use it if all of you like.
    .title = Several games in a row
legacy_killer-becomes-sheriff = If the sheriff was eliminated by another player, that player is the sheriff of the next game, whatever role they had.
    .title = Who kills the sheriff wears the star
legacy_sheriff-names = A sheriff who is still alive at the end says who will be sheriff next. They may name themselves.
    .title = A living sheriff hands on the star
legacy_extra-bullet = A sheriff who names somebody else begins the next game with { $legacy-bullets ->
        [one] { $legacy-bullets } bullet
       *[other] { $legacy-bullets } bullets
    } more. Keeping the star earns nothing.
    .title = A bullet for generosity
    .event = { $target } begins with { $value ->
        [one] { $value } bullet
       *[other] { $value } bullets
    } more, for a star handed on.
legacy_extra-bullet-cap = That bullet counts for the limit as well, just as the sheriff's extra bullets do.
    .title = The bullet and the limit
    .event = { $target } can have { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    } at most.
legacy_eliminated-chooses = Whoever was eliminated may pick the next character freely from those that nobody had.
    .title = The eliminated pick a character
legacy_survivor-keeps = Whoever survived either keeps the character or draws one at random from the unused ones. The old one goes back among them only after the draw.
    .title = Survivors keep or draw
legacy_choice-order = Several who were eliminated pick in the order in which they fell, and each puts the old character back after picking.
    .title = Who picks first
legacy_risen = Whoever came back as a zombie has no character any more, and picks a new one like all the eliminated, at the place where they first fell.
    .title = Zombies and the next game
legacy_no-killer = If no player's hand took the sheriff's last life point, nobody has earned the star. All roles of the next game are dealt at random.
    .title = Nobody killed the sheriff
legacy_three-players = A game of three has no sheriff and changes nothing about the star. Whoever was to wear it wears it in the next game that has one.
    .title = Three players and the star
legacy_absent = If whoever should be sheriff next does not play, those who do play agree on another sheriff, or deal the star at random.
    .title = The sheriff stays away
legacy_newcomer = Whoever did not play the last game is dealt a character, as in a first game.
    .title = Newcomers
legacy_sheriff-dealt = If the next sheriff is settled, give that player the star, and shuffle and deal the remaining roles to the others.
    .title = The star is given, not dealt
    .event = { $target } wears the star handed down from the last game.
legacy_character-dealt = Characters kept or picked are given out first; only then are the others dealt.
    .title = Settled characters first
    .event = { $target } will be { $character }, as settled after the last game.

## Of our own

house = Two small rules of this companion, where a table would just do the obvious.
    .title = House rules
house_open-roles = When the game is over, everybody shows their role.
    .title = Roles shown at the end
    .event = { $target } had the role: { $role }.
house_step-limit = A game that is not over after { $step-limit } steps (a step is the beginning of a turn, a roll, or the resolving of the dice) is a draw. You will never see one.
    .title = A game without end
    .event = The game would never end: a draw.

## Readings

reading_dynamite-death = When dynamite eliminates its own roller, are the other dice still resolved?
    .why = The revised rule sheet says in so many words that they are not.
reading_dynamite-death_drop = No: the other dice have no effect.
reading_dynamite-death_resolve = Yes: everything else on the dice still happens.
reading_attack-death = When the Indians eliminate the player who is rolling, do the dice still count?
    .why = The dead do not act. It is also what the revised sheet says of dynamite, which is a case like it.
reading_attack-death_drop = No: the turn ends there.
reading_attack-death_resolve = Yes: the dice count as they lie.
reading_table-kills = Who has killed a player who falls to the Indians or to dynamite?
    .why = The card game answers so for dynamite, and El Gringo's card does not take such a loss for a player's doing.
reading_table-kills_nobody = Nobody has.
reading_table-kills_last-arrow = The Indians' kills belong to whoever took the last arrow; those of dynamite to nobody.
reading_three-lost-target = With three players: what if somebody falls to the Indians or to dynamite?
    .why = A hunter wins by taking the last life point, and here no hunter took it.
reading_three-lost-target_fight-on = Nobody has reached the goal; the last one alive wins.
reading_three-lost-target_hunter-wins = The hunter of the fallen player wins.
reading_three-all-dead = With three players: what if all who were left fall at once?
    .why = No rule names a winner, so we do not invent one.
reading_three-all-dead_draw = The game is a draw.
reading_three-all-dead_active-wins = The player whose turn it is wins.
reading_gatling-gringo = Who hits El Gringo with the Gatling: arrow first, or away with the arrows first?
    .why = Putting one's arrows back is part of the Gatling itself; what El Gringo does with it comes after. A playing group plays it this way too.
reading_gatling-gringo_discard-first = First all arrows go back, then the one for El Gringo is taken and kept.
reading_gatling-gringo_arrow-first = First the arrow for El Gringo is taken, then it goes back with all the others.
reading_gringo-arrows = How often in a turn does El Gringo hand out his arrow?
    .why = His card asks for an arrow for one point or more, and shots hit together.
reading_gringo-arrows_step = Once for all shots, and once more for the Gatling.
reading_gringo-arrows_turn = Once a turn, whatever happens.
reading_gringo-dying = Is the arrow due when El Gringo is eliminated?
    .why = He has lost the life point, and that is all his card asks for.
reading_gringo-dying_arrow = Yes: his last life point costs an arrow too.
reading_gringo-dying_nothing = No: an eliminated character has no ability left.
reading_sam-dying = Does Vulture Sam gain if he is eliminated in the same moment as another?
    .why = Those who fall together are out together. A playing group plays it this way too.
reading_sam-dying_no-gain = No: he is out as well.
reading_sam-dying_gain = Yes: he gains first, and so lives on.
reading_rose-around = May Rose Doolan count the long way round the table?
    .why = A distance is one number; a neighbour is a neighbour, whichever way one counts.
reading_rose-around_shortest = No: only the shorter way is a distance.
reading_rose-around_around = Yes: either way round will do.
reading_duel-shots = With duel dice in play, do all shots still hit together?
    .why = The order in which the symbols are listed need not undo a rule of the base game, by which all shots hit at once.
reading_duel-shots_together = Yes: all at the same moment.
reading_duel-shots_near-first = No: first all { -near-shot(case: "pl") }, and once these have hit, all { -far-shot(case: "pl") }.
reading_whiskey-token = Where does the token go that a whiskey takes from a player?
    .why = Every other token goes back into the stack when it leaves a player.
reading_whiskey-token_stack = Into the stack at once.
reading_whiskey-token_aside = Aside, and into the stack when the turn ends.
reading_whiskey-cancel = Does a token still cancel a symbol after a whiskey of the same turn has taken it?
    .why = What stands after the last roll is cancelled, and only then is the whiskey drunk.
reading_whiskey-cancel_fixed = Yes: what it cancels was settled with the last roll.
reading_whiskey-cancel_gone = No: without the token the symbol counts.
reading_surplus-duel = A player rolls more duels than there are opponents: what becomes of the others?
    .why = No opponent may be handed a second die in a turn, and nothing is said about an exception.
reading_surplus-duel_nothing = They have no effect.
reading_surplus-duel_again = Opponents may then be challenged a second time.
reading_challenger-falls = If a duel eliminates the challenger, what about the duels not yet fought?
    .why = The dead do not act, so they hand over no dice.
reading_challenger-falls_drop = They do not take place.
reading_challenger-falls_resolve = Each die is still handed over and rolled once; whoever misses pays.
reading_duel-kill = Who has killed a player who loses the last life point in a duel?
    .why = Two players fight, and one of them has won. It is no accident like dynamite.
reading_duel-kill_winner = The other duellist.
reading_duel-kill_challenger = The challenger, if it was the challenged player who lost; otherwise nobody.
reading_duel-kill_nobody = Nobody.
reading_bart-duel = May Bart Cassidy take an arrow instead of a point lost in a duel?
    .why = His card was written for shots and the Gatling, and a duel is neither.
reading_bart-duel_refused = No: he pays as everybody does.
reading_bart-duel_allowed = Yes, as for a shot. The wound token is his all the same.
reading_gringo-duel = Does whoever beats El Gringo in a duel take an arrow?
    .why = His card asks for a player who makes him lose a life point, and the winner of a duel does just that.
reading_gringo-duel_arrow = Yes: the winner takes an arrow.
reading_gringo-duel_nothing = No: a duel is nobody's attack on him.
reading_empty-stack = What if a wound token is due and the stack is empty?
    .why = One cannot take what is not there.
reading_empty-stack_nothing = Nobody takes one.
reading_empty-stack_owed = It is owed: the next token to go back goes to that player.
reading_token-rage = Can wound tokens cancel symbols of rage cards?
    .why = The sheet speaks of symbols rolled on dice.
reading_token-rage_dice-only = No: dice only.
reading_token-rage_cards-too = Yes: a card's symbol too, if no die shows one.
reading_token-suzy = Does Suzy Lafayette gain if a wound token cancels her only bull's-eye?
    .why = She has rolled one. That it comes to nothing makes it no other roll.
reading_token-suzy_rolled = No: what counts is what the dice show.
reading_token-suzy_cancelled = Yes: what is cancelled was not rolled.
reading_rage-losses = Do points gained in a turn make up for points lost in it?
    .why = The sheet asks how many were lost and by whatever cause. A gain is not a loss undone.
reading_rage-losses_losses = No: losses alone count, and a point paid for one's own ability is a loss.
reading_rage-losses_net = Yes: what counts is how many fewer one has at the end of the turn.
reading_rage-dynamite = When does dynamite on rage cards begin to count?
    .why = The symbols are added to the results, and results of the first roll may end the rolling.
reading_rage-dynamite_counts = At once: together with the dice it can end the rolling.
reading_rage-dynamite_last = Only with the final dice: it can blow up, but stops no re-roll.
reading_rage-abilities = Do abilities work on the symbols of rage cards?
    .why = The cards are added to what was rolled; an ability that asks for rolled symbols then finds them there.
reading_rage-abilities_as-dice = Yes: they are like symbols on the final dice.
reading_rage-abilities_dice-only = No: abilities look at dice alone.
reading_chuck-last-point = May Chuck Wengam give up his last life point?
    .why = He would be eliminated before the die is turned, and the dead turn no dice.
reading_chuck-last-point_refused = No.
reading_chuck-last-point_allowed = Yes: he turns the die, and is eliminated.
reading_pat-reveal = Does Pat Brennan move a rage card before or after he turns up his own?
    .why = That way his ability can still do something about cards that are about to hurt him.
reading_pat-reveal_move-first = Before: a card that he takes for himself is turned up with the others.
reading_pat-reveal_reveal-first = After: a card that he takes for himself waits until his next turn.
reading_boneyard-order = In which order do players who fell in the same turn draw from the boneyard?
    .why = Clockwise from the player whose turn it is: that is how everything else goes round.
reading_boneyard-order_active = Clockwise from the player whose turn it was.
reading_boneyard-order_sheriff = Clockwise from the sheriff.
reading_nearest-renegade = Two renegades live and the dead rise as a turn begins: from whom does one count?
    .why = By then it is the next player's turn.
reading_nearest-renegade_starts = From the player whose turn begins; if that is a renegade, nobody is nearer.
reading_nearest-renegade_ended = From the player whose turn has just ended.
reading_second-renegade-life = Does a second renegade, who turns into a zombie, count for the zombies' life points?
    .why = What is counted are the living, and that renegade is not one of them any more.
reading_second-renegade-life_left-out = No.
reading_second-renegade-life_counted = Yes: the living are counted before anybody turns.
reading_second-renegade-cards = What becomes of the rage cards and wound tokens of a second renegade who turns into a zombie?
    .why = Zombies may not take any, so it would be odd if this one had some.
reading_second-renegade-cards_discard = They are handed back at once.
reading_second-renegade-cards_keep = They stay until they are used up.
reading_master-limits = Do the limits of zombies hold for the Zombie Master too?
    .why = They are given to players who come back into the game, and the Master never left it.
reading_master-limits_survivor = No: the Master plays on as before.
reading_master-limits_zombie = Yes: the Master rolls as few dice as zombies do, gains no life points and takes neither cards nor tokens, but keeps the ability.
reading_extra-bullet-cap = Does the extra bullet of the legacy raise the limit?
    .why = The limit is what one began with, and the sheriff's extra bullets raise it as well.
reading_extra-bullet-cap_raises = Yes: the limit is one bullet higher.
reading_extra-bullet-cap_keeps = No: once lost, that bullet cannot be won back.
reading_legacy-bullet = A living sheriff names somebody else: who gets the extra bullet?
    .why = The sentence is about the old sheriff, so its end most likely is too.
reading_legacy-bullet_old-sheriff = The old sheriff, as a thank-you for the star.
reading_legacy-bullet_new-sheriff = The new sheriff.
reading_legacy-no-killer = The sheriff fell, but by no player's hand: who is sheriff next?
    .why = Only a player's hand earns the star, so the cards decide once more.
reading_legacy-no-killer_random = The roles are dealt at random.
reading_legacy-no-killer_group = The group decides.
reading_legacy-three = What does a game of three, without a sheriff, do to the star?
    .why = Nobody wore the star in that game, so nobody could win or lose it.
reading_legacy-three_wait = Nothing: what was settled before waits for the next game with a sheriff.
reading_legacy-three_winner = The winner of that game is sheriff in the next game that has one.
reading_legacy-absent = Whoever should be sheriff does not play the next game: who is?
    .why = People who sit at one table can settle this better than dice.
reading_legacy-absent_group = The group decides.
reading_legacy-absent_random = The roles are dealt at random.

## Cards, dice and tokens

deck_characters = Characters
deck_roles = Roles
deck_dice = Dice
deck_arrows = Arrow tokens
deck_bullets = Bullets
deck_summaries = Summary cards
card_bart-cassidy = Bart Cassidy
card_black-jack = Black Jack
card_calamity-janet = Calamity Janet
card_el-gringo = El Gringo
card_jesse-jones = Jesse Jones
card_jourdonnais = Jourdonnais
card_kit-carlson = Kit Carlson
card_lucky-duke = Lucky Duke
card_paul-regret = Paul Regret
card_pedro-ramirez = Pedro Ramirez
card_rose-doolan = Rose Doolan
card_sid-ketchum = Sid Ketchum
card_slab-the-killer = Slab the Killer
card_suzy-lafayette = Suzy Lafayette
card_vulture-sam = Vulture Sam
card_willy-the-kid = Willy the Kid
card_sheriff = Sheriff
    .text = Survive, and see all outlaws and renegades eliminated.
card_deputy = Deputy
    .text = Protect the sheriff, and win together.
card_outlaw = Outlaw
    .text = Get rid of the sheriff.
card_renegade = Renegade
    .text = Be the last one alive.
deck_duel-dice = Duel dice
card_duel-die = Duel die
deck_wound-tokens = Wound tokens
card_wound-beer = Wound: beer
card_wound-near-shot = Wound: { -near-shot }
card_wound-far-shot = Wound: { -far-shot }
card_wound-dynamite = Wound: dynamite
deck_rage = Rage cards
card_rage-arrow = Rage: arrow
    .text = Take an arrow as soon as this is turned up.
card_rage-dynamite = Rage: dynamite
    .text = Adds :dynamite: to the dice of this turn.
card_rage-near-shot = Rage: { -near-shot }
    .text = Adds :near-shot: to the final dice of this turn.
card_rage-far-shot = Rage: { -far-shot }
    .text = Adds :far-shot: to the final dice of this turn.
card_rage-beer = Rage: beer
    .text = Adds :beer: to the final dice of this turn.
card_rage-gatling = Rage: Gatling
    .text = Adds :gatling: to the final dice of this turn.
deck_posse = New characters
card_belle-star = Belle Star
card_chuck-wengam = Chuck Wengam
card_greg-digger = Greg Digger
card_herb-hunter = Herb Hunter
card_pat-brennan = Pat Brennan
card_pixie-pete = Pixie Pete
card_sam-the-healer = Sam the Healer
card_sean-mallory = Sean Mallory
deck_boneyard = Boneyard cards
card_no-hands = No hands
card_one-hand = One hand
card_two-hands = Two hands
deck_zombie-summaries = Zombie summary cards
card_zombie-summary = Zombie summary card
deck_new-summaries = New summary cards
card_new-summary = Summary card
card_base-die = Die
card_arrow-token = Arrow
card_bullet-single = Bullet
card_bullet-triple = Three bullets
card_summary = Summary card
role_sheriff = sheriff
role_deputy = deputy
role_outlaw = outlaw
role_renegade = renegade

## Icons

icon_arrow = arrow
icon_dynamite = dynamite
icon_near-shot = { -near-shot }
icon_far-shot = { -far-shot }
icon_beer = beer
icon_gatling = Gatling
icon_sheriff = sheriff
icon_deputy = deputy
icon_outlaw = outlaw
icon_renegade = renegade
icon_star = sheriff's star
icon_bullet = bullet
icon_bullets = three bullets
icon_out = eliminated
icon_die = die
icon_card-back = face-down card
icon_hand = hand
icon_whiskey = whiskey
icon_duel = duel
icon_duel-die = duel die
icon_wound = wound
icon_rage-card = rage card
icon_boneyard = boneyard
icon_one-hand = one hand
icon_two-hands = two hands
icon_zombie = zombie
icon_zombie-master = Zombie Master
icon_bart-cassidy = a hat with a bullet hole
icon_black-jack = a detonator
icon_calamity-janet = a revolver
icon_el-gringo = a sombrero
icon_jesse-jones = a bottle
icon_jourdonnais = two feathers
icon_kit-carlson = a fur cap
icon_lucky-duke = a clover leaf
icon_paul-regret = a horseshoe
icon_pedro-ramirez = a cactus
icon_rose-doolan = a rose
icon_sid-ketchum = a medicine bag
icon_slab-the-killer = a hunting knife
icon_suzy-lafayette = a fan
icon_vulture-sam = a vulture
icon_willy-the-kid = a slingshot
icon_belle-star = a bell
icon_chuck-wengam = a die being turned
icon_greg-digger = a spade
icon_herb-hunter = a bear trap
icon_pat-brennan = two swapped cards
icon_pixie-pete = a slouch hat with a feather
icon_sam-the-healer = a bandaged heart
icon_sean-mallory = a pistol spun around

## What players are asked

ask_deal-role = Which role card is dealt?
ask_draw-character = Which character is dealt?
ask_roll = { $dice ->
        [one] What does the die show?
       *[other] What do the dice show?
    }
ask_roll-duel = { $dice ->
        [one] What does the black die show?
       *[other] What do the black dice show?
    }
ask_wound = Which wound token does the whiskey take?
ask_pixie = Which of these two rage cards do you keep?
ask_pat-from = Whose rage card do you move?
ask_pat-to = Who gets that rage card?
ask_pat-own = Which of your rage cards do you give away?
ask_duel = Whom do you challenge to a duel?
ask_healer = Who gains { $healer-gain ->
        [one] { $healer-gain } life point
       *[other] { $healer-gain } life points
    } before the duel?
ask_sean = Roll the duel die again?
ask_greg = Drink the same whiskey once more?
ask_belle = Turn one :dynamite: to :gatling:?
ask_chuck = Give up { $chuck-cost ->
        [one] { $chuck-cost } life point
       *[other] { $chuck-cost } life points
    } to turn a die?
ask_draw-wound = Which wound token is drawn?
ask_draw-rage = Which rage card is drawn?
ask_draw-bone = Which card of the boneyard is drawn?
ask_reroll = Which dice do you roll again?
    .hint = { $left ->
        [one] You have { $left } re-roll left.
       *[other] You have { $left } re-rolls left.
    }
ask_shot = Whom do you shoot with { $face }?
    .hint = All your shots hit together, once the last one is aimed.
ask_beer = Who drinks this { $face }?
    .hint = It may be you.
ask_double = Spend a beer on one of your shots?
    .hint = The shot you choose takes { $slab-loss ->
        [one] { $slab-loss } life point
       *[other] { $slab-loss } life points
    }.
ask_bart = Take an arrow instead of this hit?
    .hint = You decide about each hit.
ask_pedro = Put an arrow back for the life point you lost?
ask_kit = Whose arrow goes back on the pile?
    .hint = One for each :gatling:.
ask_sid = Who gains { $sid-gain ->
        [one] a life point
       *[other] { $sid-gain } life points
    }?
    .hint = It may be you.

## The table

ui_table = The table from above, with players, dice and arrows
ui_pile-left = { $pile ->
        [one] { $pile } arrow in the pile
       *[other] { $pile } arrows in the pile
    }
ui_rerolls-left = { $left ->
        [0] no re-roll left
        [one] { $left } re-roll left
       *[other] { $left } re-rolls left
    }
ui_plate = { $name }, { $character }: { $life ->
        [one] { $life } life point
       *[other] { $life } life points
    } of { $cap }, { $arrows ->
        [0] no arrows
        [one] { $arrows } arrow
       *[other] { $arrows } arrows
    }
ui_rule = The rule
ui_table_roles = Players
ui_table_duel-faces = Symbol
ui_table_wound-tokens = Symbol
ui_table_rage-deck = Symbol
ui_table_boneyard-cards = Boneyard card
ui_bullets = :bullet: { $life } of { $cap }
ui_arrows = :arrow: { $arrows }
ui_distance = { $clockwise ->
        [one] { $clockwise } seat
       *[other] { $clockwise } seats
    } to the left, { $back } to the right
ui_dead-hands = Hands of the dead: { $hands }, players alive: { $living }
ui_broken-out = The dead have broken out.
ui_duel-now = { $challenger } and { $opponent } fight a duel; { $thrower } throws.
ui_rage-held = :rage-card: { $cards }
ui_wounds = Wound tokens:
ui_keep-all = Keep all dice
ui_reroll_some = Roll these again
ui_target = :bullet: { $life } of { $cap }, :arrow: { $arrows }
ui_bart_yes = Take an arrow
ui_bart_no = Take the hit
ui_pedro_yes = Put an arrow back
ui_pedro_no = Keep it
ui_kit_no = Leave the arrows
ui_pat-from_no = Leave the cards
ui_healer_no = Nobody
ui_sean_yes = Roll again
ui_sean_no = Let it stand
ui_greg_yes = Drink again
ui_greg_no = That is enough
ui_belle_yes = Turn it to :gatling:
ui_belle_no = Leave it
ui_rage-card = Rage card: { $face }
ui_chuck_no = Turn no die
ui_chuck_turn = { $from } to { $face }
ui_double_no = Keep the beer
ui_life = Life points
ui_worth = Worth in life points

## Computer players

policy_random = Greenhorn
    .about = Does anything the rules allow, without a thought.
policy_cautious = Careful
    .about = Minds its own skin, and shoots as its role says, but draws no conclusions.
policy_suspicious = Suspicious
    .about = Watches who shoots whom and who buys whom a beer, and guesses the roles from it.

## What is counted in simulations

tally_games-sheriff = Games with a sheriff
tally_won-sheriff = Won by the sheriff
tally_games-deputy = Games with a deputy
tally_won-deputy = Won by a deputy
tally_games-outlaw = Games with an outlaw
tally_won-outlaw = Won by an outlaw
tally_games-renegade = Games with a renegade
tally_won-renegade = Won by a renegade
tally_nobody = Won by nobody
tally_step-limit = Broken off as endless
tally_attacks = Indian attacks
tally_with-bart-cassidy = Games with { card_bart-cassidy }
tally_won-with-bart-cassidy = Won by { card_bart-cassidy }
tally_with-black-jack = Games with { card_black-jack }
tally_won-with-black-jack = Won by { card_black-jack }
tally_with-calamity-janet = Games with { card_calamity-janet }
tally_won-with-calamity-janet = Won by { card_calamity-janet }
tally_with-el-gringo = Games with { card_el-gringo }
tally_won-with-el-gringo = Won by { card_el-gringo }
tally_with-jesse-jones = Games with { card_jesse-jones }
tally_won-with-jesse-jones = Won by { card_jesse-jones }
tally_with-jourdonnais = Games with { card_jourdonnais }
tally_won-with-jourdonnais = Won by { card_jourdonnais }
tally_with-kit-carlson = Games with { card_kit-carlson }
tally_won-with-kit-carlson = Won by { card_kit-carlson }
tally_with-lucky-duke = Games with { card_lucky-duke }
tally_won-with-lucky-duke = Won by { card_lucky-duke }
tally_with-paul-regret = Games with { card_paul-regret }
tally_won-with-paul-regret = Won by { card_paul-regret }
tally_with-pedro-ramirez = Games with { card_pedro-ramirez }
tally_won-with-pedro-ramirez = Won by { card_pedro-ramirez }
tally_with-rose-doolan = Games with { card_rose-doolan }
tally_won-with-rose-doolan = Won by { card_rose-doolan }
tally_with-sid-ketchum = Games with { card_sid-ketchum }
tally_won-with-sid-ketchum = Won by { card_sid-ketchum }
tally_with-slab-the-killer = Games with { card_slab-the-killer }
tally_won-with-slab-the-killer = Won by { card_slab-the-killer }
tally_with-suzy-lafayette = Games with { card_suzy-lafayette }
tally_won-with-suzy-lafayette = Won by { card_suzy-lafayette }
tally_with-vulture-sam = Games with { card_vulture-sam }
tally_won-with-vulture-sam = Won by { card_vulture-sam }
tally_with-willy-the-kid = Games with { card_willy-the-kid }
tally_won-with-willy-the-kid = Won by { card_willy-the-kid }
tally_with-belle-star = Games with { card_belle-star }
tally_won-with-belle-star = Won by { card_belle-star }
tally_with-chuck-wengam = Games with { card_chuck-wengam }
tally_won-with-chuck-wengam = Won by { card_chuck-wengam }
tally_with-greg-digger = Games with { card_greg-digger }
tally_won-with-greg-digger = Won by { card_greg-digger }
tally_with-herb-hunter = Games with { card_herb-hunter }
tally_won-with-herb-hunter = Won by { card_herb-hunter }
tally_with-pat-brennan = Games with { card_pat-brennan }
tally_won-with-pat-brennan = Won by { card_pat-brennan }
tally_with-pixie-pete = Games with { card_pixie-pete }
tally_won-with-pixie-pete = Won by { card_pixie-pete }
tally_with-sam-the-healer = Games with { card_sam-the-healer }
tally_won-with-sam-the-healer = Won by { card_sam-the-healer }
tally_with-sean-mallory = Games with { card_sean-mallory }
tally_won-with-sean-mallory = Won by { card_sean-mallory }
tally_outbreaks = Games with an outbreak
tally_won-zombies = Won by the zombies
tally_won-survivors = Won by the survivors

## Campaigns

ledger_role = Role
ledger_character = Character
ledger_out = Order of elimination
ledger_by = By whose hand
ledger_sheriff-survived = { $member }, the sheriff, survived and names the next sheriff.
ledger_killer-sheriff = { $member } eliminated the sheriff, { $value }, and is the next sheriff.
ledger_no-killer-random = { $member }, the sheriff, was killed by nobody. The star is dealt at random.
ledger_no-killer-group = { $member }, the sheriff, was killed by nobody. The group decides about the star.
ledger_three-winner = { $member } won a game of three and wears the star in the next game that has a sheriff.
ledger_three-no-office = A game of three settles nothing about the star.
ledger_office-waits = The next game has no sheriff. What is settled about the star waits.
ledger_named-sheriff = { $value } is named the next sheriff.
ledger_named-self = { $member } keeps the star.
ledger_sheriff-away = { $member } should be sheriff but stays away.
ledger_replaced-sheriff = { $value } is sheriff in place of { $member }.
ledger_other-sheriff = { $member } should have been sheriff; it was { $value }.
ledger_extra-bullet = { $member } begins the next game with { $legacy-bullets ->
        [one] { $legacy-bullets } bullet
       *[other] { $legacy-bullets } bullets
    } more.
ledger_bullet-away = { $member } has earned an extra bullet but stays away; it is lost.
ledger_newcomer = { $member } did not play the last game and is dealt a character.
ledger_chose-character = { $member } picks { $value }.
ledger_keeps-character = { $member } keeps { $value }.
ledger_draws-character = { $member } gives up { $value } and draws a character at random.
ledger_next-sheriff = { $member } is the sheriff.
ledger_next-roles-random = All roles are dealt at random, the sheriff too.
ledger_next-bullet = { $member } begins with { $legacy-bullets ->
        [one] { $legacy-bullets } bullet
       *[other] { $legacy-bullets } bullets
    } more.
ledger_next-character = { $member } plays { $value }.
ledger_next-draws = { $member } draws a character at random, any unused one but { $value }.
ledger_next-random-character = { $member } is dealt a character at random.
ledger_name-sheriff = { $member } is still alive and has the star. Who is sheriff next?
ledger_group-sheriff = Nobody killed the sheriff. Who is sheriff next?
ledger_replace-sheriff = The next sheriff stays away. Who wears the star instead?
ledger_choose-character = Which character does { $member } pick for the next game?
ledger_keep-or-draw = Does { $member } keep the character?
ledger_option-random-roles = Deal the star at random
ledger_option-random-character = Deal one at random
ledger_option-keep = Keep { $card }
ledger_option-draw = Draw another at random
ledger_fault-roles = These are not the roles for this number of players.
ledger_fault-character-twice = Somebody else has the character of { $member } too.
ledger_fault-by-living = { $member } is still alive, so nobody took the last life point.
ledger_fault-by-other = The last life point of { $member } can only have been taken by another player of this game.
ledger_fault-by-dead = Whoever is said to have taken the last life point of { $member } was out of the game by then.
ledger_fault-order-gap = The order of elimination leaves out a place before { $member }.
ledger_fault-order-shared = Only players who fell together, by the same hand, share a place: see { $member }.
ledger_fault-not-over = With these players alive the game is not over.
ledger_fault-winner = With these players alive it is wrong who is said to have won: see { $member }.
ledger_fault-one-winner = Of three players only one can win: { $member } is not the only winner here.
ui_hands = Hands

## Odds

odds_duel = Who loses a duel?
    .about = The challenged throws the black die first; whoever misses loses.
odds_duel_rerolls = The challenger
odds_duel_rerolls_0 = throws as everybody does
odds_duel_rerolls_1 = is Sean Mallory and throws a miss again, once
odds_duel_row_challenged = The challenged loses
odds_duel_row_challenger = The challenger loses
odds_duel_row_throws = Throws, on average
odds_outbreak = How soon do the dead break out?
    .about = From a fresh boneyard, one card a turn, while nobody else falls.
odds_outbreak_living = Players alive
odds_outbreak_row_by = { $n ->
        [one] With the first card
       *[other] By card { $n }
    }
