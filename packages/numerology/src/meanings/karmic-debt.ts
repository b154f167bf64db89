import type { BriefMeanings } from './meaning.ts'

/** The Karmic Debts: a theme that asks for more care than others. */
export const karmicDebtMeanings: BriefMeanings<13 | 14 | 16 | 19> = {
  13: {
    mystic: {
      title: 'The Patient Furrow',
      essence: 'An old field asks to be ploughed again by you, and the earth forgives whoever bends to it.',
      advice: 'Turn one furrow to its end each day, and let the stars keep count.',
    },
    pragmatic: {
      title: 'Thirteen: Effort',
      essence: 'Short cuts tend not to work well for you, while steady work does.',
      advice: 'Break off the search for an easier way, and finish the next plain step.',
    },
  },
  14: {
    mystic: {
      title: 'The Tethered Kite',
      essence: 'Your kite longs for the storm, and the string in your hand is what lets it fly.',
      advice: 'Hold the line with love, letting out a little more as the sky grows kind.',
    },
    pragmatic: {
      title: 'Fourteen: Moderation',
      essence: 'Freedom is your theme, and it becomes lighter for you with self-control and a few firm commitments.',
      advice: 'Set yourself one limit and keep it for a month, without making it stricter.',
    },
  },
  16: {
    mystic: {
      title: 'The Lightning-Struck Oak',
      essence: 'Where the bolt split the proud tree, moss and wild honey have made their home in you.',
      advice: 'Sit within the hollow and thank the light that came so suddenly.',
    },
    pragmatic: {
      title: 'Sixteen: Humility',
      essence: 'Sharp turns may teach you to let go of an image of yourself that had become too small.',
      advice: 'Ask someone honest what you do not see, and thank them before you reply.',
    },
  },
  19: {
    mystic: {
      title: 'The King at the Beggar’s Door',
      essence: 'Once, the old tales say, you would not knock; now every door in the city is your teacher.',
      advice: 'Knock softly, and let yourself be poured a cup.',
    },
    pragmatic: {
      title: 'Nineteen: Accepting Help',
      essence: 'You prefer to manage alone, and learn that independence and support can go together.',
      advice: 'Ask for one concrete thing this week that you could have done without.',
    },
  },
}
