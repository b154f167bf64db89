import type { Meanings, SingleDigit } from './meaning.ts'

/** The Personal Month: the colour of one month within the Personal Year. */
export const personalMonthMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Month of the First Seed',
      essence: 'A thin moon brings you a seed this month and asks no questions.',
      gift: 'Whatever you whisper to the ground now, it remembers; a small wish can become the root of a whole season.',
      shadow: 'You may dig the seed up each evening to see whether it has stirred.',
      advice: 'Press it into the soil before you have found the perfect pot.',
    },
    pragmatic: {
      title: 'Month for a Fresh Step',
      essence: 'These weeks favour you when you begin something or decide a point that was left open.',
      gift: 'You find more nerve than usual, and other people tend to go along with a clear proposal from you.',
      shadow: 'It is easy to start three things at once now and to take a slow answer for a refusal.',
      advice: 'Choose your first task for the month and do it in the first three days.',
    },
  },
  2: {
    mystic: {
      title: 'The Month of the Two Swans',
      essence: 'Two white shapes glide over your lake this month, and neither hurries.',
      gift: 'You feel each ripple before it arrives, so you can steer between two moods without waking either.',
      shadow: 'Still water can hold you so well that you forget you wanted to reach the other bank.',
      advice: 'Match your stroke to the slower bird.',
    },
    pragmatic: {
      title: 'Month for Patience',
      essence: 'You get further this month by waiting, listening and working with someone.',
      gift: 'Your sense of timing is good, and a quiet word from you can settle what a long meeting could not.',
      shadow: 'You might wait for others to decide and be cross with them afterwards for deciding.',
      advice: 'Answer the message you have been putting off, and keep it friendly.',
    },
  },
  3: {
    mystic: {
      title: 'The Month of Painted Lanterns',
      essence: 'Lanterns sway along your street for these few weeks, each painted with a laughing face.',
      gift: 'Your laughter carries a flame from wick to wick, and even the houses with drawn curtains begin to glow.',
      shadow: 'So many bright windows may call you in that your own lamp is left unlit.',
      advice: 'Light the smallest one first, for somebody who has had a grey day.',
    },
    pragmatic: {
      title: 'Month for Company',
      essence: 'Contacts, ideas and invitations come more readily to you this month.',
      gift: 'You explain things well just now, and people remember how you made them feel.',
      shadow: 'Evenings fill up quickly this month, and a promise made in high spirits can be hard to keep later.',
      advice: 'Accept one invitation, issue one of your own, and leave an evening free.',
    },
  },
  4: {
    mystic: {
      title: 'The Month of the Mason’s Line',
      essence: 'A taut string is stretched across your days, and along it the wall grows true.',
      gift: 'You have the patience of the tide for once, which wears a harbour out of rock by simply coming back.',
      shadow: 'The line that guides your wall can begin to feel like a fence around your days.',
      advice: 'Lay a single course each evening, and rinse your hands in starlight.',
    },
    pragmatic: {
      title: 'Month for Putting in Order',
      essence: 'Practical matters ask for your attention now, and they go well if you take them in turn.',
      gift: 'You have staying power for the work that usually bores you, and it shows by the end of the month.',
      shadow: 'At times you become so strict with your list that a friend who drops in feels like a disturbance.',
      advice: 'Clear the oldest item from your list before you add another.',
    },
  },
  5: {
    mystic: {
      title: 'The Month of Open Gates',
      essence: 'Somebody has left your garden gates unlatched, and a warm wind is trying them all.',
      gift: 'You catch the scent of far places early, and a chance that drifts past will find your hand already open.',
      shadow: 'Every gate seems to lead to a greener field, until you stand in the lane at dusk with nowhere to sit.',
      advice: 'Step through one, and close it behind you so the others can wait.',
    },
    pragmatic: {
      title: 'Month for Movement',
      essence: 'You can expect changes of plan this month, and some of them may suit you.',
      gift: 'You adapt faster than those around you, so a sudden change can turn to your advantage.',
      shadow: 'Restlessness may tempt you to drop something good only because it has become familiar.',
      advice: 'Leave gaps in your calendar, and use one of them for something new.',
    },
  },
  6: {
    mystic: {
      title: 'The Month of Bread and Roses',
      essence: 'Your kitchen smells of crust and petals while this moon fills and wanes.',
      gift: 'Whoever is cold will find you, and your mere presence puts another log on their fire.',
      shadow: 'You may knead for everyone and forget to sit down while the loaf is warm.',
      advice: 'Set one more plate than you think you need.',
    },
    pragmatic: {
      title: 'Month for Home',
      essence: 'Family, friends and your surroundings come to the front for you now.',
      gift: 'People trust you with what worries them, and your practical kindness reaches further than advice.',
      shadow: 'Doing for others what they could do for themselves leaves you tired and them no wiser.',
      advice: 'Have the conversation at home that has been waiting for a quiet moment.',
    },
  },
  7: {
    mystic: {
      title: 'The Month of the Still Well',
      essence: 'For these weeks the rope is drawn up and your water lies dark and clear.',
      gift: 'In this hush you hear the drop that falls a mile below, and know by its sound how deep you go.',
      shadow: 'Silence can close over your head like water, while someone above is calling you to supper.',
      advice: 'Lean over the edge at dusk, and do not throw in a stone.',
    },
    pragmatic: {
      title: 'Month for Thinking',
      essence: 'A slower month lets you study, rest and check your course.',
      gift: 'You see through half-truths more easily, including a few that you have been telling yourself.',
      shadow: 'You can seem colder than you are, because people cannot see how much is going on inside you.',
      advice: 'Postpone what is loud, and spend two evenings with a question that matters to you.',
    },
  },
  8: {
    mystic: {
      title: 'The Month of the High Water',
      essence: 'The tide lifts your boat off the sand this month, along with everything tied to it.',
      gift: 'You feel where the current is strongest, and can lend its strength to more than your own hull.',
      shadow: 'High water hides the rocks it covers, and your pride may sail where your keel should not.',
      advice: 'Untie first what you no longer wish to carry.',
    },
    pragmatic: {
      title: 'Month for Results',
      essence: 'Your effort becomes visible now, in work and in practical affairs.',
      gift: 'You can speak up for what your work is worth, and you keep a cool head while you do it.',
      shadow: 'When results are all you count, the people who helped you to them may feel counted too.',
      advice: 'Settle one outstanding matter in your books or in your agreements.',
    },
  },
  9: {
    mystic: {
      title: 'The Month of the Falling Leaf',
      essence: 'Your tree lets go this month, and the ground beneath it turns to gold.',
      gift: 'You can bless what leaves you without wishing it back, which is the rarest of the autumn arts.',
      shadow: 'It is tempting to clutch one brown leaf so tightly that you miss the whole tree turning to fire.',
      advice: 'Rake gently, and give the brightest leaves away.',
    },
    pragmatic: {
      title: 'Month for Finishing',
      essence: 'This month suits you for closing, clearing and handing over.',
      gift: 'You judge fairly this month, since you can look at an old matter without needing to win it.',
      shadow: 'Tiredness can make you end things in a sweep that deserved to be ended one by one.',
      advice: 'Finish one thing, drop one thing, and thank one person.',
    },
  },
}
