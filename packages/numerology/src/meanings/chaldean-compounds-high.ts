import type { OwnCompound } from '../chaldean/compounds.ts'
import type { TitledWords } from './meaning.ts'

/** Compounds from 23 to 51. */
export const highCompounds = {
  23: {
    title: 'The Royal Star of the Lion',
    mystic: {
      essence: 'Regulus, the heart of the Lion, burns over your name and lends you its steady courage.',
      advice: 'Carry the star quietly, for kings of the sky have no need to announce themselves.',
    },
    pragmatic: {
      essence: 'Help from people of standing comes more easily to you than to most, and plans find supporters.',
      advice: 'Ask directly for the support you need, and report back on what you did with it.',
    },
  },
  24: {
    title: 'The Gift of Affection',
    mystic: {
      essence: 'Venus pours honey into the cup of your name, and those you love come to drink and to refill it.',
      advice: 'Set a second cup upon your table, and watch who is drawn to the sweetness.',
    },
    pragmatic: {
      essence: 'Your progress often runs through love, friendship and people of influence who like you.',
      advice: 'Look after two relationships this month for their own sake, expecting nothing back from them.',
    },
  },
  25: {
    title: 'The Strength of Experience',
    mystic: {
      essence: 'You have walked the sea bed at low tide and know where the sharp rocks lie under the pretty water.',
      advice: 'Read the ripples before you wade, and trust what your feet remember.',
    },
    pragmatic: {
      essence: 'You grow wise by observing people closely, and early trials become your later strength.',
      advice: 'Turn one hard lesson into a rule of thumb that you can explain in a sentence.',
    },
  },
  26: {
    title: 'The Warning Bell',
    mystic: {
      essence: 'A bell-buoy rocks in the dark off your coast, ringing for you whenever two ships sail too near.',
      advice: 'Heed the bell while the water is still deep around you, and choose your fellow sailors by daylight.',
    },
    pragmatic: {
      essence: 'Partnerships deserve your special care here, since shared ventures can go wrong through poor advice.',
      advice: 'Put the terms of any shared undertaking of yours into writing, however friendly the mood.',
    },
  },
  27: {
    title: 'The Sceptre',
    mystic: {
      essence: 'A staff of hazel has turned to silver in your grip, and fields you sowed in thought are ripe.',
      advice: 'Point the sceptre at your own work first, and it will not grow heavy.',
    },
    pragmatic: {
      essence: 'You are at your best in charge of your own ideas, with the authority to carry them through.',
      advice: 'Defend one idea of yours that you were about to give up, and show how it would work in practice.',
    },
  },
  28: {
    title: 'The Trusting Lamb',
    mystic: {
      essence: 'Great promise grazes upon your hill, gentle and unguarded under a sky that can turn quickly.',
      advice: 'Love the whole flock of your hopes, and mend the fence before the evening.',
    },
    pragmatic: {
      essence: 'You have considerable possibilities, and can see them slip away through trust given too soon.',
      advice: 'Provide for a leaner year while yours is a good one, and begin again without shame if you must.',
    },
  },
  29: {
    title: 'Grace Under Pressure',
    mystic: {
      essence: 'Crosswinds test the bridge of your name, and each gust teaches the ropes another way of holding.',
      advice: 'Cross by lamplight, slowly, keeping one hand on the rope of what you know is true.',
    },
    pragmatic: {
      essence: 'Uncertain people and sudden trials ask you to stay calm and to check whom you rely on.',
      advice: 'Notice who keeps small promises to you, and give large ones only to them.',
    },
  },
  30: {
    title: 'The Thoughtful Retreat',
    mystic: {
      essence: 'High above the harbour lies your quiet room, with its single window turned to the far lights.',
      advice: 'Go down to the boats now and then, so that your stars keep the smell of salt.',
    },
    pragmatic: {
      essence: 'Thinking things over counts more for you than outward success, and you choose your company carefully.',
      advice:
        'Decide freely how sociable you want to be this week, and tell your friends so that none is left guessing.',
    },
  },
  31: {
    title: 'The Hermit’s Lantern',
    mystic: {
      essence: 'Alone on the ridge you carry a lamp with six small panes, and far below they take it for a star.',
      advice: 'Swing your lantern once towards the valley each night, and someone may swing theirs.',
    },
    pragmatic: {
      essence:
        'You are self-contained and think your own thoughts, which can leave you further from people than you wish.',
      advice: 'Arrange one regular meeting with people who share your oddest interest.',
    },
  },
  32: {
    title: 'The Crossroads of Voices',
    mystic: {
      essence:
        'Where many roads meet, your word flies like a swallow from gate to gate and brings the peoples together.',
      advice: 'Keep your own tune while you sing in every tongue, or the swallow will forget her nest.',
    },
    pragmatic: {
      essence: 'You have a way with groups and words, and do best when you hold on to your own judgement.',
      advice: 'Write down your opinion before the meeting begins, and see how much of it you still hold afterwards.',
    },
  },
  37: {
    title: 'The Good Companion',
    mystic: {
      essence: 'Two oars dip together in the bright water of your name, and the boat hardly notices its own speed.',
      advice: 'Choose whom you row with by the way they rest, and the far shore will seem near.',
    },
    pragmatic: {
      essence: 'Friendship, love and partnership of every kind go well with this number when you share fairly.',
      advice: 'Offer somebody an equal part in a thing you have been carrying alone.',
    },
  },
  43: {
    title: 'The Overturned Table',
    mystic: {
      essence: 'A storm walks through the banquet of your name, and afterwards you see which plates were only painted.',
      advice: 'Keep what the wind could not lift, and lay a simpler table under the clearing sky.',
    },
    pragmatic: {
      essence: 'Upheaval and strong disagreement come up in your plans, sometimes because you ask for change yourself.',
      advice: 'Before you overturn an arrangement, agree with yourself on what will stand in its place.',
    },
  },
  51: {
    title: 'The Warrior’s Advance',
    mystic: {
      essence: 'A drum that none but you can hear beats beneath your steps, and the gates ahead begin to stir.',
      advice: 'Sheathe the sword as often as you draw it, for true warriors guard their own rest.',
    },
    pragmatic: {
      essence: 'You can advance suddenly in whatever you take up, and such advances seldom please everyone.',
      advice: 'Thank your rivals for keeping you alert, and never answer them in the first hour.',
    },
  },
} satisfies Partial<Record<OwnCompound, TitledWords>>
