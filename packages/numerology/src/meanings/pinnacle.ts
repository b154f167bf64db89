import type { BriefMeanings, CoreValue } from './meaning.ts'

/** The Pinnacles: the climate of a long stretch of life. */
export const pinnacleMeanings: BriefMeanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Peak of the Lone Pine',
      essence:
        'For a stretch of your life the wind blows from in front, and the pine on the ridge shows you how to stand.',
      advice: 'Grow your roots a little deeper with each gust.',
    },
    pragmatic: {
      title: 'Years of Self-Reliance',
      essence: 'Over these years you learn to act on your own and to trust the result.',
      advice: 'Take on one responsibility that carries your name alone.',
    },
  },
  2: {
    mystic: {
      title: 'The Valley of Two Streams',
      essence: 'In these long years your way follows the water, and the water seeks company.',
      advice: 'Build your mill where the two currents join.',
    },
    pragmatic: {
      title: 'Years of Partnership',
      essence: 'Sensitivity and cooperation are your main subjects for this period.',
      advice: 'Choose your close associates slowly, and be loyal to those you choose.',
    },
  },
  3: {
    mystic: {
      title: 'The Terrace of Vines',
      essence: 'A sunny slope is yours for a season of years, and the grapes are full of songs.',
      advice: 'Prune in winter, so that your summer is not all leaves.',
    },
    pragmatic: {
      title: 'Years of Creativity',
      essence: 'This stretch favours your imagination and your social gifts, if you give them some discipline.',
      advice: 'Produce regularly and modestly rather than in rare bursts.',
    },
  },
  4: {
    mystic: {
      title: 'The Quarry and the Road',
      essence: 'These years put a chisel in your hand, and roads begin beneath your feet.',
      advice: 'Rest on the milestone you have carved before you walk towards the next.',
    },
    pragmatic: {
      title: 'Years of Foundation',
      essence: 'Hard, orderly work builds something lasting for you in this period.',
      advice: 'Plan for several years at a time, and review your plan every birthday.',
    },
  },
  5: {
    mystic: {
      title: 'The Pass of Many Winds',
      essence: 'Caravans cross the pass where you live for these years, each with another language on its bells.',
      advice: 'Learn a greeting in all of them, and keep your own fire.',
    },
    pragmatic: {
      title: 'Years of Freedom',
      essence: 'Travel, change and new acquaintances shape you during this time.',
      advice: 'Hold on to one stable point, so that you can enjoy the rest.',
    },
  },
  6: {
    mystic: {
      title: 'The Orchard Wall',
      essence: 'Fruit leans over your wall in these years, and children climb up to it.',
      advice: 'Prop the heavy branches before they ask.',
    },
    pragmatic: {
      title: 'Years of Responsibility',
      essence: 'Home, family and community take a large part of your strength now and give much back.',
      advice: 'Agree with those around you on who carries what.',
    },
  },
  7: {
    mystic: {
      title: 'The Island Observatory',
      essence: 'For a long while the ferry comes seldom, and your sky is the clearest on the coast.',
      advice: 'Light a window for the mainland when you have seen something worth telling.',
    },
    pragmatic: {
      title: 'Years of Inner Growth',
      essence: 'You turn to study, skill and your own questions in this period.',
      advice: 'Become truly good at one subject you love.',
    },
  },
  8: {
    mystic: {
      title: 'The Harbour of Tall Ships',
      essence: 'Great hulls lie at your quay in these years, and the ropes run through your hands.',
      advice: 'Learn the weight of each cargo before you say where it should go.',
    },
    pragmatic: {
      title: 'Years of Achievement',
      essence: 'You can reach a position of influence in this stretch, through competence and fairness.',
      advice: 'Write down what you want the influence for.',
    },
  },
  9: {
    mystic: {
      title: 'The Road of Pilgrims',
      essence: 'Strangers walk beside you through these years, and each leaves a shell at your door.',
      advice: 'Walk a mile with every one of them, and then turn home lighter.',
    },
    pragmatic: {
      title: 'Years of Giving',
      essence: 'Compassion and wide horizons are what this period asks of you and offers you.',
      advice: 'Find one form of service that fits your working week.',
    },
  },
  11: {
    mystic: {
      title: 'The Summit of Clear Fire',
      essence: 'On this height the air is thin and sings, and your thoughts throw sparks.',
      advice: 'Come down for bread and company as often as you go up for light.',
    },
    pragmatic: {
      title: 'Years of Inspiration',
      essence: 'Heightened sensitivity brings you strong ideas in this period, along with some nervous strain.',
      advice: 'Keep regular hours, so that your insight has something to stand on.',
    },
  },
  22: {
    mystic: {
      title: 'The Plateau of Foundations',
      essence: 'A plain so wide opens before you that only a lifelong builder would think to measure it.',
      advice: 'Drive in the first peg, and tie your longest thread to it.',
    },
    pragmatic: {
      title: 'Years of Great Works',
      essence: 'You may be able to carry out something of use to very many people during these years.',
      advice: 'Find experienced helpers early, and share the credit with them.',
    },
  },
  33: {
    mystic: {
      title: 'The Hill of the Gentle Bell',
      essence: 'A bell rings from your hill over many villages, and its note is forgiveness.',
      advice: 'Let others pull the rope on some evenings, and listen.',
    },
    pragmatic: {
      title: 'Years of Guidance',
      essence: 'People look to you for care and example in this rare period.',
      advice: 'Protect your own time for rest as firmly as your time for others.',
    },
  },
}
