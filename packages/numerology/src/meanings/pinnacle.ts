import type { Meanings, CoreValue } from './meaning.ts'

/** The Pinnacles: the climate of a long stretch of life. */
export const pinnacleMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'The Peak of the Lone Pine',
      essence:
        'For years the wind is in your face, and the pine on the ridge shows you how to stand without a wood around you.',
      gift: 'Gusts that bend other trees only comb the pine, and you stand as firm as it does.',
      shadow: 'Alone on the ridge too long, you take yourself for the only pillar of the sky.',
      scene:
        'No one wants the key to the old cinema. You take it from its nail, and by dusk a light is burning inside.',
      advice: 'This month, settle one question without taking a vote.',
    },
    pragmatic: {
      title: 'Years of Self-Reliance',
      essence:
        'In this stretch of life you learn to act on your own judgement and answer for the result. No one else can do it for you.',
      gift: 'Decisiveness grows, and with it the knowledge of how much you can do without being told.',
      shadow: 'You hide your uncertainty behind a brisk manner, and people stop offering advice.',
      scene:
        'At the counter they ask who is responsible for the application. You look round, and then you write your own name.',
      advice: 'Take on one thing that carries your name alone.',
    },
  },
  2: {
    mystic: {
      title: 'The Valley of Two Streams',
      essence:
        'Through these long years your way follows the water, and water seeks company. RequestTimeouts does here what force could not.',
      gift: 'You hear where hidden springs join, and lead quarrelling waters into one channel.',
      shadow: 'At the ford you wait for a hand, though the crossing is shallow.',
      scene:
        'The brothers on your landing do not speak to each other. Both of them leave plums at your door, and by September they share a ladder.',
      advice: 'Choose one task that is easier for two, and ask someone to share it.',
    },
    pragmatic: {
      title: 'Years of Partnership',
      essence:
        'Cooperation, tact and the art of waiting are this period’s main subjects. Much of what you achieve now, you achieve beside someone.',
      gift: 'Working with people becomes a skill, and alliances made in these years carry you far.',
      shadow: 'Small slights go deep, and you keep score in silence.',
      scene:
        'Your suggestion comes up at the meeting, as someone else’s. You say nothing, and turn it over in your mind all the way home.',
      advice: 'Mention the next slight on the same day, in one friendly sentence.',
    },
  },
  3: {
    mystic: {
      title: 'The Terrace of Vines',
      essence:
        'A sunny slope is yours in these years, and the grapes are full of songs. Here joy is work, and asks for pruning.',
      gift: 'What you plant comes up talking, and strangers stop at your wall to listen.',
      shadow: 'You pour out your best wine in talk, before it has had time to ripen.',
      scene:
        'Late in the evening the guests have their coats on already. You begin one more story, and the coats come off again.',
      advice: 'Give up one pleasant plan each winter, as a vine is pruned.',
    },
    pragmatic: {
      title: 'Years of Creativity',
      essence:
        'Imagination, words and company come to the fore in these years. The period is generous to you if you give it some discipline.',
      gift: 'People enjoy having you around, ideas arrive with little effort, and your name gets about.',
      shadow: 'Your attention is spread thin over too many pleasant things, and the promising one remains a sketch.',
      scene:
        'The poster for the local fair is due on Friday. By Thursday you have four beautiful beginnings and no date on any of them.',
      advice: 'Finish something small every month before you start the next.',
    },
  },
  4: {
    mystic: {
      title: 'The Quarry and the Road',
      essence: 'These years put a chisel in your hand, and what you cut is meant to last beyond your own season.',
      gift: 'Stone has learned your touch and splits where you ask.',
      shadow: 'Laden with rocks, you walk on with your eyes down and forget where the road was meant to lead.',
      scene:
        'Rain stops the others, but you stand under the eaves and sort the tiles. When the sky clears, the right one lies on top.',
      advice: 'At each milestone, rest for a day before you begin the next stretch.',
    },
    pragmatic: {
      title: 'Years of Foundation',
      essence:
        'This is a period of hard, orderly work on things that will bear weight later: a home, a skill, a reserve, a reputation.',
      gift: 'Habits and trust build up, and people know they can count on you.',
      shadow: 'Duty fills the whole week, and pleasure gets whatever is left over.',
      scene:
        'It is Sunday, and a year’s receipts lie in twelve piles on the table. Outside, friends are calling you for a swim.',
      advice: 'Plan several years at a time, and put your free days in the plan.',
    },
  },
  5: {
    mystic: {
      title: 'The Pass of Many Winds',
      essence:
        'Caravans cross the pass where you live in these years, each with bells of its own. Little stays as it was.',
      gift: 'You read each gust by its smell, and the tents of many peoples have a place for you.',
      shadow: 'All that coming and going leaves you a map of everywhere and a chair nowhere.',
      scene:
        'Someone asks for your address. You think for a moment, laugh, and give the one where your winter coat is hanging.',
      advice: 'Keep one habit burning like a campfire while the caravans pass.',
    },
    pragmatic: {
      title: 'Years of Freedom',
      essence:
        'Change is the rule of this period: moves, travels, new people, plans that turn out differently. You learn by being in motion.',
      gift: 'Versatile and hard to frighten, you find a door where others see a dead end.',
      shadow: 'Fresh starts follow each other so fast that they use up the freedom they promised.',
      scene:
        'Half your things are still in boxes when a friend rings about a room by the sea. You are looking at train times already.',
      advice: 'Keep one fixed point, such as the same evening with the same friends.',
    },
  },
  6: {
    mystic: {
      title: 'The Orchard Wall',
      essence:
        'Fruit leans over your wall in these years, and many hands reach up for it. Love, house and duty ripen on one bough.',
      gift: 'Yours is the patience of an orchard, which feeds wasp and thief in the same afternoon.',
      shadow: 'Bent towards every passer-by, you break the bough that bore your own winter store.',
      scene: 'You came home to rest. By the third knock there is soup for five, and someone is asleep on the sofa.',
      advice: 'Before you say yes again, see which branch of your own life needs a prop.',
    },
    pragmatic: {
      title: 'Years of Responsibility',
      essence:
        'Home, family and community claim a large part of your strength in this period and give much back. Commitments are made, mended or renewed.',
      gift: 'People trust you to hold a group together, and you grow warmer by doing it.',
      shadow: 'You do everything yourself, then resent those whom you never allowed to help.',
      scene:
        'For a week everyone has talked about the birthday, and no one has ordered the cake. You order it, with a sigh that everyone can hear.',
      advice: 'Hand over one task entirely, including the way it is done.',
    },
  },
  7: {
    mystic: {
      title: 'The Island Observatory',
      essence:
        'For a long while the ferry seldom comes, and yours is the clearest sky on the coast. What you seek now is not sold on the mainland.',
      gift: 'On your island you learn the faint stars that never show beside a lamp.',
      shadow: 'Each year the sea looks wider, and you let the mainland’s language rust.',
      scene:
        'An invitation leans against the teapot, unanswered since Monday. Beside it are five open books and a page in your smallest handwriting.',
      advice: 'Whenever you find something worth telling, signal to the mainland: write to one person.',
    },
    pragmatic: {
      title: 'Years of Inner Growth',
      essence:
        'Study, skill and your own questions come first in this period. It favours solitude, depth and the making of a specialist.',
      gift: 'You gain real knowledge, and a confidence that needs no applause.',
      shadow: 'You shut the door on distraction so firmly that good company stays out as well.',
      scene:
        'Friends ring from the riverside. “Come down, it’s a warm evening!” You mean to, but the chapter has nine pages left, and then there is the next one.',
      advice: 'Choose one subject, and balance it with a weekly visit to friends.',
    },
  },
  8: {
    mystic: {
      title: 'The Harbour of Tall Ships',
      essence:
        'Great hulls lie at your quay in these years, and the ropes run through your hands. The harbour is busy, and you hold its keys.',
      gift: 'By the creak of a mast you can tell whether a vessel is sound.',
      shadow: 'Among tall ships you judge by tonnage, and overlook the visitor in the rowing boat.',
      scene:
        'The regatta, nine days off, has no landing stage. You make three calls, and by Thursday there are planks on the quay.',
      advice: 'Weigh each matter, like a cargo, before you say where it goes.',
    },
    pragmatic: {
      title: 'Years of Achievement',
      essence:
        'This is a period of results: competence, money matters and influence move to the centre, and fairness decides how long they last.',
      gift: 'You judge people and resources well, so larger tasks come your way.',
      shadow: 'Ambition crowds out what it was meant to serve, and tiredness comes out as sharpness.',
      scene:
        'You promised to be there at seven. At eight the plan is perfect, and at the restaurant your chair is holding the others’ coats.',
      advice: 'Write down what you want the influence for, and reread it each spring.',
    },
  },
  9: {
    mystic: {
      title: 'The Road of Pilgrims',
      essence:
        'Pilgrims walk beside you through these years, and each gives you a shell from the road. What you have finished, leave at the wayside.',
      gift: 'You are known along the way, and what you gave away meets you at the next inn.',
      shadow: 'You carry the bundles of a whole procession and wonder at your sore feet.',
      scene:
        'In the queue an old man tells you of his village, bell tower and all. You let two people pass to hear the end.',
      advice: 'Hear one stranger out, and do not carry the story home.',
    },
    pragmatic: {
      title: 'Years of Giving',
      essence:
        'Compassion, wide horizons and letting go are what this period asks of you. Some things end here, and leave your hands free.',
      gift: 'You work for something larger than yourself, and people of many kinds trust you.',
      shadow: 'You cling to what has done its work, out of loyalty to what it was.',
      scene:
        'The club has not met for two years. You still air the hall on Thursdays, and you still put out the chairs.',
      advice: 'Give away one thing a month, and give one hour to a cause.',
    },
  },
  11: {
    mystic: {
      title: 'The Summit of Clear Fire',
      essence:
        'On your summit the air is thin and sings, and your thoughts throw sparks. Inspiration comes nearer than on any lower ground.',
      gift: 'The fire in you has no name, and whoever stands near is warmed, not scorched.',
      shadow: 'So high up, you take every spark for a sign and sleep too little.',
      scene:
        'Four in the morning, and at last the whole idea is clear. You write it on the gas bill, and post the bill.',
      advice: 'Come down for bread and sleep as often as you go up for light.',
    },
    pragmatic: {
      title: 'Years of Inspiration',
      essence:
        'Sensitivity is turned up in this period. It brings strong ideas, a pull towards the things of the spirit, and nervous strain along with them.',
      gift: 'One idea of yours moves a whole room, and your first impressions deserve following up.',
      shadow: 'You swing between great confidence and great doubt, often within one afternoon.',
      scene:
        'Before the talk your hands shake and you want to cancel. Afterwards a stranger waits by the door to tell you what changed.',
      advice: 'Keep regular hours, so that your insight has something to stand on.',
    },
  },
  22: {
    mystic: {
      title: 'The Plateau of Foundations',
      essence:
        'So wide a plain opens before you in these years that only a lifelong builder would think of measuring it.',
      gift: 'You see the finished city in the mist, down to the bench where two friends will quarrel about pigeons.',
      shadow: 'Before a plain without end even a giant sits down and does not begin.',
      scene: 'You drive the first peg in alone, at dawn, on a bare field. By noon eleven people are holding string.',
      advice: 'Begin one small part of the work this month, and let the plain wait.',
    },
    pragmatic: {
      title: 'Years of Great Works',
      essence:
        'A large and useful project is within reach in this period, if you join vision to method. It asks much, for a long time.',
      gift: 'Serious people offer you their help, because your plans can be carried out.',
      shadow: 'The size of the task presses on you until your own needs look like obstacles.',
      scene:
        'The reading room was your idea. Now there are six forms, three committees and a leaking roof, and you are holding the drill.',
      advice: 'Find experienced helpers early, and share the credit with them.',
    },
  },
  33: {
    mystic: {
      title: 'The Hill of the Gentle Bell',
      essence: 'Through these years a bell rings from your hill over many villages, and its note is forgiveness.',
      gift: 'At the sound of your bell, old feuds lay down their sticks and look at the evening.',
      shadow: 'The bell that never rests wears thin just where it sounds sweetest.',
      scene:
        'On a bench by the river someone cries beside you, then talks, then laughs. Unnoticed, your ice cream has melted over your hand.',
      advice: 'One evening a week let someone else do the comforting, and sit in the garden.',
    },
    pragmatic: {
      title: 'Years of Guidance',
      essence:
        'In this rare period people look to you for care, teaching and example. The responsibility is real, and so is the warmth that comes back to you.',
      gift: 'You steady those around you, and your example reaches further than any advice.',
      shadow: 'Other people’s choices become a verdict on how well you have loved them.',
      scene:
        'A neighbour’s nephew has a question about his exam. It is your free evening, and you are already clearing a corner of the table.',
      advice: 'Guard your own evenings as firmly as you keep your promises to others.',
    },
  },
}
