import type { Meanings, SingleDigit } from './meaning.ts'

/** The Personal Day: a light touch upon a single day. */
export const personalDayMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'A Day of First Breath',
      essence: 'The dawn opened one eye and looked at you before anyone else.',
      gift: 'Your shadow falls behind you until noon, and nothing in front of you has a name yet.',
      shadow: 'You can easily run ahead of the light and stumble over your own hurry.',
      advice: 'Take your first step today on the foot you trust.',
    },
    pragmatic: {
      title: 'Day to Begin',
      essence: 'Today your energy goes best into starting one thing.',
      gift: 'You come to a decision quickly today and can put it into plain words.',
      shadow: 'You might sound sharper than you mean to when somebody asks you to wait.',
      advice: 'Make the first call before noon.',
    },
  },
  2: {
    mystic: {
      title: 'A Day of Soft Edges',
      essence: 'Mist is kind to you today and rounds every corner.',
      gift: 'You hear what is breathing behind the words, as one hears rain before it falls.',
      shadow: 'A passing cloud can feel like your own weather, though it belongs to the next valley.',
      advice: 'Speak today as you would to a bird that has settled on the sill.',
    },
    pragmatic: {
      title: 'Day to Listen',
      essence: 'You gain more today by hearing people out than by pressing ahead.',
      gift: 'Small details that others miss catch your eye, and they turn out to matter.',
      shadow: 'You might say yes today just to be spared an awkward minute.',
      advice: 'Ask one more question than you usually would.',
    },
  },
  3: {
    mystic: {
      title: 'A Day of Bright Threads',
      essence: 'Somewhere today a ribbon is looking for your hair.',
      gift: 'Whatever you touch before sunset takes on a little glitter, a parcel or a sorrow alike.',
      shadow: 'Glitter flies far, and by evening you may look for your own thoughts under other people’s doors.',
      advice: 'Wear a colour that your mood did not choose.',
    },
    pragmatic: {
      title: 'Day to Express',
      essence: 'Your words come easily today, so use them for something you mean.',
      gift: 'You can cheer up a whole room today, and get a tired plan moving by telling it well.',
      shadow: 'Talk may run away with your morning and leave the real task for the night.',
      advice: 'Write the note or tell the story you have been carrying.',
    },
  },
  4: {
    mystic: {
      title: 'A Day of Level Ground',
      essence: 'Your path lies flat as a table today, and every cup upon it stands.',
      gift: 'Your hands know the weight of each thing and set it down exactly where it belongs.',
      shadow: 'A single pebble in your shoe can seem as large as the moon if you stop to curse it.',
      advice: 'Walk it all the way without looking for hills.',
    },
    pragmatic: {
      title: 'Day to Work',
      essence: 'A plain working day serves you well, and you will like having done it.',
      gift: 'You are precise and dependable today, and you notice the mistake before it costs anyone time.',
      shadow: 'You could get stuck on one detail and be gruff with whoever reminds you of the rest.',
      advice: 'Finish the dullest task while you are fresh.',
    },
  },
  5: {
    mystic: {
      title: 'A Day of Quick Wings',
      essence: 'Swallows write something over your roof today, and rub it out again.',
      gift: 'You are light enough today to be carried by a thermal that heavier birds do not notice.',
      shadow: 'Wings that try every current at once only beat the air above your own chimney.',
      advice: 'Leave the house by a door you seldom use.',
    },
    pragmatic: {
      title: 'Day to Vary',
      essence: 'Something unplanned may turn up for you today, and it can be welcome.',
      gift: 'Quick thinking helps you out of a tight corner, and you may even enjoy it.',
      shadow: 'You are likely to interrupt yourself, so that five things stand half done by the evening.',
      advice: 'Change one habit until the evening, and see what you notice.',
    },
  },
  6: {
    mystic: {
      title: 'A Day of Warm Hands',
      essence: 'Today the kettle sings your name in the next room.',
      gift: 'Bread rises for you and quarrels sink, simply because you are in the house.',
      shadow: 'You may warm so many hands that nobody thinks to ask about yours.',
      advice: 'Hold one hand a moment longer than manners ask.',
    },
    pragmatic: {
      title: 'Day to Care',
      essence: 'People close to you appreciate your attention today.',
      gift: 'You sense what would do somebody good, and usually have it within reach.',
      shadow: 'Well-meant hints from you can sound like orders on a day like this.',
      advice: 'Do one kind thing at home without mentioning it.',
    },
  },
  7: {
    mystic: {
      title: 'A Day of Deep Shade',
      essence: 'The oldest tree you know has kept a place for you today.',
      gift: 'Beneath the leaves a stillness recognises you, and lends you its long, green memory.',
      shadow: 'Too long in the shade, you may take every footstep on the path for an intruder.',
      advice: 'Sit until a leaf falls, and then a little longer.',
    },
    pragmatic: {
      title: 'Day to Reflect',
      essence: 'You think clearly today if you keep the noise down.',
      gift: 'A tangled question comes clear for you as soon as you stop discussing it.',
      shadow: 'You can be short with people who only wanted to say good morning.',
      advice: 'Take a walk of half an hour without your telephone.',
    },
  },
  8: {
    mystic: {
      title: 'A Day of Firm Steps',
      essence: 'The bridge rings under your heel today, as though it had been waiting.',
      gift: 'There is iron in the air and you breathe it well, so that even your silence carries weight.',
      shadow: 'Heavy boots waken sleepers, and you may not notice whose door you pass.',
      advice: 'Look the gatekeeper in the eye, and smile.',
    },
    pragmatic: {
      title: 'Day to Decide',
      essence: 'Practical decisions come more easily to you today.',
      gift: 'You keep the larger picture in view and can tell what is worth your effort and what is not.',
      shadow: 'It is tempting today to push through what a friendly question would have opened.',
      advice: 'Name your terms clearly, and put them in writing.',
    },
  },
  9: {
    mystic: {
      title: 'A Day of Evening Light',
      essence: 'Long shadows point your way home today, and all of them are gentle.',
      gift: 'You see each face as the setting sun sees it, gilded and already forgiven.',
      shadow: 'Dusk may make you homesick for a house that was never quite as you remember it.',
      advice: 'Empty your pockets of one old grievance before the stars come.',
    },
    pragmatic: {
      title: 'Day to Let Go',
      essence: 'Today is suited to tidying up after yourself and making peace.',
      gift: 'You find it easy to overlook a slight, and somebody will be grateful that you did.',
      shadow: 'You can take on the sorrows of the news and feel too flat for what is yours to do.',
      advice: 'Give away something useful that you no longer use.',
    },
  },
}
