import type { BriefMeanings, CoreValue } from './meaning.ts'

/** The Maturity number: what grows clearer from the middle of life. */
export const maturityMeanings: BriefMeanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Late Sunrise',
      essence: 'A second morning waits beyond your noon, and it rises from behind your own shoulder.',
      advice: 'Greet it standing, with one old permission slip torn up and given to the wind.',
    },
    pragmatic: {
      title: 'Growing Independent',
      essence: 'With the years you are likely to trust your own judgement more and to lead more willingly.',
      advice: 'Practise deciding without a vote on matters that are yours alone.',
    },
  },
  2: {
    mystic: {
      title: 'The River Finds Its Twin',
      essence: 'Later in your journey two rivers meet, and yours learns how sweet a shared bed can be.',
      advice: 'Leave a landing place on your bank for those who travel slowly.',
    },
    pragmatic: {
      title: 'Growing Cooperative',
      essence: 'You tend to become gentler and better at working in pairs as time goes on.',
      advice: 'Repair one partnership early, rather than waiting for your patience to arrive.',
    },
  },
  3: {
    mystic: {
      title: 'The Garden After Rain',
      essence: 'Blossom comes to you when many have put away their tools, and the bees are glad.',
      advice: 'Plant something foolish and bright each spring until then.',
    },
    pragmatic: {
      title: 'Growing Expressive',
      essence: 'Later life tends to loosen your tongue and your imagination, and company enjoys it.',
      advice: 'Take up the creative thing you dropped at school, with no aim but pleasure for you.',
    },
  },
  4: {
    mystic: {
      title: 'The House on the Hill',
      essence: 'Stone by stone a house has followed you uphill, and one evening you will find its door unlocked.',
      advice: 'Carry only what you would want on its shelves.',
    },
    pragmatic: {
      title: 'Growing Steady',
      essence: 'You gain staying power with age, and what you organise now becomes your support later.',
      advice: 'Keep a simple record of what you build, so that your progress can be seen.',
    },
  },
  5: {
    mystic: {
      title: 'The Ship That Sails at Dusk',
      essence: 'Your sails fill when others are furling theirs, and the evening sea is wide and kind.',
      advice: 'Keep your ropes supple and your cargo small.',
    },
    pragmatic: {
      title: 'Growing Freer',
      essence: 'Curiosity and movement matter more to you as you get older, not less.',
      advice: 'Protect one free day a month now, so that freedom will not feel strange to you.',
    },
  },
  6: {
    mystic: {
      title: 'The Lamp for the Late Ones',
      essence: 'The years polish a lamp in you by which whole families steer.',
      advice: 'Trim the wick before you fill the oil, for your light needs shaping more than strength.',
    },
    pragmatic: {
      title: 'Growing Responsible',
      essence: 'You are likely to become the person to whom family and neighbours turn.',
      advice: 'Settle early which duties are yours, and teach someone else the rest.',
    },
  },
  7: {
    mystic: {
      title: 'The Path into the Cedars',
      essence: 'A quieter path opens for you among old trees, and each step on it answers a question.',
      advice: 'Walk it a little every week, so that the trees will know you.',
    },
    pragmatic: {
      title: 'Growing Reflective',
      essence: 'Study, nature and time alone become more valuable to you in the second half of life.',
      advice: 'Begin a subject now that could still interest you in twenty years.',
    },
  },
  8: {
    mystic: {
      title: 'The Weight of the Crown',
      essence: 'A crown grows in you like rings in an oak, unseen until you are asked to stand still.',
      advice: 'Practise bowing, so that the crown sits well.',
    },
    pragmatic: {
      title: 'Growing Effective',
      essence: 'Your sense for results sharpens with experience, and people trust you with more.',
      advice: 'Learn to judge your success by two measures, and let one of them be kindness.',
    },
  },
  9: {
    mystic: {
      title: 'The Wide Delta',
      essence: 'Near the sea your river spreads its fingers and gives away what it carried.',
      advice: 'Let some silt of old sorrows settle, for gardens will stand on it.',
    },
    pragmatic: {
      title: 'Growing Generous',
      essence: 'You come to care more about what you leave to others than about what you gather.',
      advice: 'Pass on one piece of your knowledge this year to a person half your age.',
    },
  },
  11: {
    mystic: {
      title: 'The Beacon Kindled Late',
      essence: 'There is dry wood on your headland, and the years are bringing the flame.',
      advice: 'Keep the wood sheltered from the rain of small doubts.',
    },
    pragmatic: {
      title: 'Growing Inspired',
      essence: 'Your intuition gains weight as you age, and others begin to look to you for encouragement.',
      advice: 'Note down which of your hunches proved right, so that you learn their voice.',
    },
  },
  22: {
    mystic: {
      title: 'The Cathedral Mason',
      essence: 'You set stones whose spire you may see only from far off, golden in someone’s evening.',
      advice: 'Carve your small sign where nobody looks, and smile.',
    },
    pragmatic: {
      title: 'Growing Constructive',
      essence: 'Later years may hand you a project larger than yourself, and the skill to carry it.',
      advice: 'Collect the people, not only the plans, that such a project of yours would need.',
    },
  },
  33: {
    mystic: {
      title: 'The Well in the Square',
      essence: 'The whole village will come to draw from you, and your water rises from a deep and quiet place.',
      advice: 'Cover the well at night, and let it fill with stars.',
    },
    pragmatic: {
      title: 'Growing into a Teacher',
      essence: 'Your care for others ripens into guidance that people seek out.',
      advice: 'Say plainly what you cannot carry for them, and your help will last longer.',
    },
  },
}
