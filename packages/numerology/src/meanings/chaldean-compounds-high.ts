import type { OwnCompound } from '../chaldean/compounds.ts'
import type { Meanings } from './meaning.ts'

/** Compounds from 23 to 51. */
export const highCompounds = {
  23: {
    mystic: {
      title: 'The Royal Star of the Lion',
      essence: 'Regulus, the heart of the Lion, burns over your name and lends you its steady courage.',
      gift: 'Doors of cedar open at your knock, for the one within has already dreamed of your step.',
      shadow: 'You can easily sleep so soundly under the lion’s paw that your own claws grow soft.',
      advice: 'Carry the star quietly, for kings of the sky have no need to announce themselves.',
    },
    pragmatic: {
      title: 'The Royal Star of the Lion',
      essence: 'Help from people of standing comes more easily to you than to most, and plans find supporters.',
      gift: 'People in good positions take an interest in you, and you make something of the chance.',
      shadow: 'When help has come so often, you may plan as though it were certain.',
      advice: 'Ask directly for the support you need, and report back on what you did with it.',
    },
  },
  24: {
    mystic: {
      title: 'The Gift of Affection',
      essence: 'Venus pours honey into the cup of your name, and those you love come to drink and to refill it.',
      gift: 'You sweeten whatever you are poured into, and even the proud come down to sit upon your step.',
      shadow: 'Honey holds fast, and you may find your wings stuck where you had only meant to sip.',
      advice: 'Set a second cup upon your table, and watch who is drawn to the sweetness.',
    },
    pragmatic: {
      title: 'The Gift of Affection',
      essence: 'Your progress often runs through love, friendship and people of influence who like you.',
      gift: 'Affection is a practical strength of yours, and people of influence are glad to see you do well.',
      shadow: 'Sometimes you measure your worth by who is fond of you at the moment.',
      advice: 'Look after two relationships this month for their own sake, expecting nothing back from them.',
    },
  },
  25: {
    mystic: {
      title: 'The Strength of Experience',
      essence: 'You have walked the sea bed at low tide and know where the sharp rocks lie under the pretty water.',
      gift: 'Salt has made you clear, and you can taste in any cup what has been stirred into it.',
      shadow: 'You may stand on the shore with your hard-won charts and let the fair day go by.',
      advice: 'Read the ripples before you wade, and trust what your feet remember.',
    },
    pragmatic: {
      title: 'The Strength of Experience',
      essence: 'You grow wise by observing people closely, and early trials become your later strength.',
      gift: 'You observe accurately and seldom make the same mistake twice.',
      shadow: 'Early trials may have left you more guarded than your life now requires.',
      advice: 'Turn one hard lesson into a rule of thumb that you can explain in a sentence.',
    },
  },
  26: {
    mystic: {
      title: 'The Warning Bell',
      essence: 'A bell-buoy rocks in the dark off your coast, ringing for you whenever two ships sail too near.',
      gift: 'Your ear is so fine that you hear the rock beneath the song, and whole fleets could thank you for it.',
      shadow: 'You tend to lash your boat to a stranger’s in fair weather and forget to keep a knife for the rope.',
      advice: 'Heed the bell while the water is still deep around you, and choose your fellow sailors by daylight.',
    },
    pragmatic: {
      title: 'The Warning Bell',
      essence: 'Partnerships deserve your special care here, since shared ventures can go wrong through poor advice.',
      gift: 'You take association seriously, and with a well-chosen partner you are loyal and effective.',
      shadow: 'You may follow a confident adviser against your own better sense.',
      advice: 'Put the terms of any shared undertaking of yours into writing, however friendly the mood.',
    },
  },
  27: {
    mystic: {
      title: 'The Sceptre',
      essence: 'A staff of hazel has turned to silver in your grip, and fields you sowed in thought are ripe.',
      gift: 'What you think in winter stands as corn in August, and the birds know whose field it is.',
      shadow: 'A staff that only points grows no leaves, however brightly it may shine.',
      advice: 'Point the sceptre at your own work first, and it will not grow heavy.',
    },
    pragmatic: {
      title: 'The Sceptre',
      essence: 'You are at your best in charge of your own ideas, with the authority to carry them through.',
      gift: 'You are productive and inventive, and others accept your lead because your plans make sense.',
      shadow: 'At times you let yourself be talked out of a good idea, and into a poorer one by committee.',
      advice: 'Defend one idea of yours that you were about to give up, and show how it would work in practice.',
    },
  },
  28: {
    mystic: {
      title: 'The Unfenced Promise',
      essence: 'Great promise grazes upon your hill, gentle and unguarded under a sky that can turn quickly.',
      gift: 'You begin again as grass does, softly and everywhere, and the hill forgives you by the spring.',
      shadow: 'You may leave the gate on the latch for every shepherd with a pleasant voice.',
      advice: 'Love the whole flock of your hopes, and mend the fence before the evening.',
    },
    pragmatic: {
      title: 'The Unfenced Promise',
      essence: 'You have considerable possibilities, and can see them slip away through trust given too soon.',
      gift: 'You have real promise and the ability to start afresh, which many more cautious people lack.',
      shadow: 'You can count on a colleague or a competitor to be as fair as you would be.',
      advice: 'Provide for a leaner year while yours is a good one, and begin again without shame if you must.',
    },
  },
  29: {
    mystic: {
      title: 'The Bridge in the Crosswind',
      essence: 'Crosswinds test the bridge of your name, and each gust teaches the ropes another way of holding.',
      gift: 'Swung by so many winds, you have learned the dance that bridges do, and you do not fall.',
      shadow: 'It is tempting to test each plank with such dread that you never lift your eyes to the valley.',
      advice: 'Cross by lamplight, slowly, keeping one hand on the rope of what you know is true.',
    },
    pragmatic: {
      title: 'The Bridge in the Crosswind',
      essence: 'Uncertain people and sudden trials ask you to stay calm and to check whom you rely on.',
      gift: 'You keep your dignity under strain, and a crisis shows how reliable you are.',
      shadow: 'You may give a doubtful friend one chance too many, or an honest one too few.',
      advice: 'Notice who keeps small promises to you, and give large ones only to them.',
    },
  },
  30: {
    mystic: {
      title: 'The Thoughtful Retreat',
      essence: 'High above the harbour lies your quiet room, with its single window turned to the far lights.',
      gift: 'In your high room the mind turns like a slow lamp, and ships that you will never meet are saved by it.',
      shadow: 'You are apt to watch so many sails go by that you forget you own a boat.',
      advice: 'Go down to the boats now and then, so that your stars keep the smell of salt.',
    },
    pragmatic: {
      title: 'The Thoughtful Retreat',
      essence: 'Thinking things over counts more for you than outward success, and you choose your company carefully.',
      gift: 'You think independently and look back over things with unusual clarity.',
      shadow:
        'Now and then you set practical matters aside simply because they bore you, and are surprised when they return.',
      advice:
        'Decide freely how sociable you want to be this week, and tell your friends so that none is left guessing.',
    },
  },
  31: {
    mystic: {
      title: 'The Hermit’s Lantern',
      essence: 'Alone on the ridge you carry a lamp with six small panes, and far below they take it for a star.',
      gift: 'Your solitude has a floor of stars, and whoever finds the way up is given the best blanket.',
      shadow: 'You may climb so far from the village that your own name sounds foreign to you.',
      advice: 'Swing your lantern once towards the valley each night, and someone may swing theirs.',
    },
    pragmatic: {
      title: 'The Hermit’s Lantern',
      essence:
        'You are self-contained and think your own thoughts, which can leave you further from people than you wish.',
      gift: 'You can live by your own convictions without needing to be seen doing it.',
      shadow: 'People may take your silence for indifference, and stop asking.',
      advice: 'Arrange one regular meeting with people who share your oddest interest.',
    },
  },
  32: {
    mystic: {
      title: 'The Crossroads of Voices',
      essence:
        'Where many roads meet, your word flies like a swallow from gate to gate and brings the peoples together.',
      gift: 'Bells of seven cities ring in your talk, and strangers answer in it as if they had been waiting.',
      shadow: 'Where every road is yours you may stand at the crossing until dusk, courteous to all of them.',
      advice: 'Keep your own tune while you sing in every tongue, or the swallow will forget her nest.',
    },
    pragmatic: {
      title: 'The Crossroads of Voices',
      essence: 'You have a way with groups and words, and do best when you hold on to your own judgement.',
      gift: 'You work well with large groups and different nationalities, and your timing in speech is excellent.',
      shadow: 'You can easily bend to a loud opinion in the room and see your own better plan go under.',
      advice: 'Write down your opinion before the meeting begins, and see how much of it you still hold afterwards.',
    },
  },
  37: {
    mystic: {
      title: 'The Good Companion',
      essence: 'Two oars dip together in the bright water of your name, and the boat hardly notices its own speed.',
      gift: 'Love and friendship drink from one spring in you, and both come away refreshed.',
      shadow: 'Sometimes you hand your oar across so sweetly that the boat goes round.',
      advice: 'Choose whom you row with by the way they rest, and the far shore will seem near.',
    },
    pragmatic: {
      title: 'The Good Companion',
      essence: 'Friendship, love and partnership of every kind go well with this number when you share fairly.',
      gift: 'You choose companions well and treat an equal as an equal, which makes people want to work with you.',
      shadow: 'You may wait for company before you begin what you could have begun alone.',
      advice: 'Offer somebody an equal part in a thing you have been carrying alone.',
    },
  },
  43: {
    mystic: {
      title: 'The Overturned Table',
      essence: 'A storm walks through the banquet of your name, and afterwards you see which plates were only painted.',
      gift: 'When roofs lift off, you are the one who sees how many stars there are.',
      shadow: 'You tend to shake the cloth for love of the clatter, and go to bed unfed.',
      advice: 'Keep what the wind could not lift, and lay a simpler table under the clearing sky.',
    },
    pragmatic: {
      title: 'The Overturned Table',
      essence: 'Upheaval and strong disagreement come up in your plans, sometimes because you ask for change yourself.',
      gift: 'You recognise what has to change, and you are not afraid of being unpopular for saying so.',
      shadow: 'You may meet resistance with resistance until nobody remembers what the matter was.',
      advice: 'Before you overturn an arrangement, agree with yourself on what will stand in its place.',
    },
  },
  51: {
    mystic: {
      title: 'The Warrior’s Advance',
      essence: 'A drum that none but you can hear beats beneath your steps, and the gates ahead begin to stir.',
      gift: 'Your courage comes up like a tide at night, and morning finds the banner where no one thought it could stand.',
      shadow: 'At times you wear your armour to bed and wonder that love keeps its distance.',
      advice: 'Sheathe the sword as often as you draw it, for true warriors guard their own rest.',
    },
    pragmatic: {
      title: 'The Warrior’s Advance',
      essence: 'You can advance suddenly in whatever you take up, and such advances seldom please everyone.',
      gift: 'You rise to leadership when it counts, and you can carry a team through a hard stretch.',
      shadow: 'Sudden progress may earn you envy, and you may see opponents where there are only onlookers.',
      advice: 'Thank your rivals for keeping you alert, and never answer them in the first hour.',
    },
  },
} satisfies Partial<Meanings<OwnCompound>>
