import type { Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** Meaning of the first, second, third and fourth Pinnacle, independent of their number. */
export const pinnaclePhaseMeanings: Meanings<1 | 2 | 3 | 4> = {
  1: inOneVoice({
    title: 'First Pinnacle: Finding Your Tools',
    essence:
      'The first Pinnacle runs from childhood to around thirty. It is the weather you grew up in, and its number is learnt rather than chosen.',
    gift: 'What you pick up here stays in the hand for good, and you use it later without looking.',
    shadow:
      'Much in these years is done to please or to impress. You take the rules of one house for the rules of the world.',
    scene:
      'In a drawer you find a school report with a remark in red ink. You laugh at it, and still straighten your back.',
    advice: 'Name one habit of your early years that still serves you, and one that only ever served other people.',
  }),
  2: inOneVoice({
    title: 'Second Pinnacle: Taking Charge',
    essence:
      'This Pinnacle lasts nine years, and most people reach it at around thirty: what was practised before is now put to use. Its number is a task that carries your own signature.',
    gift: 'You have strength and a little experience at the same time, and things you begin now take root.',
    shadow: 'Responsibilities arrive faster than they can be sorted, and the urgent ones shout down those that matter.',
    scene: 'The calendar on the kitchen wall has three colours of ink. On Thursday all of them meet in one square.',
    advice:
      'Write down in a single sentence what these nine years are for, and hang it where you see it every morning.',
  }),
  3: inOneVoice({
    title: 'Third Pinnacle: Passing It On',
    essence:
      'The third Pinnacle joins the two before it, usually in the forties. Its number asks what your experience is good for beyond yourself.',
    gift: 'You no longer need to win every point, and people come to you because of it.',
    shadow: 'Comfort sets in, or the opposite: a hurry to make up for everything not yet done.',
    scene: 'A newcomer asks how you would do it. You begin to explain, stop, and say: “Try it your way first.”',
    advice: 'Hand on one thing you know well, and take up one in which you are a beginner.',
  }),
  4: inOneVoice({
    title: 'Fourth Pinnacle: What Stays',
    essence:
      'The last Pinnacle begins around fifty and lasts for the rest of life. Its number describes the harvest: less a duty than a climate you may settle in.',
    gift: 'You can tell what matters from what merely made a noise, and you have time for the difference.',
    shadow: 'Old roles are worn long after their day, because no one has told you that you may take them off.',
    scene:
      'On an ordinary Tuesday you plant the pear tree you have always put off planting. It takes an hour and pleases you for a week.',
    advice: 'Keep one morning a week free of everyone’s plans, your own included.',
  }),
}
