import type { Meanings } from './meaning.ts'

/** The Karmic Debts: a theme that asks for more care than others. */
export const karmicDebtMeanings: Meanings<13 | 14 | 16 | 19> = {
  13: {
    mystic: {
      title: 'The Patient Furrow',
      essence:
        'An old field, left fallow long ago, asks to be ploughed by you. The earth forgives whoever bends to it.',
      gift: 'Each stone that you carry off the field leaves your back stronger and the wall longer.',
      shadow: 'You stare at the far hedge until your arms grow heavy, and blame the field for its width.',
      scene: 'Half the fence is blue, and visitors admire the colour. The brush has stood in its jar since May.',
      advice: 'Finish one small piece of the work each day, as one ploughs a furrow to its end.',
    },
    pragmatic: {
      title: 'Thirteen: Effort',
      essence:
        'In the old reading, this debt is work once left to others. Short cuts fail you more often than they fail most people, and steady work pays.',
      gift: 'Once you accept the slow pace, people give you the hard jobs, because you see them through.',
      shadow: 'You put things off, cut a corner, call it bad luck, and find the same task back on your desk.',
      scene: 'The wallpaper was to go straight over the old one. On Sunday you are scraping off both layers.',
      advice: 'Do the dull part first, for twenty minutes.',
    },
  },
  14: {
    mystic: {
      title: 'The Tethered Kite',
      essence:
        'Your kite longs for the storm, and the string in your hand lets it fly. Moderation is the old debt that you have come to settle.',
      gift: 'You know the sky’s moods by heart, and find the dancing wind in plain weather.',
      shadow: 'In love with the gust, you let the whole reel run out.',
      scene:
        '“One more song!” you call across the square for the third time. The last bus goes by with its windows lit.',
      advice: 'Decide beforehand when you will go home, and wind in the kite before dark.',
    },
    pragmatic: {
      title: 'Fourteen: Moderation',
      essence:
        'Freedom is your theme, and in the old reading it was once misused. The debt lightens with self-control and a few firm commitments.',
      gift: 'Changes that unsettle others find you on your feet, and you learn from most things.',
      shadow: 'Too much of a good thing is the trap, and you pay for it with broken promises.',
      scene:
        'You opened the shop’s page for one thing. The hall is full of cardboard now, and the one thing is sold out.',
      advice: 'Set one limit and keep it for a month without making it stricter.',
    },
  },
  16: {
    mystic: {
      title: 'The Lightning-Struck Oak',
      essence:
        'Where lightning split the proud oak in you, moss and wild bees have made their home. What was for show gives way to what grows.',
      gift: 'Your eyes have looked into the flash, so painted glory does not deceive you for long.',
      shadow: 'Each spring you grow the same proud crown, a branch higher.',
      scene:
        'In the village play you lose your wig in the third scene. The hall roars, you bow, and the rest goes well.',
      advice: 'Think of one blow to your pride, and look for what has grown there since.',
    },
    pragmatic: {
      title: 'Sixteen: Humility',
      essence:
        'Pride is your debt, as the old books have it. Turns in the road teach you to let go of a picture of yourself that no longer fits.',
      gift: 'Honest new beginnings come easily to you, once the façade is gone.',
      shadow: 'Sure of yourself, you overlook a friendly warning until it comes twice.',
      scene:
        '“Turn left at the chapel,” says your passenger. You know the way, thank you, and pass the same chapel twice more.',
      advice: 'Ask someone honest what you do not see, and thank them before you reply.',
    },
  },
  19: {
    mystic: {
      title: 'The King at the Beggar’s Door',
      essence: 'Once, the old tales say, you would not knock; now every door in the city is your teacher.',
      gift: 'You carry a sun of your own, and it shines on two as warmly as on one.',
      shadow: 'A crown is a poor umbrella, yet you stand beneath it in the rain rather than ask for shelter.',
      scene:
        'Your ladder is a hand too short. The neighbour holds up his own over the fence, and you say, “I’m fine, thanks.”',
      advice: 'Knock softly at one door, and let yourself be poured a cup.',
    },
    pragmatic: {
      title: 'Nineteen: Accepting Help',
      essence:
        'In the old reading this debt comes from power that someone used for themselves alone. The task now is to learn that independence and support go together.',
      gift: 'Resourceful and brave, you stand up for people who have no one else.',
      shadow: 'You hear only what you have already decided, and end up further from people than you meant.',
      scene: 'The map is upside down. Two people on the bench know the way, and you walk past.',
      advice: 'This week let someone carry one half of a load that you usually carry whole.',
    },
  },
}
