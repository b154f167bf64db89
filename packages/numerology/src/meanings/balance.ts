import type { Meanings, SingleDigit } from './meaning.ts'

/** The Balance number: how to find one’s footing in a storm. */
export const balanceMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'Stand Like the Lighthouse',
      essence: 'When waves break over you, your own inner flame is the fixed point.',
      gift: 'Within the thickest fog you keep one clear star, and you are able to become it for others.',
      shadow: 'A tower shuts its door in a storm, and you may let nobody in who has come through the waves for you.',
      advice: 'Turn inwards for one breath before you signal for ships.',
    },
    pragmatic: {
      title: 'Steady by Your Own Strength',
      essence: 'In trouble you recover best by relying on yourself, and by letting a friend know what you are doing.',
      gift: 'You stay able to act when others freeze, and you do not waste time on blame.',
      shadow: 'You may carry a worry quite alone that would have been lighter after one conversation.',
      advice: 'Tell one person about the problem before you solve your share of it.',
    },
  },
  2: {
    mystic: {
      title: 'Lean Like the Willow',
      essence: 'A storm teaches you to bend towards the water and let it pass through your hair.',
      gift: 'You yield so gracefully that even a gale grows ashamed and sits down on your bank.',
      shadow: 'Bent too far, you may take the shape of every wind and forget how you stood on a still day.',
      advice: 'Let the wind finish its sentence, then rise with your roots unbroken.',
    },
    pragmatic: {
      title: 'Steady by Diplomacy',
      essence: 'Under pressure you do well to seek a middle way rather than a victory.',
      gift: 'You can lower the temperature of a quarrel simply by speaking more softly.',
      shadow: 'At times you soothe everyone else and leave your own point unsaid until it is too late.',
      advice: 'Restate the other side’s point until they agree you have understood it.',
    },
  },
  3: {
    mystic: {
      title: 'Whistle in the Dark',
      essence: 'A small tune carries you over the black bridge, and the night itself listens.',
      gift: 'Even your fear can hold a tune, and whoever hears it finds the way by you.',
      shadow: 'You may go on whistling past the very house where you should have stopped to knock.',
      advice: 'Find the one comic star in a heavy sky, and steer by it for an hour.',
    },
    pragmatic: {
      title: 'Steady by Lightness',
      essence: 'Optimism and good company help you more than brooding does.',
      gift: 'Your humour gives people their breath back, and you often see an opening while they see a wall.',
      shadow: 'A joke at the wrong moment may keep others from noticing that you are in need yourself.',
      advice: 'Describe your difficulty to a friend in a way that makes you both laugh once.',
    },
  },
  4: {
    mystic: {
      title: 'Count the Stones',
      essence: 'When the ground trembles, you kneel and touch the stones one by one until they are still.',
      gift: 'You carry a piece of bedrock in your pocket, and it warms the more the earth shakes.',
      shadow: 'You can count the same seven pebbles till dawn and call it keeping watch.',
      advice: 'Name aloud three things beneath you that have not moved.',
    },
    pragmatic: {
      title: 'Steady by Method',
      essence: 'A list and a calm look at the facts bring you back to yourself.',
      gift: 'You break a large trouble down into small tasks, and do the first one at once.',
      shadow: 'You tend to hold on to a plan that events have overtaken, since it was such a good plan.',
      advice: 'Separate what has happened from what you fear, in two columns.',
    },
  },
  5: {
    mystic: {
      title: 'Breathe with the Gale',
      essence: 'You find the silent middle of the whirlwind by moving with it, never against it.',
      gift: 'You know in your bones that weather moves, and so you can dance where others only brace.',
      shadow: 'Spun by your own sails, you may leave the harbour that was sheltering you.',
      advice: 'Loosen your grip upon one rope, and see how the mast rights itself.',
    },
    pragmatic: {
      title: 'Steady by Staying Put',
      essence: 'Your impulse under stress is to dash off, so your balance lies in facing one thing at a time.',
      gift: 'You see several ways out where others see none, and you recover faster than you expected.',
      shadow: 'You may reach for distraction, and find the problem waiting for you with interest.',
      advice: 'Wait until you have slept and eaten before you change anything.',
    },
  },
  6: {
    mystic: {
      title: 'Gather at the Hearth',
      essence: 'In hard weather you draw the circle of chairs closer, and the fire does the rest.',
      gift: 'Your love is a roof that grows with the rain, and there is always one more dry corner under it.',
      shadow: 'You are apt to mend everybody’s coat during the flood and stand there in your shirt.',
      advice: 'Take a chair yourself instead of fetching one more.',
    },
    pragmatic: {
      title: 'Steady by Support',
      essence: 'You regain calm when you accept that both giving and receiving help are part of a good life.',
      gift: 'You keep people together in a crisis, and you notice who has gone quiet.',
      shadow: 'Now and then you make another person’s problem your own in order not to look at yours.',
      advice: 'Call someone you have helped before, and ask them to return the favour for you.',
    },
  },
  7: {
    mystic: {
      title: 'Dive Below the Waves',
      essence: 'Beneath the torn surface your deep water lies as quiet as a chapel.',
      gift: 'Far down, where no wave has ever been, you breathe as easily as others do in sunlight.',
      shadow: 'You may stay below until those on deck believe that you have drowned.',
      advice: 'Go down for as long as a candle burns, and come up with one pearl.',
    },
    pragmatic: {
      title: 'Steady by Thinking',
      essence: 'You handle a crisis best after stepping back to understand it.',
      gift: 'You keep a cool head and find the cause while others are still treating the symptoms.',
      shadow: 'You can easily analyse what you feel so thoroughly that you never quite feel it.',
      advice: 'Take a short time away, with an agreed hour at which you will come back and talk.',
    },
  },
  8: {
    mystic: {
      title: 'Hold the Helm',
      essence: 'The sea gives way a little when it feels your hand on the wheel.',
      gift: 'Under your grip even a broken rudder remembers the north, and the crew sings again.',
      shadow: 'Sometimes you lash yourself to the wheel when it is time for the next watch.',
      advice: 'Steer gently, for a ship that is forced may turn upon its captain.',
    },
    pragmatic: {
      title: 'Steady by Fair Use of Power',
      essence: 'You can settle a difficulty by taking charge, as long as you leave pressure out of it.',
      gift: 'You can decide with incomplete information and stand by the decision.',
      shadow: 'Under stress you may give orders where people needed to be asked.',
      advice: 'Ask what outcome would be fair if you stood on the other side of the table.',
    },
  },
  9: {
    mystic: {
      title: 'Rise Above the Weather',
      essence: 'From the high meadow you see that the storm is one cloud among many valleys.',
      gift: 'You hold the storm and the field in one gaze, and find that you can love them both.',
      shadow: 'From so high a meadow you may not hear that somebody below is calling you by name.',
      advice: 'Look down with tenderness on the small figure in the rain who is also you.',
    },
    pragmatic: {
      title: 'Steady by Perspective',
      essence: 'You find your balance by seeing a problem through other people’s eyes.',
      gift: 'You keep things in proportion, and your calm reminds others of what really matters.',
      shadow: 'You may be generous to everyone’s feelings and brush aside your own.',
      advice: 'Consider how this trouble will look to you in five years, and to someone worse off now.',
    },
  },
}
