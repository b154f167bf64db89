import type { LoShuPlane } from '../chinese/lo-shu.ts'
import type { Meanings } from './meaning.ts'

/** Lines of the Lo Shu square that are empty: what is left to learn. */
export const loShuEmptyMeanings: Meanings<Exclude<LoShuPlane, 'mental'>> = {
  emotional: {
    mystic: {
      title: 'The Sleeping Harbour',
      essence:
        'No boats are moored as yet along your middle shore, where 3, 5 and 7 would lie, and the rings in the wall hang idle.',
      gift: 'A harbour that has slept so long keeps its water clear, and the first keel in it will draw a line of light.',
      shadow: 'You chain the harbour mouth against ships that were only bringing oranges.',
      scene:
        'At the farewell everyone weeps a little. You carry suitcases, three at once, to the far end of the platform.',
      advice: 'Learn the name of one feeling, then another.',
    },
    pragmatic: {
      title: 'Practice for the Heart',
      essence:
        'With 3, 5 and 7 all missing, feelings are the subject to learn: you hide them, or they take you by surprise.',
      gift: 'You stay calm when emotions run high, and people can lean on that.',
      shadow: 'A feeling grows large in private before anyone, you included, has heard of it.',
      scene:
        'The film is over, and your whole row is sniffing. You remark that the lighting was good, and cannot find your other glove.',
      advice: 'Name your mood twice a day with one exact word.',
    },
  },
  practical: {
    mystic: {
      title: 'The Floor of Clouds',
      essence:
        'You live upon a floor of clouds, lovely and hard to set a chair on: the stones 8, 1 and 6 are still at the quarry.',
      gift: 'Among clouds you learn how little a soul needs under it in order to dance.',
      shadow: 'You furnish castle after castle in the air, and sleep each night in the rain.',
      scene:
        'You describe the pear tree that will stand by the wall, its shade, its bees. Your listener looks at the spade, which still has its label.',
      advice: 'Make one thing that you can hold.',
    },
    pragmatic: {
      title: 'Practice for the Hand',
      essence:
        'Without 8, 1 and 6, ideas stay ideas until someone asks for the result. Carrying them out is what you are here to practise.',
      gift: 'You are free of pedantry, and your thoughts are not clipped to fit the tools at hand.',
      shadow: 'A good intention waits for years because its first step looks so ordinary.',
      scene:
        'The shelf is perfect in your head, down to the varnish. The planks have been leaning in the hall through two winters.',
      advice: 'Promise a finished piece to a particular person.',
    },
  },
  thought: {
    mystic: {
      title: 'The Blank Star Chart',
      essence:
        'Your chart has the stars but not the lines between them, for 4, 3 and 8 have left the morning side dark.',
      gift: 'Under unjoined stars you are free to see a swan where all the others were taught to see a plough.',
      shadow: 'You steer by whichever light is nearest, and it turns out to be a ship’s lantern.',
      scene:
        'You set out to fetch milk. At dusk you come home with a kite, a cutting of rosemary and a new acquaintance.',
      advice: 'Number your next three tasks, and follow that order.',
    },
    pragmatic: {
      title: 'Practice for Planning',
      essence:
        'An empty line of thought, no 4, no 3, no 8, means that you begin before there is a plan and lose the thread.',
      gift: 'You are spontaneous, and notice chances that no plan had foreseen.',
      shadow: 'The third thing gets done first, and the first thing twice.',
      scene:
        'The second coat of paint is drying nicely on the door frame. Now you see the masking tape on the table, unopened.',
      advice: 'Write down three steps before you take one.',
    },
  },
  will: {
    mystic: {
      title: 'The Unstrung Bow',
      essence: 'A bow of good yew leans in your centre, and the string, woven of 9, 5 and 1, is still in the bag.',
      gift: 'A bow that rests keeps its spring, and your one arrow flies farther than a quiver of impatient ones.',
      shadow: 'You wait so long for the perfect stag that night falls.',
      scene:
        'Full moon over the pool, and the others are in the water. You stand on the edge with your towel round you, agreeing that it looks wonderful.',
      advice: 'Choose one task at breakfast, and do it before noon.',
    },
    pragmatic: {
      title: 'Practice for the Will',
      essence:
        'Where 9, 5 and 1 are all absent, setbacks discourage you sooner than they need to. Resolve is a muscle, and it can be trained.',
      gift: 'You do not force things, and you give way without losing your dignity.',
      shadow: 'Another person’s stronger wish decides what your life contains.',
      scene:
        'You came for the grey coat. You leave with a red one, because the assistant was so sure, and practise liking it in the shop windows.',
      advice: 'Decide beforehand how many attempts you will give a thing.',
    },
  },
  action: {
    mystic: {
      title: 'The Resting Wheel',
      essence:
        'The mill wheel on your western bank is waiting for a little more water; 2, 7 and 6 have yet to fall as rain.',
      gift: 'A wheel at rest has time to learn the stream by heart before it turns a single stone.',
      shadow: 'You blame the brook for a stillness that is only a stuck sluice.',
      scene:
        'Your oars lie in the grass, oiled, at exactly the right angle. Across the water the regatta is coming home.',
      advice: 'Begin each morning with five minutes of the work that you put off.',
    },
    pragmatic: {
      title: 'Practice for Action',
      essence:
        'A date of birth without 2, 7 and 6 waits for a push. You put off even the things you want, and starting is the skill to train.',
      gift: 'You think before you act, and so you seldom have to undo anything.',
      shadow: 'By the time you feel quite ready, the chance has gone by.',
      scene:
        'You have read eleven reviews of running shoes. Your neighbour comes round the block for the third time in her old ones, and waves.',
      advice: 'Start with a version that takes you five minutes.',
    },
  },
  golden: {
    mystic: {
      title: 'The Unclimbed Stair',
      essence: 'Moss has grown on a stair within you, whose steps are 6, 5 and 4, and it leads somewhere kind.',
      gift: 'You gladly sit on the lowest step beside whoever is there, and you speak of large things without airs.',
      shadow: 'You call the stair a ruin so as not to ask where it was going.',
      scene:
        'Everyone climbs to the chapel for the view. You stay below with the lizards. “Well, what was there?” you ask afterwards, lightly.',
      advice: 'Ask a friend what makes a day worth while, then answer it yourself.',
    },
    pragmatic: {
      title: 'Practice for Purpose',
      essence:
        'In a square without 4, 5 and 6, questions of meaning feel distant or unsettling, and steadiness has to be built by hand.',
      gift: 'You take on no beliefs unexamined, and your doubts are honest.',
      shadow: 'You keep so busy that the larger question never gets a quiet evening.',
      scene:
        'The last item on your list is crossed out at ten to nine. You look at the paper for a moment, and turn it over to start another.',
      advice: 'Ask someone older what has mattered to them.',
    },
  },
  silver: {
    mystic: {
      title: 'The Untilled Corner',
      essence:
        'No plough has yet gone over your 2, 5 and 8. The thistles are high there, and goldfinches love you for it.',
      gift: 'Where nothing was sown, wild things come of their own accord, and you have the grace to be glad of them.',
      shadow: 'You wait for bread from a field that you have only ever admired.',
      scene:
        'The gutter has sprouted a small birch. You show it to visitors by lamplight, and put a bowl under the drip.',
      advice: 'Mend one thing, and leave the rest to the birds.',
    },
    pragmatic: {
      title: 'Practice for Substance',
      essence:
        'Material matters bore you or worry you: with 2, 5 and 8 missing, the feeling for them is learnt, not given.',
      gift: 'You travel light, and no one could say that possessions own you.',
      shadow: 'Small practical neglects add up until they claim a whole weekend.',
      scene: 'The washing machine hums on three feet and a folded beer mat. The mat has been there since you moved in.',
      advice: 'Give your practical affairs fifteen minutes on a fixed day each week.',
    },
  },
}
