# The terms of the game. One concept has one name; the forms listed here are also how a term is recognised in the texts.

-role = { $case ->
       *[nom] role
        [pl] roles
    }
    .about = What you are in this game: sheriff, deputy, outlaw or renegade. It says what you must reach to win.
-sheriff = { $case ->
       *[nom] sheriff
        [pl] sheriffs
    }
    .about = The one role that lies open from the start; everybody's plan turns on the sheriff's life.
-star = { $case ->
       *[nom] sheriff's star
        [pl] sheriff's stars
        [short] star
    }
    .about = The sheriff's card, open for all to see; whoever has it in front of them is the sheriff.
-deputy = { $case ->
       *[nom] deputy
        [pl] deputies
    }
    .about = A secret friend of the sheriff, who wins when the sheriff wins.
-outlaw = { $case ->
       *[nom] outlaw
        [pl] outlaws
    }
    .about = One of those who win together when the sheriff is eliminated.
-renegade = { $case ->
       *[nom] renegade
        [pl] renegades
    }
    .about = A lone player who wants to be the last one alive.
-character = { $case ->
       *[nom] character
        [pl] characters
    }
    .about = The person you play, open to all, with life points and an ability of its own.
-ability = { $case ->
       *[nom] ability
        [pl] abilities
    }
    .about = What a character may do, or what happens to it, against the usual rules.
-die = { $case ->
       *[nom] die
        [pl] dice
    }
    .about = One of the dice with a symbol on each face that a turn is played with.
-bullet = { $case ->
       *[nom] bullet
        [pl] bullets
    }
    .about = The token for life points: the bullets in front of a player are the life points still left.
-life-point = { $case ->
       *[nom] life point
        [pl] life points
    }
    .about = A measure of how much you can still take; without any you are eliminated.
-pile = { $case ->
       *[nom] pile
        [pl] piles
    }
    .about = The arrow tokens in the middle of the table that nobody has taken yet.
-turn = { $case ->
       *[nom] turn
        [pl] turns
    }
    .about = One player's rolls and all that follows from the final dice.
-roll = { $case ->
       *[nom] roll
        [pl] rolls
    }
    .about = Throwing all or some of the dice once.
-re-roll = { $case ->
       *[nom] re-roll
        [pl] re-rolls
    }
    .about = A further roll in the same turn, with as many of the dice as one likes.
-arrow = { $case ->
       *[nom] arrow
        [pl] arrows
    }
    .about = The symbol that makes its roller take an arrow token, and the token itself; it hurts when the Indians attack.
-indian-attack = { $case ->
       *[nom] Indian attack
        [pl] Indian attacks
    }
    .about = What happens when the last arrow leaves the pile: everybody pays with life points for the arrows they hold.
-dynamite = { $case ->
       *[nom] dynamite
        [pl] dynamites
    }
    .about = The symbol that locks its die; enough of them end the rolling and cost a life point.
-bulls-eye = { $case ->
       *[nom] bull's-eye
        [pl] bull's-eyes
    }
    .about = A symbol to shoot with; the figure in it says how far it carries.
-near-shot = { $case ->
       *[nom] bull's-eye { "1" }
        [pl] bull's-eyes { "1" }
    }
    .about = The symbol that hits a neighbour.
-far-shot = { $case ->
       *[nom] bull's-eye { "2" }
        [pl] bull's-eyes { "2" }
    }
    .about = The symbol that hits the neighbour's neighbour.
-distance = { $case ->
       *[nom] distance
        [pl] distances
    }
    .about = How many seats apart two players are, over the players still in the game.
-beer = { $case ->
       *[nom] beer
        [pl] beers
    }
    .about = The symbol that gives life points back.
-gatling = { $case ->
       *[nom] Gatling gun
        [pl] Gatling guns
        [short] Gatling
    }
    .about = The gun that hits everybody but its owner, if enough of its symbols are rolled.
-elimination = { $case ->
       *[nom] elimination
        [pl] eliminations
    }
    .about = Losing the last life point: the player is out of the game, though not out of the team.
-duel-die = { $case ->
       *[nom] duel die
        [pl] duel dice
    }
    .about = One of the black dice of { module_duels }, with whiskey and duel on it.
-whiskey = { $case ->
       *[nom] whiskey
        [pl] whiskeys
    }
    .about = The symbol that heals its roller, and takes a wound token away or brings a rage card.
-duel = { $case ->
       *[nom] duel
        [pl] duels
    }
    .about = A fight of two players, who roll the same die in turn until one of them misses.
-wound-token = { $case ->
       *[nom] wound token
        [pl] wound tokens
    }
    .about = What the loser of a duel takes; in that player's next turn it spoils what it shows.
-rage-card = { $case ->
       *[nom] rage card
        [pl] rage cards
    }
    .about = A card drawn by a player who lost much in one turn; its symbols count in that player's next turn.
-boneyard = { $case ->
       *[nom] boneyard
        [pl] boneyards
    }
    .about = The deck of { module_undead } from which the eliminated draw; hands on its cards bring the outbreak nearer.
-outbreak = { $case ->
       *[nom] outbreak
        [pl] outbreaks
    }
    .about = The moment when all eliminated players come back as zombies.
-zombie = { $case ->
       *[nom] zombie
        [pl] zombies
    }
    .about = A player who was eliminated and has come back, with few dice and against all the living.
-zombie-master = { $case ->
       *[nom] Zombie Master
        [pl] Zombie Masters
    }
    .about = A renegade who was alive when the dead rose, and who is on their side.
-survivor = { $case ->
       *[nom] survivor
        [pl] survivors
    }
    .about = One of the living after the outbreak, who all win or lose together.
-legacy = { $case ->
       *[nom] Wild West Legacy
    }
    .about = The module for several games in a row, in which the star and the characters pass from one game to the next.
