import type { Meanings, SingleDigit } from './meaning.ts'

/** The Personal Year: the theme of twelve months within a cycle of nine years. */
export const personalYearMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'Year of the New Moon',
      essence:
        'The sky is dark and clean, and you stand at the edge of the field with seeds in your fist. A cycle of nine years draws its first breath.',
      gift: 'What you plant in these months drinks the first rain.',
      shadow: 'You linger by the old fire because its ashes are still warm.',
      scene:
        'The midnight bells have hardly stopped. You are out by the fence with a spade, and the neighbour asks what you are planting.',
      advice: 'Speak one intention aloud on a moonless night, and give it ten minutes each morning.',
    },
    pragmatic: {
      title: 'A Year to Begin',
      essence:
        'The task of this year is to start: choose a direction and take the first steps yourself. Habits formed now set the tone for nine years.',
      gift: 'You have more drive than usual, and people respond when you act.',
      shadow: 'Impatience makes you begin five things at once and look after none.',
      scene:
        'The form asks for the name of your project. For months you have closed the page at this point; today you type one in.',
      advice: 'Write down one main goal, and do the first concrete task within seven days.',
    },
  },
  2: {
    mystic: {
      title: 'Year of the Waxing Crescent',
      essence:
        'A thin silver boat hangs in the west, and you are asked to sail slowly. Underground, what you planted is putting out roots.',
      gift: 'A patient word does more now than a hundred oars.',
      shadow: 'You tug at the seedling to see if it is growing, and loosen its roots.',
      scene:
        'The kettle hums, and a neighbour you hardly knew stays for a second cup. By the third there is a plan for the shared wall.',
      advice: 'Let one night pass before you agree to a plan, and choose carefully who shares your boat.',
    },
    pragmatic: {
      title: 'A Year to Cooperate',
      essence:
        'After the start comes patience: this year asks you to cooperate, to wait and to mind the details. Much of the progress is made behind the scenes.',
      gift: 'You are well placed to repair a relationship or find the right ally.',
      shadow: 'You take slow replies personally, and give in just to end the tension.',
      scene:
        'Three weeks, no answer. Your second, sharp message stays in the drafts; you ring up, and learn that only a signature was missing.',
      advice: 'Put one important agreement into clear words, and leave time for an answer.',
    },
  },
  3: {
    mystic: {
      title: 'Year of the Singing Tide',
      essence:
        'The water glitters and the shore is full of voices that know your name. Bare wood breaks into blossom, and you into song.',
      gift: 'Friends gather round your words like stars around a summer moon.',
      shadow: 'Petals are light, and you let the whole season blow away in play.',
      scene:
        'Paper lanterns in the yard. You only came down for the post, and at eleven you are teaching the whole third floor a song.',
      advice: 'Make one beautiful thing from start to finish before you begin the next.',
    },
    pragmatic: {
      title: 'A Year to Express Yourself',
      essence:
        'Expression is this year’s assignment: in company, on paper, on a stage. Results from the last two years begin to be visible.',
      gift: 'Ideas are easier to present now, and you are liked for them.',
      shadow: 'Your diary fills, your purse empties, and in December there is a row of beginnings.',
      scene:
        'At the farewell dinner they ask you for a few words. You had meant to mumble, and people are still laughing in the cloakroom.',
      advice: 'Reserve two hours a week for your creative project, as you would an appointment.',
    },
  },
  4: {
    mystic: {
      title: 'Year of the Stone Circle',
      essence:
        'The festival lanterns are put away, and you are given rope, level and clay. Beneath steady stars you lay the ring that will hold the years to come.',
      gift: 'Each patient stone remembers your hand and stays where you placed it.',
      shadow: 'You curse the wall that is going to keep you warm.',
      scene: 'The shed, a lamp, four jars of nails to be sorted. You only look up when the moon stands in the doorway.',
      advice: 'Lay down your tools at dusk, for rest is the mortar between your stones.',
    },
    pragmatic: {
      title: 'A Year to Build',
      essence:
        'Organisation, effort and practical matters are your work this year. It goes slowly, and the rest of the cycle will stand on it.',
      gift: 'Your affairs, your space and your routines take on an order that lasts.',
      shadow: 'Feeling hemmed in, you work without a pause, and by Thursday you are making mistakes.',
      scene:
        'You tip the drawer of cables and old receipts out on the floor. Two hours later it closes at the push of one finger.',
      advice: 'Choose one system in your life that keeps failing, and give it a weekend.',
    },
  },
  5: {
    mystic: {
      title: 'Year of the Turning Wind',
      essence:
        'Midway through the nine years the weather changes, and your sails fill from a quarter you had forgotten. There are blank spaces on the map again.',
      gift: 'Chance becomes your companion, and unlooked-for stars point to a wider sea.',
      shadow: 'The gust is so sweet that you forget to ask where it leads.',
      scene:
        'A breeze lifts the newspaper off your table and along the harbour wall. Fetching it, you see a notice: “Crew wanted, sailing on Sunday.”',
      advice: 'Change one thing at a time, and know your next harbour before you cast off.',
    },
    pragmatic: {
      title: 'A Year to Change',
      essence:
        'Halfway through the cycle, change is your task: new contacts, other places, and decisions about what you have outgrown. Loose plans serve you best.',
      gift: 'An overdue adjustment meets with less resistance than usual, in others and in you.',
      shadow: 'You change everything at once because you are bored with one thing.',
      scene:
        'Over lunch someone mentions a course in another city. You say that it is out of the question, and ask for the address.',
      advice: 'List what you want to keep before you decide what to change.',
    },
  },
  6: {
    mystic: {
      title: 'Year of the Garden Moon',
      essence:
        'A round gold moon hangs over your gate, and those you love come up the path. These months ask you to tend and to mend.',
      gift: 'Under your care quarrels soften like fruit in late light.',
      shadow: 'You water all that you are handed, and weeds of duty outgrow the roses.',
      scene: 'Someone with whom you had fallen out stands at the gate with a pot of basil. You move up on the bench.',
      advice: 'Lay the table for those you love, and keep one cushioned, sunlit chair for yourself.',
    },
    pragmatic: {
      title: 'A Year of Home and Commitment',
      essence:
        'Home, close relationships and shared responsibilities come to the front this year. Promises are made, renewed or reconsidered, and you have a say in each.',
      gift: 'You have the warmth and the fairness to improve things under your own roof or in a team.',
      shadow: 'You accept more duties than fit into a week, and then keep score.',
      scene:
        'The club’s rota has your initial in five of seven squares. You pick up the pen, and call the others over.',
      advice: 'Find one division of tasks that no longer feels fair, and change it.',
    },
  },
  7: {
    mystic: {
      title: 'Year of the Silent Well',
      essence:
        'The feast is over and the stars come close. You are led to a well in the forest, where the water has kept an answer for you.',
      gift: 'In the quiet your inner ear grows keen, and an old wisdom begins to speak.',
      shadow: 'Loneliness comes to sit beside you, and you believe all it says.',
      scene: 'The others are dancing. Down on the jetty, your shoes beside you, you hear one thing at a time.',
      advice: 'Keep one hour of stillness by candle or moonlight each week.',
    },
    pragmatic: {
      title: 'A Year to Reflect',
      essence:
        'Your work turns inwards this year: study, rest and honest review are worth more than pushing ahead. Outer progress looks slower for a while.',
      gift: 'A skill or an insight that you acquire now serves you for years.',
      shadow: 'Too long alone, you mistake a theory about people for news of them.',
      scene:
        'Saturday, the phone in a drawer, a library book with a stranger’s pencil notes. At four you are still arguing with the margins.',
      advice: 'Take up one subject seriously, and talk it over with someone who asks good questions.',
    },
  },
  8: {
    mystic: {
      title: 'Year of the Full Tide',
      essence:
        'The tide comes home to your jetty, heavy with everything you set afloat. The moon leaves the weighing to you.',
      gift: 'Your strength returns with the water, and great gates answer to a steady push.',
      shadow: 'You grip the oar so hard that you no longer feel the current helping you.',
      scene:
        'The catch is on the quay, and the dealer names a price while looking elsewhere. You wait, lay your best fish on top, and name another.',
      advice: 'Count this year’s catch with thanks, and give a share of it away.',
    },
    pragmatic: {
      title: 'A Year of Results',
      essence:
        'Work, recognition and practical power are the business of this year. You see clearly what earlier effort has produced, and what it has not.',
      gift: 'You negotiate, organise and decide with more authority than before.',
      shadow: 'Ambition crowds out rest and people, and you win something you have no time to enjoy.',
      scene:
        'The letter about the new rates begins “unfortunately”. You open your own figures, and ask for ten minutes on Tuesday.',
      advice: 'Prepare one well-reasoned request for something you have earned, and choose a calm moment.',
    },
  },
  9: {
    mystic: {
      title: 'Year of the Waning Moon',
      essence:
        'The great circle closes, and you walk the beach gathering what the sea has polished. What is finished glows once more before it goes.',
      gift: 'On the outgoing tide you find it easy to forgive.',
      shadow: 'Against the ebb you build a dam of sand, and are up all night repairing it.',
      scene: 'The box under the stairs is full of keys to no door. You hang them in the apple tree, where they ring.',
      advice: 'Set a paper boat upon the water for each thing you release.',
    },
    pragmatic: {
      title: 'A Year to Complete',
      essence:
        'A nine-year chapter is closing, and your task is to finish, sort and let go. New beginnings have more room once this is done.',
      gift: 'You see the past with perspective, and generosity comes naturally.',
      shadow: 'Out of unease you start something big, or keep what you no longer need.',
      scene:
        'You cancel the subscription from the year you were going to learn chess. The board goes to the café, where on Friday you lose, happily, twice.',
      advice: 'Clear one shelf, one folder and one old obligation, and see which gives you energy back.',
    },
  },
}
