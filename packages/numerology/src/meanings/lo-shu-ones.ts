import type { Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The ones of the Lo Shu square, read apart by how often they stand there: 1, 11, 111, and 1111 or more. */
export const loShuOnesMeanings: Meanings<1 | 11 | 111 | 1111> = {
  1: inOneVoice({
    title: 'A Single 1: Words With a Door',
    essence:
      'One 1 gives you words, though the tender ones stay indoors. You can explain a whole film, and then say ‘fine’ when asked how you are.',
    gift: 'You speak clearly about facts, and people follow you easily.',
    shadow: 'Those who love you may have to guess.',
    advice: 'Finish one sentence this week that begins with ‘I feel’.',
  }),
  11: inOneVoice({
    title: '11: Words in Balance',
    essence:
      'With two 1s you can say what you think and what you feel, and keep the two apart. In a quarrel you are the one who says how it looks from the other chair.',
    gift: 'You find the tone that a hard message needs.',
    shadow: 'Because you see both sides, you may be asked to settle everything.',
    advice: 'Let one quarrel near you be solved without your help.',
  }),
  111: inOneVoice({
    title: '111: Words in Plenty',
    essence:
      'Three 1s make you talk a great deal, or write a great deal and say little. The bus has left, and you and a stranger are still at the stop.',
    gift: 'You keep a table lively, and you turn a small event into a story.',
    shadow: 'A pause can feel like a fault to you, and you fill it.',
    advice: 'Count to five before your next answer, and hear what comes instead.',
  }),
  1111: inOneVoice({
    title: '1111: Words Held Back',
    essence:
      'Four 1s or more feel so much that words come late, and often in the wrong order. On the way home you think of what you meant to say.',
    gift: 'You notice the unsaid in others, since you know it so well.',
    shadow: 'People may read your silence as a verdict.',
    advice: 'Write what you mean in three lines, and hand them over as they are.',
  }),
}
