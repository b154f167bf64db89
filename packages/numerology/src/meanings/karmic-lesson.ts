import type { Meanings, SingleDigit } from './meaning.ts'

/** The Karmic Lessons: numbers that a name does not hold. */
export const karmicLessonMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Unlit Torch',
      essence: 'No torch was packed for you, so you learn to borrow fire and at last to make it.',
      gift: 'Your own flame, when it comes, knows its worth and never mocks another’s cold hands.',
      shadow: 'You walk in the light of whoever goes ahead, and arrive where you never meant to go.',
      scene:
        'Five of you stand outside a closed café, hungry. You know a place round the corner, and follow the others past it.',
      advice: 'When you think that it is no use, try once more yourself before you follow anyone.',
    },
    pragmatic: {
      title: 'To Learn: Standing Up',
      essence:
        'No letter of your name carries a 1, so taking the lead does not come naturally. It grows each time you speak first.',
      gift: 'Courage that had to be learned is considerate, and people follow it gladly.',
      shadow: 'You wait to be asked what you want, and feel overlooked when no one guesses.',
      scene:
        'The group has been trying to fix a day since March. You know three that suit everyone, and give a thumbs-up to someone else’s suggestion.',
      advice: 'Next time, propose the day and the place yourself, before the others write.',
    },
  },
  2: {
    mystic: {
      title: 'The Missing Bridge',
      essence: 'You came without a bridge, and each kind word that you say lays another plank.',
      gift: 'The bridge you lay yourself is sound, and children run across without looking down.',
      shadow: 'You shout across the water, and wonder why no one hears the love in your voice.',
      scene: 'A friend has three sentences left to say. You are already holding the solution out to her, like a coat.',
      advice: 'Stand on a bridge with someone, and watch the water together without talking.',
    },
    pragmatic: {
      title: 'To Learn: RequestTimeouts with People',
      essence:
        'Your name lacks the number of tact and detail, so these come by practice. Listening to the end is where you gain most.',
      gift: 'You become an unusually attentive listener, since you know how easily a word is missed.',
      shadow: 'Hurrying past what others feel, you notice only when they have stopped telling you.',
      scene:
        'Your reply is sent before you scroll down. The second half of the message says that the keys have already been found.',
      advice: 'Count to three before you answer.',
    },
  },
  3: {
    mystic: {
      title: 'The Silent Bell',
      essence: 'A bell hangs in you that no one has rung, and its bronze is patient.',
      gift: 'When your bell does speak, the note has ripened so long that the whole valley stands still.',
      shadow: 'You wrap the bell in ever more cloth for fear that its tone is not pure.',
      scene:
        'The choir is one voice short, and someone is asking along the rows. You look something up in the programme until the danger has passed.',
      advice: 'Sing or say something aloud every day, softly, until you know your own note.',
    },
    pragmatic: {
      title: 'To Learn: Being Seen',
      essence:
        'With no 3 among the letters, words and joy are easily held back. Self-criticism gets there before you do.',
      gift: 'What you express is considered and true, because it had to get past your doubts.',
      shadow: 'You turn a critical eye on other people’s joy, when it is only your own that you miss.',
      scene:
        'Your speech is folded in your pocket, and it is good. Someone else raises a glass, and you clap with relief.',
      advice: 'Show one unfinished thing of yours to a kind eye.',
    },
  },
  4: {
    mystic: {
      title: 'The Unmarked Path',
      essence: 'Your map came without lines, and the ground itself teaches you where to put your feet.',
      gift: 'A path that your own soles have pressed into the grass is one you find again in any fog.',
      shadow: 'You wander in rings beneath the same hill and blame the stars for turning.',
      scene: 'At five to ten every cushion is on the floor. The key, it turns out, was in the door all along.',
      advice: 'Note each step of a task as you finish it, and you will easily find your place again.',
    },
    pragmatic: {
      title: 'To Learn: Staying Power',
      essence: 'Routine and method are what your name leaves out, and they take you more effort than they take others.',
      gift: 'Once a routine suits you, you keep it more consciously than those who never had to try.',
      shadow: 'You look for the right method so long that the work itself never begins.',
      scene:
        'The exercise mat came on Monday, then the better shoes, then the app. On Friday you read reviews of water bottles.',
      advice: 'Attach one new habit to something you already do daily.',
    },
  },
  5: {
    mystic: {
      title: 'The Closed Shutters',
      essence: 'Outside your shutters the wind is telling stories, and you have heard only the murmur.',
      gift: 'Once your shutters are open, you enjoy the fresh air more than those who always had it.',
      shadow: 'You come to love the dusk of the room, and call the wind a liar.',
      scene:
        'The same table by the same window, for years. Today it is taken, and you stand with your tray as if the sea had moved.',
      advice: 'Let in one new thing each morning: a street, a fruit, a voice on the radio.',
    },
    pragmatic: {
      title: 'To Learn: Welcoming Change',
      essence: 'The number of change is absent from your name, so new situations worry you more than they need to.',
      gift: 'Quietly adventurous in the end, you have a sense of proportion that restless people lack.',
      shadow: 'You say no before you know what was being offered.',
      scene:
        'Your train is cancelled, but there is a boat. You study the timetable for the next train, while the deck fills with people waving.',
      advice: 'Accept one invitation outside your habits this month.',
    },
  },
  6: {
    mystic: {
      title: 'The Cold Hearthstone',
      essence: 'The hearth you were given was swept and bare, and so you learn to carry embers.',
      gift: 'The embers you have carried through the rain give a warmth that no inherited hearth could.',
      shadow: 'You keep your cloak on in every house, and never learn which one was yours.',
      scene: 'Friends have kept a drawer free for you. Your bag stands packed beside it, and you live out of the bag.',
      advice: 'Sit by the same fire often enough for the people round it to expect you.',
    },
    pragmatic: {
      title: 'To Learn: Commitment',
      essence:
        'Among your letters none stands for lasting ties and duties. First steps are easy; the tenth one has to be learned.',
      gift: 'You understand closeness as something one does, and so your loyalty is deliberate and real.',
      shadow: 'As soon as someone needs you, you leave, at least in thought.',
      scene:
        'Your friends asked you to water their plants for two weeks. On the fourth day you are at the garden centre, comparing ferns.',
      advice: 'Keep one promise to someone every week, however small.',
    },
  },
  7: {
    mystic: {
      title: 'The Shallow Pool',
      essence: 'You have splashed at the edge of deep water, and it still calls you by a quieter name.',
      gift: 'The deep has kept its stillest blue for those who come late and willingly.',
      shadow: 'You skip bright stones across what frightens you, and call it play.',
      scene:
        'The phone dies in the waiting room, and for ten minutes there is nothing to look at. You hear your own breath, and begin to read the fire regulations.',
      advice: 'Sit still with one question, for five minutes at first, and then for ten.',
    },
    pragmatic: {
      title: 'To Learn: Going Deeper',
      essence:
        'Your name has no 7, the number of depth: you stop at the surface of a subject or a feeling, since there is always a next one.',
      gift: 'When you do look beneath, you are fresh-eyed and free of jargon.',
      shadow: 'You trust whatever sounds clever, or whatever sounds simple, before examining it.',
      scene:
        'In a discussion you quote an article with conviction. Someone asks what it says further down, and you have only seen the headline.',
      advice: 'Read one book to the end about a question that concerns you.',
    },
  },
  8: {
    mystic: {
      title: 'The Unfilled Purse',
      essence: 'Coins of moonlight slip through your fingers until you learn to weave the purse.',
      gift: 'A purse of your own weaving has no hole, and it opens as easily to give as to keep.',
      shadow: 'You curse the moon for the thinness of her silver, and leave the loom standing in its corner.',
      scene: 'The bill lies unopened under the fruit bowl. When the pears are finished, you buy more pears.',
      advice: 'Count your silver aloud, and decide where each coin is to be spent.',
    },
    pragmatic: {
      title: 'To Learn: Handling Means',
      essence:
        'Authority and practical resources feel foreign to you, as though they belonged to other people. They are the lesson of the absent 8.',
      gift: 'Having had to think about every step, you become fair and sensible with money and influence.',
      shadow: 'You put practical matters aside until they shout, and then they frighten you.',
      scene:
        'They ask what you charge. You name half your price, add that it is negotiable, and carry the boxes down for nothing.',
      advice: 'Write down for one month what comes in and what goes out.',
    },
  },
  9: {
    mystic: {
      title: 'The Fenced Garden',
      essence: 'Your garden grew within high walls, and the neighbour’s thirst is news to you.',
      gift: 'The day you open a gate in the wall, the neighbours walk in with their arms full of figs.',
      shadow: 'At noon you water your own roses while a thirsty bird waits on the wall.',
      scene:
        'You have lived in the house for six winters. The man downstairs tells you his name yet again, and this time you write it down.',
      advice: 'Put out a bowl of water this week for whatever passes thirsty, bird or dog.',
    },
    pragmatic: {
      title: 'To Learn: Wider Sympathy',
      essence:
        'Without a 9 in the name, feeling for people outside your own circle needs a door and a key. Both can be made.',
      gift: 'Once awake, your sympathy is for real people rather than for an idea of mankind.',
      shadow: 'You explain someone’s misfortune before you have felt any of it.',
      scene:
        'The news runs with the sound off while you look for a lid. A face on the screen makes you stop, lid in hand.',
      advice: 'Talk for ten minutes with someone whose life is unlike yours.',
    },
  },
}
