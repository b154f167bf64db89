import type { BriefMeanings, SingleDigit } from './meaning.ts'

/** The Karmic Lessons: numbers that a name does not hold. */
export const karmicLessonMeanings: BriefMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Unlit Torch',
      essence: 'No torch was packed for you, so you learn to borrow fire and at last to make it.',
      advice: 'Strike the stone once more than feels possible.',
    },
    pragmatic: {
      title: 'To Learn: Standing Up',
      essence: 'Taking the lead may not come by itself to you, but it grows each time you speak first.',
      advice: 'Express your opinion before you hear the others in one conversation a day.',
    },
  },
  2: {
    mystic: {
      title: 'The Missing Bridge',
      essence: 'You came without a bridge, and each kind word that you say lays another plank.',
      advice: 'Stand midway with someone and watch the water together.',
    },
    pragmatic: {
      title: 'To Learn: Patience with People',
      essence: 'Tact and detail may need practice, and you gain by listening to the end.',
      advice: 'Let three seconds pass before you answer.',
    },
  },
  3: {
    mystic: {
      title: 'The Silent Bell',
      essence: 'A bell hangs in you that nobody rang, and its bronze is patient.',
      advice: 'Touch it lightly every day until you know its note.',
    },
    pragmatic: {
      title: 'To Learn: Being Seen',
      essence: 'You may hold back your words or your joy out of self-criticism.',
      advice: 'Show one unfinished thing of yours to a kind eye.',
    },
  },
  4: {
    mystic: {
      title: 'The Unmarked Path',
      essence: 'Your map came without lines, and the ground itself must teach you where to put your feet.',
      advice: 'Lay a pebble at every turning, and home will be easier to find.',
    },
    pragmatic: {
      title: 'To Learn: Staying Power',
      essence: 'Routine and discipline take you more effort than they take others.',
      advice: 'Attach one new habit to something you already do daily.',
    },
  },
  5: {
    mystic: {
      title: 'The Closed Shutters',
      essence: 'Behind your shutters the wind is telling stories of which you have heard only the murmur.',
      advice: 'Lift one slat each morning, and let a stranger weather in.',
    },
    pragmatic: {
      title: 'To Learn: Welcoming Change',
      essence: 'New situations can worry you more than they need to.',
      advice: 'Say yes to one invitation outside your habits this month.',
    },
  },
  6: {
    mystic: {
      title: 'The Cold Hearthstone',
      essence: 'The hearth you were given was swept and bare, and you learn to carry embers.',
      advice: 'Stay beside one fire long enough for it to know your name.',
    },
    pragmatic: {
      title: 'To Learn: Commitment',
      essence: 'Lasting ties and duties may be harder for you than first steps.',
      advice: 'Keep one promise to somebody every week, however small.',
    },
  },
  7: {
    mystic: {
      title: 'The Shallow Pool',
      essence: 'You have splashed at the edge of deep water, and it is still calling you by a quieter name.',
      advice: 'Wade in to the knee, to the waist, and be still.',
    },
    pragmatic: {
      title: 'To Learn: Going Deeper',
      essence: 'You may stop at the surface of a subject or a feeling.',
      advice: 'Read one book to the end about a question that truly concerns you.',
    },
  },
  8: {
    mystic: {
      title: 'The Unfilled Purse',
      essence: 'Coins of moonlight slip through your fingers until you learn to weave the purse.',
      advice: 'Count your moons aloud, and decide where each shall be spent.',
    },
    pragmatic: {
      title: 'To Learn: Handling Means',
      essence: 'Authority and practical resources may feel foreign to you.',
      advice: 'Write down for one month what comes in to you and what goes out.',
    },
  },
  9: {
    mystic: {
      title: 'The Fenced Garden',
      essence: 'Your garden grew within high walls, and the neighbour’s thirst is news to you.',
      advice: 'Leave a bowl of water on the outer step.',
    },
    pragmatic: {
      title: 'To Learn: Wider Sympathy',
      essence: 'You may find it hard to feel for people outside your circle.',
      advice: 'Talk for ten minutes with somebody whose life is very unlike yours.',
    },
  },
}
