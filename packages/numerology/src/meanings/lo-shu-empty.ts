import type { LoShuPlane } from '../chinese/lo-shu.ts'
import type { Meanings } from './meaning.ts'

/** Lines of the Lo Shu square that are empty: what is left to learn. */
export const loShuEmptyMeanings: Meanings<Exclude<LoShuPlane, 'mental'>> = {
  emotional: {
    mystic: {
      title: 'The Sleeping Harbour',
      essence: 'No boats are moored as yet along your middle shore, and the rings in the wall are shining.',
      gift: 'A harbour that has slept so long keeps its water clear, and the first keel in it will draw a line of light.',
      shadow: 'Sometimes you chain the entrance against storms that were never bound for you.',
      advice: 'Learn the name of one tide, then of another.',
    },
    pragmatic: {
      title: 'Practice for the Heart',
      essence: 'You may hide your feelings or be taken by surprise by them.',
      gift: 'You stay calm when feelings run high, and people can lean on that.',
      shadow: 'A feeling of yours may grow large in private before anybody, you included, has heard of it.',
      advice: 'Name your mood twice a day with one exact word.',
    },
  },
  practical: {
    mystic: {
      title: 'The Floor of Clouds',
      essence: 'You live upon a floor of clouds, lovely and hard to set a chair on.',
      gift: 'Up here you learn how little a soul needs under it in order to dance.',
      shadow: 'You may furnish castle after castle and sleep each night upon the rain.',
      advice: 'Weave one carpet of something you can hold.',
    },
    pragmatic: {
      title: 'Practice for the Hand',
      essence: 'Ideas may stay ideas with you unless somebody asks for the result.',
      gift: 'You are free of pedantry, and your ideas are not clipped to fit the tools at hand.',
      shadow: 'A good intention may wait with you for years because its first step looks so ordinary.',
      advice: 'Promise a finished piece to a definite person.',
    },
  },
  thought: {
    mystic: {
      title: 'The Blank Star Chart',
      essence: 'Your chart has the stars but not the lines between them.',
      gift: 'Under unjoined stars you are free to see a swan where all the others were taught to see a plough.',
      shadow: 'You tend to steer by whichever light is nearest, and it may be a ship’s lantern.',
      advice: 'Draw the first constellation from your own door.',
    },
    pragmatic: {
      title: 'Practice for Planning',
      essence: 'You may begin without a plan and lose your thread.',
      gift: 'You are spontaneous, and you notice chances that no plan had foreseen.',
      shadow: 'You may do the third thing first, and the first thing twice.',
      advice: 'Write three steps before the first.',
    },
  },
  will: {
    mystic: {
      title: 'The Unstrung Bow',
      essence: 'A bow of good yew leans in your corner, and the string is still in the bag.',
      gift: 'A bow that rests keeps its spring, and your one arrow flies farther than a quiver of impatient ones.',
      shadow: 'At times you wait so long for the perfect stag that the forest closes for the night.',
      advice: 'String it at dawn for one arrow only.',
    },
    pragmatic: {
      title: 'Practice for the Will',
      essence: 'Setbacks may discourage you sooner than they need to.',
      gift: 'You do not force things, and you can give way without losing your dignity.',
      shadow: 'You may let another person’s stronger wish decide what your own life contains.',
      advice: 'Decide beforehand how many attempts you will give a thing.',
    },
  },
  action: {
    mystic: {
      title: 'The Resting Wheel',
      essence: 'The mill wheel beside your stream is waiting for a little more water.',
      gift: 'A wheel at rest reflects the whole sky, and knows the stream by heart before it turns a single stone.',
      shadow: 'You can blame the brook for a stillness that is only a stuck sluice.',
      advice: 'Open the sluice by a hand’s width every morning.',
    },
    pragmatic: {
      title: 'Practice for Action',
      essence: 'You may wait for a push, or put things off although you want them.',
      gift: 'You think before you act, and so you seldom have to undo anything.',
      shadow: 'A chance may have gone by the time you feel quite ready for it.',
      advice: 'Start with a version that takes you five minutes.',
    },
  },
  golden: {
    mystic: {
      title: 'The Unclimbed Stair',
      essence: 'Moss has grown on a stair within you, and it leads somewhere kind.',
      gift: 'On the lowest stair you sit beside the rest of us, and what you say of heaven is meant for bare feet.',
      shadow: 'You tend to call the stair a ruin so as not to ask where it was going.',
      advice: 'Clear the lowest step, and rest there with your tea.',
    },
    pragmatic: {
      title: 'Practice for Purpose',
      essence: 'Questions of meaning may feel distant or unsettling to you.',
      gift: 'You do not take on other people’s beliefs unexamined, and your doubts are honest.',
      shadow: 'You may keep so busy that the question of what it is all for never gets a quiet evening.',
      advice: 'Talk to someone older about what has mattered to them.',
    },
  },
  silver: {
    mystic: {
      title: 'The Untilled Corner',
      essence: 'In one corner of your field the thistles are high, and goldfinches love you for it.',
      gift: 'Where nothing was sown the wild things come of themselves, and you have the grace to be glad of them.',
      shadow: 'You are apt to wait for bread from a field that you have only ever admired.',
      advice: 'Turn a single spade of earth there, and leave the rest to the birds.',
    },
    pragmatic: {
      title: 'Practice for Substance',
      essence: 'Material matters may bore you or worry you.',
      gift: 'You travel light, and nobody could say that possessions own you.',
      shadow: 'Small practical neglects may add up until they claim a whole weekend of yours.',
      advice: 'Look at your practical affairs for fifteen minutes on a fixed day.',
    },
  },
}
