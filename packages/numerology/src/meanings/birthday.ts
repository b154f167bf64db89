import type { Meanings, CoreValue } from './meaning.ts'

/** The Birthday: a talent brought along, by the day of the month. */
export const birthdayMeanings: Meanings<Exclude<CoreValue, 33>> = {
  1: {
    mystic: {
      title: 'A Spark in the Cradle',
      essence: 'On the day you came, a flint was laid beside you, and you have struck it ever since.',
      gift: 'One breath from you and a cold hearth is awake, for you carry tomorrow under your fingernails.',
      shadow:
        'A spark that nobody tends leaves a trail of little scorched places, and you may not look back to see them.',
      advice: 'Strike your spark where there is dry wood, and step back to see what catches.',
    },
    pragmatic: {
      title: 'The Knack of Starting',
      essence: 'Your birthday gives you initiative: you set things going without waiting for company.',
      gift: 'You decide early and act while the interest is fresh, which often puts you a week ahead of the rest.',
      shadow: 'You can lose patience once the beginning is over, and feel checked when somebody wants a say.',
      advice: 'Start one small thing today that you would like others to join later.',
    },
  },
  2: {
    mystic: {
      title: 'A Second Heartbeat',
      essence: 'You were born within hearing of another heart, and you still keep time with whoever is near.',
      gift: 'You can lay two frightened hearts side by side until they fall into one beat.',
      shadow: 'You tend to follow another’s pulse so closely that you miss the skip in your own.',
      advice: 'Hum your own rhythm for a while, and notice which hearts come to meet it.',
    },
    pragmatic: {
      title: 'The Knack of Tact',
      essence: 'You have a feeling for people, and you often find the words that let both sides save face.',
      gift: 'You work wonderfully in a pair, and you remember how people take their tea and their bad news.',
      shadow: 'A careless remark stays with you for days, and you seldom tell the person who made it.',
      advice: 'Use your tact on your own behalf once this week, and ask for what you would give.',
    },
  },
  3: {
    mystic: {
      title: 'A Handful of Bells',
      essence: 'Somebody tied bells to your first blanket, and joy has rung wherever you moved.',
      gift: 'Children and strangers turn round when you pass, as though they had heard a holiday coming.',
      shadow: 'Bells cover what is crying, and you may ring the louder when you would rather weep.',
      advice: 'Ring them on grey days too, for your own ears first.',
    },
    pragmatic: {
      title: 'The Knack of Words',
      essence: 'You were given a ready tongue or hand, and you lift a dull hour by telling or making something.',
      gift: 'You can make dry things interesting, and you put shy people at their ease.',
      shadow: 'You begin more than you finish, and you may exaggerate when the plain story would do.',
      advice: 'Give your next good idea a finished form before you describe it to anyone.',
    },
  },
  4: {
    mystic: {
      title: 'A Stone Warm from the Sun',
      essence: 'Your birthday laid a sun-warmed stone in your palm, steady and easy to trust.',
      gift: 'Whatever leans on you stands straighter afterwards, and moss grows on you out of trust.',
      shadow: 'A stone can grow so used to its place that it mistakes the spring for a disturbance.',
      advice: 'Lend your warmth without letting the whole house rest on you.',
    },
    pragmatic: {
      title: 'The Knack of Order',
      essence: 'You see how a muddle could be arranged, and you have the patience to arrange it.',
      gift: 'People rely on your word, since you do what you said you would on the day you said.',
      shadow:
        'Plans that change without warning unsettle you, and you may defend a method after it has served its turn.',
      advice: 'Tidy one system that others use too, and show them how you did it.',
    },
  },
  5: {
    mystic: {
      title: 'A Feather in the Wind',
      essence: 'A feather came down with you, and it turns towards every open window.',
      gift: 'You ride on breezes too slight for others to feel, and arrive where the story is just beginning.',
      shadow: 'Whatever the wind brings it also takes, and you may leave before the sweetest fruit is ripe.',
      advice: 'Follow it as far as the garden gate, then ask your heart whether to go on.',
    },
    pragmatic: {
      title: 'The Knack of Adapting',
      essence: 'You pick up new places, people and skills quickly, and you liven up whatever has gone stale.',
      gift: 'You talk to anyone, learn on the move and stay cheerful when a plan falls through.',
      shadow: 'Routine wears you out quickly, and you may look for excitement where rest was what you needed.',
      advice: 'Choose one skill you have begun three times, and take it one level further.',
    },
  },
  6: {
    mystic: {
      title: 'A Loaf upon the Table',
      essence: 'You brought a loaf into the world with you, and the hungry have always found your door.',
      gift: 'Around you the air smells of home, and even the moon seems to come in and sit down.',
      shadow: 'You may give away the last crust with a smile, and go to bed hungry and a little cross.',
      advice: 'Break the bread in two and keep the softer half for yourself now and then.',
    },
    pragmatic: {
      title: 'The Knack of Caring',
      essence: 'You notice who needs looking after, and you can make a place feel like home within an hour.',
      gift: 'You take responsibility without being asked, and beauty follows you into whatever you arrange.',
      shadow: 'At times you worry over people who are doing well enough, and find criticism of your care hard to hear.',
      advice: 'Offer your help as a question, and leave people room to manage.',
    },
  },
  7: {
    mystic: {
      title: 'A Key Without a Door',
      essence: 'You were handed a small silver key at birth, and you have been trying the locks of the night.',
      gift: 'You recognise the true door by its silence, and you are never quite lost in the dark.',
      shadow: 'So many locks can make a lonely house, and those who love you may be standing outside without a key.',
      advice: 'Rest beside a door that will not open, because some open from within to your patience.',
    },
    pragmatic: {
      title: 'The Knack of Insight',
      essence: 'You look behind the obvious, and your first doubt about a thing is often worth following.',
      gift: 'You concentrate deeply, and you would rather know one thing well than ten by hearsay.',
      shadow: 'You can think a matter to pieces, and keep your conclusion to yourself until it is too late to use it.',
      advice: 'Explain one of your conclusions step by step to somebody who is new to the subject.',
    },
  },
  8: {
    mystic: {
      title: 'A Ring of Iron and Gold',
      essence: 'A ring of two metals lies in your birth chest, one for strength and one for splendour.',
      gift: 'You can bend what is hard without breaking it, as the smith does who loves his iron.',
      shadow: 'Gold weighs on the hand that never takes it off, and you may forget how to hold a feather.',
      advice: 'Wear the iron side outwards when you bargain, the golden side when you thank.',
    },
    pragmatic: {
      title: 'The Knack of Managing',
      essence: 'You have a sense for scale, and people look to you when something large must be run well.',
      gift: 'You stay calm when much is at stake, and you can see a plan, its price and its people in one look.',
      shadow: 'You may judge a day only by what it produced, and be stern with anyone who rests.',
      advice: 'Hand over one task completely, including the right to do it differently from you.',
    },
  },
  9: {
    mystic: {
      title: 'A Window to the Whole Sky',
      essence: 'You were born beneath a window with no frame, and every star has felt like a relative.',
      gift: 'You hear far-off grief as if it were next door, and your pity has windows on every side.',
      shadow: 'The whole sky is a large thing to grieve for, and your own small star may go unlit.',
      advice: 'Draw one curtain each evening, so that your own lamp is noticed too.',
    },
    pragmatic: {
      title: 'The Knack of Breadth',
      essence: 'You take the wide view and get on with very different people.',
      gift: 'You can work with people of all ages and backgrounds, and you forgive more readily than most.',
      shadow: 'You give your time away easily, and may drift when there is no cause to give it to.',
      advice: 'Turn your broad sympathy into one definite act for one definite person.',
    },
  },
  11: {
    mystic: {
      title: 'A Harp Hung in the Air',
      essence: 'On the night of your birth a harp was hung where only breezes reach, and it plays before you think.',
      gift: 'What trembles in others becomes a melody in you, and they leave your company tuned.',
      shadow: 'The same fine strings that catch heaven’s breath will also catch each slammed door in the street.',
      advice: 'Write down its first three notes in the morning, then do your ordinary work to their tune.',
    },
    pragmatic: {
      title: 'The Knack of Intuition',
      essence: 'Your impressions arrive fast and are often right, though they can leave you on edge.',
      gift: 'You inspire people by sensing what they could become and saying so at the right moment.',
      shadow: 'High expectations can keep you dreaming about a thing, or anxious about it, instead of beginning.',
      advice: 'Give a strong impression of yours one day and one fact before you act upon it.',
    },
  },
  22: {
    mystic: {
      title: 'A Compass and a Plumb Line',
      essence: 'Beside your cradle lay a compass for the stars and a line for the walls, and your hands know both.',
      gift: 'You can walk through a cloud and come out with a floor plan, and the cloud is none the worse.',
      shadow: 'The tower you dream of may throw its shade over the cottage that you actually live in.',
      advice: 'Measure once by the sky and once by the ground before you raise the next beam.',
    },
    pragmatic: {
      title: 'The Knack of Large Tasks',
      essence: 'You can think in big structures and still remember the next practical detail.',
      gift: 'You win practical people for a large idea, since you can tell them what happens on Monday.',
      shadow:
        'You load yourself with more than one person can carry, and find it hard to call a modest success a success.',
      advice: 'Draw your plan on a single page, and circle the part you can finish within a month.',
    },
  },
}
