import type { BriefMeanings, SingleDigit } from './meaning.ts'

/** Numbers that are missing from the Lo Shu square. */
export const loShuMissingMeanings: BriefMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Spring Beneath the Stone',
      essence: 'Your spring still runs under a flat stone, and one can hear it on quiet nights.',
      advice: 'Lift the stone by a finger’s breadth each new moon.',
    },
    pragmatic: {
      title: '1 Missing: Finding Words',
      essence: 'You may keep your feelings to yourself because the words come late.',
      advice: 'Write first, and speak from your notes.',
    },
  },
  2: {
    mystic: {
      title: 'The Field Not Yet Felt',
      essence: 'A field lies within you whose soil your bare feet have not touched.',
      advice: 'Take off your shoes, and wait for what it says.',
    },
    pragmatic: {
      title: '2 Missing: Tuning In',
      essence: 'You may overlook hints that others give you.',
      advice: 'Ask people directly how they are, and give them time.',
    },
  },
  3: {
    mystic: {
      title: 'The Unhatched Song',
      essence: 'Three eggs lie in your hedge, warm and unhurried, each with a melody inside.',
      advice: 'Sit near them without counting the days.',
    },
    pragmatic: {
      title: '3 Missing: Trusting Ideas',
      essence: 'You may doubt your imagination or your memory more than they deserve.',
      advice: 'Collect ten ideas of yours without judging a single one.',
    },
  },
  4: {
    mystic: {
      title: 'The Loose Reed',
      essence: 'The wind has not yet found the reed that you are.',
      advice: 'Tie it to two others, and listen.',
    },
    pragmatic: {
      title: '4 Missing: Order',
      essence: 'Planning and patience with practical things may take you extra effort.',
      advice: 'Lay out tomorrow’s things this evening.',
    },
  },
  5: {
    mystic: {
      title: 'The Wandering Centre',
      essence: 'Your middle stone has rolled into the grass, and you will know it by its warmth.',
      advice: 'Walk in a slow spiral, and let it find your foot.',
    },
    pragmatic: {
      title: '5 Missing: Motivation',
      essence: 'You may need outside encouragement to get going and to stay on course.',
      advice: 'Agree with a friend on a weekly word about your progress.',
    },
  },
  6: {
    mystic: {
      title: 'The Roof of Stars',
      essence: 'You sleep beneath an open roof, and the stars know your blanket well.',
      advice: 'Draw one rafter across the sky, and hang a lamp from it.',
    },
    pragmatic: {
      title: '6 Missing: Feeling Settled',
      essence: 'Home and creative confidence may take shape for you later than for others.',
      advice: 'Make one small part of your space wholly your own.',
    },
  },
  7: {
    mystic: {
      title: 'The Lake Still Filling',
      essence: 'Rain by rain a lake is filling behind your hills.',
      advice: 'Carve its outflow gently, before it is needed.',
    },
    pragmatic: {
      title: '7 Missing: Inner Calm',
      essence: 'You may be little interested in reflection until life suggests it.',
      advice: 'Spend ten minutes a day doing nothing in particular.',
    },
  },
  8: {
    mystic: {
      title: 'The Path Without Cairns',
      essence: 'Your mountain has no cairns as yet, and each of your steps may become one.',
      advice: 'Set the first where you once lost the way.',
    },
    pragmatic: {
      title: '8 Missing: Follow-Through',
      essence: 'Details and paperwork may slip past you when you are in a hurry.',
      advice: 'Set one hour a week aside for everything with a deadline.',
    },
  },
  9: {
    mystic: {
      title: 'The Ember Under Ash',
      essence: 'In your hearth a single ember sleeps, red as a pomegranate seed.',
      advice: 'Breathe upon it with somebody beside you.',
    },
    pragmatic: {
      title: '9 Missing: The Wider Picture',
      essence: 'You may forget to ask what a thing is for, or whom it helps.',
      advice: 'Name the person who benefits before you begin.',
    },
  },
}
