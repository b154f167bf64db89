import type { Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** Meaning of the first, second, third (main) and fourth Challenge, independent of their number. */
export const challengePhaseMeanings: Meanings<1 | 2 | 3 | 4> = {
  1: inOneVoice({
    title: 'First Challenge: The Early Stumbling Stone',
    essence:
      'The first Challenge belongs to the first half of life and fades slowly. It shows a weak spot in the equipment you set out with.',
    gift: 'Whoever works on that spot early gains a skill that looks like talent later on.',
    shadow:
      'When you are young, the trouble seems to be other people’s fault, since someone is always near when it happens.',
    scene:
      'The same quarrel, a third flatmate. You close the door, and for once you wonder what the three had in common.',
    advice: 'Look for the moment just before things go wrong, and do one thing differently there.',
  }),
  2: inOneVoice({
    title: 'Second Challenge: The Stone of the Middle',
    essence:
      'As youth ends, a second Challenge comes forward while the first still echoes. It tends to show where much depends on you.',
    gift: 'You now have the judgement to see where you are likely to trip, and the standing to say so.',
    shadow: 'Routine hides the weak spot well: everything works, and something is missing.',
    scene:
      'At the end of a good day you sit in the parked car for ten minutes with the key in your hand. You could not say what you are waiting for.',
    advice: 'Put into your own words what is missing, and tell someone who knows you.',
  }),
  3: inOneVoice({
    title: 'The Main Challenge: The Whole Way',
    essence:
      'The third Challenge is the main one. It runs beneath the others through all of life, and your greatest growth happens here.',
    gift: 'Every step counts double here, because it eases the other Challenges as well.',
    shadow:
      'This Challenge returns in new clothes, and each time you believe that you are meeting it for the first time.',
    scene:
      'You read an old diary. The handwriting has changed, the streets and the names have changed, and the worry on page four has not.',
    advice:
      'Once a year, write down what has become easier about your oldest difficulty. The list will be longer than you think.',
  }),
  4: inOneVoice({
    title: 'Fourth Challenge: The Late Stone',
    essence:
      'The last Challenge makes itself felt in later life, often gently. It asks for a finish rather than a beginning.',
    gift: 'You meet an old difficulty with patience, and few people still try to tell you who you ought to be.',
    shadow: 'It is tempting to call your weak spot a matter of character and leave it where it is.',
    scene:
      'For decades you have said that you cannot sing. A neighbour asks you to stand in at the choir for one evening, and it goes quite well.',
    advice: 'Strike one sentence that begins “I have always been” out of your vocabulary.',
  }),
}
