import type { Meanings } from './meaning.ts'

/** The Karmic Debts: a theme that asks for more care than others. */
export const karmicDebtMeanings: Meanings<13 | 14 | 16 | 19> = {
  13: {
    mystic: {
      title: 'The Patient Furrow',
      essence: 'An old field asks to be ploughed again by you, and the earth forgives whoever bends to it.',
      gift: 'You learn what the quick never find: how a stone feels once it has been carried all the way.',
      shadow: 'You may stare at the far hedge until your arms grow heavy, and blame the field for its width.',
      advice: 'Turn one furrow to its end each day, and let the stars keep count.',
    },
    pragmatic: {
      title: 'Thirteen: Effort',
      essence: 'Short cuts tend not to work well for you, while steady work does.',
      gift: 'Once you accept the pace, you become someone who can be given the hard jobs and brings them home.',
      shadow:
        'You can put things off, cut a corner or call it bad luck, and then have the same task back on your desk.',
      advice: 'Break off the search for an easier way, and finish the next plain step.',
    },
  },
  14: {
    mystic: {
      title: 'The Tethered Kite',
      essence: 'Your kite longs for the storm, and the string in your hand is what lets it fly.',
      gift: 'You know the sky’s moods by heart, and can find a dancing wind where others see only weather.',
      shadow: 'In love with the gust, you may let the whole reel run out and wonder at the silence in your palm.',
      advice: 'Hold the line with love, letting out a little more as the sky grows kind.',
    },
    pragmatic: {
      title: 'Fourteen: Moderation',
      essence: 'Freedom is your theme, and it becomes lighter for you with self-control and a few firm commitments.',
      gift: 'You recover quickly from changes that would unsettle others, and you learn from nearly everything you try.',
      shadow: 'Too much of a good thing is your usual trap, and commitments are what it tends to cost you.',
      advice: 'Set yourself one limit and keep it for a month, without making it stricter.',
    },
  },
  16: {
    mystic: {
      title: 'The Lightning-Struck Oak',
      essence: 'Where the bolt split the proud tree, moss and wild honey have made their home in you.',
      gift: 'Your eyes have looked into the flash, so painted glory does not deceive you for long.',
      shadow: 'You tend to rebuild the same proud crown each spring, a branch higher, in view of the same cloud.',
      advice: 'Sit within the hollow and thank the light that came so suddenly.',
    },
    pragmatic: {
      title: 'Sixteen: Humility',
      essence: 'Sharp turns may teach you to let go of an image of yourself that had become too small.',
      gift: 'You can begin anew with surprising honesty, because you have seen how little of you depended on the façade.',
      shadow: 'When you feel too sure of yourself, you may overlook a friendly warning until it comes a second time.',
      advice: 'Ask someone honest what you do not see, and thank them before you reply.',
    },
  },
  19: {
    mystic: {
      title: 'The King at the Beggar’s Door',
      essence: 'Once, the old tales say, you would not knock; now every door in the city is your teacher.',
      gift: 'You carry a sun of your own, and when you share your coat with someone it shines on two.',
      shadow: 'A crown is a poor umbrella, yet you may stand beneath it in the rain rather than ask for shelter.',
      advice: 'Knock softly, and let yourself be poured a cup.',
    },
    pragmatic: {
      title: 'Nineteen: Accepting Help',
      essence: 'You prefer to manage alone, and learn that independence and support can go together.',
      gift: 'You are resourceful and brave, and you can stand up for a person who has no one else to do it.',
      shadow:
        'You may listen only to what you have already decided, and find yourself further from people than you meant to be.',
      advice: 'Ask for one concrete thing this week that you could have done without.',
    },
  },
}
