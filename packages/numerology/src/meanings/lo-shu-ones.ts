import type { Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The ones of the Lo Shu square, read apart by how often they stand there: 1, 11, 111, and 1111 or more. */
export const loShuOnesMeanings: Meanings<1 | 11 | 111 | 1111> = {
  1: inOneVoice({
    title: 'A Single 1: Words With a Door',
    essence:
      'One 1 in your date gives you good words for the world outside. The tender ones stay indoors, and need coaxing.',
    gift: 'You speak clearly about facts, and can guide a stranger through a form or a map.',
    shadow: 'Those who love you have to guess, and they guess wrong.',
    scene:
      'You retell the whole match, corner by corner. Then someone asks how you are, and you say “fine” and look for your keys.',
    advice: 'Finish one sentence this week that begins with “I feel”.',
  }),
  11: inOneVoice({
    title: '11: Words in Balance',
    essence: 'Two 1s are just enough: you can say what you think and what you feel, and keep the two apart.',
    gift: 'You find the tone in which a hard message can be heard.',
    shadow: 'Since you see both sides, everyone hands you their quarrel, and you take it.',
    scene:
      'The committee has split over the colour of the hall. You ask each half to put the other’s case, and the shouting stops.',
    advice: 'Let the next dispute near you be solved without your help.',
  }),
  111: inOneVoice({
    title: '111: Words in Plenty',
    essence:
      'With three 1s, language runs over. Mostly it runs aloud, in stories; in some people it runs on paper, and the mouth stays shut.',
    gift: 'You keep a table lively, and a lost glove becomes an adventure when you tell it.',
    shadow: 'A pause feels like a fault to you, and you fill it.',
    scene: 'The bus has left without you. At the stop, a man you met ten minutes ago is wiping his eyes with laughter.',
    advice: 'Count to five before your next answer, and notice what comes instead.',
  }),
  1111: inOneVoice({
    title: '1111: Words Held Back',
    essence:
      'Four 1s or more make the feeling larger than the sentence. What matters comes out late, in the wrong order or not at all.',
    gift: 'You hear what others leave unsaid, since you know it so well.',
    shadow: 'People take your silence for a verdict, and you are too proud to correct it.',
    scene:
      'At the door you only said “thanks for having me”. Two streets on, the real speech begins, to a row of parked cars.',
    advice: 'Put what you mean into three lines, and hand them over uncorrected.',
  }),
}
