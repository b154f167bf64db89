import type { Meanings, SingleDigit } from './meaning.ts'

/** Numbers that are missing from the Lo Shu square. */
export const loShuMissingMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Spring Beneath the Stone',
      essence: 'For want of a 1, your spring still runs under a flat stone, and can be heard on quiet nights.',
      gift: 'What rises late comes up cold and clean, and whoever drinks from your spring remembers the taste.',
      shadow: 'You sit upon the stone yourself, and wonder what is murmuring below.',
      scene:
        'A visitor admires the garden and asks who made it. You look at the roses and say that it has been a wet year.',
      advice: 'At each new moon, say aloud one thing that you have long kept to yourself.',
    },
    pragmatic: {
      title: '1 Missing: Finding Words',
      essence:
        'Without a 1 in the date, the words for what you feel come late, and others see your reserve before they see you.',
      gift: 'You choose your words carefully, and so they are believed when they come.',
      shadow: 'Others fill your silence with guesses, most of them wrong.',
      scene:
        'The hairdresser holds up the mirror and asks if you like it. You nod, and only in the car park do you find the sentence you meant.',
      advice: 'Before the next hard conversation, write first, and speak from your notes.',
    },
  },
  2: {
    mystic: {
      title: 'The Field Not Yet Felt',
      essence:
        'In the south-west of your square lies a field that your bare feet have not touched. It has waited for a 2 to plough it.',
      gift: 'When you come to that field, nothing in it is worn flat, and you notice every blade.',
      shadow: 'You cross other people’s fields in heavy boots, looking for the gate.',
      scene:
        'Your guest has put her cup down three times without drinking. You bring more sugar, and the moon comes up behind her.',
      advice: 'Sit with someone in silence, and wait until you feel how they are.',
    },
    pragmatic: {
      title: '2 Missing: Tuning In',
      essence:
        'The absent 2 makes hints easy to overlook, other people’s and those of your own instinct. Tact has to be learnt, and can be.',
      gift: 'Moods do not put you off, which is a relief to people who have many of them.',
      shadow: 'You deliver a solution where a listener was wanted.',
      scene: 'Your neighbour says that her flat is so quiet now. You recommend a radio with a very good speaker.',
      advice: 'Ask people directly how they are, and give them a full minute.',
    },
  },
  3: {
    mystic: {
      title: 'The Unhatched Song',
      essence:
        'Warm and unhurried, three eggs lie in the eastern hedge where your 3 would have sung, each with a melody inside.',
      gift: 'No one taught your song its tune through the shell, and so it is like no other.',
      shadow: 'You take the silent nest for an empty one and walk away.',
      scene: 'You hum at the sink, a tune from nowhere. A step sounds on the stairs, and you turn the tap up.',
      advice: 'Hum a tune of your own once a day, without asking what it will become.',
    },
    pragmatic: {
      title: '3 Missing: Trusting Ideas',
      essence: 'Where 3 is missing, you doubt your imagination and your memory more than they deserve.',
      gift: 'You are wary of fancies, and what you do come up with is usually workable.',
      shadow: 'You leave the inventing to others and feel a little duller than you are.',
      scene:
        'In the workshop, coloured notes cover the wall. Yours is still in your hand, folded in four; the last speaker has just had the same idea.',
      advice: 'Collect ten of your own ideas without judging a single one.',
    },
  },
  4: {
    mystic: {
      title: 'The Loose Reed',
      essence: 'With the 4 absent, you were never bound into the bundle: you are a single reed, at play with the wind.',
      gift: 'You can lean with the whole meadow and rise again without a crease.',
      shadow: 'One reed makes no roof, and you keep putting off the binding.',
      scene:
        'Dusk, and the seedlings are still in the boot of the car. You meant to plant them with the waxing moon; it is thinning now.',
      advice: 'Bind yourself to two others by one fixed hour a week, and keep it whatever the wind does.',
    },
    pragmatic: {
      title: '4 Missing: Order',
      essence: 'Planning, and patience with practical things, cost you extra effort when there is no 4 in the square.',
      gift: 'You improvise cheerfully and do not panic when the plan is lost.',
      shadow: 'Everything takes twice the time, because it begins with a search.',
      scene:
        'The train leaves in forty minutes. The ticket is somewhere in the house, and so, according to your laptop, is your phone.',
      advice: 'Lay out tomorrow’s things this evening, on one chair.',
    },
  },
  5: {
    mystic: {
      title: 'The Wandering Centre',
      essence: 'Your middle stone, the 5, has rolled into the grass, and you will know it by its warmth.',
      gift: 'A centre that wanders has seen every corner of the garden, and is at home in each.',
      shadow: 'You ask the hedge, the pond and the moon in turn where you ought to stand.',
      scene:
        'You have just moved the deckchair for the fifth time. The sun has gone behind the chimney, and the book lies unopened.',
      advice: 'Try three places to sit this week, and keep the one that suits you.',
    },
    pragmatic: {
      title: '5 Missing: Motivation',
      essence:
        'With no 5 in the middle of your square, the push has to come from outside: you need encouragement to get going and keep going.',
      gift: 'You understand how hard it is to get moving, and never shame others for it.',
      shadow: 'You wait for the right mood, which only arrives after the first ten minutes.',
      scene:
        'The swimming bag has stood by the door since Tuesday. A friend rings the bell, towel under one arm, and you go.',
      advice: 'Agree with a friend to report on your progress once a week.',
    },
  },
  6: {
    mystic: {
      title: 'The Roof of Stars',
      essence:
        'You sleep beneath an open roof where a 6 would have laid the tiles, and the stars know your blanket well.',
      gift: 'Having slept under the stars, you will never take a ceiling for the sky.',
      shadow: 'You carry your bed from hill to hill and call each cold night freedom.',
      scene:
        'Two years in the same rooms, and the pictures still lean against the wall with their faces to it. The moon hangs in every window.',
      advice: 'Hang one picture this week, and put a lamp beneath it.',
    },
    pragmatic: {
      title: '6 Missing: Feeling Settled',
      essence:
        'Home, helpful friends and creative confidence take shape later for you than for others; that is how a missing 6 shows.',
      gift: 'You are independent of your surroundings, and at ease in places that others find bare.',
      shadow: 'You show affection so discreetly that those nearest to you have to guess at it.',
      scene:
        'Your neighbour offers to carry the other end of the sofa. You thank him, and get it stuck on the stairs by yourself.',
      advice: 'Make one small part of your space wholly your own.',
    },
  },
  7: {
    mystic: {
      title: 'The Lake Still Filling',
      essence: 'Shower by shower a lake is filling behind your western hills, where the 7 has left a hollow.',
      gift: 'Gathered drop by drop, your water will be so clear that the herons come to you first.',
      shadow: 'You skip pebbles over the water so as not to hear how quiet it is.',
      scene:
        'Sunset on the terrace, and everyone has stopped talking. You remember a joke, and the last red fades while they laugh.',
      advice: 'Let one evening this week stay silent to its end, and notice what rises in you like water.',
    },
    pragmatic: {
      title: '7 Missing: Inner Calm',
      essence:
        'With no 7 in your date of birth, reflection does not become a habit by itself. It comes in the end, usually because an upset has forced it.',
      gift: 'You live forwards and waste little time on regret.',
      shadow: 'A feeling that you skipped comes back at an inconvenient hour.',
      scene:
        'There are four minutes until the kettle boils. You answer two messages, wipe the shelf, and put on a podcast about stillness.',
      advice: 'Spend ten minutes a day doing nothing in particular.',
    },
  },
  8: {
    mystic: {
      title: 'The Path Without Cairns',
      essence: 'Your mountain has no cairns as yet, no 8 to mark the turn, and each of your steps may become one.',
      gift: 'On an unmarked mountain every wanderer is first, and the view has not been used up.',
      shadow: 'You climb the same wrong gully by starlight, out of love for the shape of it.',
      scene:
        'The cake is in the oven and smells wonderful. On the windowsill, in the moonlight, stands the bowl of weighed-out sugar.',
      advice: 'Set up a first cairn: a note at the very spot where you last went wrong.',
    },
    pragmatic: {
      title: '8 Missing: Follow-Through',
      essence:
        'Details and paperwork slip past you when you are in a hurry, for the 8 that would have caught them is not there.',
      gift: 'You are generous about small slips, your own and other people’s.',
      shadow: 'What you put aside for later returns with a reminder attached.',
      scene: 'You arrive at the theatre on time, well dressed, and alone on the steps. The tickets say tomorrow.',
      advice: 'Set one hour a week aside for everything with a deadline.',
    },
  },
  9: {
    mystic: {
      title: 'The Ember Under Ash',
      essence:
        'In your south, where a 9 would blaze, the hearth holds a single sleeping ember, red as a pomegranate seed.',
      gift: 'Ash keeps a coal safer than any lantern, and yours has outlasted nights that put out great fires.',
      shadow: 'You sit close to your own hearth with your back to the snow outside.',
      scene:
        'They are planting an avenue of limes along the road. You work out when there will be shade, and hold the next sapling upright.',
      advice: 'Breathe upon your ember by doing one small thing for a stranger.',
    },
    pragmatic: {
      title: '9 Missing: The Wider Picture',
      essence:
        'A date without a 9, possible only since 2000, keeps you to what is near: you forget to ask what a thing is for, or whom it helps.',
      gift: 'Modest and practical, you spare people speeches.',
      shadow: 'You work hard at something without having asked yourself whether you believe in it.',
      scene: 'The petition comes round. You correct a spelling mistake in the heading, and pass it on.',
      advice: 'Before you begin, name the person who benefits.',
    },
  },
}
