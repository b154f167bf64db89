import type { BriefMeanings, SingleDigit } from './meaning.ts'

/** The Balance number: how to find one’s footing in a storm. */
export const balanceMeanings: BriefMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'Stand Like the Lighthouse',
      essence: 'When waves break over you, your own inner flame is the fixed point.',
      advice: 'Turn inwards for one breath before you signal for ships.',
    },
    pragmatic: {
      title: 'Steady by Your Own Strength',
      essence: 'In trouble you recover best by relying on yourself, and by letting a friend know what you are doing.',
      advice: 'Tell one person about the problem before you solve your share of it.',
    },
  },
  2: {
    mystic: {
      title: 'Lean Like the Willow',
      essence: 'A storm teaches you to bend towards the water and let it pass through your hair.',
      advice: 'Let the wind finish its sentence, then rise with your roots unbroken.',
    },
    pragmatic: {
      title: 'Steady by Diplomacy',
      essence: 'Under pressure you do well to seek a middle way rather than a victory.',
      advice: 'Restate the other side’s point until they agree you have understood it.',
    },
  },
  3: {
    mystic: {
      title: 'Whistle in the Dark',
      essence: 'A small tune carries you over the black bridge, and the night itself listens.',
      advice: 'Find the one comic star in a heavy sky, and steer by it for an hour.',
    },
    pragmatic: {
      title: 'Steady by Lightness',
      essence: 'Optimism and good company help you more than brooding does.',
      advice: 'Describe your difficulty to a friend in a way that makes you both laugh once.',
    },
  },
  4: {
    mystic: {
      title: 'Count the Stones',
      essence: 'When the ground trembles, you kneel and touch the stones one by one until they are still.',
      advice: 'Name aloud three things beneath you that have not moved.',
    },
    pragmatic: {
      title: 'Steady by Method',
      essence: 'A list and a calm look at the facts bring you back to yourself.',
      advice: 'Separate what has happened from what you fear, in two columns.',
    },
  },
  5: {
    mystic: {
      title: 'Breathe with the Gale',
      essence: 'You find the silent middle of the whirlwind by moving with it, never against it.',
      advice: 'Loosen your grip upon one rope, and see how the mast rights itself.',
    },
    pragmatic: {
      title: 'Steady by Staying Put',
      essence: 'Your impulse under stress is to dash off, so your balance lies in facing one thing at a time.',
      advice: 'Wait until you have slept and eaten before you change anything.',
    },
  },
  6: {
    mystic: {
      title: 'Gather at the Hearth',
      essence: 'In hard weather you draw the circle of chairs closer, and the fire does the rest.',
      advice: 'Take a chair yourself instead of fetching one more.',
    },
    pragmatic: {
      title: 'Steady by Support',
      essence: 'You regain calm when you accept that both giving and receiving help are part of a good life.',
      advice: 'Call someone you have helped before, and ask them to return the favour for you.',
    },
  },
  7: {
    mystic: {
      title: 'Dive Below the Waves',
      essence: 'Beneath the torn surface your deep water lies as quiet as a chapel.',
      advice: 'Go down for as long as a candle burns, and come up with one pearl.',
    },
    pragmatic: {
      title: 'Steady by Thinking',
      essence: 'You handle a crisis best after stepping back to understand it.',
      advice: 'Take a short time away, with an agreed hour at which you will come back and talk.',
    },
  },
  8: {
    mystic: {
      title: 'Hold the Helm',
      essence: 'The sea gives way a little when it feels your hand on the wheel.',
      advice: 'Steer gently, for a ship that is forced may turn upon its captain.',
    },
    pragmatic: {
      title: 'Steady by Fair Use of Power',
      essence: 'You can settle a difficulty by taking charge, as long as you leave pressure out of it.',
      advice: 'Ask what outcome would be fair if you stood on the other side of the table.',
    },
  },
  9: {
    mystic: {
      title: 'Rise Above the Weather',
      essence: 'From the high meadow you see that the storm is one cloud among many valleys.',
      advice: 'Look down with tenderness on the small figure in the rain who is also you.',
    },
    pragmatic: {
      title: 'Steady by Perspective',
      essence: 'You find your balance by seeing a problem through other people’s eyes.',
      advice: 'Consider how this trouble will look to you in five years, and to someone worse off now.',
    },
  },
}
