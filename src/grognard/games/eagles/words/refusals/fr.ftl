# Les refus dont la règle a plusieurs raisons, ou répond à une autre question : la plus proche, en une phrase.

## Le moment

combat-only = On se déplace et on tire dans sa propre phase de combat.
answer-first = Une autre question vous est posée : répondez-y d'abord.
deployment-over = Le déploiement est terminé ; les cartes viennent maintenant de la Réserve, en se déplaçant.
hide-when = Un leurre se pose au déploiement, ou dans votre propre phase de combat.
no-pass = Il n'y a rien à décliner maintenant.
no-offer = Personne n'a proposé la nulle.
no-more-offers = La nulle se propose une fois par tour, et seulement dans les batailles où l'on peut en convenir.
no-resigning = Dans cette bataille, on n'abandonne pas.
no-campaign = On ne se retire d'une bataille qu'en campagne ; celle-ci peut être abandonnée.
retreat-when = On se retire à son propre tour, avant toute autre chose dans sa phase de combat.
send-when = On envoie des survivants quand une bataille de la campagne est finie.

## La carte

not-yours = Cette carte est à l'ennemi.
deployed = Elle est déjà déployée : reprenez-la d'abord dans la Réserve.
special-stays = Une Spéciale ne se déploie pas : elle reste dans votre Réserve et se joue de là, une fois la bataille commencée.
one-order = Elle s'est déplacée ce tour. Deux mouvements sont un seul ordre : directement là où le second finit.
changed-moving = Une infanterie qui s'est désengagée, ou qui a changé de formation en se déplaçant, n'en change plus ce tour.
taken-back = C'était un leurre, que vous venez de reprendre : la carte sert de nouveau à partir de la fin de ce tour.
no-special = On ne joue qu'une Spéciale de sa Réserve.
confuse-how = Confusion de bataille se joue avec une infanterie : choisissez cette carte, puis la Position à engager.
must-engage = Confusion de bataille mène une infanterie dans une Position où se trouvent des troupes ennemies : tout droit, ou de la Réserve dans une de vos Positions.

## Où elle va

already-there = Elle y est déjà.
no-second-hiding = Deux mouvements ne peuvent pas finir dans la Position où ils ont commencé.
decoys-stay = Un leurre ne va que de la Réserve à l'une de vos Positions non engagées, et retour.
one-holder = L'ennemi tient ce Terrain : un Terrain n'est tenu que par un camp à la fois.
who-captures = Seule votre infanterie à découvert dans cette Position peut prendre ce Terrain.

## Ce qu'elle vise

guns-across = Une artillerie dans une Position ennemie n'a en face d'elle aucune Position sur laquelle tirer.
still-hidden = Les cartes ennemies d'ici sont encore face cachée : donnez l'ordre de les révéler et d'ouvrir le feu, puis désignez la cible.
nothing-hidden = Il n'y a rien à révéler d'abord : désignez la cible.

## Sur quoi une Spéciale se joue

type-hidden = Personne ne voit de quelle sorte est cette carte. Il faut qu'elle soit face visible, en colonne ou en carré, ou dans un bois ou un bâtiment.
second-slope = Un Versant opposé s'y trouve déjà.
not-this-act = Elle n'aiderait pas l'action annoncée : jouez-la entre deux actions.
victim-cannot-fire = Cette carte ne peut pas tirer, donc pas sur elle-même : elle est fatiguée ou sans munitions.
tests-first = Une autre Spéciale a laissé des tests à faire : ils passent d'abord.
idle-prone = Cette carte est déjà à terre.
idle-panicked = Panique a déjà été jouée sur cette carte.
idle-depleted = Cette carte est déjà sans munitions.
idle-fatigued = Cette carte est déjà fatiguée, ou n'a plus rien à faire ce tour.
idle-acted = Cette carte a déjà agi ce tour.
idle-stopped = Le tirage est déjà arrêté.
idle-no-draw = L'ennemi n'a plus de carte à tirer.
idle-helped = Elle accompagne déjà ce tir.
idle-lost = Ordres perdus se trouve déjà sur cette Position.
idle-smoke = Aucune carte ne peut plus y tirer ni y charger ce tour.
idle-tested = Une carte y a déjà lancé un dé dans cette phase.
idle-in-force = Ce bonus y vaut déjà.
idle-column = Aucune infanterie de son armée n'y est en colonne avec une action encore à faire.
idle-guns = Aucune artillerie de son armée ne peut plus y tirer ce tour.
idle-horses = Aucune cavalerie fraîche de son armée ne peut plus y charger ce tour.

when-ammo-depletion = Épuisement des munitions se joue au tour de l'un ou de l'autre : au début de la phase de moral, entre deux de vos actions, à toute pause de la phase de combat ennemie, et avant un tirage.
when-bayonet-charge = Charge à la baïonnette se joue dans votre phase de combat, entre deux actions ou quand vous annoncez une charge.
when-rally = Ralliement se joue quand une de vos cartes de troupe vient de rater un dé de moral.
when-double-grape = Tir à mitraille accompagne un tir à courte portée de votre artillerie : ordonnez le tir, et l'on vous demandera si vous la jouez.
when-ricochet-fire = Ricochet accompagne un tir à longue portée de votre artillerie : ordonnez le tir, et l'on vous demandera si vous la jouez.
when-howitzer-fire = Tir d'obusier accompagne un tir à longue portée de votre artillerie sur un bâtiment : ordonnez le tir, et l'on vous demandera si vous la jouez.
when-fatigue = Fatigue se joue au tour de l'ennemi : au début de la phase de moral ou de combat, ou quand une action est annoncée ; à votre propre tour, elle n'arrêterait personne.
when-panic = Panique se joue dans la phase de moral ennemie, quand une carte touchée va lancer le dé.
when-battle-confusion = Confusion de bataille se joue dans votre phase de combat, entre deux actions.
when-battle-smoke = Fumée de bataille se joue au tour de l'ennemi : au début de la phase de moral ou de combat, ou quand une action est annoncée.
when-lost-orders = Ordres perdus se joue au tour de l'ennemi : au début de la phase de moral ou de combat, ou quand une action est annoncée.
when-late-reserves = Réserves retardées se joue au tour de l'ennemi : au début de la phase de moral ou de combat, à la fin du combat, et avant le tirage.
when-friendly-fire = Tirs amis se joue dans la phase de combat ennemie : à son début, quand une action est annoncée, ou à sa fin.
when-defection = Défection se joue au début d'une phase de moral ou avant un de ses dés, entre deux de vos actions, à toute pause de la phase de combat ennemie, et avant un tirage.
when-vive-lempereur = Vive l'Empereur se joue au début d'une phase de moral ou de la phase de combat ennemie, entre deux de vos actions, et quand une carte française de cette Position va faire un test de moral.
when-sappers = Sapeurs accompagne un tir de votre infanterie sur un bâtiment : ordonnez le tir, et l'on vous demandera si vous la jouez.
when-grand-battery = Grande batterie se joue dans votre phase de combat, entre deux actions ou quand votre artillerie annonce un tir.
when-grand-charge = Grande charge se joue dans votre phase de combat, entre deux actions ou quand votre cavalerie annonce une charge.
when-emergency-prone = Plongeon d'urgence se joue au tour des Français : au début de la phase de moral ou de combat, ou quand une action est annoncée.
when-reverse-slope = Versant opposé se joue au tour de l'un ou de l'autre : au début de la phase de moral, entre deux de vos actions, au début ou à la fin de la phase de combat française, quand un tir à longue portée sur cette Position est annoncé, et avant un tirage.
when-the-colors = Les couleurs se joue au début d'une phase de moral ou de la phase de combat ennemie, entre deux de vos actions, et quand une carte britannique de cette Position va faire un test de moral.
when-congreve-rockets = Fusées à la Congreve accompagne un tir à longue portée de l'artillerie britannique : ordonnez le tir, et l'on vous demandera si vous la jouez.
when-shrapnel = Shrapnel accompagne un tir à longue portée de l'artillerie britannique : ordonnez le tir, et l'on vous demandera si vous la jouez.
when-vorwarts = Vorwärts ! se joue au début d'une phase de moral ou de la phase de combat ennemie, entre deux de vos actions, et quand une carte prussienne de cette Position va faire un test de moral.
when-no-quarter = Pas de quartier se joue au début de la phase de moral française, ou avant un de ses dés.

on-ammo-depletion = Épuisement des munitions se joue sur une infanterie ou une artillerie ennemie dans une Position engagée.
on-bayonet-charge = Charge à la baïonnette se joue sur une Position engagée.
on-rally = Ralliement se joue sur une de vos cartes de troupe qui vient de rater un dé.
on-double-grape = Tir à mitraille sert à votre propre artillerie qui tire à courte portée.
on-ricochet-fire = Ricochet sert à votre propre artillerie qui tire à longue portée.
on-howitzer-fire = Tir d'obusier sert à votre propre artillerie qui tire sur des cartes dans un bâtiment.
on-fatigue = Fatigue se joue sur une infanterie ennemie en ligne de bataille.
on-panic = Panique se joue sur la carte de troupe ennemie qui va lancer le dé pour ses touches.
on-battle-confusion = Confusion de bataille sert à une de vos infanteries.
on-battle-smoke = Fumée de bataille se joue sur une Position engagée.
on-lost-orders = Ordres perdus se joue sur une Position non engagée, et pour les Alliés seulement sur une Position française.
on-late-reserves = Réserves retardées ne se joue sur rien de précis : elle arrête tout le tirage.
on-friendly-fire = Tirs amis se joue sur une infanterie ennemie en ligne de bataille.
on-defection = Défection se joue sur une Position engagée où une carte hollando-belge est face visible.
on-vive-lempereur = Vive l'Empereur se joue sur une Position, et n'aide que les cartes françaises.
on-sappers = Sapeurs sert à votre propre infanterie qui tire sur des cartes dans un bâtiment.
on-grand-battery = Grande batterie se joue sur une Position non engagée de la ligne française.
on-grand-charge = Grande charge se joue sur une Position engagée.
on-emergency-prone = Plongeon d'urgence se joue sur une infanterie britannique en ligne de bataille.
on-reverse-slope = Versant opposé se joue sur une Position non engagée de la ligne alliée.
on-the-colors = Les couleurs se joue sur une Position, et n'aide que les cartes britanniques.
on-congreve-rockets = Fusées à la Congreve sert à une artillerie britannique qui tire à longue portée.
on-shrapnel = Shrapnel sert à une artillerie britannique qui tire à longue portée.
on-vorwarts = Vorwärts ! se joue sur une Position, et n'aide que les cartes prussiennes.
on-no-quarter = Pas de quartier se joue sur une Position engagée.

## Qui va à quelle bataille

no-survivor = Cette carte n'est pas parmi les survivants de la bataille finie.
no-choice = Cette carte est imprimée pour l'une des batailles, ou déjà envoyée : il n'y a pas de choix.
send-where = Les cartes vont à l'autre bataille en cours.
nobody-left = Il ne reste aucune carte à envoyer.
retreat-first = La retraite est la première action de votre phase de combat ; vous avez déjà agi pendant celle-ci.
