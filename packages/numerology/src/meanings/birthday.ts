import type { BriefMeanings, CoreValue } from './meaning.ts'

/** The Birthday: a talent brought along, by the day of the month. */
export const birthdayMeanings: BriefMeanings<Exclude<CoreValue, 33>> = {
  1: {
    mystic: {
      title: 'A Spark in the Cradle',
      essence: 'On the day you came, a flint was laid beside you, and you have struck it ever since.',
      advice: 'Strike your spark where there is dry wood, and step back to see what catches.',
    },
    pragmatic: {
      title: 'The Knack of Starting',
      essence: 'Your birthday gives you initiative: you set things going without waiting for company.',
      advice: 'Start one small thing today that you would like others to join later.',
    },
  },
  2: {
    mystic: {
      title: 'A Second Heartbeat',
      essence: 'You were born within hearing of another heart, and you still keep time with whoever is near.',
      advice: 'Hum your own rhythm for a while, and notice which hearts come to meet it.',
    },
    pragmatic: {
      title: 'The Knack of Tact',
      essence: 'You have a feeling for people, and you often find the words that let both sides save face.',
      advice: 'Use your tact on your own behalf once this week, and ask for what you would give.',
    },
  },
  3: {
    mystic: {
      title: 'A Handful of Bells',
      essence: 'Somebody tied bells to your first blanket, and joy has rung wherever you moved.',
      advice: 'Ring them on grey days too, for your own ears first.',
    },
    pragmatic: {
      title: 'The Knack of Words',
      essence: 'You were given a ready tongue or hand, and you lift a dull hour by telling or making something.',
      advice: 'Give your next good idea a finished form before you describe it to anyone.',
    },
  },
  4: {
    mystic: {
      title: 'A Stone Warm from the Sun',
      essence: 'Your birthday laid a sun-warmed stone in your palm, steady and easy to trust.',
      advice: 'Lend your warmth without letting the whole house rest on you.',
    },
    pragmatic: {
      title: 'The Knack of Order',
      essence: 'You see how a muddle could be arranged, and you have the patience to arrange it.',
      advice: 'Tidy one system that others use too, and show them how you did it.',
    },
  },
  5: {
    mystic: {
      title: 'A Feather in the Wind',
      essence: 'A feather came down with you, and it turns towards every open window.',
      advice: 'Follow it as far as the garden gate, then ask your heart whether to go on.',
    },
    pragmatic: {
      title: 'The Knack of Adapting',
      essence: 'You pick up new places, people and skills quickly, and you liven up whatever has gone stale.',
      advice: 'Choose one skill you have begun three times, and take it one level further.',
    },
  },
  6: {
    mystic: {
      title: 'A Loaf upon the Table',
      essence: 'You brought a loaf into the world with you, and the hungry have always found your door.',
      advice: 'Break the bread in two and keep the softer half for yourself now and then.',
    },
    pragmatic: {
      title: 'The Knack of Caring',
      essence: 'You notice who needs looking after, and you can make a place feel like home within an hour.',
      advice: 'Offer your help as a question, and leave people room to manage.',
    },
  },
  7: {
    mystic: {
      title: 'A Key Without a Door',
      essence: 'You were handed a small silver key at birth, and you have been trying the locks of the night.',
      advice: 'Rest beside a door that will not open, because some open from within to your patience.',
    },
    pragmatic: {
      title: 'The Knack of Insight',
      essence: 'You look behind the obvious, and your first doubt about a thing is often worth following.',
      advice: 'Explain one of your conclusions step by step to somebody who is new to the subject.',
    },
  },
  8: {
    mystic: {
      title: 'A Ring of Iron and Gold',
      essence: 'A ring of two metals lies in your birth chest, one for strength and one for splendour.',
      advice: 'Wear the iron side outwards when you bargain, the golden side when you thank.',
    },
    pragmatic: {
      title: 'The Knack of Managing',
      essence: 'You have a sense for scale, and people look to you when something large must be run well.',
      advice: 'Hand over one task completely, including the right to do it differently from you.',
    },
  },
  9: {
    mystic: {
      title: 'A Window to the Whole Sky',
      essence: 'You were born beneath a window with no frame, and every star has felt like a relative.',
      advice: 'Draw one curtain each evening, so that your own lamp is noticed too.',
    },
    pragmatic: {
      title: 'The Knack of Breadth',
      essence: 'You take the wide view and get on with very different people.',
      advice: 'Turn your broad sympathy into one definite act for one definite person.',
    },
  },
  11: {
    mystic: {
      title: 'A Harp Hung in the Air',
      essence: 'On the night of your birth a harp was hung where only breezes reach, and it plays before you think.',
      advice: 'Write down its first three notes in the morning, then do your ordinary work to their tune.',
    },
    pragmatic: {
      title: 'The Knack of Intuition',
      essence: 'Your impressions arrive fast and are often right, though they can leave you on edge.',
      advice: 'Give a strong impression of yours one day and one fact before you act upon it.',
    },
  },
  22: {
    mystic: {
      title: 'A Compass and a Plumb Line',
      essence: 'Beside your cradle lay a compass for the stars and a line for the walls, and your hands know both.',
      advice: 'Measure once by the sky and once by the ground before you raise the next beam.',
    },
    pragmatic: {
      title: 'The Knack of Large Tasks',
      essence: 'You can think in big structures and still remember the next practical detail.',
      advice: 'Draw your plan on a single page, and circle the part you can finish within a month.',
    },
  },
}
