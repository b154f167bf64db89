import type { Meanings, SingleDigit } from './meaning.ts'

/** The Kua number, by the eight trigrams and their directions. No one has a 5. */
export const kuaMeanings: Meanings<Exclude<SingleDigit, 5>> = {
  1: {
    mystic: {
      title: 'Kan, the Water at Midnight',
      essence: 'Your house stands at the north of the wheel, where black water thinks under the ice.',
      gift: 'You find the lowest door in any wall, and it lets you through.',
      shadow: 'Water that trusts nobody runs underground.',
      advice: 'Rise to the surface once a day where something thirsty is standing.',
    },
    pragmatic: {
      title: 'Kua 1: Water',
      essence: 'You belong to the water group, which stands for depth, adaptability and communication.',
      gift: 'You feel your way into situations and find a way round obstacles.',
      shadow: 'You may keep your thoughts hidden until people misread them.',
      advice: 'Face a quiet view while you work, and say one hidden thought aloud.',
    },
  },
  2: {
    mystic: {
      title: 'Kun, the Receiving Earth',
      essence: 'Your house lies in the south-west, where the mother of fields folds her hands over the seed.',
      gift: 'All things may lie down in you and rise up green.',
      shadow: 'So patient a ground may be walked on until it is a road.',
      advice: 'Put up one small fence, and plant peonies along it.',
    },
    pragmatic: {
      title: 'Kua 2: Earth',
      essence: 'Earth is your element here, and it stands for devotion, nourishment and patience.',
      gift: 'You support others reliably and make growth possible.',
      shadow: 'You tend to wait to be asked, or give until you are empty.',
      advice: 'Do something with soil or clay with your own hands, for yourself alone.',
    },
  },
  3: {
    mystic: {
      title: 'Zhen, the Thunder of Spring',
      essence: 'Your house is in the east, and the dragon turns over beneath its floor each March.',
      gift: 'At your voice the sap remembers which way is up.',
      shadow: 'Thunder upon thunder frightens the lambs.',
      advice: 'Let one silence pass between the flash and the word.',
    },
    pragmatic: {
      title: 'Kua 3: Thunder',
      essence: 'Wood in its young form is yours, and it stands for drive, growth and directness.',
      gift: 'You set things in motion and speak up early.',
      shadow: 'You may be abrupt, or abandon things after the first push.',
      advice: 'Begin your day with movement, and your hardest talk after it.',
    },
  },
  4: {
    mystic: {
      title: 'Xun, the Gentle Wind',
      essence: 'Your house looks to the south-east, where bamboo bows and is not broken.',
      gift: 'You enter by the keyhole and change the air of the hall.',
      shadow: 'A wind that turns with every wall forgets what it went out to say.',
      advice: 'Write your errand on your palm before you go out to play.',
    },
    pragmatic: {
      title: 'Kua 4: Wind',
      essence: 'Wood in its grown form is yours, and it stands for gentleness, persistence and ideas that spread.',
      gift: 'You win people over gradually, and they think it was their own idea.',
      shadow: 'At times you are undecided or too easily swayed.',
      advice: 'Decide in the morning what you will still want at night.',
    },
  },
  6: {
    mystic: {
      title: 'Qian, the Vault of Heaven',
      essence: 'Your house is set in the north-west, under the father of stars with his folded arms.',
      gift: 'You hold things up simply by being above pettiness.',
      shadow: 'Heaven is high, and its hands may be cold.',
      advice: 'Come down the ladder at dusk, and sit where the others are laughing.',
    },
    pragmatic: {
      title: 'Kua 6: Heaven',
      essence: 'Metal in its strong form is yours, and it stands for leadership, clarity and principle.',
      gift: 'You keep your word and keep an overview.',
      shadow: 'You may seem distant, or hold others to your own standard.',
      advice: 'Praise before you correct, and ask before you decide.',
    },
  },
  7: {
    mystic: {
      title: 'Dui, the Smiling Lake',
      essence: 'Your house is in the west, where the youngest daughter combs the evening on the water.',
      gift: 'You reflect people to themselves a little fairer than they came.',
      shadow: 'A lake too fond of lanterns may fear its own deep.',
      advice: 'Let the lanterns drift off, and look down.',
    },
    pragmatic: {
      title: 'Kua 7: Lake',
      essence: 'Metal in its gentle form is yours, and it stands for joy, speech and conviviality.',
      gift: 'You put people at ease, and you have a feeling for the good things of life.',
      shadow: 'You can gloss over problems or talk about them too lightly.',
      advice: 'Say one serious thing over a good meal.',
    },
  },
  8: {
    mystic: {
      title: 'Gen, the Mountain at Rest',
      essence: 'Your house is in the north-east, where the year stands still for one breath and then turns.',
      gift: 'You sit, and the storm goes round.',
      shadow: 'The mountain may wait for a pilgrim who has been waiting for its nod.',
      advice: 'Roll down one stone as a greeting.',
    },
    pragmatic: {
      title: 'Kua 8: Mountain',
      essence: 'Earth in its firm form is yours, and it stands for stillness, reserves and dependability.',
      gift: 'You keep calm, and you know when to stop.',
      shadow: 'You tend to be stubborn, or withdraw when you ought to talk.',
      advice: 'Take one first step towards someone this week.',
    },
  },
  9: {
    mystic: {
      title: 'Li, the Clinging Fire',
      essence: 'Your house is in the south, at noon, with a bird of flame on the ridge-pole.',
      gift: 'By you things are seen, and love to be.',
      shadow: 'Fire clings to what it eats, and you may hold on tightest to what you are burning up.',
      advice: 'Burn low in company, like a lamp that wants to hear the story.',
    },
    pragmatic: {
      title: 'Kua 9: Fire',
      essence: 'Fire is your element here, and it stands for visibility, insight and warmth.',
      gift: 'You light up a subject or a room, and your recognition encourages people.',
      shadow: 'You may need attention more than you like to admit, or flare up quickly.',
      advice: 'Give the spotlight to somebody today, and watch what it does for them.',
    },
  },
}
