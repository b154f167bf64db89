import type { LoShuPlane } from '../chinese/lo-shu.ts'
import type { BriefMeanings } from './meaning.ts'

/** Lines of the Lo Shu square that are empty: what is left to learn. */
export const loShuEmptyMeanings: BriefMeanings<LoShuPlane> = {
  mental: {
    mystic: {
      title: 'The Quiet Upper Room',
      essence: 'Your upper room is unlit and full of soft echoes, a good place for one candle.',
      advice: 'Bring up a single thought, and sit with it until it glows.',
    },
    pragmatic: {
      title: 'Practice for the Mind',
      essence: 'Memory and concentration may need reminders and habits from you.',
      advice: 'Keep notes where you can see them.',
    },
  },
  emotional: {
    mystic: {
      title: 'The Sleeping Harbour',
      essence: 'No boats are moored as yet along your middle shore, and the rings in the wall are shining.',
      advice: 'Learn the name of one tide, then of another.',
    },
    pragmatic: {
      title: 'Practice for the Heart',
      essence: 'You may hide your feelings or be taken by surprise by them.',
      advice: 'Name your mood twice a day with one exact word.',
    },
  },
  practical: {
    mystic: {
      title: 'The Floor of Clouds',
      essence: 'You live upon a floor of clouds, lovely and hard to set a chair on.',
      advice: 'Weave one carpet of something you can hold.',
    },
    pragmatic: {
      title: 'Practice for the Hand',
      essence: 'Ideas may stay ideas with you unless somebody asks for the result.',
      advice: 'Promise a finished piece to a definite person.',
    },
  },
  thought: {
    mystic: {
      title: 'The Blank Star Chart',
      essence: 'Your chart has the stars but not the lines between them.',
      advice: 'Draw the first constellation from your own door.',
    },
    pragmatic: {
      title: 'Practice for Planning',
      essence: 'You may begin without a plan and lose your thread.',
      advice: 'Write three steps before the first.',
    },
  },
  will: {
    mystic: {
      title: 'The Unstrung Bow',
      essence: 'A bow of good yew leans in your corner, and the string is still in the bag.',
      advice: 'String it at dawn for one arrow only.',
    },
    pragmatic: {
      title: 'Practice for the Will',
      essence: 'Setbacks may discourage you sooner than they need to.',
      advice: 'Decide beforehand how many attempts you will give a thing.',
    },
  },
  action: {
    mystic: {
      title: 'The Resting Wheel',
      essence: 'The mill wheel beside your stream is waiting for a little more water.',
      advice: 'Open the sluice by a hand’s width every morning.',
    },
    pragmatic: {
      title: 'Practice for Action',
      essence: 'You may wait for a push, or put things off although you want them.',
      advice: 'Start with a version that takes you five minutes.',
    },
  },
  golden: {
    mystic: {
      title: 'The Unclimbed Stair',
      essence: 'Moss has grown on a stair within you, and it leads somewhere kind.',
      advice: 'Clear the lowest step, and rest there with your tea.',
    },
    pragmatic: {
      title: 'Practice for Purpose',
      essence: 'Questions of meaning may feel distant or unsettling to you.',
      advice: 'Talk to someone older about what has mattered to them.',
    },
  },
  silver: {
    mystic: {
      title: 'The Untilled Corner',
      essence: 'In one corner of your field the thistles are high, and goldfinches love you for it.',
      advice: 'Turn a single spade of earth there, and leave the rest to the birds.',
    },
    pragmatic: {
      title: 'Practice for Substance',
      essence: 'Material matters may bore you or worry you.',
      advice: 'Look at your practical affairs for fifteen minutes on a fixed day.',
    },
  },
}
