import type { Meanings, SingleDigit } from './meaning.ts'

/** The Kua number, by the eight trigrams and their directions. No one has a 5. */
export const kuaMeanings: Meanings<Exclude<SingleDigit, 5>> = {
  1: {
    mystic: {
      title: 'Kan, the Water at Midnight',
      essence: 'Your house stands in the north, where a spring keeps moving quietly under the ice.',
      gift: 'You find the lowest door in any wall, and it lets you through without a sound.',
      shadow: 'Water that trusts no one runs underground, and even its friends forget the spring.',
      scene: 'Long after the others have gone up to bed you sit on the stairs, listening to the pipes talk.',
      advice: 'Come to the surface once a day, and tell someone what you have been thinking.',
    },
    pragmatic: {
      title: 'Kua 1: Water',
      essence: 'You belong to the water group, which stands for depth, adaptability and communication.',
      gift: 'You feel your way into situations and find a way round obstacles that stop others.',
      shadow: 'You keep your thoughts so well hidden that people misread you.',
      scene:
        'The front desk says that the room cannot be opened today; ten minutes later you come back from another floor with the key.',
      advice:
        'Sit facing a quiet view for ten minutes, then tell someone one thought that you have been keeping to yourself.',
    },
  },
  2: {
    mystic: {
      title: 'Kun, the Receiving Earth',
      essence: 'Your house lies in the south-west, where the mother of fields folds her hands over the seed.',
      gift: 'Whatever is laid in you, like seed in a field, comes up green.',
      shadow: 'So patient a ground is walked on until it is a road.',
      scene: 'A seedling someone gave up on stands on your sill in a yoghurt pot, and today it has opened a leaf.',
      advice: 'Put up one small fence, an hour of your own, and let no one cross it.',
    },
    pragmatic: {
      title: 'Kua 2: Earth',
      essence: 'Earth is your element, and it stands for devotion, nourishment and patience.',
      gift: 'You support others reliably and make growth possible, theirs and that of whatever they build.',
      shadow: 'You wait to be asked, and give until you are empty.',
      scene:
        'The office plants, the rota, the birthday card: no one has noticed who does them, and they are always done.',
      advice: 'Do something with soil or clay with your own hands, for yourself alone.',
    },
  },
  3: {
    mystic: {
      title: 'Zhen, the Thunder of Spring',
      essence: 'The east is your quarter, where the first thunder of March wakes the dragon and the buds.',
      gift: 'At your voice the sap remembers which way is up.',
      shadow: 'Thunder upon thunder frightens the lambs, and the field goes quiet for the wrong reason.',
      scene: 'You throw the shutters open at six, and on the far side of the square a light goes on.',
      advice: 'When an idea strikes, let one silence pass before you speak.',
    },
    pragmatic: {
      title: 'Kua 3: Thunder',
      essence: 'Young wood is your element, with its drive, its growth and its directness.',
      gift: 'You set things in motion and speak up early, while a change is still cheap.',
      shadow: 'Abrupt at the start, you are often gone after the first push.',
      scene: 'The project has had three meetings; in the fourth you open the laptop and build the first page.',
      advice: 'Begin your day with movement, and have your hardest talk after it.',
    },
  },
  4: {
    mystic: {
      title: 'Xun, the Gentle Wind',
      essence: 'Your own corner of the sky is the south-east, where bamboo bows and is not broken.',
      gift: 'Like a light wind you slip in by the keyhole and change the air of the hall.',
      shadow: 'A wind that turns with every wall forgets what it went out to say.',
      scene: 'No one has touched them, yet all the curtains have leaned the same way since you came in.',
      advice: 'Before you set out, write on your palm what you are going for.',
    },
    pragmatic: {
      title: 'Kua 4: Wind',
      essence: 'Your element is wood, full-grown: gentleness, persistence and ideas that spread belong to it.',
      gift: 'You win people over gradually, and they think it was their own idea.',
      shadow: 'The last person to speak moves you further than you meant to go.',
      scene: 'In spring you mentioned a bench by the river; in autumn three neighbours propose it to each other.',
      advice: 'Decide in the morning what you want, and hold to it until you go to bed.',
    },
  },
  6: {
    mystic: {
      title: 'Qian, the Vault of Heaven',
      essence: 'Your house is set in the north-west, under the father of the stars with his folded arms.',
      gift: 'You hold people together simply by being above pettiness.',
      shadow: 'Heaven is high, and you grow cold up there among your principles.',
      scene: 'Two voices rise over a spilled glass; you look up, and both of them reach for a cloth.',
      advice: 'Come down from your height at dusk, and sit where the others are laughing.',
    },
    pragmatic: {
      title: 'Kua 6: Heaven',
      essence: 'Strong metal is your element, and with it come leadership, clarity and principle.',
      gift: 'You keep your word and keep the whole in view, and people can build on both.',
      shadow: 'You seem distant, and hold others to a standard that you set for yourself.',
      scene: 'Everyone has signed the new contract after reading page one; you turn to page two and read it out.',
      advice: 'Praise before you correct, and ask before you decide.',
    },
  },
  7: {
    mystic: {
      title: 'Dui, the Smiling Lake',
      essence:
        'Your house is in the west, by a lake that likes to laugh, where the last light of the day stays longest on the water.',
      gift: 'You reflect people to themselves a little fairer than they came.',
      shadow: 'A lake too fond of lanterns fears its own depths.',
      scene: 'The boats are tied up, and still someone rows back across the bay to hear the end of your story.',
      advice: 'When the guests have gone, sit for a while without a lamp or a screen.',
    },
    pragmatic: {
      title: 'Kua 7: Lake',
      essence: 'Your element is metal at its gentlest, the metal of joy, speech and conviviality.',
      gift: 'You put people at ease, and you have a feel for the good things of life.',
      shadow: 'A joke of yours slides over the problem, and the problem is still there after dessert.',
      scene: 'The waiter, the couple at the next table, the man with the accordion: by ten they all know your name.',
      advice: 'Say one serious thing over a good meal.',
    },
  },
  8: {
    mystic: {
      title: 'Gen, the Mountain at Rest',
      essence: 'Your house is in the north-east, where the year stands still for one breath and then turns.',
      gift: 'You sit, and the storm goes round you.',
      shadow: 'Like a mountain you wait for a pilgrim who has been waiting all along for your nod.',
      scene: 'Hail on the roof, shouting in the yard; you pour the second cup and go on with the sentence.',
      advice: 'Be the first to nod: greet someone this week who seems to be waiting.',
    },
    pragmatic: {
      title: 'Kua 8: Mountain',
      essence: 'Firm earth is what you stand on: stillness, reserves and dependability.',
      gift: 'You keep calm, you keep something in hand, and you know when to stop.',
      shadow: 'Stubborn when pressed, you go silent when you ought to talk.',
      scene: 'The heating fails on a Sunday; it turns out that you have a spare heater, dry wood and a number to call.',
      advice: 'Make the first move towards someone this week: a call, a question, an apology.',
    },
  },
  9: {
    mystic: {
      title: 'Li, the Clinging Fire',
      essence: 'Noon and the south are your house, with a bird of flame on the ridge-pole.',
      gift: 'By your light things are seen, and seem glad of it.',
      shadow: 'Fire clings to its log, and you hold on tightest to what is already spent.',
      scene:
        'You carry one candle through the dark chapel, and along the walls painted faces come to light that no one had noticed.',
      advice: 'Turn your flame low in company and let the others talk, like a lamp that wants to hear the story.',
    },
    pragmatic: {
      title: 'Kua 9: Fire',
      essence: 'Fire is your element, and it stands for visibility, insight and warmth.',
      gift: 'You light up a subject or a room, and your appreciation encourages people.',
      shadow: 'You need attention more than you admit, and flare up when it goes elsewhere.',
      scene: 'The talk was dry until your question; now the speaker has come out from behind the desk.',
      advice: 'Give the spotlight to another person today, and watch what it does for them.',
    },
  },
}
