import type { Meanings, SingleDigit } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Conductor beside the Lo Shu square, from the whole date: where a person's road leads, whatever drives them. */
export const conductorMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Conductor 1: Towards the Spring',
    essence:
      'The whole of your date points north, to a spring of your own: sooner or later you stand where no footprints are, and have to lead.',
    gift: 'You open the way for other people, who drink where you have dug.',
    shadow: 'Digging by night, you forget that the neighbours have spades.',
    scene: 'The committee has run out of names. For once no one looks at the oldest member; they look at you.',
    advice: 'Ask for one pair of hands with the work you would rather do alone.',
  }),
  2: inOneVoice({
    title: 'Conductor 2: Towards the Field',
    essence:
      'The field in the south-west is where you are led, to work that carries others and partnerships that last.',
    gift: 'Over the years you become the one whose presence steadies a house.',
    shadow: 'Like a field you give all summer, and are left in autumn with stubble and no thanks.',
    scene:
      'At a farewell party someone quotes a remark that you made in a stairwell years ago. It had kept them going, they say.',
    advice: 'Say aloud once this week what you did, and let it be admired.',
  }),
  3: inOneVoice({
    title: 'Conductor 3: Towards the Open',
    essence:
      'East is your direction, where things begin to show themselves: you are on the way to teaching, telling, making.',
    gift: 'The older you get, the more freely you say what you have to say.',
    shadow: 'You wait for a permission that no one is in charge of giving.',
    scene: 'Three people ask about the guitar on your wall. The third time, you take it down and find it out of tune.',
    advice: 'Show something unfinished to a friend, and do not apologise for it.',
  }),
  4: inOneVoice({
    title: 'Conductor 4: Towards the Garden',
    essence:
      'At the far end of your road are rows of beans that you planted yourself. Life hands you disorder until you have found a method of your own.',
    gift: 'You give dreams a timetable, and so some of them arrive.',
    shadow: 'So neatly do you prune that nothing dares to bloom.',
    scene:
      'At the jetty you teach a stranger’s child to tie a knot. In the evening the boat swings round, and the knot holds.',
    advice: 'Leave one flower bed or one shelf to itself for a month.',
  }),
  5: inOneVoice({
    title: 'Conductor 5: Towards the Crossroads',
    essence:
      'All the roads of the square meet in the middle, and your date of birth leads you there: through moves, languages and changes of course to a balance you can carry with you.',
    gift: 'You understand many kinds of people, having lived a little with each.',
    shadow: 'You stand at the crossroads weighing your choices until the shops have closed.',
    scene: 'Boxes are stacked to the ceiling, and the kettle is in one of them. You feel oddly at home.',
    advice: 'Stay with your next choice for ninety days before judging it.',
  }),
  6: inOneVoice({
    title: 'Conductor 6: Towards the Roof',
    essence:
      'Under the wide sky of the north-west someone has to answer for the whole, and that is where you are going: to care that carries authority.',
    gift: 'You grow into fairness, and people bring you what they could not settle.',
    shadow: 'It is lonely on a roof when you never come down to the kitchen.',
    scene:
      'You sign at the bottom of the page for the whole building. When you step into the corridor, the talk stops.',
    advice: 'Take the smallest job of the day, and let another person give the orders.',
  }),
  7: inOneVoice({
    title: 'Conductor 7: Towards the Still Water',
    essence:
      'Westward, towards evening: your date leads to what is left when the noise has gone, and to questions that have no quick answer.',
    gift: 'In time you know a few things very well, and can explain them simply.',
    shadow: 'Still water makes you shy of the splash that joy makes.',
    scene:
      'You decline the invitation, politely, and put the phone face down. The size of your relief tells you something.',
    advice: 'Do one cheerful, useless thing this week, in company.',
  }),
  8: inOneVoice({
    title: 'Conductor 8: Towards the Summit',
    essence:
      'A summit is your goal, in the north-east, and nothing on the way to it comes cheaply. What you reach late is yours for good.',
    gift: 'You turn experience into foundations, and those who come after start higher up.',
    shadow: 'Counting the metres, you miss the view they were climbed for.',
    scene: 'At the bend you look down. The car park is as small as a stamp, and your sandwich is still uneaten.',
    advice: 'Stop at the next bend, on a path or in a plan, and ask how the others are.',
  }),
  9: inOneVoice({
    title: 'Conductor 9: Towards the Light',
    essence:
      'The digits of your date, added up, point south, to the place that can be seen from afar. Your road leads to a cause that many share.',
    gift: 'You finish what others gave up, and you are generous with the credit.',
    shadow: 'Strong light shows every flaw, and you are hardest on those you love.',
    scene:
      'The public meeting has gone quiet. Forty faces turn round, and the microphone is being passed along your row.',
    advice: 'Say aloud, by daylight, the praise you usually only think, and start with those closest to you.',
  }),
}
