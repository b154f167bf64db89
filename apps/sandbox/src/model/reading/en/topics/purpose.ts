import type { TopicWords } from '../../stock.ts'
import { self } from './self.ts'

export const purpose: TopicWords = {
  subject: 'your purpose',
  openings: {
    mystic: [
      'before you had a name for it, your purpose had a number.',
      'the road under your feet is older than your doubts about it.',
      'a purpose is no far star; it is the direction in which your lamp keeps swinging.',
      'you have been listening for thunder, and a calling comes more often as a thread of scent.',
      'the river does not ask what it is for, and still it arrives.',
    ],
    pragmatic: [
      'purpose is easier to see as a pattern than as a promise.',
      'the date you were born on gives the broad direction.',
      'you will not find it by thinking, but you can find where you have already been following it.',
      'let us look for a verb rather than a profession.',
      'a purpose is what you keep returning to after you have given it up.',
    ],
  },
  lines: self.lines,
  suggestions: {
    mystic: [
      'Write down tonight what you would go on doing if no one ever thanked you, and read it once by the window.',
      'Think of the last time the hours melted, and put that same fire back into one evening of this week.',
      'Ask a child you know what you are good at, and take the answer as seriously as a star chart.',
      'Walk alone until a thought makes you walk faster, and turn home only then.',
      'Lay out on the floor three things you have made or mended, and look for the hand they share.',
      'Tell the night in one sentence what you are for, and change a word of it every evening for a week.',
    ],
    pragmatic: [
      'Give an afternoon this week to the work you keep calling a hobby, and finish a small part of it.',
      'List the five best days you remember, write one verb beside each, and see which verb repeats.',
      'Offer what you do well, free and for one hour, to someone who needs it, before the month is out.',
      'Ask three people separately, “When have you seen me at my best?”, and compare their answers.',
      'Write tonight what you were praised for at ten and what you are praised for now, and look at the overlap.',
      'Choose the problem in your surroundings that annoys you most, and do one small thing about it on Saturday.',
    ],
  },
}
