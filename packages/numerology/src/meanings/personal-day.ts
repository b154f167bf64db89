import type { BriefMeanings, SingleDigit } from './meaning.ts'

/** The Personal Day: a light touch upon a single day. */
export const personalDayMeanings: BriefMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'A Day of First Breath',
      essence: 'The dawn opened one eye and looked at you before anyone else.',
      advice: 'Take your first step today on the foot you trust.',
    },
    pragmatic: {
      title: 'Day to Begin',
      essence: 'Today your energy goes best into starting one thing.',
      advice: 'Make the first call before noon.',
    },
  },
  2: {
    mystic: {
      title: 'A Day of Soft Edges',
      essence: 'Mist is kind to you today and rounds every corner.',
      advice: 'Speak today as if each of your words had fur.',
    },
    pragmatic: {
      title: 'Day to Listen',
      essence: 'You gain more today by hearing people out than by pressing ahead.',
      advice: 'Ask one more question than you usually would.',
    },
  },
  3: {
    mystic: {
      title: 'A Day of Bright Threads',
      essence: 'Somewhere today a ribbon is looking for your hair.',
      advice: 'Wear a colour that your mood did not choose.',
    },
    pragmatic: {
      title: 'Day to Express',
      essence: 'Your words come easily today, so use them for something you mean.',
      advice: 'Write the note or tell the story you have been carrying.',
    },
  },
  4: {
    mystic: {
      title: 'A Day of Level Ground',
      essence: 'Your path lies flat as a table today, and every cup upon it stands.',
      advice: 'Walk it all the way without looking for hills.',
    },
    pragmatic: {
      title: 'Day to Work',
      essence: 'A plain working day serves you well, and you will like having done it.',
      advice: 'Finish the dullest task while you are fresh.',
    },
  },
  5: {
    mystic: {
      title: 'A Day of Quick Wings',
      essence: 'Swallows write something over your roof today, and rub it out again.',
      advice: 'Leave the house by a door you seldom use.',
    },
    pragmatic: {
      title: 'Day to Vary',
      essence: 'Something unplanned may turn up for you today, and it can be welcome.',
      advice: 'Change one habit until the evening, and see what you notice.',
    },
  },
  6: {
    mystic: {
      title: 'A Day of Warm Hands',
      essence: 'Today the kettle sings your name in the next room.',
      advice: 'Hold one hand a moment longer than manners ask.',
    },
    pragmatic: {
      title: 'Day to Care',
      essence: 'People close to you appreciate your attention today.',
      advice: 'Do one kind thing at home without mentioning it.',
    },
  },
  7: {
    mystic: {
      title: 'A Day of Deep Shade',
      essence: 'The oldest tree you know has kept a place for you today.',
      advice: 'Sit until a leaf falls, and then a little longer.',
    },
    pragmatic: {
      title: 'Day to Reflect',
      essence: 'You think clearly today if you keep the noise down.',
      advice: 'Take a walk of half an hour without your telephone.',
    },
  },
  8: {
    mystic: {
      title: 'A Day of Firm Steps',
      essence: 'The bridge rings under your heel today, as though it had been waiting.',
      advice: 'Look the gatekeeper in the eye, and smile.',
    },
    pragmatic: {
      title: 'Day to Decide',
      essence: 'Practical decisions come more easily to you today.',
      advice: 'Name your terms clearly, and put them in writing.',
    },
  },
  9: {
    mystic: {
      title: 'A Day of Evening Light',
      essence: 'Long shadows point your way home today, and all of them are gentle.',
      advice: 'Empty your pockets of one old grievance before the stars come.',
    },
    pragmatic: {
      title: 'Day to Let Go',
      essence: 'Today is suited to tidying up after yourself and making peace.',
      advice: 'Give away something useful that you no longer use.',
    },
  },
}
