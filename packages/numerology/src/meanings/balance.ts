import type { Meanings, SingleDigit } from './meaning.ts'

/** The Balance number: how to find one’s footing in a storm. */
export const balanceMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'Stand Like the Lighthouse',
      essence: 'When the waves run high, you are your own lighthouse: the flame that steadies you burns inside.',
      gift: 'In thick fog you keep one clear light, and others find the coast by it.',
      shadow: 'In a storm the lighthouse shuts its door, and whoever came through the waves for you stands outside.',
      scene:
        'Water is running down the kitchen wall. While the others shout, you find the stopcock, the bucket and the torch.',
      advice: 'Turn inwards for one breath, and then let one person in.',
    },
    pragmatic: {
      title: 'Steady by Your Own Strength',
      essence: 'In trouble you recover best by relying on yourself, and by letting a friend know what you are doing.',
      gift: 'You stay able to act when others freeze, and waste no time on blame.',
      shadow: 'You carry alone a worry that one conversation would have halved.',
      scene:
        'Your tyre is flat and the rain is heavy. A car slows down beside you, and you wave it on with the spanner.',
      advice: 'Tell one person about the problem before you solve your share of it.',
    },
  },
  2: {
    mystic: {
      title: 'Lean Like the Willow',
      essence:
        'A storm teaches you what the willow knows: bend towards the water and let the wind pass through your leaves.',
      gift: 'You yield so gracefully that even a gale tires itself out on you.',
      shadow: 'Bent too far, you take the shape of every wind and forget how you stood on a still day.',
      scene:
        'At the family table two voices rise. You ask for the salt, very softly, and both of them have to stop to hear you.',
      advice: 'Let the angry voice finish its sentence, then straighten up and say yours.',
    },
    pragmatic: {
      title: 'Steady by Diplomacy',
      essence: 'Under pressure you do well to seek a middle way rather than a victory.',
      gift: 'A quarrel cools when you start to speak, because you speak more softly than anyone.',
      shadow: 'You soothe everyone else and leave your own point unsaid until it is too late.',
      scene:
        'The band and the kitchen both want the only socket. You bring coffee, an extension lead and a timetable with two columns.',
      advice: 'Restate the other side’s view until they agree you have understood, then state yours.',
    },
  },
  3: {
    mystic: {
      title: 'Whistle in the Dark',
      essence: 'A small tune carries you over the dark bridge, and the night itself listens.',
      gift: 'Even your fear can carry a tune, and whoever hears it finds the way by it.',
      shadow: 'You go on whistling past the very house where you should have stopped to knock.',
      scene:
        'The tent has collapsed for the second time. From under the wet canvas comes your voice, announcing tonight’s programme.',
      advice: 'Find one thing to smile at under a heavy sky, and tell someone about it.',
    },
    pragmatic: {
      title: 'Steady by Lightness',
      essence: 'Optimism and good company help you more than brooding does.',
      gift: 'Your humour gives people their breath back, and you see an opening while they see a wall.',
      shadow: 'A joke at the wrong moment keeps others from noticing that you are in need yourself.',
      scene:
        'Three hours in the waiting room, and your number is still not up. By now everyone in the row knows everyone else, thanks to you.',
      advice: 'Describe your difficulty to a friend so that you both laugh once, and then say how it really is.',
    },
  },
  4: {
    mystic: {
      title: 'Count the Stones',
      essence: 'When the ground trembles, you kneel and touch the stones one by one until they are still.',
      gift: 'You carry a piece of bedrock in your pocket, and it grows warmer the more the earth shakes.',
      shadow: 'Till dawn you count the same seven pebbles and call it keeping watch.',
      scene:
        'The letter brings no good news. You fold it along its creases, rinse two cups, wind the clock, and read it again by the window.',
      advice: 'Name aloud three things in your life that have not moved.',
    },
    pragmatic: {
      title: 'Steady by Method',
      essence: 'A list and a calm look at the facts bring you back to yourself.',
      gift: 'Large trouble becomes small tasks in your hands, and the first is done at once.',
      shadow: 'You hold on to a plan that events have overtaken, since it was such a good plan.',
      scene:
        'At midnight the hotel has no booking for any of the group. On the back of your map there are already four numbered lines.',
      advice: 'Separate what has happened from what you fear, in two columns.',
    },
  },
  5: {
    mystic: {
      title: 'Breathe with the Gale',
      essence: 'You find the silent middle of the whirlwind by moving with it, never against it.',
      gift: 'In your bones you know that weather passes, and so you dance where others brace.',
      shadow: 'Carried off by your own sails, you leave the harbour that was sheltering you.',
      scene:
        'After the phone call you walk out without a coat, twice round the park. At the pond you slow down to the pace of the ducks.',
      advice: 'When the day gets wild, hold on to one small routine, and let the rest of you dance.',
    },
    pragmatic: {
      title: 'Steady by Staying Put',
      essence: 'Your impulse under stress is to dash off, so your balance lies in facing one thing at a time.',
      gift: 'Several ways out occur to you where others see none, and you recover fast.',
      shadow: 'You reach for distraction, and the problem is waiting on your return, grown by a day.',
      scene:
        'The conversation turns serious, and you remember that the car needs fuel. At the pump you have to laugh, and you drive back.',
      advice: 'Wait until you have slept and eaten before you change anything.',
    },
  },
  6: {
    mystic: {
      title: 'Gather at the Hearth',
      essence: 'In hard weather you draw the circle of chairs closer, and the fire does the rest.',
      gift: 'Your love is a roof that grows with the rain, and there is always one more dry corner under it.',
      shadow: 'You mend everyone’s coat during the flood and stand there in your shirt.',
      scene:
        'The street has no heating tonight, so your kitchen has eleven people in it. Only at midnight do you notice that you are hungry.',
      advice: 'Take a chair yourself instead of fetching one more.',
    },
    pragmatic: {
      title: 'Steady by Support',
      essence: 'Calm returns when you accept that giving and receiving help belong to the same good life.',
      gift: 'You keep people together in a crisis, and you notice who has gone quiet.',
      shadow: 'Another person’s problem becomes yours, so that you need not look at the one you had.',
      scene:
        'On moving day you carry your friend’s books up four floors. Your own boxes have been standing in the hall since May.',
      advice: 'Call someone you have helped before, and ask them for a hand in return.',
    },
  },
  7: {
    mystic: {
      title: 'Dive Below the Waves',
      essence: 'Beneath the torn surface your deep water lies as still as a well.',
      gift: 'Far down, where no wave has ever been, you breathe as easily as others do in sunlight.',
      shadow: 'You stay below so long that those on the shore fold their towels and go in to supper.',
      scene:
        'All evening the phone hums face down on the rug. You lie beside it in the dark and follow the light of passing cars.',
      advice: 'Sit still until your breath is slow, and bring one clear sentence back up with you.',
    },
    pragmatic: {
      title: 'Steady by Thinking',
      essence: 'You handle a crisis best by stepping back to understand it.',
      gift: 'You keep a cool head and find the cause while others are still mopping the floor.',
      shadow: 'You analyse what you feel so thoroughly that you never quite feel it.',
      scene:
        'After the quarrel you read three essays on quarrels. They are excellent, and your friend is still sitting in the kitchen.',
      advice: 'Go off by yourself for a while, and name the hour at which you will come back and talk.',
    },
  },
  8: {
    mystic: {
      title: 'Hold the Helm',
      essence: 'The sea gives way a little when it feels your hand on the wheel.',
      gift: 'Under your grip even a broken rudder remembers the north, and the crew sings again.',
      shadow: 'You lash yourself to the wheel when it is time for the next watch.',
      scene:
        'The lights go out in the theatre and no one knows which way to turn. You stand up, name the three doors, and the rows leave in order.',
      advice: 'Give your next instruction gently, and hand over when your watch is done.',
    },
    pragmatic: {
      title: 'Steady by Fair Use of Power',
      essence: 'You settle a difficulty by taking charge, as long as you leave pressure out of it.',
      gift: 'You decide on incomplete information when you must, and you stand by the decision.',
      shadow: 'Under stress you give orders where people needed to be asked.',
      scene:
        'The hall is locked, and sixty guests stand in the rain. Within ten minutes you have a barn, a lamp and four volunteers who did not volunteer.',
      advice: 'Ask what outcome would seem fair to you from the other side of the table.',
    },
  },
  9: {
    mystic: {
      title: 'Rise Above the Weather',
      essence: 'From the high meadow you see that the storm is one dark cloud over one valley among many.',
      gift: 'You take in the squall and the field at one glance, and love them both.',
      shadow: 'So high up, you do not hear that someone below is calling you by name.',
      scene:
        'The argument goes on indoors. On the balcony you look at the lit windows opposite, and go back in with a gentler voice.',
      advice: 'Once today, look at yourself as tenderly as you would at a small figure in the rain.',
    },
    pragmatic: {
      title: 'Steady by Perspective',
      essence: 'You find your balance by seeing a problem through other people’s eyes.',
      gift: 'A sense of proportion is your strength, and your calm reminds others of what matters.',
      shadow: 'Generous to everyone’s feelings, you brush aside your own.',
      scene:
        'Someone has scraped your car and left a note in shaky handwriting. You ring the number, and end up comforting a stranger.',
      advice:
        'Take something that is troubling you, and consider how it will look to you in five years, and then how it feels today.',
    },
  },
}
