import type { BriefMeanings, SingleDigit } from './meaning.ts'

/** Numbers that stand in the Lo Shu square. */
export const loShuPresentMeanings: BriefMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'North Water Flows',
      essence: 'The black spring of the north rises within your square, and words run from it.',
      advice: 'Drink before you speak, and your speech will be clear.',
    },
    pragmatic: {
      title: '1 Present: Communication',
      essence: 'You can put what you feel and think into words.',
      advice: 'Say the important sentence early in a conversation.',
    },
  },
  2: {
    mystic: {
      title: 'Soft Earth Receives',
      essence: 'Dark, tilled earth lies in your square, and it hears seeds turning over.',
      advice: 'Kneel down to what you sense, before you explain it away.',
    },
    pragmatic: {
      title: '2 Present: Sensitivity',
      essence: 'You read people well and notice what is left unsaid.',
      advice: 'Ask whether your reading is right before you act on it.',
    },
  },
  3: {
    mystic: {
      title: 'Thunder in the East',
      essence: 'Spring thunder lives in your square, and ideas come up like shoots after it.',
      advice: 'Shelter the tender ones from your own impatience.',
    },
    pragmatic: {
      title: '3 Present: Imagination',
      essence: 'You have a lively mind that remembers and invents.',
      advice: 'Sketch your idea the moment it comes.',
    },
  },
  4: {
    mystic: {
      title: 'The Wind Weaves',
      essence: 'A tireless wind weaves reed and branch within your square.',
      advice: 'Let your fingers think while your head rests.',
    },
    pragmatic: {
      title: '4 Present: Practical Sense',
      essence: 'You like to organise and to make things with your hands.',
      advice: 'Turn one plan of yours into a drawing, a list or a model.',
    },
  },
  5: {
    mystic: {
      title: 'The Yellow Centre Holds',
      essence: 'At the middle of your square a golden stone keeps the eight winds in balance.',
      advice: 'Return to it by way of the breath, as often as you are scattered.',
    },
    pragmatic: {
      title: '5 Present: Balance',
      essence: 'You have a steadying core that helps both you and others.',
      advice: 'Be the person who stays calm, and say how you do it.',
    },
  },
  6: {
    mystic: {
      title: 'Heaven Arches Over',
      essence: 'The arch of heaven stands in your square, and swallows nest beneath it.',
      advice: 'Furnish a corner of your home for the sky.',
    },
    pragmatic: {
      title: '6 Present: Sense of Home',
      essence: 'Creativity and care for your surroundings belong to your strengths.',
      advice: 'Arrange one room so that it helps you to do what you love.',
    },
  },
  7: {
    mystic: {
      title: 'The Lake Remembers',
      essence: 'A western lake shines in your square, and it has learned from every fallen leaf.',
      advice: 'Tell the lake one loss, and watch it become light.',
    },
    pragmatic: {
      title: '7 Present: Learning by Experience',
      essence: 'You draw lessons from what you lose as well as from what you gain.',
      advice: 'Write down what the last disappointment taught you.',
    },
  },
  8: {
    mystic: {
      title: 'The Mountain Sits',
      essence: 'A north-eastern mountain sits in your square and counts the clouds correctly.',
      advice: 'Borrow its eyesight before you sign your name.',
    },
    pragmatic: {
      title: '8 Present: Precision',
      essence: 'You have an eye for detail and follow a matter to its end.',
      advice: 'Check the one figure in your plans that everybody takes for granted.',
    },
  },
  9: {
    mystic: {
      title: 'Fire Gives Light',
      essence: 'A southern fire burns within your square, and faces gather around it.',
      advice: 'Feed it with what is dry, and spare what is green.',
    },
    pragmatic: {
      title: '9 Present: Ideals',
      essence: 'Ambition and generosity both have a place in you.',
      advice: 'Attach your next aim to someone else’s good.',
    },
  },
}
