import type { Meanings, SingleDigit } from './meaning.ts'

/** The Karmic Lessons: numbers that a name does not hold. */
export const karmicLessonMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Unlit Torch',
      essence: 'No torch was packed for you, so you learn to borrow fire and at last to make it.',
      gift: 'When your own flame comes at last, you know its worth, and you will never mock another’s cold hands.',
      shadow: 'You are apt to walk in the light of whoever goes ahead, and arrive where you never meant to go.',
      advice: 'Strike the stone once more than feels possible.',
    },
    pragmatic: {
      title: 'To Learn: Standing Up',
      essence: 'Taking the lead may not come by itself to you, but it grows each time you speak first.',
      gift: 'Because you had to learn it, your courage is considerate, and people follow it gladly.',
      shadow: 'Now and then you wait to be told what you want, and feel overlooked when no one guesses.',
      advice: 'Express your opinion before you hear the others in one conversation a day.',
    },
  },
  2: {
    mystic: {
      title: 'The Missing Bridge',
      essence: 'You came without a bridge, and each kind word that you say lays another plank.',
      gift: 'Each plank you lay yourself is sound, and children will run across without looking down.',
      shadow: 'You may shout over the water and be astonished that nobody hears the love in it.',
      advice: 'Stand midway with someone and watch the water together.',
    },
    pragmatic: {
      title: 'To Learn: Patience with People',
      essence: 'Tact and detail may need practice, and you gain by listening to the end.',
      gift: 'You can become an unusually attentive listener, since you know how easily a word is missed.',
      shadow: 'You can easily hurry past other people’s feelings and notice only when they have stopped telling you.',
      advice: 'Let three seconds pass before you answer.',
    },
  },
  3: {
    mystic: {
      title: 'The Silent Bell',
      essence: 'A bell hangs in you that nobody rang, and its bronze is patient.',
      gift: 'When your bronze does speak, its note has ripened for so long that the whole valley stands still.',
      shadow: 'Sometimes you wrap the bell in ever more cloth for fear that its tone is not pure.',
      advice: 'Touch it lightly every day until you know its note.',
    },
    pragmatic: {
      title: 'To Learn: Being Seen',
      essence: 'You may hold back your words or your joy out of self-criticism.',
      gift: 'What you express is considered and true, because it had to get past your own doubts.',
      shadow: 'You may turn your critical eye on other people’s joy when it is only your own that you miss.',
      advice: 'Show one unfinished thing of yours to a kind eye.',
    },
  },
  4: {
    mystic: {
      title: 'The Unmarked Path',
      essence: 'Your map came without lines, and the ground itself must teach you where to put your feet.',
      gift: 'A way that your own soles have pressed into the grass will hold in any flood.',
      shadow: 'You tend to wander in rings beneath the same hill and blame the stars for turning.',
      advice: 'Lay a pebble at every turning, and home will be easier to find.',
    },
    pragmatic: {
      title: 'To Learn: Staying Power',
      essence: 'Routine and discipline take you more effort than they take others.',
      gift: 'Once you have a routine that suits you, you keep it more consciously than those who never had to try.',
      shadow: 'You may look for the right method so long that the work itself never begins.',
      advice: 'Attach one new habit to something you already do daily.',
    },
  },
  5: {
    mystic: {
      title: 'The Closed Shutters',
      essence: 'Behind your shutters the wind is telling stories of which you have heard only the murmur.',
      gift: 'When you do throw the shutters wide, every scent is new to you, and you drink the morning like a guest.',
      shadow: 'At times you come to love the dusk of the room, and call the wind a liar.',
      advice: 'Lift one slat each morning, and let a stranger weather in.',
    },
    pragmatic: {
      title: 'To Learn: Welcoming Change',
      essence: 'New situations can worry you more than they need to.',
      gift: 'You can become quietly adventurous, with a sense of proportion that restless people lack.',
      shadow: 'You may say no before you know what was being offered.',
      advice: 'Say yes to one invitation outside your habits this month.',
    },
  },
  6: {
    mystic: {
      title: 'The Cold Hearthstone',
      essence: 'The hearth you were given was swept and bare, and you learn to carry embers.',
      gift: 'A fire that you have carried through the rain in your two hands will warm you as no inherited hearth could.',
      shadow: 'You can keep your cloak on in every house, and never learn which one was yours.',
      advice: 'Stay beside one fire long enough for it to know your name.',
    },
    pragmatic: {
      title: 'To Learn: Commitment',
      essence: 'Lasting ties and duties may be harder for you than first steps.',
      gift: 'You understand that closeness is something one does, and so your loyalty is deliberate and real.',
      shadow: 'It is tempting to leave, in thought at least, as soon as somebody needs you.',
      advice: 'Keep one promise to somebody every week, however small.',
    },
  },
  7: {
    mystic: {
      title: 'The Shallow Pool',
      essence: 'You have splashed at the edge of deep water, and it is still calling you by a quieter name.',
      gift: 'The deep has kept its stillest blue for those who come late and come willingly.',
      shadow: 'You may skip bright stones across what frightens you and call it play.',
      advice: 'Wade in to the knee, to the waist, and be still.',
    },
    pragmatic: {
      title: 'To Learn: Going Deeper',
      essence: 'You may stop at the surface of a subject or a feeling.',
      gift: 'When you do look beneath the surface, you are fresh-eyed and free of jargon.',
      shadow: 'You are apt to trust whatever sounds clever, or whatever sounds simple, before you have examined it.',
      advice: 'Read one book to the end about a question that truly concerns you.',
    },
  },
  8: {
    mystic: {
      title: 'The Unfilled Purse',
      essence: 'Coins of moonlight slip through your fingers until you learn to weave the purse.',
      gift: 'A purse of your own weaving has no hole, and it opens as easily to give as to keep.',
      shadow: 'Now and then you curse the moon for the thinness of her silver while it runs out between your toes.',
      advice: 'Count your moons aloud, and decide where each shall be spent.',
    },
    pragmatic: {
      title: 'To Learn: Handling Means',
      essence: 'Authority and practical resources may feel foreign to you.',
      gift: 'You can become fair and sensible with means, because you have had to think about every step.',
      shadow: 'You may look away from practical matters until they shout, or let them frighten you when they only ask.',
      advice: 'Write down for one month what comes in to you and what goes out.',
    },
  },
  9: {
    mystic: {
      title: 'The Fenced Garden',
      essence: 'Your garden grew within high walls, and the neighbour’s thirst is news to you.',
      gift: 'The day you lift one stone from the wall, the whole country walks in with its arms full of figs.',
      shadow: 'You can easily water your own roses at noon while a bird lies gasping on the coping.',
      advice: 'Leave a bowl of water on the outer step.',
    },
    pragmatic: {
      title: 'To Learn: Wider Sympathy',
      essence: 'You may find it hard to feel for people outside your circle.',
      gift: 'Your sympathy, once awake, is for real people rather than for an idea of mankind.',
      shadow: 'Sometimes you explain someone’s misfortune before you have felt any of it.',
      advice: 'Talk for ten minutes with somebody whose life is very unlike yours.',
    },
  },
}
