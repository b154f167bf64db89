import type { CoreValue, Meanings } from './meaning.ts'

/** The Essence: the inner weather from one birthday to the next. */
export const essenceMeanings: Meanings<Exclude<CoreValue, 33>> = {
  1: {
    mystic: {
      title: 'An Essence of Flint',
      essence: 'From this birthday to the next there is a spark in your pocket that knows its own dry grass.',
      gift: 'You can hear yourself think as one hears a hoof on frozen ground.',
      shadow: 'Sparks fly upward and leave you looking at your cold hands.',
      advice: 'Make one fire with both of them.',
    },
    pragmatic: {
      title: 'An Inner Year of Independence',
      essence: 'Inwardly you want to decide for yourself now, and old compromises begin to pinch.',
      gift: 'You feel a confidence that lets you begin.',
      shadow: 'You may feel alone, or impatient with people who are not there yet.',
      advice: 'Do one thing alone that you have always done in company.',
    },
  },
  2: {
    mystic: {
      title: 'An Essence of Dew',
      essence: 'Until your next birthday your heart hears small sounds: a step on the stair, a pause before a yes.',
      gift: 'You can be moved by what is small, and be made whole by it.',
      shadow: 'You can take one cloud for a grey day, and stay indoors while the sun is already out.',
      advice: 'Be out early, before the path is dry.',
    },
    pragmatic: {
      title: 'An Inner Year of Closeness',
      essence: 'You are more sensitive than usual from this birthday to the next, and relationships occupy you.',
      gift: 'You understand people by instinct, and you let yourself be understood.',
      shadow: 'You can easily depend on approval or see rejection where there is none.',
      advice: 'Tell one person what you need from them, in a single sentence.',
    },
  },
  3: {
    mystic: {
      title: 'An Essence of Honey',
      essence: 'Something in you hums all year like a hive beneath the eaves.',
      gift: 'Your joy is thick and golden, and it keeps.',
      shadow: 'A full comb may draw more guests than there is sweetness.',
      advice: 'Give it by the spoon, and lick the spoon yourself.',
    },
    pragmatic: {
      title: 'An Inner Year of Expression',
      essence: 'Your imagination is lively now, and you want to show what you can do.',
      gift: 'You feel optimistic, and people enjoy your company.',
      shadow: 'Sometimes you spread yourself thin or say more than you wished.',
      advice: 'Set aside one evening a week for making something with your own hands or words.',
    },
  },
  4: {
    mystic: {
      title: 'An Essence of Loam',
      essence: 'Under the leaves you are turning slowly to good earth, and it does not feel like much.',
      gift: 'Patience puts out white roots in you that no one praises.',
      shadow: 'Buried seed may dream that it has been forgotten.',
      advice: 'Trust the weight above you, for it is keeping you warm.',
    },
    pragmatic: {
      title: 'An Inner Year of Discipline',
      essence: 'You feel a need for order and for firm ground under your feet this year.',
      gift: 'You can stay with something demanding, and grow by it.',
      shadow: 'You may feel confined and take a temporary limit for a permanent one.',
      advice: 'Build one useful habit, and judge it only after ten weeks.',
    },
  },
  5: {
    mystic: {
      title: 'An Essence of Mercury',
      essence: 'Bright drops run about in you and will not stay in any dish.',
      gift: 'Whatever door opens, part of you has been through it already.',
      shadow: 'Scattered on the floor, you may chase yourself until the candle is out.',
      advice: 'Tilt the dish gently, and let the drops find each other.',
    },
    pragmatic: {
      title: 'An Inner Year of Restlessness and Freedom',
      essence: 'You long for change and feel more alive when something is happening.',
      gift: 'You shed a role or an opinion that you had outgrown.',
      shadow: 'You tend to act on impulse and regret the timing rather than the step.',
      advice: 'Try the new life for a weekend before you move into it.',
    },
  },
  6: {
    mystic: {
      title: 'An Essence of Bread',
      essence: 'All this year you are rising beneath a cloth in a warm kitchen, and somebody’s hand is always near.',
      gift: 'Your love has crust and crumb, and feeds on being shared.',
      shadow: 'You may be sliced so thin that the light comes through.',
      advice: 'Keep the heel of the loaf for yourself.',
    },
    pragmatic: {
      title: 'An Inner Year of Belonging',
      essence: 'Love, home and duty fill your thoughts from this birthday to the next.',
      gift: 'You have much to give, and you are aware of what you receive.',
      shadow: 'At times you feel that everything depends on you.',
      advice: 'Let someone else be the strong one for a day.',
    },
  },
  7: {
    mystic: {
      title: 'An Essence of Snow',
      essence: 'It has fallen in you overnight, and every track that leads inward is your own.',
      gift: 'The cold is clean, and you can see your breath think.',
      shadow: 'You may stand so long in the white that you take warmth for a rumour.',
      advice: 'Follow your footprints back to the house by dusk.',
    },
    pragmatic: {
      title: 'An Inner Year of Solitude and Study',
      essence: 'You turn inwards now, and shallow company tires you.',
      gift: 'You learn fast, and you see some things about yourself quite plainly.',
      shadow: 'You can cut yourself off or brood on what cannot be solved by thinking.',
      advice: 'Keep one standing appointment with a person who is good for you.',
    },
  },
  8: {
    mystic: {
      title: 'An Essence of Bronze',
      essence: 'You are being poured this year, and the mould is hotter than you had supposed.',
      gift: 'What comes out of it rings in three valleys when you are struck.',
      shadow: 'In the furnace you may forget that you were meant to be a bell and not a weapon.',
      advice: 'Ask yourself, while you are still soft, whose hour you would like to strike.',
    },
    pragmatic: {
      title: 'An Inner Year of Strength',
      essence: 'You feel ambitious and able, and you want to see results.',
      gift: 'You take yourself more seriously, and so do other people.',
      shadow: 'You tend to be hard on yourself or on those who are slower.',
      advice: 'Set a goal that stretches you, and name the point at which it will be enough.',
    },
  },
  9: {
    mystic: {
      title: 'An Essence of Amber',
      essence: 'Something old in you is turning to light, with the small wings still in it.',
      gift: 'You can love what is over without wanting it to move.',
      shadow: 'You may carry a whole forest about in your pocket and call it grief.',
      advice: 'Hold one piece up against the sun, and then put it on the sill.',
    },
    pragmatic: {
      title: 'An Inner Year of Letting Go',
      essence: 'You are finishing with something inwardly, and feelings come up in the course of it.',
      gift: 'You become more generous and less easily hurt.',
      shadow: 'You are apt to mourn for a thing while it is still leaving.',
      advice: 'Write a letter to what is ending, and keep it or burn it as you like.',
    },
  },
  11: {
    mystic: {
      title: 'An Essence of Glass',
      essence: 'You have been blown this year into a shape so fine that noon rings in it.',
      gift: 'You let through colours that are in no one’s paintbox.',
      shadow: 'One hard word may star you from rim to rim.',
      advice: 'Stand where the light is, and a little back from the edge of the shelf.',
    },
    pragmatic: {
      title: 'An Inner Year of Heightened Awareness',
      essence: 'Your perception is keen this year, and so is your tension.',
      gift: 'You receive ideas and insights that may shape a good deal later.',
      shadow: 'Now and then you are nervous, or expect too much of yourself in too short a time.',
      advice: 'Sleep, walk and eat regularly, and let the insight come to you at that pace.',
    },
  },
  22: {
    mystic: {
      title: 'An Essence of Granite',
      essence: 'A mountain has laid its hand on your shoulder and asked to be a city.',
      gift: 'You feel in your bones how the great weights can be borne.',
      shadow: 'You may take the whole mountain on your back when one block was meant.',
      advice: 'Cut the first block by evening light, and sleep.',
    },
    pragmatic: {
      title: 'An Inner Year of Great Aims',
      essence: 'You feel that you could do something of lasting use, and you begin to see how.',
      gift: 'Your practical sense and your ideals are pulling the same way.',
      shadow: 'The pressure you put on yourself may be greater than the task requires.',
      advice: 'Talk to somebody who has done something similar before you enlarge the plan.',
    },
  },
}
