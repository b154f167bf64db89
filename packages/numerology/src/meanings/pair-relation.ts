import type { PairRelation } from '../compatibility/pair-table.ts'
import type { BriefMeanings } from './meaning.ts'

/** What the published table says of two numbers. */
export const pairRelationMeanings: BriefMeanings<PairRelation> = {
  high: {
    mystic: {
      title: 'Two Stars of One Figure',
      essence: 'Your light and the other’s were drawn into one constellation long ago, or so it seems on clear nights.',
      advice: 'Leave some dark between you, for it is what makes a figure of two stars.',
    },
    pragmatic: {
      title: 'Much in Common',
      essence: 'The two of you move at a similar pace and understand each other quickly.',
      advice: 'Look for the blind spot that you share, and keep an outside friend for it.',
    },
  },
  compatible: {
    mystic: {
      title: 'Two Gardens, One Gate',
      essence: 'A gate stands open between your garden and theirs, and the bees have stopped noticing the wall.',
      advice: 'Carry a cutting across each spring, and ask how it grows.',
    },
    pragmatic: {
      title: 'A Good Fit',
      essence: 'You complement each other without much effort.',
      advice: 'Tell each other which differences you actually enjoy.',
    },
  },
  neutral: {
    mystic: {
      title: 'Two Boats in One Bay',
      essence: 'You ride at anchor side by side, and the same tide lifts you without a word.',
      advice: 'Row across one evening, and bring a lantern.',
    },
    pragmatic: {
      title: 'Room to Choose',
      essence: 'Little pulls you together or apart here, so it depends on what the two of you make of it.',
      advice: 'Find one shared habit, and keep it for a month.',
    },
  },
  challenging: {
    mystic: {
      title: 'Two Winds over One Field',
      essence: 'Your wind and theirs come from different seas, and the barley bows in circles.',
      advice: 'Take turns to blow, and learn the beauty of the pattern.',
    },
    pragmatic: {
      title: 'Different Speeds',
      essence: 'You want different things at different moments, which asks both of you for patience and clear words.',
      advice: 'Agree on how to disagree before the next occasion comes.',
    },
  },
}
