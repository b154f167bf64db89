import type { OwnCompound } from '../chaldean/compounds.ts'
import type { TitledWords } from './meaning.ts'

/** Compounds from 10 to 22. */
export const lowCompounds = {
  10: {
    title: 'The Wheel of Fortune',
    mystic: {
      essence: 'A great wheel turns behind your name, and the hand that sets it moving is your own will.',
      advice: 'Wish as if the wheel could hear you, and tend what you wish for when it stands below.',
    },
    pragmatic: {
      essence: 'Your name is linked with rise and fall that follow closely from what you decide to do.',
      advice: 'Write your intention as a plan with a date, because half-made plans are where your luck leaks away.',
    },
  },
  11: {
    title: 'The Muzzled Lion',
    mystic: {
      essence: 'A lion sits in your name with a silk cord about its jaw, strong and waiting to be understood.',
      advice: 'Loosen the cord by one knot, and let your roar become a song before it becomes a wound.',
    },
    pragmatic: {
      essence: 'You may meet hidden resistance, and two of your own wishes can pull against each other.',
      advice: 'Name the two sides of your conflict on paper, and look for the one step that serves both.',
    },
  },
  12: {
    title: 'The Student’s Sacrifice',
    mystic: {
      essence: 'You hang your lantern low for other travellers, and sometimes go on without its light yourself.',
      advice: 'Let the moon teach you giving: she pours out her silver, yet keeps her own dark half for rest.',
    },
    pragmatic: {
      essence: 'Other people’s plans can use up your time and good will before you notice it.',
      advice: 'Ask what a favour costs you before you agree to it, and say no to one in three.',
    },
  },
  13: {
    title: 'The Reaper’s Field',
    mystic: {
      essence:
        'Where the scythe has passed through your field, the earth lies open for seed you could not plant before.',
      advice: 'Bless what is cut down, and stand in the stubble until you smell the rain.',
    },
    pragmatic: {
      essence: 'Change is the constant of this number: your old plans make way, often for better ones.',
      advice: 'Keep your arrangements easy to alter, and use what you learned when one of them ends.',
    },
  },
  14: {
    title: 'The Restless Marketplace',
    mystic: {
      essence: 'Voices, caravans and winds meet in the square of your name, and each offers you a bright cloth.',
      advice: 'Touch many cloths and buy few, for the wind that brought the seller will carry him off again.',
    },
    pragmatic: {
      essence:
        'You do well with movement, trade in ideas and change of scene, and less well with other people’s haste.',
      advice: 'Check the facts of an exciting offer yourself, and sleep one night before you answer it.',
    },
  },
  15: {
    title: 'The Magician’s Voice',
    mystic: {
      essence: 'Something in your voice makes candles lean towards you, and doors remember that they can open.',
      advice: 'Cast only the spells you would gladly have cast on you, and your charm will stay clear.',
    },
    pragmatic: {
      essence: 'You can win people over through speech, warmth and a sense of what they enjoy.',
      advice: 'Use your persuasion for something you have tested yourself, and tell people its weak points too.',
    },
  },
  16: {
    title: 'The Shattered Citadel',
    mystic: {
      essence: 'Lightning has a liking for high towers, and yours may be asked to come down to honest ground.',
      advice: 'Build with doors on every side, and keep a small packed bag of faith beside your bed.',
    },
    pragmatic: {
      essence: 'A plan that rests on pride or on a single support can give way suddenly, and you learn fast from it.',
      advice: 'Prepare a second plan for whatever you could least bear to lose, and let somebody inspect the first.',
    },
  },
  17: {
    title: 'The Star of the Magi',
    mystic: {
      essence: 'Eight bright points stand over your name, the star that wise travellers follow after a hard night.',
      advice: 'Keep walking when the cloud comes, because your star is known by returning.',
    },
    pragmatic: {
      essence: 'You have a talent for coming through difficulty with your good will intact.',
      advice: 'Record how you solved your last hard problem, so that you can lend the method to someone else.',
    },
  },
  18: {
    title: 'Blood on the Moon',
    mystic: {
      essence: 'A red moon hangs between your soul and the world’s noise, and the wolves of both sides sing.',
      advice: 'Answer neither wolf in anger; sit by your small fire until the disc is white again.',
    },
    pragmatic: {
      essence:
        'This number speaks of tension between material aims and inner ones, which you may feel as quarrels near home.',
      advice: 'Settle one old argument with generosity, starting from the point on which you agree.',
    },
  },
  19: {
    title: 'The Prince of Heaven',
    mystic: {
      essence: 'The sun has put its ring on your finger, and even your shadows are edged with gold.',
      advice: 'Shine as the sun does, on the whole street, and you will not be lonely in your light.',
    },
    pragmatic: {
      essence: 'Recognition tends to come to you when you combine confidence with steady work.',
      advice: 'Accept praise with a plain thank you, and pass on the names of those who helped you.',
    },
  },
  20: {
    title: 'The Awakening',
    mystic: {
      essence: 'A trumpet of dew sounds over the meadow, and something asleep in you stands up and listens.',
      advice: 'Follow the call at a walking pace, for what wakes slowly stays awake.',
    },
    pragmatic: {
      essence: 'You are likely to change direction for a cause or a purpose rather than for comfort.',
      advice: 'Test a new purpose with a small commitment of your time before you rearrange everything for it.',
    },
  },
  21: {
    title: 'The Crown of the Magi',
    mystic: {
      essence:
        'After the long initiation a crown of stars is lowered, light enough for you to forget that you wear it.',
      advice: 'Remember each stair you climbed, and leave your lamp on the lowest for whoever comes.',
    },
    pragmatic: {
      essence: 'Your effort over a long stretch is what this number rewards, more than any single success.',
      advice: 'Stay with the long task you doubt most for one more season, and then judge it fairly.',
    },
  },
  22: {
    title: 'The Dreamer at the Cliff',
    mystic: {
      essence:
        'You walk with your eyes on the clouds and a flower in your hand, and the path is narrower than it looks.',
      advice: 'Let the little dog that tugs your sleeve be heard, for even dreamers need the ground.',
    },
    pragmatic: {
      essence: 'You think well of people, and can be slow to see what they are really asking of you.',
      advice: 'Choose one sober friend whose warning you promise yourself to take seriously.',
    },
  },
} satisfies Partial<Record<OwnCompound, TitledWords>>
