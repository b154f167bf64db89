import type { Meanings, SingleDigit } from './meaning.ts'

/** The Personal Year: the theme of twelve months within a cycle of nine years. */
export const personalYearMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'Year of the New Moon',
      essence:
        'The sky is dark and clean, and you stand on the sand with seeds in your fist. A cycle of nine begins to breathe.',
      gift: 'What you plant in these months drinks from fresh tides, and even small roots go deep.',
      shadow: 'You may linger by the old fire because its ashes are still warm.',
      advice: 'Speak one intention aloud on a moonless night, and give it the first hour of your mornings.',
    },
    pragmatic: {
      title: 'A Year to Begin',
      essence:
        'This is a good time for you to start, choose and take initiative. Habits formed now are likely to set the tone for several years.',
      gift: 'You have more drive than usual, and people respond when you act decisively.',
      shadow: 'Impatience could lead you to begin five things at once and support none of them.',
      advice: 'Write down one main goal for your year, and do the first concrete task within seven days.',
    },
  },
  2: {
    mystic: {
      title: 'Year of the Waxing Crescent',
      essence:
        'A thin silver boat hangs in the west, and you are asked to sail slowly. Beneath the soil, what you planted is learning to hold hands.',
      gift: 'Gentle meetings find you now, and a patient word can do more than a hundred oars.',
      shadow: 'You might tug at the seedling to see whether it grows, or drown it in worry.',
      advice: 'Listen to the tide for a while before you push off, and choose who shares your boat with care.',
    },
    pragmatic: {
      title: 'A Year to Cooperate',
      essence:
        'Progress comes to you through patience, partnership and attention to detail. Much of it happens behind the scenes.',
      gift: 'You are well placed to repair a relationship or to find the right ally.',
      shadow: 'You are apt to take slow replies personally, or give in just to end the tension.',
      advice: 'Put one important agreement of yours into clear words, and leave more time for it than seems necessary.',
    },
  },
  3: {
    mystic: {
      title: 'Year of the Singing Tide',
      essence:
        'The water glitters and the shore is full of voices that know your name. Blossoms open on what was bare wood.',
      gift: 'Your words have wings in these months, and friends gather like stars around a summer moon.',
      shadow: 'Petals are lovely and light, and you could let the whole season blow away in play.',
      advice:
        'Make one beautiful thing from start to finish before the leaves turn, and offer it with both your hands.',
    },
    pragmatic: {
      title: 'A Year to Express Yourself',
      essence:
        'Social life, creativity and communication take up more space for you now. Results from the last two years begin to be visible.',
      gift: 'You find it easier to present your ideas and to meet people who like them.',
      shadow: 'Distraction and overspending of energy are the usual traps, so you may end the year with many starts.',
      advice: 'Reserve two fixed hours a week for your creative project, and treat them like an appointment.',
    },
  },
  4: {
    mystic: {
      title: 'Year of the Stone Circle',
      essence:
        'The festival lanterns are put away, and you are given rope, level and clay. Beneath steady stars you lay the ring that will hold the years to come.',
      gift: 'Each patient stone you set this year remembers your hand and stays where you placed it.',
      shadow: 'The work may seem to have no moon in it, and you might curse the wall that is going to keep you warm.',
      advice: 'Bless your tools in the morning and lay them down at dusk, for rest is the mortar between your stones.',
    },
    pragmatic: {
      title: 'A Year to Build',
      essence:
        'Organisation, effort and practical matters ask for your attention. It can feel slow, yet you are preparing the ground for what comes next.',
      gift: 'You can put your affairs, your space and your routines into an order that lasts.',
      shadow: 'Now and then you feel restricted and answer by working without pause.',
      advice: 'Choose one system in your life that keeps failing, and spend a weekend giving it a proper structure.',
    },
  },
  5: {
    mystic: {
      title: 'Year of the Turning Wind',
      essence:
        'At the middle of the nine the weather changes, and your sails fill from a quarter you had forgotten. The map has white places again.',
      gift: 'Chance becomes your companion, and unlooked-for stars point to a wider sea.',
      shadow: 'A gust can please the sailor so well that you forget to ask where it blows.',
      advice: 'Untie one knot at a time, and keep your compass close to your heart while you dance on the deck.',
    },
    pragmatic: {
      title: 'A Year to Change',
      essence:
        'Expect more movement, new contacts and decisions about what you have outgrown. Flexibility serves you better than detailed plans.',
      gift: 'You can make an overdue adjustment with less resistance than usual.',
      shadow: 'You might change everything at once because you are bored with one thing.',
      advice:
        'List what you want to keep before you decide what to change, and test your new direction on a small scale.',
    },
  },
  6: {
    mystic: {
      title: 'Year of the Garden Moon',
      essence:
        'A round gold moon hangs over your gate, and those you love come up the path. The months ask you to tend, to mend and to gather.',
      gift: 'Love ripens under your care, and quarrels may soften like fruit in late light.',
      shadow: 'Weeds of duty can grow taller than the roses if you water all that you are handed.',
      advice: 'Lay the table for your dear ones, and keep one chair free, cushioned and sunlit, for yourself.',
    },
    pragmatic: {
      title: 'A Year of Home and Commitment',
      essence:
        'Family, close relationships and shared responsibilities come to the front for you. Promises are made, renewed or reconsidered.',
      gift: 'You have the warmth and the sense of fairness to improve things at home or in a team.',
      shadow: 'You may accept more duties than you can carry, and then keep score.',
      advice:
        'Talk with those closest to you about who does what, and change one arrangement that no longer feels fair.',
    },
  },
  7: {
    mystic: {
      title: 'Year of the Silent Well',
      essence:
        'The feast is over and the stars come close. You are led to a well in the forest, where the water has kept an answer for you.',
      gift: 'In the quiet your inner ear grows keen, and a wisdom older than worry begins to speak.',
      shadow: 'Loneliness may come and sit beside you, pretending to be the truth.',
      advice: 'Give yourself one hour of stillness by candle or moonlight each week, and write down what rises.',
    },
    pragmatic: {
      title: 'A Year to Reflect',
      essence:
        'Your energy turns inwards: study, rest and honest review are worth more than pushing ahead. Outer progress may look slower for a while.',
      gift: 'You can acquire a skill or an insight that changes how you work later on.',
      shadow: 'Overthinking and isolation are the risks when you spend too long in your own head.',
      advice:
        'Take up one subject seriously, and arrange a regular conversation with a person who asks you good questions.',
    },
  },
  8: {
    mystic: {
      title: 'Year of the Full Tide',
      essence:
        'The sea rises to your doorstep, heavy with everything you set afloat. Now the moon weighs the harvest and hands you the scales.',
      gift: 'Strength returns to your arms, and great gates answer to a steady push.',
      shadow: 'You can easily grip the oar so hard that you cannot feel the current helping you.',
      advice: 'Count your full nets with thanks, and throw back a share before you haul for more.',
    },
    pragmatic: {
      title: 'A Year of Results',
      essence:
        'Work, recognition and practical power are the themes. You tend to see clearly now what earlier effort has and has not produced.',
      gift: 'You can negotiate, organise and decide with more authority than before.',
      shadow: 'Ambition may crowd out rest and people, so that you win something you have no time to enjoy.',
      advice:
        'Prepare one well-reasoned request for what your work is worth to you, and choose a calm moment to make it.',
    },
  },
  9: {
    mystic: {
      title: 'Year of the Waning Moon',
      essence:
        'The great circle closes, and you walk the beach gathering what the sea has polished. What is finished glows once more before it goes.',
      gift: 'Forgiveness comes easily on the outgoing tide, and your heart grows wide as the emptied shore.',
      shadow: 'You might build a dam of sand against the ebb and tire yourself in vain.',
      advice: 'Set a paper boat upon the water for each thing you release, and keep the lesson folded in your pocket.',
    },
    pragmatic: {
      title: 'A Year to Complete',
      essence:
        'You are closing a nine-year chapter, which makes this the time to finish, sort and let go. New beginnings have more room once this is done.',
      gift: 'You see the past with perspective, and generosity comes naturally.',
      shadow:
        'Sometimes you start something big out of unease, or keep what you no longer need because it is familiar.',
      advice:
        'Clear one shelf, one folder and one old obligation this month, and notice which of them gives you energy back.',
    },
  },
}
