import type { Meanings, SingleDigit } from './meaning.ts'

/** Numbers that are missing from the Lo Shu square. */
export const loShuMissingMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Spring Beneath the Stone',
      essence: 'Your spring still runs under a flat stone, and one can hear it on quiet nights.',
      gift: 'What rises late comes up cold and clean, and whoever drinks from you remembers the taste.',
      shadow: 'Now and then you sit upon the stone yourself, and wonder what is murmuring below.',
      advice: 'Lift the stone by a finger’s breadth each new moon.',
    },
    pragmatic: {
      title: '1 Missing: Finding Words',
      essence: 'You may keep your feelings to yourself because the words come late.',
      gift: 'You choose your words, and so they tend to be believed when they come.',
      shadow: 'Others may fill your silence with guesses, most of them wrong.',
      advice: 'Write first, and speak from your notes.',
    },
  },
  2: {
    mystic: {
      title: 'The Field Not Yet Felt',
      essence: 'A field lies within you whose soil your bare feet have not touched.',
      gift: 'You will walk that field as a lover walks, for nothing in it has been worn flat by custom.',
      shadow: 'You may cross it in heavy boots, looking for the gate.',
      advice: 'Take off your shoes, and wait for what it says.',
    },
    pragmatic: {
      title: '2 Missing: Tuning In',
      essence: 'You may overlook hints that others give you.',
      gift: 'You are not easily put off by moods, which is a relief to people who have many of them.',
      shadow: 'You can easily give a solution when somebody wanted a listener.',
      advice: 'Ask people directly how they are, and give them time.',
    },
  },
  3: {
    mystic: {
      title: 'The Unhatched Song',
      essence: 'Three eggs lie in your hedge, warm and unhurried, each with a melody inside.',
      gift: 'When it hatches, the melody will be nobody’s but yours, for no one sang to it through the shell.',
      shadow: 'Sometimes you mistake the stillness of the nest for an empty one and walk away.',
      advice: 'Sit near them without counting the days.',
    },
    pragmatic: {
      title: '3 Missing: Trusting Ideas',
      essence: 'You may doubt your imagination or your memory more than they deserve.',
      gift: 'You are careful with fancies, and what you do come up with is usually workable.',
      shadow: 'You may leave the inventing to others and feel a little duller than you are.',
      advice: 'Collect ten ideas of yours without judging a single one.',
    },
  },
  4: {
    mystic: {
      title: 'The Loose Reed',
      essence: 'The wind has not yet found the reed that you are.',
      gift: 'Free of any bundle, you can lean with the whole meadow and rise again without a crease.',
      shadow: 'A reed that stands alone makes no roof, however sweetly it might have bent.',
      advice: 'Tie it to two others, and listen.',
    },
    pragmatic: {
      title: '4 Missing: Order',
      essence: 'Planning and patience with practical things may take you extra effort.',
      gift: 'You improvise cheerfully and do not panic when the plan is lost.',
      shadow: 'Things may take you twice the time because each of them begins with a search.',
      advice: 'Lay out tomorrow’s things this evening.',
    },
  },
  5: {
    mystic: {
      title: 'The Wandering Centre',
      essence: 'Your middle stone has rolled into the grass, and you will know it by its warmth.',
      gift: 'A centre that wanders has seen every corner of the garden, and knows them all from the inside.',
      shadow: 'You tend to ask the hedge, the pond and the moon in turn where you ought to stand.',
      advice: 'Walk in a slow spiral, and let it find your foot.',
    },
    pragmatic: {
      title: '5 Missing: Motivation',
      essence: 'You may need outside encouragement to get going and to stay on course.',
      gift: 'You understand how hard it is for others to get moving, and you never shame them for it.',
      shadow: 'You may wait for the right mood, which tends to come only after the first ten minutes.',
      advice: 'Agree with a friend on a weekly word about your progress.',
    },
  },
  6: {
    mystic: {
      title: 'The Roof of Stars',
      essence: 'You sleep beneath an open roof, and the stars know your blanket well.',
      gift: 'Whoever has slept beneath the naked stars will never take a ceiling for the sky.',
      shadow: 'At times you carry your bed from hill to hill and call each cold night freedom.',
      advice: 'Draw one rafter across the sky, and hang a lamp from it.',
    },
    pragmatic: {
      title: '6 Missing: Feeling Settled',
      essence: 'Home and creative confidence may take shape for you later than for others.',
      gift: 'You are independent of surroundings, and can feel well in places that others find bare.',
      shadow: 'You may keep your affection so discreet that those who share your home have to guess at it.',
      advice: 'Make one small part of your space wholly your own.',
    },
  },
  7: {
    mystic: {
      title: 'The Lake Still Filling',
      essence: 'Rain by rain a lake is filling behind your hills.',
      gift: 'Filled drop by drop, your water will be so clear that the herons come first to you.',
      shadow: 'You can rattle pebbles in the dry basin so as not to hear how quiet it is.',
      advice: 'Carve its outflow gently, before it is needed.',
    },
    pragmatic: {
      title: '7 Missing: Inner Calm',
      essence: 'You may be little interested in reflection until life suggests it.',
      gift: 'You live forwards and waste little time on regret.',
      shadow: 'A feeling you skipped may come back later at an inconvenient hour.',
      advice: 'Spend ten minutes a day doing nothing in particular.',
    },
  },
  8: {
    mystic: {
      title: 'The Path Without Cairns',
      essence: 'Your mountain has no cairns as yet, and each of your steps may become one.',
      gift: 'On an unmarked mountain every wanderer is first, and the view has not been used up by anyone.',
      shadow: 'You tend to climb the same wrong gully by starlight, out of love for the shape of it.',
      advice: 'Set the first where you once lost the way.',
    },
    pragmatic: {
      title: '8 Missing: Follow-Through',
      essence: 'Details and paperwork may slip past you when you are in a hurry.',
      gift: 'You are generous about small slips, your own and other people’s.',
      shadow: 'What you put aside for later may return with a reminder attached.',
      advice: 'Set one hour a week aside for everything with a deadline.',
    },
  },
  9: {
    mystic: {
      title: 'The Ember Under Ash',
      essence: 'In your hearth a single ember sleeps, red as a pomegranate seed.',
      gift: 'Ash keeps a coal safer than any lantern, and yours has outlasted nights that put out great fires.',
      shadow: 'You may sit close to your own hearth with your back to the snow outside.',
      advice: 'Breathe upon it with somebody beside you.',
    },
    pragmatic: {
      title: '9 Missing: The Wider Picture',
      essence: 'You may forget to ask what a thing is for, or whom it helps.',
      gift: 'You are modest and practical, and nobody has to fear a speech from you.',
      shadow: 'You are apt to work hard at something without having asked yourself whether you believe in it.',
      advice: 'Name the person who benefits before you begin.',
    },
  },
}
