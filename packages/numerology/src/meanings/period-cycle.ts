import type { CoreValue, Meanings } from './meaning.ts'

/** The Period Cycles: the ground on which a third of life is lived. */
export const periodCycleMeanings: Meanings<Exclude<CoreValue, 33>> = {
  1: {
    mystic: {
      title: 'A Season of the Lone Rider',
      essence:
        'For decades you ride with the sun ahead of you and no second saddle; where there is no track, your horse makes one.',
      gift: 'Year by year you need the reins less, for the horse knows where you mean to go.',
      shadow: 'Riding so far from the tents, you forget what it is to be waited for.',
      scene:
        'Your key has always hung on the same nail, and no one else knows which. One winter you hang a second one beside it.',
      advice: 'Now and then ask someone to come along, and keep to their pace for a day.',
    },
    pragmatic: {
      title: 'A Period of Independence',
      essence:
        'This long stretch of life asks you to stand on your own feet, find your own direction and answer for it. Help comes, but seldom at the start.',
      gift: 'Courage grows each time circumstances leave the decision to you.',
      shadow: 'Self-reliance hardens into habit, and you no longer ask even when it would be easy.',
      scene:
        'In four different kitchens you have put up the same shelf alone. In the fifth, a neighbour holds the other end.',
      advice: 'Build up one relationship in which you do not lead.',
    },
  },
  2: {
    mystic: {
      title: 'A Season of the Weaving House',
      essence:
        'There is a loom at every window in these decades, and your thread is rarely without another’s across it; the pattern shows late.',
      gift: 'Your fingers know what will hold and what will only look good.',
      shadow: 'In so much shared cloth the colour you brought disappears.',
      scene:
        'New curtains are being chosen, the fourth set in this house. You held the ladder for the other three, and this time you say “green”.',
      advice: 'Whatever you make with others, work one thread of your own choosing into it.',
    },
    pragmatic: {
      title: 'A Period of Cooperation',
      essence:
        'For many years you advance with and through other people, slowly, in small steps that look like nothing on their own.',
      gift: 'Tact and patience mature, and doors open that pushing never moved.',
      shadow: 'You live by other people’s moods, and know the weather in their faces better than your own.',
      scene:
        'Your name is on no plaque. Yet whenever the old quarrel over the courtyard wakes, someone comes to your door.',
      advice: 'Keep a skill or a place that is yours alone.',
    },
  },
  3: {
    mystic: {
      title: 'A Season of Open Squares',
      essence:
        'The years come through your town like players with painted carts and a drum, and they keep stopping at your door.',
      gift: 'You discover that you know the parts by heart, the sad ones too.',
      shadow: 'Applause carries you from stage to stage, and the great song is never more than hummed.',
      scene:
        'In a tin under the stairs lie the tickets of every season. At the bottom is the first page of something, in your own hand.',
      advice: 'Spend one hour a week behind the stage, at a plain table, on the work that no one sees.',
    },
    pragmatic: {
      title: 'A Period of Self-Expression',
      essence:
        'Creative and social gifts have room to unfold over these decades: in words, in colour, in company, wherever people look up.',
      gift: 'Friendships come easily, and a talent becomes known beyond your own street.',
      shadow: 'Pleasant distractions use up the years that were meant for the talent.',
      scene:
        'Old classmates still quote your speech from the leaving party. “And what came of all that talent?” one of them asks, passing the olives.',
      advice: 'Choose the gift that deserves lessons, and take them for longer than a winter.',
    },
  },
  4: {
    mystic: {
      title: 'A Season of Ploughed Land',
      essence:
        'These are heavy-booted decades; furrow follows furrow, and slowly a bare slope becomes a field with a name.',
      gift: 'What you sow will feed people who never met you.',
      shadow: 'With your eyes on the soil, you let whole flights of cranes pass over unseen.',
      scene:
        'The gatepost leans, and you set it straight with your shoulder, as you have every March. This year a blackbird is already sitting on it.',
      advice: 'At the end of each piece of work stop and look up, as one does where the furrow ends.',
    },
    pragmatic: {
      title: 'A Period of Foundations',
      essence:
        'Work, method and practical duty mark this part of your life. What it yields comes slowly, but it is solid ground.',
      gift: 'The security that you create becomes ground on which others can build.',
      shadow: 'Effort becomes the only thing that feels like living, and rest has to be earned twice.',
      scene:
        'A row of ledgers, the same brand for nineteen years. A visitor lifts one out and is surprised to find a fern pressed under August.',
      advice: 'Plan your rest for the coming years as carefully as the work.',
    },
  },
  5: {
    mystic: {
      title: 'A Season of Caravans',
      essence:
        'Through these decades you wake again and again to the bells of a new caravan, and each time the water tastes of different stones.',
      gift: 'You become a native of the road, and no gate is strange for long.',
      shadow: 'So many departures blur into one cloud of bright dust, and you remember no single dawn.',
      scene:
        'On your shelf stand nine cups from nine towns, no two alike. When guests come, each gets a story with the tea.',
      advice: 'Take one cup with you on every journey, and drink from it at each new well.',
    },
    pragmatic: {
      title: 'A Period of Change',
      essence:
        'Moves, journeys and new directions shape these decades more than plans do; you learn by being somewhere else.',
      gift: 'Adaptability grows, and you fear few of the losses that others dread.',
      shadow: 'Every tie looks like a rope to you, the good ones included.',
      scene:
        'In a friend’s address book you take up a whole page, each line crossed out but the last. She has stopped using ink.',
      advice: 'Commit yourself to one thing that travels well, and renew the promise every year.',
    },
  },
  6: {
    mystic: {
      title: 'A Season of the Full House',
      essence: 'Lamps on the stairs, boots in the hall: for decades there is always someone to be called in to supper.',
      gift: 'Yours is the voice at which people turn round and come.',
      shadow: 'With every bed full, you end up asleep in the chair.',
      scene:
        'The big table has gained three leaves over the years. Tonight all of them are out, and you are eating by the stove, standing.',
      advice: 'Keep one hour a day like a small room with a key, and go in alone.',
    },
    pragmatic: {
      title: 'A Period of Family and Responsibility',
      essence:
        'Home, close ties and community stand at the centre of these years. You are needed for a long time, and it shapes you.',
      gift: 'You come to see what lasts between people, and you help it to last.',
      shadow: 'Duty takes the place of affection, because you never say no and never say why.',
      scene:
        'You are the emergency contact on five forms. Filling in your own, you stop at that line and chew the pen.',
      advice: 'Share the tasks out afresh each year, aloud, with everyone present.',
    },
  },
  7: {
    mystic: {
      title: 'A Season of the Hermitage',
      essence: 'For decades the snow lies deep on the pass, and you have the mountain, a bell and a long, slow book.',
      gift: 'Beneath all the talk you hear what people meant to say.',
      shadow: 'By the time the path is clear of snow, you have forgotten where you put your shoes.',
      scene:
        'The village has learned to read your lamp: when it burns late you are on the track of something, and they leave the milk without knocking.',
      advice: 'Each spring go down to the village, look up three people, and tell them what you have read.',
    },
    pragmatic: {
      title: 'A Period of Reflection',
      essence:
        'These years lead inwards, to study, nature or belief. Success is measured in understanding, and takes decades to show.',
      gift: 'You become an authority on something, if only on yourself.',
      shadow: 'Distance turns to loneliness by degrees, and you call it peace.',
      scene:
        'Every shelf in the corridor is double-stacked. A student comes with a question that no one could answer, and leaves three hours later with a crate of books.',
      advice: 'Share what you are learning with a small circle that meets in all weathers.',
    },
  },
  8: {
    mystic: {
      title: 'A Season of the Iron Road',
      essence: 'Great wheels turn at your nod through these decades, and the valleys wait for what you send.',
      gift: 'You learn what weight can do when it is balanced.',
      shadow: 'Smoke settles between you and the stars that you set out for.',
      scene:
        'The station clock is set by your watch now. On the platform a child asks where the line ends, and you have to think.',
      advice: 'Let all work stop one night in seven, and listen to the crickets.',
    },
    pragmatic: {
      title: 'A Period of Achievement',
      essence:
        'Work, influence and material questions stand in the foreground for decades. You learn to handle power, your own first of all.',
      gift: 'In time you reach a position in which your judgement counts.',
      shadow: 'What you own and manage begins to manage you.',
      scene:
        'Your initials are on the gate, the van and the mugs. An old colleague asks what you do for fun, and you show her the warehouse.',
      advice: 'Write down early what you will not do for success, and hold yourself to it.',
    },
  },
  9: {
    mystic: {
      title: 'A Season of the Great River',
      essence: 'These decades are a river, wide and slow, and it carries you past the lit windows of many lives.',
      gift: 'Having drifted yourself, you are kind to whatever drifts.',
      shadow: 'You wave to both banks and never come ashore.',
      scene:
        'On your houseboat a place is laid that was never for anyone in particular. Over the years it has had forty guests, and one of them left you a fiddle.',
      advice: 'Stay in one place long enough to learn who lives behind which door.',
    },
    pragmatic: {
      title: 'A Period of Compassion',
      essence:
        'In this part of your life you learn to give, to forgive and to think beyond your own circle. It takes decades, and is meant to.',
      gift: 'People of very different kinds enrich you and change your mind.',
      shadow: 'You hold on to what is ready to go, and every farewell weighs twice as much.',
      scene:
        'The postcards on your fridge are in six alphabets. When a pipe bursts, the first to knock is the neighbour you once quarrelled with.',
      advice: 'Find a task larger than yourself, and a pleasure that is quite small.',
    },
  },
  11: {
    mystic: {
      title: 'A Season of the Bright Wire',
      essence: 'For decades you live beneath a wire stretched from roof to star, and it seldom stops singing.',
      gift: 'You carry messages that you understand only in the telling.',
      shadow: 'With a high humming in your ears, you no longer hear the kettle.',
      scene:
        'At the market someone you met once, years ago, takes you by the sleeve. “You said something to me then,” she begins, and you have forgotten it.',
      advice: 'End each day with something quite earthly: a pot to scrub, a plant to water.',
    },
    pragmatic: {
      title: 'A Period of Inspiration',
      essence:
        'These decades make you receptive and set high ideals before you, more of them than one life can hold; the art is to choose a few.',
      gift: 'Others take courage and clarity from what you see.',
      shadow: 'Nervous strain and self-doubt set in when there is no quiet routine to carry you.',
      scene:
        'Forty notebooks stand in the cupboard. You open the eleventh for an address, find a plan that was ten years early, and sit down on the floor.',
      advice: 'Choose three of your ideals to live by, and keep your days simple around them.',
    },
  },
  22: {
    mystic: {
      title: 'A Season of the Cathedral Yard',
      essence:
        'For decades you live among scaffolds so tall that swallows nest in them, at work on something that no single summer will finish.',
      gift: 'Your hand knows the single stone, your eye the finished nave.',
      shadow: 'A life among towers leaves you shy of kitchens.',
      scene:
        'Dust on the sleeves, a lantern, plans held down with apples. You meant only to check one line, and the baker’s van is already passing.',
      advice: 'Come down at noon, and eat with the people who carry the stones.',
    },
    pragmatic: {
      title: 'A Period of Building',
      essence:
        'Large tasks are laid before you over many years, with the means to master them if you take them in stages.',
      gift: 'You create something that many people will use in their daily lives.',
      shadow: 'You carry too much too early, or shrink from it for too long.',
      scene:
        'The first sketch is framed now, coffee ring and all. Below the window runs the thing itself, full of people who are late for work.',
      advice: 'Look for mentors early, and become one sooner than you feel ready.',
    },
  },
}
