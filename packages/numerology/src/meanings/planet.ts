import type { Meanings, SingleDigit } from './meaning.ts'

/** The Vedic planets: who rules a number. */
export const planetMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Sun’s Child',
      essence: 'Surya drives his seven horses through your days and expects the gates to be open.',
      gift: 'His gold is in your voice, and people straighten their backs without knowing that you spoke like morning.',
      shadow: 'A noon without clouds can wither the very garden that adores it.',
      advice: 'Rise early once a week to greet him, and let him set without regret.',
    },
    pragmatic: {
      title: 'Sun: Authority',
      essence: 'Dignity and initiative mark you, and you prefer to stand at the centre.',
      gift: 'You take charge without fuss, and your confidence gives other people some of their own.',
      shadow: 'Pride may keep you from asking, and a lack of recognition can sour your mood more than you admit.',
      advice: 'Give credit in public, and keep your corrections for private.',
    },
  },
  2: {
    mystic: {
      title: 'The Moon’s Child',
      essence: 'Chandra changes his robe every night, and your heart keeps a thread of each.',
      gift: 'You drink the mood of any house as the sea drinks moonlight, and give it back silver.',
      shadow: 'When his face is hidden you may fear that he has gone for good, and weep into full buckets.',
      advice: 'Rest when he is thin, and give when he is full.',
    },
    pragmatic: {
      title: 'Moon: Feeling',
      essence: 'You are imaginative, receptive and moved by the mood around you.',
      gift: 'Your empathy and memory for people make you a friend who is hard to replace.',
      shadow: 'Your mood may change with the company, and then you decide one thing at noon and another at night.',
      advice: 'Decide important things on a day when you feel even.',
    },
  },
  3: {
    mystic: {
      title: 'The Teacher’s Child',
      essence: 'Guru sits beneath the great tree, and you have always been found near his feet.',
      gift: 'Your words come down like the leaves of that tree, each with a shade wide enough for a traveller.',
      shadow: 'Too many garlands about the neck may bend even a wise head towards its own reflection.',
      advice: 'Repeat to a child what you learned from a sage.',
    },
    pragmatic: {
      title: 'Jupiter: Wisdom',
      essence: 'Learning, counsel and fair principles come naturally to you.',
      gift: 'You see the principle behind a problem, and you can teach it without making anyone feel foolish.',
      shadow: 'You may be certain too early, and lecture where a question would have taught more.',
      advice: 'Offer advice once, and let people take it or leave it.',
    },
  },
  4: {
    mystic: {
      title: 'The Shadow’s Child',
      essence: 'Rahu swallows the light for a moment so that you may see the stars by day.',
      gift: 'You notice what stands in the corner of the eye, and roads that are on no map wind towards you like cats.',
      shadow: 'Smoke fascinates you, and you may follow it past the fire at which you were to meet somebody.',
      advice: 'Follow the strange road with a lamp and a friend.',
    },
    pragmatic: {
      title: 'Rahu: Originality',
      essence: 'You think along unusual lines and question accepted rules.',
      gift: 'You find solutions that nobody had looked for, and you are not impressed by how things have always been done.',
      shadow:
        'At times you oppose a rule merely because it is one, and surprise people at moments when they needed to rely on you.',
      advice: 'Test your unconventional idea where a failure would be cheap for you.',
    },
  },
  5: {
    mystic: {
      title: 'The Messenger’s Child',
      essence: 'Budha runs between the worlds with letters in his hair, and you are one of them.',
      gift: 'Quicksilver runs in your shoes, and no gate between two hearts stays shut for long when you carry the word.',
      shadow: 'A letter that never rests is read by no one, and your own address may fade from the envelope.',
      advice: 'Deliver one message slowly, looking into the eyes of whoever receives it.',
    },
    pragmatic: {
      title: 'Mercury: Quickness',
      essence: 'You learn, talk and trade ideas at speed, and get along with nearly everybody.',
      gift: 'You grasp things at once and explain them even faster, and you are pleasant company on any journey.',
      shadow: 'Your nerves tire before your interest does, and half-finished things may pile up behind you.',
      advice: 'Reread before you send, and finish before you switch.',
    },
  },
  6: {
    mystic: {
      title: 'The Star of Dawn’s Child',
      essence: 'Shukra pours rose water over your threshold, and guests linger there.',
      gift: 'Where you have sat the air remains perfumed, and even quarrels try to be worthy of the cushions.',
      shadow: 'You may pour so much rose water on a thorn that somebody takes hold of it.',
      advice: 'Make one plain thing beautiful, and use it every day.',
    },
    pragmatic: {
      title: 'Venus: Grace',
      essence: 'You value comfort, art and affection, and people feel at ease with you.',
      gift: 'You make people and places pleasanter by being there, and you know how to reconcile.',
      shadow: 'You can avoid what is unpleasant until it has grown, or say yes because you like to be liked.',
      advice: 'Spend your time on beauty before you spend anything else on it.',
    },
  },
  7: {
    mystic: {
      title: 'The Comet’s Child',
      essence: 'Ketu has cut the cord of his kite for your sake, and it goes on rising.',
      gift: 'You need no lamp in the inner rooms, for you learned them by heart before you were born to this house.',
      shadow: 'A kite with no cord sees everything, and may forget the small warm hand that made it.',
      advice: 'Bow to what you cannot keep, and it will bow to you.',
    },
    pragmatic: {
      title: 'Ketu: Detachment',
      essence: 'You lean towards the inner life and can let go of what others cling to.',
      gift: 'You can step back from a heated matter and see what is essential, which others find calming.',
      shadow: 'It is tempting to vanish without a word just when people have begun to count on you.',
      advice: 'Keep one foot in daily affairs by way of a fixed duty.',
    },
  },
  8: {
    mystic: {
      title: 'The Slow Planet’s Child',
      essence: 'Shani walks with a staff, and on his long road nothing you carry honestly is lost.',
      gift: 'You know the long way by heart, and what you have once carried to the summit stays there.',
      shadow: 'His shadow is long at evening, and you may take it for the night itself.',
      advice: 'Set your pace by his, and you will arrive together.',
    },
    pragmatic: {
      title: 'Saturn: Endurance',
      essence: 'Patience, justice and duty shape you, often by way of delays.',
      gift: 'You keep going when others have stopped, and you treat people justly even when it costs you something.',
      shadow: 'You may expect things to be hard, and so overlook the easy door that stands open beside you.',
      advice: 'Treat the slow part of your work as the real part.',
    },
  },
  9: {
    mystic: {
      title: 'The Red Warrior’s Child',
      essence: 'Mangala has lent you his spear and watches to see what you defend.',
      gift: 'A red coal glows in you that the coward and the child both come to for warmth.',
      shadow: 'The spear shakes in your hand when nothing threatens, and may find itself an enemy among the roses.',
      advice: 'Plant the spear beside a weak gate, and grow beans upon it.',
    },
    pragmatic: {
      title: 'Mars: Courage',
      essence: 'You have drive, nerve and a quick temper for a good cause.',
      gift: 'You act when action is needed, and you will stand up for people who cannot.',
      shadow: 'Your temper is quick, and you may have won the argument before you notice what you lost.',
      advice: 'Use up your anger in movement before you put it into words.',
    },
  },
}
