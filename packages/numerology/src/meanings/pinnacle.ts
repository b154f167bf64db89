import type { Meanings, CoreValue } from './meaning.ts'

/** The Pinnacles: the climate of a long stretch of life. */
export const pinnacleMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Peak of the Lone Pine',
      essence:
        'For a stretch of your life the wind blows from in front, and the pine on the ridge shows you how to stand.',
      gift: 'The wind that bends others combs your needles clean, and you hear in it a music that valleys never learn.',
      shadow: 'A single tree may come to think that the sky has no other pillars.',
      advice: 'Grow your roots a little deeper with each gust.',
    },
    pragmatic: {
      title: 'Years of Self-Reliance',
      essence: 'Over these years you learn to act on your own and to trust the result.',
      gift: 'You gain decisiveness in this stretch and find out how much you can do without being told.',
      shadow: 'You may feel alone with your decisions, and hide it behind a brisk manner.',
      advice: 'Take on one responsibility that carries your name alone.',
    },
  },
  2: {
    mystic: {
      title: 'The Valley of Two Streams',
      essence: 'In these long years your way follows the water, and the water seeks company.',
      gift: 'You hear where the hidden springs join, and can lead quarrelling waters into one bed.',
      shadow: 'You are apt to wait at the ford for someone to take your hand, though it is shallow enough to cross.',
      advice: 'Build your mill where the two currents join.',
    },
    pragmatic: {
      title: 'Years of Partnership',
      essence: 'Sensitivity and cooperation are your main subjects for this period.',
      gift: 'You become skilled at working with people, and alliances made now can carry you a long way.',
      shadow: 'Now and then you feel small slights strongly during these years and keep score in silence.',
      advice: 'Choose your close associates slowly, and be loyal to those you choose.',
    },
  },
  3: {
    mystic: {
      title: 'The Terrace of Vines',
      essence: 'A sunny slope is yours for a season of years, and the grapes are full of songs.',
      gift: 'Whatever you plant along this slope comes up talking, and strangers stop at your wall to listen.',
      shadow: 'Sweet years make heavy heads, and the best of the wine may be poured out in the telling.',
      advice: 'Prune in winter, so that your summer is not all leaves.',
    },
    pragmatic: {
      title: 'Years of Creativity',
      essence: 'This stretch favours your imagination and your social gifts, if you give them some discipline.',
      gift: 'Words, images and people come to you with less effort than before, and your name gets about.',
      shadow: 'Your attention can thin out over too many pleasant things, so that the promising one stays a sketch.',
      advice: 'Produce regularly and modestly rather than in rare bursts.',
    },
  },
  4: {
    mystic: {
      title: 'The Quarry and the Road',
      essence: 'These years put a chisel in your hand, and roads begin beneath your feet.',
      gift: 'The stone has learned your hand and splits where you ask, and the milestones behind you keep their count.',
      shadow: 'You may carry so many rocks for the road that you forget where it was to lead.',
      advice: 'Rest on the milestone you have carved before you walk towards the next.',
    },
    pragmatic: {
      title: 'Years of Foundation',
      essence: 'Hard, orderly work builds something lasting for you in this period.',
      gift: 'You build up skill, habits and trust that will still be bearing weight decades later.',
      shadow: 'Work can fill the whole frame in this period and leave too little time for simple pleasure.',
      advice: 'Plan for several years at a time, and review your plan every birthday.',
    },
  },
  5: {
    mystic: {
      title: 'The Pass of Many Winds',
      essence: 'Caravans cross the pass where you live for these years, each with another language on its bells.',
      gift: 'You learn to read each gust by its smell, and the tents of a dozen peoples have a place for you.',
      shadow: 'All that coming and going may leave you a map of everywhere and a chair nowhere.',
      advice: 'Learn a greeting in all of them, and keep your own fire.',
    },
    pragmatic: {
      title: 'Years of Freedom',
      essence: 'Travel, change and new acquaintances shape you during this time.',
      gift: 'You become quick, versatile and hard to frighten, and one chance acquaintance may open several doors.',
      shadow: 'Too many fresh starts can use up the very freedom they promised.',
      advice: 'Hold on to one stable point, so that you can enjoy the rest.',
    },
  },
  6: {
    mystic: {
      title: 'The Orchard Wall',
      essence: 'Fruit leans over your wall in these years, and children climb up to it.',
      gift: 'You have the patience of an orchard, which feeds the wasp, the child and the thief in the same afternoon.',
      shadow: 'Leaning over the wall to every passer-by, you may snap a bough that was meant for your own winter.',
      advice: 'Prop the heavy branches before they ask.',
    },
    pragmatic: {
      title: 'Years of Responsibility',
      essence: 'Home, family and community take a large part of your strength now and give much back.',
      gift: 'You are trusted to hold a home or a group together, and you grow warmer and more capable by doing it.',
      shadow: 'You can become the one who does everything, and resent those whom you never allowed to help.',
      advice: 'Agree with those around you on who carries what.',
    },
  },
  7: {
    mystic: {
      title: 'The Island Observatory',
      essence: 'For a long while the ferry comes seldom, and your sky is the clearest on the coast.',
      gift: 'Out here you learn the names of the faint stars, the ones that never show beside a lamp.',
      shadow: 'The sea may seem wider each year, and the mainland speak a language that you have let rust.',
      advice: 'Light a window for the mainland when you have seen something worth telling.',
    },
    pragmatic: {
      title: 'Years of Inner Growth',
      essence: 'You turn to study, skill and your own questions in this period.',
      gift: 'You acquire real depth in these years, and a confidence that does not depend on being noticed.',
      shadow: 'You can easily shut the door so firmly on distraction that good company stays out as well.',
      advice: 'Become truly good at one subject you love.',
    },
  },
  8: {
    mystic: {
      title: 'The Harbour of Tall Ships',
      essence: 'Great hulls lie at your quay in these years, and the ropes run through your hands.',
      gift: 'You can tell by the creak of a mast whether a vessel is sound, and captains begin to ask for your nod.',
      shadow: 'Among so many tall ships you may judge the world by its tonnage and miss the child in the rowing boat.',
      advice: 'Learn the weight of each cargo before you say where it should go.',
    },
    pragmatic: {
      title: 'Years of Achievement',
      essence: 'You can reach a position of influence in this stretch, through competence and fairness.',
      gift: 'You show judgement with people and resources, and larger tasks are given to you because of it.',
      shadow: 'Ambition may crowd out what it was meant to serve, and tiredness then turns into sharpness.',
      advice: 'Write down what you want the influence for.',
    },
  },
  9: {
    mystic: {
      title: 'The Road of Pilgrims',
      essence: 'Strangers walk beside you through these years, and each leaves a shell at your door.',
      gift: 'You become a well-known light upon the road, and find that whatever you gave away was waiting at the next inn.',
      shadow: 'Sometimes you carry the bundles of a whole procession and wonder why your own feet bleed.',
      advice: 'Walk a mile with every one of them, and then turn home lighter.',
    },
    pragmatic: {
      title: 'Years of Giving',
      essence: 'Compassion and wide horizons are what this period asks of you and offers you.',
      gift: 'You learn to work for something larger than yourself, and people of many kinds come to trust you.',
      shadow: 'Farewells are part of this time, and you may cling to what has already done its work.',
      advice: 'Find one form of service that fits your working week.',
    },
  },
  11: {
    mystic: {
      title: 'The Summit of Clear Fire',
      essence: 'On this height the air is thin and sings, and your thoughts throw sparks.',
      gift: 'You catch fire from regions that have no name, and it lights without scorching whoever stands near you.',
      shadow: 'Up in that thin brightness you may take every spark for a sign and grow giddy with portents.',
      advice: 'Come down for bread and company as often as you go up for light.',
    },
    pragmatic: {
      title: 'Years of Inspiration',
      essence: 'Heightened sensitivity brings you strong ideas in this period, along with some nervous strain.',
      gift: 'You can move people with an idea in these years, and your first impressions are often worth following up.',
      shadow: 'You may swing between great confidence and great doubt, and tire yourself with the swinging.',
      advice: 'Keep regular hours, so that your insight has something to stand on.',
    },
  },
  22: {
    mystic: {
      title: 'The Plateau of Foundations',
      essence: 'A plain so wide opens before you that only a lifelong builder would think to measure it.',
      gift: 'You see the finished city in the mist, down to the bench on which two old friends will quarrel about pigeons.',
      shadow: 'A plain without end can make even a giant sit down and not begin.',
      advice: 'Drive in the first peg, and tie your longest thread to it.',
    },
    pragmatic: {
      title: 'Years of Great Works',
      essence: 'You may be able to carry out something of use to very many people during these years.',
      gift: 'You combine vision and method well enough that serious people offer you their help.',
      shadow: 'The size of the task may press on you until you treat your own needs as an obstacle.',
      advice: 'Find experienced helpers early, and share the credit with them.',
    },
  },
  33: {
    mystic: {
      title: 'The Hill of the Gentle Bell',
      essence: 'A bell rings from your hill over many villages, and its note is forgiveness.',
      gift: 'At the sound of you even old feuds lay down their bundles and look at the evening.',
      shadow: 'The bell that never rests may crack along its sweetest edge.',
      advice: 'Let others pull the rope on some evenings, and listen.',
    },
    pragmatic: {
      title: 'Years of Guidance',
      essence: 'People look to you for care and example in this rare period.',
      gift: 'You have a steadying effect on people, and your example reaches further than your advice.',
      shadow: 'You tend to take other people’s choices as a verdict on how well you have loved them.',
      advice: 'Protect your own time for rest as firmly as your time for others.',
    },
  },
}
