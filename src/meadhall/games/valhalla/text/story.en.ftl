### Valhalla: the parts of a game and the kinds of decisions, in its story.

chapter-last-round = Last turns
chapter-ragnarok = Ragnarök

lane-ChooseAction-attack = attack
lane-ChooseAction-draw = draw cards
lane-ChooseAction-one = add a warrior
lane-ChooseAction-two = add two warriors
