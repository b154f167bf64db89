import type { Meanings, SingleDigit } from './meaning.ts'

/** The Hidden Passion: the talent that a name is fullest of. */
export const hiddenPassionMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'The Hunger to Be First',
      essence: 'A young stag runs in you and cannot bear a track already trodden.',
      gift: 'Morning itself seems to run to keep up with you, and old paths turn green again behind your hooves.',
      shadow: 'You tend to leap a fence that somebody had opened for you, merely to feel the leap.',
      advice: 'Race against your own yesterday, and the forest will stay your friend.',
    },
    pragmatic: {
      title: 'A Passion for Winning',
      essence: 'Ambition drives you, and you have energy to spare for a goal of your own.',
      gift: 'You set yourself a mark and reach it, and your drive pulls others along.',
      shadow: 'You may make a race of things that were meant to be shared.',
      advice: 'Pick a contest worth your effort, and let the others go by.',
    },
  },
  2: {
    mystic: {
      title: 'The Hunger for Harmony',
      essence: 'Your soul keeps tuning the strings of every room it enters.',
      gift: 'Between two silences you hear the third, and you know which word will let them both breathe.',
      shadow: 'At times you retune yourself to each new voice until your own string has lost its note.',
      advice: 'Let one dissonance sound to its end, and you may hear why it was played.',
    },
    pragmatic: {
      title: 'A Passion for Togetherness',
      essence: 'You are drawn to closeness and cooperation, and you feel discord sharply.',
      gift: 'You notice what a group needs and supply it quietly, which is rarer than talent.',
      shadow: 'You may keep out of necessary disagreements and then feel that nobody knows you.',
      advice: 'Say openly what you feel at the first small friction.',
    },
  },
  3: {
    mystic: {
      title: 'The Hunger to Shine',
      essence: 'Fireflies gather in you at dusk, impatient for the dark in which they show.',
      gift: 'You can set a whole hedge alight with wonder, and not one leaf of it is scorched.',
      shadow: 'So many small lights may dance about you that no one sees whether you are smiling.',
      advice: 'Open your hands by one finger at a time, so that the light lasts.',
    },
    pragmatic: {
      title: 'A Passion for Expression',
      essence: 'You want to perform, talk, write or make, and grow restless without an outlet.',
      gift: 'You are inventive, entertaining and quick with words or hands, and people seek you out.',
      shadow: 'You can talk a good idea away before it has been made.',
      advice: 'Book a regular hour for your outlet, and guard it.',
    },
  },
  4: {
    mystic: {
      title: 'The Hunger to Build',
      essence: 'Your hands dream of beams and corners even while you sleep.',
      gift: 'Whatever passes through your palms comes out squarer, truer and a little warmer than it was.',
      shadow: 'You tend to wall up the window because the wall was going so well.',
      advice: 'Build a bench before a fortress, and invite a stranger to try it.',
    },
    pragmatic: {
      title: 'A Passion for Work',
      essence: 'You like effort with visible results, and can be slow to put your tools away.',
      gift: 'You have a strong sense of order and an appetite for work that others admire.',
      shadow: 'Your usefulness may become your whole idea of yourself, so that a free day makes you uneasy.',
      advice: 'Fix your finishing time before you start.',
    },
  },
  5: {
    mystic: {
      title: 'The Hunger for Horizons',
      essence: 'A road unrolls behind your eyes, and every evening it is a different colour.',
      gift: 'You have the swallow’s gift of feeling at home in the turn itself.',
      shadow: 'You may love the leaving more than the road, and mistake an ache for a compass.',
      advice: 'Learn one bend of it by heart before you ask for the next.',
    },
    pragmatic: {
      title: 'A Passion for Change',
      essence: 'Variety attracts you strongly, and you have many talents because of it.',
      gift: 'You learn fast, talk to anyone and are at your best when nobody knows what comes next.',
      shadow: 'You are apt to grow impatient with exactly the routine that would have made you excellent.',
      advice: 'Let two of your interests meet in a single project.',
    },
  },
  6: {
    mystic: {
      title: 'The Hunger to Cherish',
      essence: 'You collect wounded birds, and your sleeves are full of feathers.',
      gift: 'Under your sleeve the small heartbeats slow down and sleep, for they know that nothing hunts there.',
      shadow: 'Now and then you keep a bird for love of its breathing, long after it has begun to dream of trees.',
      advice: 'Open the window when a wing has healed.',
    },
    pragmatic: {
      title: 'A Passion for Service',
      essence: 'You feel alive when you are useful to people you love.',
      gift: 'You give people the feeling of being looked after, and you mean it.',
      shadow: 'You may advise those you love more than they wish, and hear their silence as ingratitude.',
      advice: 'Check whether your help is wanted in the form in which you offer it.',
    },
  },
  7: {
    mystic: {
      title: 'The Hunger to Know',
      essence: 'You press your ear to the shell of the world and listen past the sea.',
      gift: 'The world whispers to you because you do not repeat what it says to be admired.',
      shadow: 'You can easily hold the shell so close that you miss the wave which was meant to wet your feet.',
      advice: 'Carry a question to a friend as you would carry a gift.',
    },
    pragmatic: {
      title: 'A Passion for Understanding',
      essence: 'You enjoy research and depth, and can lose hours to a good problem.',
      gift: 'You do not stop at the first answer, and your questions make other people think better.',
      shadow: 'Sometimes you trust knowledge more than people, and keep your heart on the shelf with the books.',
      advice: 'Share your findings at half-time, before they are perfect.',
    },
  },
  8: {
    mystic: {
      title: 'The Hunger for Mastery',
      essence: 'In you a smith is working who will not sleep until the blade sings.',
      gift: 'Under your hammer even a poor ore finds the one true line that was sleeping in it.',
      shadow: 'You may temper what should have stayed soft, and frighten the birds with the clang of your hopes.',
      advice: 'Leave the forge before midnight, for cool iron teaches as much as hot.',
    },
    pragmatic: {
      title: 'A Passion for Achievement',
      essence: 'You like responsibility and measure yourself by what you get done.',
      gift: 'You think on a large scale, and you have the stamina to carry it through.',
      shadow: 'You tend to measure friendships by what they move forward, and be lonely in the middle of success.',
      advice: 'Add one goal to your list that nobody can measure.',
    },
  },
  9: {
    mystic: {
      title: 'The Hunger to Heal the World',
      essence: 'Your heart is a harbour bell that swings for every vessel in distress.',
      gift: 'You feel one pulse beneath many languages, and your own heart keeps time with the farthest.',
      shadow: 'You may ring for distant wrecks all night while a candle at home burns down unseen.',
      advice: 'Choose the boat within reach of your rope.',
    },
    pragmatic: {
      title: 'A Passion for Humanity',
      essence: 'Injustice moves you quickly, and you give time and warmth without counting.',
      gift: 'You understand people quickly and without judging them, and they open up to you.',
      shadow: 'At times you pour yourself out until you have nothing left but principles.',
      advice: 'Put your care into one cause that you can follow for years.',
    },
  },
}
