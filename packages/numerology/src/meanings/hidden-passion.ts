import type { Meanings, SingleDigit } from './meaning.ts'

/** The Hidden Passion: the talent that a name is fullest of. */
export const hiddenPassionMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Hunger to Be First',
      essence: 'A young stag runs in you and cannot bear a track already trodden.',
      gift: 'You find a way where no one had looked for one, and those who come after you have a path.',
      shadow: 'You leap a fence whose gate was standing open, merely to feel the leap.',
      scene:
        'It is only a walk along the beach. By the breakwater you are ten steps ahead, looking back to see who won.',
      advice: 'Race only against your own yesterday, and let the others walk at their pace.',
    },
    pragmatic: {
      title: 'A Passion for Winning',
      essence: 'Your name is fullest of 1s: ambition drives you, with energy to spare for a goal of your own.',
      gift: 'You set a target and reach it, and your drive pulls others along.',
      shadow: 'Things that were meant to be shared turn into a race.',
      scene:
        'The board game was for the rainy afternoon. At supper you explain once more how the last throw could have gone.',
      advice: 'Choose one contest worth your effort, and let the rest go by.',
    },
  },
  2: {
    mystic: {
      title: 'The Hunger for Harmony',
      essence: 'You tune every room you enter as others tune a harp.',
      gift: 'You hear what two silent people are waiting for, and know the word that lets both of them breathe.',
      shadow: 'You retune yourself to each new voice until your own string has lost its note.',
      scene:
        'Two guests reach for the last olive tart at once. Before either has spoken you have halved it, and begun a story.',
      advice: 'Let one disagreement be heard to its end, as one lets a dissonance sound, and listen for its reason.',
    },
    pragmatic: {
      title: 'A Passion for Togetherness',
      essence:
        'Closeness and cooperation draw you, and you are quickly hurt by discord. What others call small talk is work you love.',
      gift: 'You notice what a group needs and supply it quietly, which is rarer than talent.',
      shadow: 'Necessary disagreements take place without you, and then you feel that no one knows you.',
      scene:
        'Before the group photograph you go round once, moving this one closer to that one. In the picture your own face is half hidden.',
      advice: 'At the first small friction, say what you feel.',
    },
  },
  3: {
    mystic: {
      title: 'The Hunger to Shine',
      essence: 'Fireflies gather in you at dusk, impatient for the dark in which they show.',
      gift: 'You light up a whole hedge, and not one leaf of it is scorched.',
      shadow: 'So many small lights dance about you that no one sees whether you are smiling.',
      scene:
        'In the queue for lost luggage you begin to tell everyone how it happened. At the counter they call a number twice, and no one goes.',
      advice: 'Tell one story tonight instead of five, so that its light lasts.',
    },
    pragmatic: {
      title: 'A Passion for Expression',
      essence: 'You want to perform, talk, write or make things, and without an outlet you grow restless.',
      gift: 'Inventive, entertaining and quick with words or hands, you are good company.',
      shadow: 'You talk about a good idea until there is nothing left to make.',
      scene:
        'You only went out to buy stamps. The woman at the counter now knows the plot of your novel, and the ending, which you changed for her.',
      advice: 'Book a regular hour for your outlet, and guard it.',
    },
  },
  4: {
    mystic: {
      title: 'The Hunger to Build',
      essence: 'Your hands dream of beams and corners even while you sleep.',
      gift: 'Whatever passes through your palms comes out squarer, truer and a little warmer than it was.',
      shadow: 'You wall up the window because the wall was going so well.',
      scene:
        'On the beach the others lie down. By evening your heap of sand has steps, a drain and a small shaded seat facing the sunset.',
      advice: 'Build a bench before a fortress, and let a stranger try it.',
    },
    pragmatic: {
      title: 'A Passion for Work',
      essence: 'You like effort with visible results, and you are slow to put your tools away.',
      gift: 'A strong sense of order and an appetite for work make you the person whom others count on.',
      shadow: 'Usefulness becomes your whole idea of yourself, and a free day makes you uneasy.',
      scene:
        'Your hosts come down to breakfast on the first morning of your visit. The tap no longer drips, and the spice rack is in alphabetical order.',
      advice: 'Fix your finishing time before you start.',
    },
  },
  5: {
    mystic: {
      title: 'The Hunger for Horizons',
      essence: 'A road unrolls behind your eyes, and every evening it is a different colour.',
      gift: 'You have the swallow’s gift of feeling at home in mid-flight.',
      shadow: 'You love the leaving more than the road, and mistake an ache for a compass.',
      scene:
        'The neighbours are back from a place whose name you cannot pronounce. By midnight you know its currency, its bread and its word for rain.',
      advice: 'Get to know one place by heart before you ask for the next.',
    },
    pragmatic: {
      title: 'A Passion for Change',
      essence: 'Variety attracts you strongly, and you have many talents because of it.',
      gift: 'You learn fast, talk to anyone and are at your best when no one knows what comes next.',
      shadow: 'Impatience sets in with exactly the routine that would have made you excellent.',
      scene:
        'Each day of the week you buy your bread in a different shop. In every one of them someone greets you by name.',
      advice: 'Let two of your interests meet in a single project.',
    },
  },
  6: {
    mystic: {
      title: 'The Hunger to Cherish',
      essence: 'Wounded birds find their way to you, and there is always a feather on your sleeve.',
      gift: 'Whatever is small and frightened grows calm in your hands, for it feels that nothing hunts there.',
      shadow: 'You keep a bird for love of its breathing, long after it has begun to dream of trees.',
      scene:
        'A stranger’s umbrella has turned inside out. You straighten the ribs, dry the handle on your scarf, and ask whether she has far to go.',
      advice: 'When someone you have helped can fly again, open the window yourself.',
    },
    pragmatic: {
      title: 'A Passion for Service',
      essence: 'Being of use to those you love makes you feel alive.',
      gift: 'People feel looked after by you, because they can tell that you mean it.',
      shadow: 'You give more advice than people want, and hear their silence as ingratitude.',
      scene:
        'Your friend says that she is only tired. An hour later you are at her door with soup, a lamp and a telephone number.',
      advice: 'Check whether your help is wanted in the form in which you offer it.',
    },
  },
  7: {
    mystic: {
      title: 'The Hunger to Know',
      essence: 'You press your ear to the shell of the world and listen past the sea.',
      gift: 'The world whispers to you, since you do not repeat its secrets to be admired.',
      shadow: 'You hold the shell so close that you miss the wave which was meant to wet your feet.',
      scene:
        'The tour has moved on to the cathedral. You are still in the side street, copying the worn letters from above a door.',
      advice: 'Carry a question to a friend as you would carry a gift.',
    },
    pragmatic: {
      title: 'A Passion for Understanding',
      essence: 'You enjoy research and depth, and lose hours to a good problem.',
      gift: 'The first answer does not stop you, and your questions make other people think better.',
      shadow: 'You trust knowledge more than people, and keep your heart on the shelf with the books.',
      scene: 'Why did the soup curdle? It is past one in the morning, and you are reading about the chemistry of milk.',
      advice: 'Share what you have found while it is still half finished.',
    },
  },
  8: {
    mystic: {
      title: 'The Hunger for Mastery',
      essence: 'There is a smith at work in you who will not sleep until the blade sings.',
      gift: 'Under your hammer even poor iron finds the one true line that was waiting in it.',
      shadow: 'You harden what should have stayed soft, and the clang frightens off the birds that had come to listen.',
      scene:
        'The cake has sunk in the middle again, and the guests would eat it gladly. You are already breaking eggs into the bowl.',
      advice: 'Stop before midnight, and look at the work again by daylight.',
    },
    pragmatic: {
      title: 'A Passion for Achievement',
      essence: 'Responsibility attracts you, and you measure yourself by what you get done.',
      gift: 'You think on a large scale, and you have the stamina to carry a thing through.',
      shadow: 'You ask even of a friendship what it has achieved, and success gets lonely.',
      scene:
        'The street party needed a table. You have closed the road, found a band and hired the tent, and people are still looking for the table.',
      advice: 'Add one goal to your list that no one can measure.',
    },
  },
  9: {
    mystic: {
      title: 'The Hunger to Heal the World',
      essence: 'Your heart is a harbour bell that swings for every vessel in distress.',
      gift: 'You feel one pulse beneath many languages, and keep time with the farthest.',
      shadow: 'You ring for distant wrecks all night while a candle at home burns down unseen.',
      scene: 'Outside the bakery a boy is counting coins. You buy four rolls, give away all four, and go in again.',
      advice: 'Of all who need help, choose one whom you can really reach, and throw your rope there.',
    },
    pragmatic: {
      title: 'A Passion for Humanity',
      essence: 'Injustice moves you quickly, and you give time and warmth without counting.',
      gift: 'You understand people fast and without judging them, and they open up to you.',
      shadow: 'You pour yourself out until you have nothing left but principles.',
      scene:
        'You sign the petition at the station, then take a clipboard yourself. Your train has left, and so has the next one.',
      advice: 'Put your care into one cause that you can follow for years.',
    },
  },
}
