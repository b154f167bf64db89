import type { BriefMeanings, SingleDigit } from './meaning.ts'

/** The Personal Month: the colour of one month within the Personal Year. */
export const personalMonthMeanings: BriefMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Month of the First Seed',
      essence: 'A thin moon brings you a seed this month and asks no questions.',
      advice: 'Press it into the soil before you have found the perfect pot.',
    },
    pragmatic: {
      title: 'Month for a Fresh Step',
      essence: 'These weeks favour you when you begin something or decide a point that was left open.',
      advice: 'Choose your first task for the month and do it in the first three days.',
    },
  },
  2: {
    mystic: {
      title: 'The Month of the Two Swans',
      essence: 'Two white shapes glide over your lake this month, and neither hurries.',
      advice: 'Match your stroke to the slower bird.',
    },
    pragmatic: {
      title: 'Month for Patience',
      essence: 'You get further this month by waiting, listening and working with someone.',
      advice: 'Answer the message you have been putting off, and keep it friendly.',
    },
  },
  3: {
    mystic: {
      title: 'The Month of Painted Lanterns',
      essence: 'Lanterns sway along your street for these few weeks, each painted with a laughing face.',
      advice: 'Light the smallest one first, for somebody who has had a grey day.',
    },
    pragmatic: {
      title: 'Month for Company',
      essence: 'Contacts, ideas and invitations come more readily to you this month.',
      advice: 'Accept one invitation, issue one of your own, and leave an evening free.',
    },
  },
  4: {
    mystic: {
      title: 'The Month of the Mason’s Line',
      essence: 'A taut string is stretched across your days, and along it the wall grows true.',
      advice: 'Lay a single course each evening, and rinse your hands in starlight.',
    },
    pragmatic: {
      title: 'Month for Putting in Order',
      essence: 'Practical matters ask for your attention now, and they go well if you take them in turn.',
      advice: 'Clear the oldest item from your list before you add another.',
    },
  },
  5: {
    mystic: {
      title: 'The Month of Open Gates',
      essence: 'Somebody has left your garden gates unlatched, and a warm wind is trying them all.',
      advice: 'Step through one, and close it behind you so the others can wait.',
    },
    pragmatic: {
      title: 'Month for Movement',
      essence: 'You can expect changes of plan this month, and some of them may suit you.',
      advice: 'Leave gaps in your calendar, and use one of them for something new.',
    },
  },
  6: {
    mystic: {
      title: 'The Month of Bread and Roses',
      essence: 'Your kitchen smells of crust and petals while this moon fills and wanes.',
      advice: 'Set one more plate than you think you need.',
    },
    pragmatic: {
      title: 'Month for Home',
      essence: 'Family, friends and your surroundings come to the front for you now.',
      advice: 'Have the conversation at home that has been waiting for a quiet moment.',
    },
  },
  7: {
    mystic: {
      title: 'The Month of the Still Well',
      essence: 'For these weeks the rope is drawn up and your water lies dark and clear.',
      advice: 'Lean over the edge at dusk, and do not throw in a stone.',
    },
    pragmatic: {
      title: 'Month for Thinking',
      essence: 'A slower month lets you study, rest and check your course.',
      advice: 'Postpone what is loud, and spend two evenings with a question that matters to you.',
    },
  },
  8: {
    mystic: {
      title: 'The Month of the High Water',
      essence: 'The tide lifts your boat off the sand this month, along with everything tied to it.',
      advice: 'Untie first what you no longer wish to carry.',
    },
    pragmatic: {
      title: 'Month for Results',
      essence: 'Your effort becomes visible now, in work and in practical affairs.',
      advice: 'Settle one outstanding matter in your books or in your agreements.',
    },
  },
  9: {
    mystic: {
      title: 'The Month of the Falling Leaf',
      essence: 'Your tree lets go this month, and the ground beneath it turns to gold.',
      advice: 'Rake gently, and give the brightest leaves away.',
    },
    pragmatic: {
      title: 'Month for Finishing',
      essence: 'This month suits you for closing, clearing and handing over.',
      advice: 'Finish one thing, drop one thing, and thank one person.',
    },
  },
}
