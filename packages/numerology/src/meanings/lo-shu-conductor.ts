import type { Meanings, SingleDigit } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Conductor beside the Lo Shu square, from the whole date: where a person's road leads, whatever drives them. */
export const conductorMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Conductor 1: Towards the Spring',
    essence:
      'Your road leads north, to a spring of your own. Sooner or later you stand at the head of a path with no footprints on it, holding the only map.',
    gift: 'You become a beginning for other people, who drink where you have dug.',
    shadow: 'Digging alone at night, you can forget that neighbours have spades.',
    advice: 'Ask for one hand with the thing you most want to do by yourself.',
  }),
  2: inOneVoice({
    title: 'Conductor 2: Towards the Field',
    essence:
      'The field in the south-west is where you are led: to work that carries others. Years later a colleague tells you which quiet remark of yours kept them going.',
    gift: 'You grow into a person whose presence steadies a house.',
    shadow: 'A field gives all summer, and you can be left with stubble and no thanks.',
    advice: 'Say aloud once this week what you did, and let it be admired.',
  }),
  3: inOneVoice({
    title: 'Conductor 3: Towards the Open',
    essence:
      'You are led east, to where things begin to show themselves. A drawer of sketches, a guitar on the wall: one of them keeps looking at you.',
    gift: 'The older you get, the more freely you say what you have to say.',
    shadow: 'You may wait for permission that nobody is in charge of giving.',
    advice: 'Show one unfinished thing to a friend, and do not apologise for it.',
  }),
  4: inOneVoice({
    title: 'Conductor 4: Towards the Garden',
    essence:
      'Your road ends in rows that you have planted: order, savings of time, things in their place. You teach a child to tie a knot, and the knot holds.',
    gift: 'You give dreams a timetable, and so some of them arrive.',
    shadow: 'You can prune so neatly that nothing dares to bloom.',
    advice: 'Let one corner of your week grow wild, and do not weed it.',
  }),
  5: inOneVoice({
    title: 'Conductor 5: Towards the Crossroads',
    essence:
      'You are led to the centre, where all the roads of the square meet. In the middle of a move, with boxes to the ceiling, you feel oddly at home.',
    gift: 'You understand many kinds of people, because you have lived a little with each.',
    shadow: 'At a crossroads one can choose so long that the shops have closed.',
    advice: 'Stay with your next choice for ninety days before you judge it.',
  }),
  6: inOneVoice({
    title: 'Conductor 6: Towards the Roof',
    essence:
      'Your road leads under the wide sky of the north-west, where somebody has to answer for the whole. You sign at the bottom of the page, and the talk in the corridor stops.',
    gift: 'You grow into fairness, and people bring you what they could not settle.',
    shadow: 'A roof is lonely when you never come down to the kitchen.',
    advice: 'Join the smallest job of the day, and let another person give the orders.',
  }),
  7: inOneVoice({
    title: 'Conductor 7: Towards the Still Water',
    essence:
      'You are led west, to evenings and to what is left when the noise has gone. One day you turn down an invitation, and the relief tells you something.',
    gift: 'You come to know few things very well, and you can tell them simply.',
    shadow: 'Still water can make you shy of the splash that joy makes.',
    advice: 'Do one cheerful, useless thing this week, with company.',
  }),
  8: inOneVoice({
    title: 'Conductor 8: Towards the Summit',
    essence:
      'The mountain is your goal as well as your path. You look down at a bend and see how small the car park has become.',
    gift: 'You turn experience into foundations, and the next generation starts higher up.',
    shadow: 'Counting the metres, you may miss the view they were climbed for.',
    advice: 'Stop at the next bend, share your bread, and ask how the others are.',
  }),
  9: inOneVoice({
    title: 'Conductor 9: Towards the Light',
    essence:
      'You are led south, to a place where much can be seen from far away. A room full of strangers falls silent, and it is your turn to speak.',
    gift: 'You finish what others gave up, and you are generous with the credit.',
    shadow: 'Bright light shows every flaw, and you may be hard on the ones you love.',
    advice: 'Praise in daylight what you would usually only think, starting at home.',
  }),
}
