import type { OwnCompound } from '../chaldean/compounds.ts'
import type { Meanings } from './meaning.ts'

/** Compounds from 10 to 22. */
export const lowCompounds = {
  10: {
    mystic: {
      title: 'The Wheel of Fortune',
      essence: 'A great wheel turns behind your name, and the hand that sets it moving is your own will.',
      gift: 'What you imagine begins at once to lean towards its shape, like iron towards the north.',
      shadow: 'You may curse the wheel at the bottom of its turn, with your own foot still on the spoke.',
      advice: 'Wish as if the wheel could hear you, and tend what you wish for when it stands below.',
    },
    pragmatic: {
      title: 'The Wheel of Fortune',
      essence: 'Your name is linked with rise and fall that follow closely from what you decide to do.',
      gift: 'Confidence and good faith carry you far, and people remember your name once they have heard it.',
      shadow: 'What you set going continues, so a careless decision can follow you as loyally as a good one.',
      advice: 'Write your intention as a plan with a date, because half-made plans are where your luck leaks away.',
    },
  },
  11: {
    mystic: {
      title: 'The Muzzled Lion',
      essence: 'A lion sits in your name with a silk cord about its jaw, strong and waiting to be understood.',
      gift: 'Even bound, you have the sun for a mane, and what is false falls silent as you pass.',
      shadow: 'You can blame the cord for a stillness that is really the waiting of a friend you have not trusted.',
      advice: 'Loosen the cord by one knot, and let your roar become a song before it becomes a wound.',
    },
    pragmatic: {
      title: 'The Muzzled Lion',
      essence: 'You may meet hidden resistance, some of it from people who seem to stand beside you.',
      gift: 'You have unusual strength in reserve, and trials teach you whom you can rely on.',
      shadow:
        'It is tempting to overlook a hidden rivalry, or hold back your force until it comes out at the wrong person.',
      advice:
        'Ask yourself quietly who gains by your plan and who by its failure, and prepare for both before you speak.',
    },
  },
  12: {
    mystic: {
      title: 'The Sacrifice',
      essence: 'You hang your lantern low for other travellers, and sometimes go on without its light yourself.',
      gift: 'Your kindness is lamp oil that weighs nothing, and many a dark lane has been crossed by it.',
      shadow: 'You may hang yourself out so far over the water that the moth mistakes you for the flame.',
      advice: 'Let the moon teach you giving: she pours out her silver, yet keeps her own dark half for rest.',
    },
    pragmatic: {
      title: 'The Sacrifice',
      essence: 'Other people’s plans can use up your time and good will before you notice it.',
      gift: 'You think of the whole before yourself, and those you support seldom forget it.',
      shadow: 'A plan that is not your own may be carried out at your expense while you are still being helpful.',
      advice: 'Ask what a favour costs you before you agree to it, and say no to one in three.',
    },
  },
  13: {
    mystic: {
      title: 'The Reaper’s Field',
      essence:
        'Where the scythe has passed through your field, the earth lies open for seed you could not plant before.',
      gift: 'You are not afraid of bare ground, and the first green always comes up at your heel.',
      shadow: 'A scythe swung in anger takes the poppies with the thistles.',
      advice: 'Bless what is cut down, and stand in the stubble until you smell the rain.',
    },
    pragmatic: {
      title: 'The Reaper’s Field',
      essence: 'Change is the constant of this number: your old plans make way, often for better ones.',
      gift: 'You handle change better than most, and you can use power well when you know what it is for.',
      shadow: 'You are apt to overturn a thing that only needed repair, because something had to happen.',
      advice: 'Keep your arrangements easy to alter, and use what you learned when one of them ends.',
    },
  },
  14: {
    mystic: {
      title: 'The Restless Marketplace',
      essence: 'Voices, caravans and winds meet in the square of your name, and each offers you a bright cloth.',
      gift: 'You can read the weather in a stranger’s sleeve, and trade a story for a road in any tongue.',
      shadow: 'A fair wind in another’s sail may draw you out beyond the harbour lights.',
      advice: 'Touch many cloths and buy few, for the wind that brought the seller will carry him off again.',
    },
    pragmatic: {
      title: 'The Restless Marketplace',
      essence:
        'You do well with movement, trade in ideas and change of scene, and less well with other people’s haste.',
      gift: 'You bring people and things together quickly, and you enjoy the bustle that comes of it.',
      shadow: 'Other people’s rashness can become your risk before you have read the small print.',
      advice: 'Check the facts of an exciting offer yourself, and sleep one night before you answer it.',
    },
  },
  15: {
    mystic: {
      title: 'The Magician’s Voice',
      essence: 'Something in your voice makes candles lean towards you, and doors remember that they can open.',
      gift: 'Music lives in your wrists, and whatever you describe begins to shimmer as though it had always wished to.',
      shadow:
        'Enchantment is heady wine for the one who pours it, and you may come to love the spell above the sleeper.',
      advice: 'Cast only the spells you would gladly have cast on you, and your charm will stay clear.',
    },
    pragmatic: {
      title: 'The Magician’s Voice',
      essence: 'You can win people over through speech, warmth and a sense of what they enjoy.',
      gift: 'You are eloquent and artistic, and people like to give you what you ask for.',
      shadow: 'Because charm works so well for you, you may use it where an honest answer was due.',
      advice: 'Use your persuasion for something you have tested yourself, and tell people its weak points too.',
    },
  },
  16: {
    mystic: {
      title: 'The Shattered Citadel',
      essence: 'Lightning has a liking for high towers, and yours may be asked to come down to honest ground.',
      gift: 'You carry in your heart the stillness that follows thunder, and from there you can see which stones were true.',
      shadow: 'Now and then you climb one storey higher for each cloud that gathers.',
      advice: 'Build with doors on every side, and keep a small packed bag of faith beside your bed.',
    },
    pragmatic: {
      title: 'The Shattered Citadel',
      essence: 'A plan that rests on pride or on a single support can give way suddenly, and you learn fast from it.',
      gift: 'You notice weak foundations early once you are willing to look, and you rebuild sensibly.',
      shadow: 'You may defend a position because you have been seen in it.',
      advice: 'Prepare a second plan for whatever you could least bear to lose, and let somebody inspect the first.',
    },
  },
  17: {
    mystic: {
      title: 'The Star of the Magi',
      essence: 'Eight bright points stand over your name, the star that wise travellers follow after a hard night.',
      gift: 'Love has burned your griefs to light, and your name goes on shining in rooms that you will never enter.',
      shadow: 'You can easily gaze so long after your star that you walk past the stable.',
      advice: 'Keep walking when the cloud comes, because your star is known by returning.',
    },
    pragmatic: {
      title: 'The Star of the Magi',
      essence: 'You have a talent for coming through difficulty with your good will intact.',
      gift: 'You rise above disappointments in a way that gives others hope, and what you do tends to be remembered.',
      shadow: 'Sometimes you hurry to forgive a thing that you have not yet admitted to be painful.',
      advice: 'Record how you solved your last hard problem, so that you can lend the method to someone else.',
    },
  },
  18: {
    mystic: {
      title: 'Spirit and Matter',
      essence:
        'Two lamps burn on your table, one for what you earn and one for what you love, and each throws the other’s shadow.',
      gift: 'You can sit between two people who no longer speak and understand what each of them left unsaid.',
      shadow:
        'By the light of only one lamp a friend can look like a rival, and you answer a slight that was not meant.',
      advice: 'Sleep one night on any hard answer, and read it again by both lamps in the morning.',
    },
    pragmatic: {
      title: 'Spirit and Matter',
      essence:
        'This number speaks of tension between material aims and inner ones, which you may feel as quarrels near home.',
      gift: 'You feel clearly when something material is costing you too much inside.',
      shadow: 'Suspicion may run ahead of the facts, and a quarrel can start over something that no one has done.',
      advice: 'Settle one old argument with generosity, starting from the point on which you agree.',
    },
  },
  19: {
    mystic: {
      title: 'The Prince of Heaven',
      essence: 'The sun has put its ring on your finger, and even your shadows are edged with gold.',
      gift: 'You make noon where you stand, and even old walls give back the warmth for hours.',
      shadow: 'So much gold can leave you with no shade in which to sleep.',
      advice: 'Shine as the sun does, on the whole street, and you will not be lonely in your light.',
    },
    pragmatic: {
      title: 'The Prince of Heaven',
      essence: 'Recognition tends to come to you when you combine confidence with steady work.',
      gift: 'You are happy in your own skin, and esteem comes to you as a natural consequence.',
      shadow: 'Used to being welcomed, you may not notice when you have taken up all the room.',
      advice: 'Accept praise with a plain thank you, and pass on the names of those who helped you.',
    },
  },
  20: {
    mystic: {
      title: 'The Awakening',
      essence: 'A trumpet of dew sounds over the meadow, and something asleep in you stands up and listens.',
      gift: 'When you rise, others hear it in their sleep, and remember what they had promised at the edge of the world.',
      shadow: 'You may mistake each birdsong for the trumpet and dress in the dark for nothing.',
      advice: 'Follow the call at a walking pace, for what wakes slowly stays awake.',
    },
    pragmatic: {
      title: 'The Awakening',
      essence: 'You are likely to change direction for a cause or a purpose rather than for comfort.',
      gift: 'You can commit yourself to a cause, and delays teach you more than they discourage you.',
      shadow: 'You tend to neglect practical matters for the purpose, and then they hold the purpose up.',
      advice: 'Test a new purpose with a small commitment of your time before you rearrange everything for it.',
    },
  },
  21: {
    mystic: {
      title: 'The Crown of the Magi',
      essence:
        'After the long initiation a crown of stars is lowered, light enough for you to forget that you wear it.',
      gift: 'Every door that was shut upon you has become a stair, and you carry its key upon a ring of light.',
      shadow: 'You may polish the crown until you see nothing in it but yourself.',
      advice: 'Remember each stair you climbed, and leave your lamp on the lowest for whoever comes.',
    },
    pragmatic: {
      title: 'The Crown of the Magi',
      essence: 'Your effort over a long stretch is what this number rewards, more than any single success.',
      gift: 'You stay the course, and advancement reaches you when others have dropped out of the race.',
      shadow: 'After so long an effort you may find it hard to stop proving yourself.',
      advice: 'Stay with the long task you doubt most for one more season, and then judge it fairly.',
    },
  },
  22: {
    mystic: {
      title: 'The Good Heart Blindfolded',
      essence:
        'You walk in a fair dream with a knapsack of other people’s errors on your back, and the path is narrower than it looks.',
      gift: 'You see the good in a face before it knows that it is there, and by your seeing it often comes.',
      shadow:
        'At times you walk on smiling while the sack of other people’s errors grows, and something striped follows in the grass.',
      advice: 'Set the sack down by the roadside and look into it once, for half of what you carry was never yours.',
    },
    pragmatic: {
      title: 'The Good Heart Blindfolded',
      essence: 'You think well of people, and can be slow to see what they are really asking of you.',
      gift: 'You are generous in your opinion of others, and your ideals are a real encouragement to them.',
      shadow: 'Other people’s judgement can replace your own so gently that you do not notice the exchange.',
      advice: 'Choose one sober friend whose warning you promise yourself to take seriously.',
    },
  },
} satisfies Partial<Meanings<OwnCompound>>
