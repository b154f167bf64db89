import type { TopicWords } from '../../stock.ts'
import { self } from './self.ts'

export const name: TopicWords = {
  subject: 'the name you carry',
  openings: {
    mystic: [
      'a name is a spell that others cast whenever they call you.',
      'the letters you were given hum with a tone of their own.',
      'your name was sung over you before you could answer, and it has been growing ever since.',
      'each letter is a small bell, and together they ring a chord.',
      'what you are called at night differs from what you are called by day, and both are true.',
    ],
    pragmatic: [
      'your name is the part of the chart that others meet every day.',
      'here is what the letters of your full name add up to.',
      'the vowels of a name are read for what you want, the consonants for what you show.',
      'a name does not make you anything, but you have been answering to it for a long time.',
      'a nickname changes how you are addressed; the name you were born with stays the base.',
    ],
  },
  lines: self.lines,
  suggestions: {
    mystic: [
      'Sign your full name slowly tonight, and notice which part of it you always hurry over.',
      'Whisper your whole name into a shell, a cup or your two hands, and hear which syllable stays.',
      'Ask the one who named you what they saw that day, and keep the answer with your papers.',
      'Write your name on the misted window, and watch which letter fades last.',
      'For one day, let yourself be called by the part of your name that nobody uses.',
      'Find out this week who bore your name before you, and light a candle in their direction.',
    ],
    pragmatic: [
      'Introduce yourself with your full name the next time you meet somebody, and see how the conversation begins.',
      'Write down every form of your name that people use, who uses it, and how you feel when they do.',
      'Ask your family this week how your name was chosen, and which names were the runners-up.',
      'Sign your next three messages with your name in full, and see whether you word them differently.',
      'If you think about changing your name, use the new one among friends for a month before any form is filled in.',
      'Say your full name aloud in front of a mirror, and correct your posture until it sounds like an introduction.',
    ],
  },
}
