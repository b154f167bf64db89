import type { TopicWords } from '../../stock.ts'

export const study: TopicWords = {
  subject: 'your studies',
  openings: {
    mystic: [
      'learning is slow moonrise, and you are looking for the sun.',
      'the book lies open, and what is in the way is only the shadow of your own head.',
      'there is a school in your stars, and its bell rings differently from the one outside.',
      'you were given a lamp of your own to read by, so let us trim the wick.',
      'knowledge comes to your hand as birds do, when you stop reaching.',
    ],
    pragmatic: [
      'how you learn is written more clearly in your chart than what you should learn.',
      'an exam measures preparation and nerves, and both can be practised.',
      'before you work harder, see whether you have been working in a way that suits somebody else.',
      'the subject matters, and the time of day may matter more.',
      'concentration is less a talent than an arrangement of the room.',
    ],
  },
  lines: {
    mystic: [
      'You learn by leaping into the river, and the names of the currents come to you afterwards.',
      'You learn in pairs, as the tide learns the shore, and alone your page goes dim.',
      'You learn what you can sing, so give the dull chapter a tune.',
      'You learn as a wall rises, row upon row, and a missing stone troubles your sleep.',
      'You learn on the wing, and a closed room turns the finest lesson to dust.',
      'You learn for love of the one who teaches, and by teaching someone smaller.',
      'You learn in the deep well of one subject, and call for the rope when it is nearly night.',
      'You learn when something real hangs on it, for your lamp burns on stakes rather than on oil.',
      'You learn whole skies at once, and the single star you must name tomorrow escapes you.',
    ],
    pragmatic: [
      'You learn by trying first and reading the instructions second, so begin with old exam questions.',
      'You remember what you have discussed, so find a partner and explain it to each other.',
      'You learn by talking and inventing examples, and copying notes puts you to sleep.',
      'You learn with a timetable and small steps, and panic only when somebody changes the plan.',
      'You learn in short bursts with changes of place, and the third hour at one desk is wasted on you.',
      'You learn for people, so picture the person this will help and keep the picture on your desk.',
      'You understand thoroughly or not at all, so allow yourself to leave a page half understood and return.',
      'You learn with a goal and a score, so turn the material into tests and keep the results.',
      'You see the connections before the details, so write the details on cards and carry them.',
    ],
  },
  suggestions: {
    mystic: [
      'Read tonight’s page aloud to the dark window, and stop at the sentence that answers back.',
      'Carry one question in your pocket through the whole of tomorrow, and note at dusk where it was touched.',
      'Set a bowl of water beside your books, and rise to change it each time your mind has drifted.',
      'Teach what you have learned today to a plant, a cat or the moon, in words that they would understand.',
      'Begin at first light once this week, before the world has written anything on you.',
      'Close the book at the point where you are most curious, and let sleep turn the next leaf.',
    ],
    pragmatic: [
      'Tomorrow, study twenty-five minutes with the telephone in another room, take five off, and do that four times.',
      'On Sunday evening, write the questions you would ask if you were the examiner, and answer the worst one first.',
      'Explain today’s topic aloud without notes tonight, and mark the place where you got stuck.',
      'Study in a library twice this week and compare how far you got with what you do at home.',
      'Fix the hour of the day at which you are freshest, and give it to the subject you avoid.',
      'Make a one-page summary by Friday, by hand, and hang it where you brush your teeth.',
    ],
  },
}
