import type { Sentences, SingleDigit } from './meaning.ts'

/** Help with a Karmic Lesson whose value is also a core number. */
export const softenedLessonSentences: Sentences<SingleDigit> = {
  1: 'The 1 that your letters lack is one of your core numbers, so initiative is there after all: it comes from the direction you take, and needs no permission.',
  2: 'What the letters withhold, a core 2 supplies: tact reaches you by a side door, and you are more patient than you give yourself credit for.',
  3: 'A core number of 3 keeps this lesson light. The words come once you stop rehearsing them, most easily in good company.',
  4: 'Method is missing from the name, yet a core 4 has method to lend: begin at a fixed hour, and order follows.',
  5: 'Because a 5 stands among your core numbers, change is no stranger to you. You flinch at the door and then enjoy the journey.',
  6: 'The 6 in your core lends what the name left out. Care and commitment grow on you through the people you have already let in.',
  7: 'With a 7 among the core numbers, depth is within reach: an hour of quiet does for you what a month does for others.',
  8: 'A core 8 makes up for the gap. Dealing with money and authority is learnt by doing here, and sooner than you expect.',
  9: 'Since a 9 belongs to your core, compassion is not lacking; it only needs a face and a name before it sets out.',
}
