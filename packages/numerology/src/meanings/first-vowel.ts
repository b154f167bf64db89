import type { Meanings } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The First Vowel of the first name: what one shows only to those who are near. */
export const firstVowelMeanings: Meanings<'A' | 'E' | 'I' | 'O' | 'U' | 'Y'> = {
  A: inOneVoice({
    title: 'First Vowel A: The Bold Heart',
    essence:
      'Behind the face you show lives an A: a heart that reacts at once and in the first person. You know what you want before you know why.',
    gift: 'Those close to you get encouragement from you, honest and unsweetened.',
    shadow: 'At home you decide for everyone and call it saving time.',
    scene: 'Someone dear begins a sentence with “maybe we could”. You already have your coat on.',
    advice: 'Hear the next suggestion out to the end, and ask one question.',
  }),
  E: inOneVoice({
    title: 'First Vowel E: The Open Window',
    essence:
      'With an E as first vowel you are lively and free inwardly, and in several moods before breakfast. Only those near you see how much moves you in a day.',
    gift: 'You bring fresh air to those close to you, and forgive fast.',
    shadow: 'Held too tightly, you are gone before you have noticed it yourself.',
    scene: 'The argument was at nine. At ten you are humming, and do not understand the silence across the table.',
    advice: 'When you need air, leave a note on the table with the hour of your return.',
  }),
  I: inOneVoice({
    title: 'First Vowel I: The Deep String',
    essence:
      'An I sounds beneath your manner: feeling first, strong and easily struck. What others hear as a remark sets you humming like a string under the bow.',
    gift: 'Your sympathy is real, and the people close to you feel thoroughly understood.',
    shadow: 'A small slight fills the whole evening.',
    scene: '“Fine,” says someone at breakfast, a shade more curtly than usual. At noon you can still hear it.',
    advice: 'Ask, the next day, whether the remark was meant as you heard it.',
  }),
  O: inOneVoice({
    title: 'First Vowel O: The Closed Circle',
    essence:
      'Your O keeps things whole and to itself. Those who are near find duty, loyalty and a great deal of feeling that is shown by deeds.',
    gift: 'You stand by your people even when it has become inconvenient.',
    shadow: 'Your worries are locked in with you, and no one is given the key.',
    scene: 'After the party you wash up every glass in the house, one by one, and dry them.',
    advice: 'Tell one person what is on your mind before the day is over.',
  }),
  U: inOneVoice({
    title: 'First Vowel U: The Cup',
    essence:
      'A U receives and holds. Behind your manner is a cup that fills with good luck and with other people’s moods, and spills both.',
    gift: 'You sense what is wanted, and near you people find the right words.',
    shadow: 'You keep every slight, and hesitate until the choice is made without you.',
    scene:
      'Three restaurants in a row, and you have read every menu twice. In the end the others choose, and you are relieved and a little cross.',
    advice: 'In the evening, write down which of the day’s moods were not your own.',
  }),
  Y: inOneVoice({
    title: 'First Vowel Y: The Fork in the Road',
    essence:
      'Your first vowel is a Y, the letter at the crossroads. Inside, you examine and doubt and look for the hidden side, while outside all seems decided.',
    gift: 'Those whom you let near gain an insight that no one else could have given.',
    shadow: 'You stand at the fork so long that the others walk on without you.',
    scene:
      'The ring at the door was friendly. You look through the spyhole, consider, and hear steps going down again.',
    advice: 'Say yes to one small invitation this week before you are sure.',
  }),
}
