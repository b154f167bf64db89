import type { BriefMeanings, SingleDigit } from './meaning.ts'

/** The Hidden Passion: the talent that a name is fullest of. */
export const hiddenPassionMeanings: BriefMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Hunger to Be First',
      essence: 'A young stag runs in you and cannot bear a track already trodden.',
      advice: 'Race against your own yesterday, and the forest will stay your friend.',
    },
    pragmatic: {
      title: 'A Passion for Winning',
      essence: 'Ambition drives you, and you have energy to spare for a goal of your own.',
      advice: 'Pick a contest worth your effort, and let the others go by.',
    },
  },
  2: {
    mystic: {
      title: 'The Hunger for Harmony',
      essence: 'Your soul keeps tuning the strings of every room it enters.',
      advice: 'Let one dissonance sound to its end, and you may hear why it was played.',
    },
    pragmatic: {
      title: 'A Passion for Togetherness',
      essence: 'You are drawn to closeness and cooperation, and you feel discord sharply.',
      advice: 'Say openly what you feel at the first small friction.',
    },
  },
  3: {
    mystic: {
      title: 'The Hunger to Shine',
      essence: 'Fireflies gather in you at dusk, impatient for the dark in which they show.',
      advice: 'Open your hands by one finger at a time, so that the light lasts.',
    },
    pragmatic: {
      title: 'A Passion for Expression',
      essence: 'You want to perform, talk, write or make, and grow restless without an outlet.',
      advice: 'Book a regular hour for your outlet, and guard it.',
    },
  },
  4: {
    mystic: {
      title: 'The Hunger to Build',
      essence: 'Your hands dream of beams and corners even while you sleep.',
      advice: 'Build a bench before a fortress, and invite a stranger to try it.',
    },
    pragmatic: {
      title: 'A Passion for Work',
      essence: 'You like effort with visible results, and can be slow to put your tools away.',
      advice: 'Fix your finishing time before you start.',
    },
  },
  5: {
    mystic: {
      title: 'The Hunger for Horizons',
      essence: 'A road unrolls behind your eyes, and every evening it is a different colour.',
      advice: 'Learn one bend of it by heart before you ask for the next.',
    },
    pragmatic: {
      title: 'A Passion for Change',
      essence: 'Variety attracts you strongly, and you have many talents because of it.',
      advice: 'Let two of your interests meet in a single project.',
    },
  },
  6: {
    mystic: {
      title: 'The Hunger to Cherish',
      essence: 'You collect wounded birds, and your sleeves are full of feathers.',
      advice: 'Open the window when a wing has healed.',
    },
    pragmatic: {
      title: 'A Passion for Service',
      essence: 'You feel alive when you are useful to people you love.',
      advice: 'Check whether your help is wanted in the form in which you offer it.',
    },
  },
  7: {
    mystic: {
      title: 'The Hunger to Know',
      essence: 'You press your ear to the shell of the world and listen past the sea.',
      advice: 'Carry a question to a friend as you would carry a gift.',
    },
    pragmatic: {
      title: 'A Passion for Understanding',
      essence: 'You enjoy research and depth, and can lose hours to a good problem.',
      advice: 'Share your findings at half-time, before they are perfect.',
    },
  },
  8: {
    mystic: {
      title: 'The Hunger for Mastery',
      essence: 'In you a smith is working who will not sleep until the blade sings.',
      advice: 'Leave the forge before midnight, for cool iron teaches as much as hot.',
    },
    pragmatic: {
      title: 'A Passion for Achievement',
      essence: 'You like responsibility and measure yourself by what you get done.',
      advice: 'Add one goal to your list that nobody can measure.',
    },
  },
  9: {
    mystic: {
      title: 'The Hunger to Heal the World',
      essence: 'Your heart is a harbour bell that swings for every vessel in distress.',
      advice: 'Choose the boat within reach of your rope.',
    },
    pragmatic: {
      title: 'A Passion for Humanity',
      essence: 'Injustice moves you quickly, and you give time and warmth without counting.',
      advice: 'Put your care into one cause that you can follow for years.',
    },
  },
}
