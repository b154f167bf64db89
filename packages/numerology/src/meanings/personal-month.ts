import type { Meanings, SingleDigit } from './meaning.ts'

/** The Personal Month: the colour of one month within the Personal Year. */
export const personalMonthMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Month of the First Seed',
      essence: 'A thin moon brings you a seed this month and asks no questions.',
      gift: 'Whatever you whisper to the ground now, it remembers; a small wish can become the root of a whole season.',
      shadow: 'Impatient hands dig the seed up each evening to see whether it has stirred.',
      scene: 'There is earth under your nails at breakfast, and on the sill a pot with nothing to see in it yet.',
      advice: 'Plant your wish, with one small act, before you have found the perfect pot.',
    },
    pragmatic: {
      title: 'Month for a Fresh Step',
      essence: 'These weeks favour a beginning, or a decision on a point that was left open.',
      gift: 'You have more nerve than usual, and a clear proposal from you meets little resistance.',
      shadow: 'You start three things at once, and take a slow answer for a refusal.',
      scene: 'The email that has sat in drafts since spring goes off on a Tuesday, before the coffee is cold.',
      advice: 'Choose one task to begin with, and do it within three days.',
    },
  },
  2: {
    mystic: {
      title: 'The Month of the Two Swans',
      essence: 'Two swans glide over your lake this month, and neither hurries.',
      gift: 'You feel each ripple before it arrives, and steer between two moods without waking either.',
      shadow: 'Still water holds you so well that you forget you wanted to reach the other bank.',
      scene:
        'At dusk you stop talking in the middle of a sentence, because you notice that the person beside you has something to say.',
      advice: 'When you walk or work with someone this month, keep to the slower pace of the two.',
    },
    pragmatic: {
      title: 'Month for RequestTimeouts',
      essence: 'Waiting, listening and working with someone get you further this month than pushing.',
      gift: 'Your sense of timing is good, and a quiet word from you can settle what a long meeting could not.',
      shadow: 'You leave the choice to others and are cross with them afterwards for choosing.',
      scene: 'Two colleagues each ring you about the same thing; by evening they are on the phone to each other.',
      advice: 'Answer the message you have been putting off, and keep it friendly.',
    },
  },
  3: {
    mystic: {
      title: 'The Month of Painted Lanterns',
      essence: 'Lanterns sway along your street for these few weeks, each painted with a laughing face.',
      gift: 'Your laughter carries a flame from wick to wick, and even the houses with drawn curtains begin to glow.',
      shadow: 'So many bright windows call you in that your own lamp is left unlit.',
      scene: 'Past midnight the last guests stand on the pavement, and no one can find the word that ends the evening.',
      advice: 'Before you go out, send one bright line to a friend who has had a grey day.',
    },
    pragmatic: {
      title: 'Month for Company',
      essence: 'Contacts, ideas and invitations come more readily this month.',
      gift: 'You explain things well just now, and people remember how you made them feel.',
      shadow: 'Evenings fill up quickly, and a promise made in high spirits is hard to keep later.',
      scene: 'You only meant to drop off a book; two hours later you are sketching a plan on a napkin.',
      advice: 'Accept one invitation, issue one of your own, and leave an evening free.',
    },
  },
  4: {
    mystic: {
      title: 'The Month of the Mason’s Line',
      essence: 'A taut string is stretched across your days, and along it the wall grows true.',
      gift: 'For once you have the patience of the tide, which wears a harbour out of rock by simply coming back.',
      shadow: 'The line that guides your wall begins to feel like a fence around your days.',
      scene: 'By lamplight you count the stones still in the barrow, and there are fewer than you feared.',
      advice: 'Do one stretch of the work each evening, then put down the trowel and look up at the sky.',
    },
    pragmatic: {
      title: 'Month for Putting in Order',
      essence: 'Practical matters ask for attention now, and they go well if taken in turn.',
      gift: 'You have staying power for the work that usually bores you, and it shows by the end of the month.',
      shadow: 'The list becomes so strict that a friend who drops in feels like a disturbance.',
      scene: 'A shoebox of receipts stands open on the floor, and for the first time this year you can see the bottom.',
      advice: 'Clear the oldest item from your list before you add another.',
    },
  },
  5: {
    mystic: {
      title: 'The Month of Open Gates',
      essence: 'Every gate of your garden has been left unlatched, and a warm wind is trying them all.',
      gift: 'The scent of far places reaches you early, and a chance that drifts past finds your hand already open.',
      shadow: 'Each gate seems to lead to a greener field, until you stand in the lane at dusk with nowhere to sit.',
      scene: 'The washing has blown into the neighbours’ orchard, and you come home with a sheet and an invitation.',
      advice: 'Take up one new thing this month, and leave the other gates for later.',
    },
    pragmatic: {
      title: 'Month for Movement',
      essence: 'Plans are best held loosely this month; a change may suit you better than the plan did.',
      gift: 'You adapt faster than those around you, so a sudden turn works to your advantage.',
      shadow: 'In your restlessness you drop something good only because it has become familiar.',
      scene:
        'At the last minute the meeting moves to the harbour, and on the way you pass a street you have never noticed.',
      advice: 'Leave gaps in your calendar, and use one of them for something new.',
    },
  },
  6: {
    mystic: {
      title: 'The Month of Bread and Roses',
      essence: 'Your kitchen smells of crust and petals while this moon waxes and wanes.',
      gift: 'People who feel the cold find their way to you, and your mere presence puts another log on their fire.',
      shadow: 'Kneading for everyone, you forget to sit down while the loaf is warm.',
      scene: 'A knock comes as you cut the bread, then another, and the table grows by a chair each time.',
      advice: 'Set one more plate than you think you need.',
    },
    pragmatic: {
      title: 'Month for Home',
      essence: 'Those close to you, and the place you live in, come to the front now.',
      gift: 'People trust you with what worries them, and your practical kindness reaches further than advice.',
      shadow: 'Doing for others what they could do for themselves leaves you tired and them no wiser.',
      scene: 'You fix the dripping tap at a friend’s flat, and over the noise of the pipe hear what is really wrong.',
      advice: 'With someone close, have the conversation that has been waiting for a quiet moment.',
    },
  },
  7: {
    mystic: {
      title: 'The Month of the Still Well',
      essence: 'For these weeks the rope of your well is drawn up, and the water lies dark and clear.',
      gift: 'In this hush you hear the drop that falls a mile below, and know by its sound how deep you go.',
      shadow: 'You lean so long over the silent water that you do not hear the call to supper.',
      scene: 'You read the same page three times by the window, and then notice that it has been raining for an hour.',
      advice: 'Sit quietly for a while at dusk, and press for no answer.',
    },
    pragmatic: {
      title: 'Month for Thinking',
      essence: 'A slower month lets you study, rest and check your course.',
      gift: 'Half-truths become easier to see through, including a few that you have been telling yourself.',
      shadow: 'You seem colder than you are, because people cannot see how much is going on inside you.',
      scene:
        'You leave the party early, walk two stops instead of riding, and at the second traffic light you know what you will say tomorrow.',
      advice: 'Postpone what is loud, and spend two evenings with a question that matters to you.',
    },
  },
  8: {
    mystic: {
      title: 'The Month of the High Water',
      essence: 'The tide lifts your boat off the sand this month, along with everything tied to it.',
      gift: 'You feel where the current is strongest, and can lend its strength to more than your own hull.',
      shadow: 'High water hides the rocks it covers, and pride sails where the keel should not.',
      scene: 'On the quay they stop mending nets to watch your sail fill before any of theirs.',
      advice: 'Choose one duty that you no longer wish to tow, and cast it off this month.',
    },
    pragmatic: {
      title: 'Month for Results',
      essence: 'Effort becomes visible now, in work and in practical affairs.',
      gift: 'You can speak up for what your work is worth, and keep a cool head while you do it.',
      shadow: 'When results are all you look at, the people who helped you feel like figures in a column.',
      scene: 'You name your price and then, for once, say nothing more; the other side reaches for a pen.',
      advice: 'Settle one outstanding matter in your books or in your agreements.',
    },
  },
  9: {
    mystic: {
      title: 'The Month of the Falling Leaf',
      essence: 'Your tree lets go this month, and the ground beneath it turns to gold.',
      gift: 'You can bless what leaves you without wishing it back, which is the rarest of the autumn arts.',
      shadow: 'Clutching one brown leaf, you miss the whole tree turning to fire.',
      scene: 'The last swallow has left the wire; you notice because the morning is so quiet.',
      advice: 'Sort gently through what is over, and give the best of it away.',
    },
    pragmatic: {
      title: 'Month for Finishing',
      essence: 'Closing, clearing and handing over go well in these weeks.',
      gift: 'You judge fairly this month, since you can look at an old matter without needing to win it.',
      shadow: 'Tired of loose ends, you sweep away things that deserved to be ended one by one.',
      scene: 'The spare key goes back to your old landlord with a note, and your key ring is lighter.',
      advice: 'Finish one thing, drop one thing, and thank one person.',
    },
  },
}
