import type { Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The four Planes of Expression: the side of a person that each speaks of. */
export const planeMeanings: Meanings<'physical' | 'mental' | 'emotional' | 'intuitive'> = {
  physical: inOneVoice({
    title: 'The Physical Plane',
    essence: 'This plane is about doing: body, hands, tools and things that can be weighed.',
    gift: 'With many letters here you act first and trust what you can touch; results speak for you.',
    shadow:
      'With few letters here, the world of bolts, forms and early starts wears you out sooner than it does others.',
    scene:
      'The shelf is still in its box. Either you have the drill out already, or you are making tea and reading the instructions aloud.',
    advice: 'Once a week, finish one thing with your hands from start to end.',
  }),
  mental: inOneVoice({
    title: 'The Mental Plane',
    essence: 'On the mental plane the name shows how you think: reasons, plans, words and judgement.',
    gift: 'Where the letters of this plane are many, you see how one thing follows from another, and can explain it.',
    shadow: 'Where they are few, a good feeling wins over a good argument, and contracts get signed unread.',
    scene:
      'Two routes, the same price. One friend has listed minutes and changes before the other has found their glasses. You know which you are.',
    advice: 'Before the next decision, write down the best reason against it.',
  }),
  emotional: inOneVoice({
    title: 'The Emotional Plane',
    essence: 'The emotional plane tells of feeling: warmth, imagination, moods, all that moves you.',
    gift: 'A full plane gives a rich inner life, and others warm themselves at it.',
    shadow:
      'An empty plane makes trouble, and so does a crowded one: what is felt comes out late, or all at once and to the wrong person.',
    scene:
      'A colleague is leaving after ten years. Either you are very busy with the cake knife, or you are the first in tears.',
    advice: 'Say one feeling in plain words today, while it is still small.',
  }),
  intuitive: inOneVoice({
    title: 'The Intuitive Plane',
    essence:
      'This plane speaks of the inner sense: hunches, faith, the knowing that arrives without its reasons. Few letters of the alphabet belong here, so most names hold little of it.',
    gift: 'Even two or three letters let you catch what was not said.',
    shadow: 'You talk yourself out of a true hunch, or take a wish for one.',
    scene: 'Keys in hand, you stop at the door without knowing why. Then you go back, and the iron is on.',
    advice: 'For a month, note your hunches with the date, and check them afterwards.',
  }),
}
