import type { TopicWords } from '../../stock.ts'
import { decision } from './decision.ts'

export const timing: TopicWords = {
  subject: 'what lies ahead',
  openings: {
    mystic: [
      'the year has a tide, and you are already standing in it.',
      'time turns its page for you on a certain number.',
      'you ask when, and the moon smiles, for she has never once been late or early.',
      'the season you are in can be smelled before it is seen.',
      'what is coming has already cast a little light under the door.',
    ],
    pragmatic: [
      'the year you are in has a clear theme in your chart.',
      'for timing, the number of the year is the place to look.',
      'I cannot give you a date, but I can say what this period is good for.',
      'the better question than when is what has to be ready by then.',
      'years differ in what they make easy, and yours does too.',
    ],
  },
  lines: decision.lines,
  suggestions: {
    mystic: [
      'Open your calendar at dusk, and write one word across the coming month, as one names a ship.',
      'Choose the unfinished thing that weighs on you most, and give it its last evening before the moon is full.',
      'On the next new moon, write what this year shall be remembered for, and hang it where you wake.',
      'Lay a stone on the sill for each month behind you, and say what each has taught you.',
      'Rise once before dawn this week, and watch how long the dark takes to become something else.',
      'Send a letter to yourself for the last night of the year, and do not open it before.',
    ],
    pragmatic: [
      'Open your calendar now, and give the coming month a single aim that fits this theme.',
      'Choose the unfinished thing that weighs on you most, and put a date on it before the week ends.',
      'Next Monday, write what you want this year to be remembered for, and cross out one plan that does not serve it.',
      'Look back through your messages of this month, and note what came up again and again.',
      'Divide the next three months into begin, build and finish, and put one item under each.',
      'Agree with a friend to ask you about this on the first Sunday of next month.',
    ],
  },
}
