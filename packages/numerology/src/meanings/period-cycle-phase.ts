import type { Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** Meaning of the first, second and third Period Cycle, independent of their number. */
export const periodCyclePhaseMeanings: Meanings<1 | 2 | 3> = {
  1: inOneVoice({
    title: 'The Formative Cycle',
    essence:
      'The first Period Cycle, taken from the month of your birth, lasts until around thirty. Its number tints the years in which you are shaped by others and slowly learn to shape yourself.',
    gift: 'You absorb without effort: a language, a way of laughing, an idea of what is possible.',
    shadow: 'What was hard in those first years seems to be simply how life is, and you build a good deal around it.',
    scene: 'Stirring the soup, you catch yourself humming the tune that was always hummed in your first kitchen.',
    advice: 'Write down three things you learnt as a child without being taught.',
  }),
  2: inOneVoice({
    title: 'The Productive Cycle',
    essence:
      'The second Period Cycle, taken from the day of your birth, covers the long middle of life, some twenty-seven years. Its number shows the field in which your abilities are meant to work.',
    gift: 'You know your trade and your people, and effort turns into something that can be seen.',
    shadow: 'Years of duty blur into one another, and success in the wrong field is hard to leave.',
    scene:
      'You show a visitor round what you have built. At the last door you hesitate, because behind it is the part that you love.',
    advice: 'Compare one of your weeks with what this cycle’s number stands for, and find two more hours for that.',
  }),
  3: inOneVoice({
    title: 'The Harvest Cycle',
    essence:
      'The third Period Cycle, taken from the year of your birth, lasts from your late fifties onwards. Its number says what ripens when less has to be proved.',
    gift: 'You give without keeping accounts, and your view of things has room for more than one truth.',
    shadow: 'Looking back turns into living in the past, and the new seems to be meant for others.',
    scene:
      'At the evening class you are the oldest by far. After the second lesson the youngest asks to sit next to you.',
    advice: 'Plan something whose fruit you will taste within a year, and begin it this month.',
  }),
}
