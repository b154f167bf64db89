import type { Meanings, SingleDigit } from './meaning.ts'

/** The Vedic planets: the ruler of a number. */
export const planetMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Sun’s Child',
      essence: 'Surya drives his seven horses through your days and expects the gates to be open.',
      gift: 'The Sun’s gold is in your voice, and people straighten their backs without knowing why.',
      shadow: 'You shine like a cloudless noon, and wither the very garden that adores you.',
      scene: 'The courtyard is still grey when you cross it, and behind you, one by one, the shutters open.',
      advice: 'Rise early once a week to greet the Sun, and let him set without regret.',
    },
    pragmatic: {
      title: 'Sun: Authority',
      essence: 'Dignity and initiative mark you, and you are at ease in the middle of the room.',
      gift: 'You take charge without fuss, and your confidence lends other people some of their own.',
      shadow: 'Pride keeps you from asking for help, and a lack of recognition sours your mood more than you admit.',
      scene: 'The meeting has no chair until you pull one out; ten minutes later there is an agenda.',
      advice: 'Give praise in public, and corrections in private.',
    },
  },
  2: {
    mystic: {
      title: 'The Moon’s Child',
      essence: 'Chandra changes his robe every night, and your heart keeps a thread of each.',
      gift: 'You drink the mood of any house as the sea drinks moonlight, and give it back silver.',
      shadow:
        'When the Moon’s face is hidden you fear that he has gone for good, and bolt your shutters against the stars.',
      scene: 'A friend says only “I’m fine” at the door, and you are already filling the kettle.',
      advice: 'Rest when the moon is thin, and give when it is full.',
    },
    pragmatic: {
      title: 'Moon: Feeling',
      essence: 'The Moon gives you imagination and receptiveness: the mood around you reaches you before the words do.',
      gift: 'Your empathy and your memory for people make you a friend who is hard to replace.',
      shadow: 'You change with the company, so a plan made at noon looks different by night.',
      scene: 'Everyone else has forgotten the colleague’s exam; your message arrives an hour before it begins.',
      advice: 'Decide important things on a day when you feel calm.',
    },
  },
  3: {
    mystic: {
      title: 'The Teacher’s Child',
      essence: 'Guru sits beneath the great tree, and you have always been found near his feet.',
      gift: 'Your words open like leaves, and there is shade beneath them for any traveller.',
      shadow: 'Too many garlands about the neck bend even a wise head towards its own reflection.',
      scene: 'At the well a stranger asks you one question, and the evening is gone before the bucket is full.',
      advice: 'Explain to a beginner, in simple words, something you learned from a master.',
    },
    pragmatic: {
      title: 'Jupiter: Wisdom',
      essence: 'Learning, counsel and fair principles are your natural ground.',
      gift: 'You see what lies behind a problem, and you can explain it without making anyone feel foolish.',
      shadow: 'Certainty arrives too early, and you lecture where a question would have taught more.',
      scene: 'A neighbour asks how to word a letter and leaves with the letter, a book and the name of a course.',
      advice: 'Offer advice once, and let people take it or leave it.',
    },
  },
  4: {
    mystic: {
      title: 'The Shadow’s Child',
      essence: 'Rahu swallows the light for a moment so that you may see the stars by day.',
      gift: 'You notice what moves at the corner of your eye, and roads that are on no map wind towards you like cats.',
      shadow: 'Smoke fascinates you, and you follow it past the fire at which a friend was waiting.',
      scene: 'Everyone looks up at the eclipse; you are listening to the birds go quiet.',
      advice: 'Before you set out on a strange road, find one companion for it.',
    },
    pragmatic: {
      title: 'Rahu: Originality',
      essence: 'You think along unusual lines and question rules that others have stopped noticing.',
      gift: 'You find solutions that no one had looked for, unimpressed by how things have always been done.',
      shadow: 'Now and then you oppose a rule merely because it is one, and let down people who were relying on you.',
      scene: 'The queue at the counter is long; you ask what the second window is for, and it opens.',
      advice: 'Test your unconventional idea where failure would cost you little.',
    },
  },
  5: {
    mystic: {
      title: 'The Messenger’s Child',
      essence:
        'Budha, the Mercury of the Indian sky, runs between the worlds with a bag of letters, and one of those letters is you.',
      gift: 'Your step is quicksilver, and no gate between two hearts stays shut for long when you bring the word.',
      shadow: 'A letter that never rests is read by no one, and its address fades.',
      scene:
        'Three people call you across the market. One needs a ladder, one has one, the third has a van; you introduce them.',
      advice: 'Deliver your next piece of news slowly, and watch how it lands.',
    },
    pragmatic: {
      title: 'Mercury: Quickness',
      essence: 'You learn, talk and trade ideas at speed, and get along with nearly everyone.',
      gift: 'You grasp things at once, explain them even faster, and make any journey shorter for those beside you.',
      shadow: 'Your nerves tire before your interest does, and half-finished things pile up behind you.',
      scene: 'On the train you have a call, a spreadsheet and a chat with the stranger opposite, all going well.',
      advice: 'Reread before you send, and finish before you switch.',
    },
  },
  6: {
    mystic: {
      title: 'The Morning Star’s Child',
      essence: 'Shukra pours rose water over your threshold, and guests linger there.',
      gift: 'Where you have sat, the air stays perfumed, and even quarrels try to be worthy of the cushions.',
      shadow: 'Where everything must smell of roses, you hide the thorn until the next hand finds it.',
      scene: 'You move one vase a palm’s width to the left, and people who were about to leave sit down again.',
      advice: 'Make one plain thing beautiful, and use it every day.',
    },
    pragmatic: {
      title: 'Venus: Grace',
      essence: 'Comfort, art and affection matter to you, and people feel at ease in your company.',
      gift: 'You make people and places pleasanter by being there, and you know how to reconcile opponents.',
      shadow: 'You put off what is unpleasant until it has grown, or say yes because you like to be liked.',
      scene: 'Two old rivals who do not speak end up next to each other at your table, passing the bread.',
      advice: 'Give beauty your time before you give it your money.',
    },
  },
  7: {
    mystic: {
      title: 'The Comet’s Child',
      essence: 'Ketu has cut the string of his kite for your sake, and it goes on rising.',
      gift: 'You need no lamp in the inner rooms, for you learned them by heart before you came to this house.',
      shadow: 'A kite with no string sees everything, and forgets the small warm hand that made it.',
      scene: 'The feast is loud; on the flat roof you sit with your back to the music, watching the stars.',
      advice: 'Say thank you to something you cannot keep, and let it go.',
    },
    pragmatic: {
      title: 'Ketu: Detachment',
      essence: 'You lean towards the inner life and can let go of what others cling to.',
      gift: 'You step back from a heated matter and see what is essential, which others find calming.',
      shadow: 'You vanish without a word just when people have begun to count on you.',
      scene: 'The argument in the group chat runs to eighty messages; your one line, a day later, ends it.',
      advice: 'Keep one foot in daily affairs by taking on a fixed duty.',
    },
  },
  8: {
    mystic: {
      title: 'The Slow Planet’s Child',
      essence:
        'Shani, the Saturn of the Indian sky, walks with a staff, and on his road nothing you carry honestly is lost.',
      gift: 'You know the steep way by heart, and what you have once brought to the summit stays there.',
      shadow: 'Shani’s shadow is long at evening, and you take it for the night itself.',
      scene: 'The others have taken the mule track; you are still setting stone on stone, and the path will hold.',
      advice: 'Keep a steady pace, and rest before you are tired.',
    },
    pragmatic: {
      title: 'Saturn: Endurance',
      essence: 'RequestTimeouts, justice and duty shape you, often by way of delays.',
      gift: 'You keep going when others have stopped, and you treat people justly even when it costs you something.',
      shadow: 'Expecting things to be hard, you overlook the easy door that stands open beside you.',
      scene: 'Everyone has gone home and the sheet still does not add up; you find the missing cent at nine.',
      advice: 'Treat the slow part of your work as the real part.',
    },
  },
  9: {
    mystic: {
      title: 'The Red Warrior’s Child',
      essence: 'Mangala has lent you his spear and watches to see what you defend.',
      gift: 'A red coal glows in you, and the timid and the cold come to it for warmth.',
      shadow: 'The spear trembles in your hand when nothing threatens, and finds itself an enemy among the roses.',
      scene:
        'Someone small is being laughed at in the yard, and you are standing at their side before anyone has called.',
      advice: 'Use your fighting spirit this week to defend someone weaker than you.',
    },
    pragmatic: {
      title: 'Mars: Courage',
      essence:
        'You have drive, nerve and a temper that flares in a good cause: when others are still discussing, you act.',
      gift: 'You move when movement is needed, and you stand up for people who cannot.',
      shadow: 'You have won the argument before you notice what you lost.',
      scene: 'Someone pushes in ahead of an old man at the bus stop, and yours is the voice that is heard.',
      advice: 'Work off your anger in movement before you put it into words.',
    },
  },
}
