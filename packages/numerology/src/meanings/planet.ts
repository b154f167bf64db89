import type { BriefMeanings, SingleDigit } from './meaning.ts'

/** The Vedic planets: who rules a number. */
export const planetMeanings: BriefMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Sun’s Child',
      essence: 'Surya drives his seven horses through your days and expects the gates to be open.',
      advice: 'Rise early once a week to greet him, and let him set without regret.',
    },
    pragmatic: {
      title: 'Sun: Authority',
      essence: 'Dignity and initiative mark you, and you prefer to stand at the centre.',
      advice: 'Give credit in public, and keep your corrections for private.',
    },
  },
  2: {
    mystic: {
      title: 'The Moon’s Child',
      essence: 'Chandra changes his robe every night, and your heart keeps a thread of each.',
      advice: 'Rest when he is thin, and give when he is full.',
    },
    pragmatic: {
      title: 'Moon: Feeling',
      essence: 'You are imaginative, receptive and moved by the mood around you.',
      advice: 'Decide important things on a day when you feel even.',
    },
  },
  3: {
    mystic: {
      title: 'The Teacher’s Child',
      essence: 'Guru sits beneath the great tree, and you have always been found near his feet.',
      advice: 'Repeat to a child what you learned from a sage.',
    },
    pragmatic: {
      title: 'Jupiter: Wisdom',
      essence: 'Learning, counsel and fair principles come naturally to you.',
      advice: 'Offer advice once, and let people take it or leave it.',
    },
  },
  4: {
    mystic: {
      title: 'The Shadow’s Child',
      essence: 'Rahu swallows the light for a moment so that you may see the stars by day.',
      advice: 'Follow the strange road with a lamp and a friend.',
    },
    pragmatic: {
      title: 'Rahu: Originality',
      essence: 'You think along unusual lines and question accepted rules.',
      advice: 'Test your unconventional idea where a failure would be cheap for you.',
    },
  },
  5: {
    mystic: {
      title: 'The Messenger’s Child',
      essence: 'Budha runs between the worlds with letters in his hair, and you are one of them.',
      advice: 'Deliver one message slowly, looking into the eyes of whoever receives it.',
    },
    pragmatic: {
      title: 'Mercury: Quickness',
      essence: 'You learn, talk and trade ideas at speed, and get along with nearly everybody.',
      advice: 'Reread before you send, and finish before you switch.',
    },
  },
  6: {
    mystic: {
      title: 'The Star of Dawn’s Child',
      essence: 'Shukra pours rose water over your threshold, and guests linger there.',
      advice: 'Make one plain thing beautiful, and use it every day.',
    },
    pragmatic: {
      title: 'Venus: Grace',
      essence: 'You value comfort, art and affection, and people feel at ease with you.',
      advice: 'Spend your time on beauty before you spend anything else on it.',
    },
  },
  7: {
    mystic: {
      title: 'The Comet’s Child',
      essence: 'Ketu has cut the cord of his kite for your sake, and it goes on rising.',
      advice: 'Bow to what you cannot keep, and it will bow to you.',
    },
    pragmatic: {
      title: 'Ketu: Detachment',
      essence: 'You lean towards the inner life and can let go of what others cling to.',
      advice: 'Keep one foot in daily affairs by way of a fixed duty.',
    },
  },
  8: {
    mystic: {
      title: 'The Slow Planet’s Child',
      essence: 'Shani walks with a staff, and on his long road nothing you carry honestly is lost.',
      advice: 'Set your pace by his, and you will arrive together.',
    },
    pragmatic: {
      title: 'Saturn: Endurance',
      essence: 'Patience, justice and duty shape you, often by way of delays.',
      advice: 'Treat the slow part of your work as the real part.',
    },
  },
  9: {
    mystic: {
      title: 'The Red Warrior’s Child',
      essence: 'Mangala has lent you his spear and watches to see what you defend.',
      advice: 'Plant the spear beside a weak gate, and grow beans upon it.',
    },
    pragmatic: {
      title: 'Mars: Courage',
      essence: 'You have drive, nerve and a quick temper for a good cause.',
      advice: 'Use up your anger in movement before you put it into words.',
    },
  },
}
