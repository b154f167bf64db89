import type { BriefMeanings, SingleDigit } from './meaning.ts'

/** The Challenges: what keeps asking for practice. */
export const challengeMeanings: BriefMeanings<0 | Exclude<SingleDigit, 9>> = {
  0: {
    mystic: {
      title: 'The Open Crossroads',
      essence: 'No wall stands in your way, and every road is equally moonlit.',
      advice: 'Choose a road by the sound of your own steps upon it.',
    },
    pragmatic: {
      title: 'Challenge of Choice',
      essence: 'You face no single obstacle here, which leaves the decision entirely to you.',
      advice: 'Pick the standard you want to live by, and measure yourself against it.',
    },
  },
  1: {
    mystic: {
      title: 'The Borrowed Voice',
      essence: 'Echoes answer before you have spoken, and you must learn which call is yours.',
      advice: 'Sing one note alone on the empty hill.',
    },
    pragmatic: {
      title: 'Challenge of Self-Trust',
      essence: 'Strong people around you may lead you to doubt or to oversell yourself.',
      advice: 'Hold your view politely through one disagreement.',
    },
  },
  2: {
    mystic: {
      title: 'The Skin of Water',
      essence: 'Every breeze writes on you, and some of it was meant for another lake.',
      advice: 'Let the ripples reach the shore before you read them.',
    },
    pragmatic: {
      title: 'Challenge of Sensitivity',
      essence: 'You can take remarks too much to heart, or keep silent so as not to give offence.',
      advice: 'Check with the person what was meant before you feel hurt by it.',
    },
  },
  3: {
    mystic: {
      title: 'The Scattered Petals',
      essence: 'Your flower opens in ten gardens at once, and the wind is delighted.',
      advice: 'Gather what you can hold in a single bowl.',
    },
    pragmatic: {
      title: 'Challenge of Focus',
      essence: 'Fear of criticism may make you hide your talents or spread them thinly.',
      advice: 'Complete one piece, show it, and take one comment seriously.',
    },
  },
  4: {
    mystic: {
      title: 'The Tangled Thread',
      essence: 'Somebody knotted your ball of wool by moonlight, and only patience finds the end.',
      advice: 'Pull gently at one loop each day.',
    },
    pragmatic: {
      title: 'Challenge of Discipline',
      essence: 'You are asked to find a middle way between carelessness and rigidity.',
      advice: 'Make one routine easier to keep, and then keep it.',
    },
  },
  5: {
    mystic: {
      title: 'The Restless Tent',
      essence: 'Your tent is folded before the kettle boils, and the stars wonder where you are going.',
      advice: 'Stay for one dawn longer than the itch.',
    },
    pragmatic: {
      title: 'Challenge of Freedom',
      essence: 'Impatience and excess can cost you what you hoped to gain by moving on.',
      advice: 'Ask what you are leaving and what you are seeking before you change course.',
    },
  },
  6: {
    mystic: {
      title: 'The Mended Bowl',
      essence: 'You would hold every broken vessel of the house together with your own two hands.',
      advice: 'Put down one, and see that it stands.',
    },
    pragmatic: {
      title: 'Challenge of Perfectionism',
      essence: 'You may judge yourself and your loved ones by standards that no one could meet.',
      advice: 'Praise one imperfect effort a day, your own included.',
    },
  },
  7: {
    mystic: {
      title: 'The Locked Chapel',
      essence: 'Your inner chapel has a heavy door, and even you forget where you put the key.',
      advice: 'Leave it ajar for a friend who walks softly.',
    },
    pragmatic: {
      title: 'Challenge of Openness',
      essence: 'Doubt and reserve may keep you at a distance from people who mean you well.',
      advice: 'Tell somebody what you believe, without proof and without apology.',
    },
  },
  8: {
    mystic: {
      title: 'The Unequal Scales',
      essence: 'A feather and a crown lie on your scales, and you watch the wrong one.',
      advice: 'Close your eyes and feel which side your heart is on.',
    },
    pragmatic: {
      title: 'Challenge of Power',
      essence: 'You may give material success too much weight, or distrust it altogether.',
      advice: 'Decide how much is enough for you in one area, and act on that.',
    },
  },
}
