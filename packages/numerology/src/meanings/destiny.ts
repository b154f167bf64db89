import type { Meanings, SingleDigit } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Vedic Destiny number (Bhagyank), from the whole date: what life asks of a person, more plainly with the years. */
export const destinyMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Destiny 1, the Road of the Sun',
    essence:
      'Life keeps handing you the first place, whether you asked for it or not. A manager leaves, the room goes quiet, and people look at your chair.',
    gift: 'With the years you lead without raising your voice, because people have seen you keep your word.',
    shadow: 'Standing in front for long can make you forget to turn around.',
    advice: 'Name one person who could do your work tomorrow, and show them how.',
  }),
  2: inOneVoice({
    title: 'Destiny 2, the Road of the Moon',
    essence:
      'Your road runs through other people: few of its doors open to a single hand. The call that changed things for you probably came from a friend of a friend.',
    gift: 'You bring opposites to one table, and you know when to pour the tea.',
    shadow: 'Waiting for the right mood can cost you the right moment.',
    advice: 'Choose one thing that you have left open for a month, and settle it by Friday.',
  }),
  3: inOneVoice({
    title: 'Destiny 3, the Road of Jupiter',
    essence:
      'Life makes a counsellor of you. People you hardly know stay behind after the meeting and ask, in the corridor, what you would do.',
    gift: 'You turn what you have been through into something that others can use.',
    shadow: 'A full calendar of good causes leaves little time for the people who share your name on the door.',
    advice: 'Write down the three pieces of advice that you give most often, and follow one of them yourself.',
  }),
  4: inOneVoice({
    title: 'Destiny 4, the Road of Rahu',
    essence:
      'Your road bends without a signpost: a move, a new trade, a sudden offer. The job you hold now may have had no name when you left school.',
    gift: 'You grow calm where the ground shifts, and people come to you when a plan has failed.',
    shadow: 'You can mistake every quiet stretch for a trap and leave before it bears anything.',
    advice: 'Keep one habit through the next change, the same walk or the same bench, as a fixed point.',
  }),
  5: inOneVoice({
    title: 'Destiny 5, the Road of Mercury',
    essence:
      'Life leads you through markets, messages and meetings. You sit down in a train and get off with a recipe, an address and an idea.',
    gift: 'Your contacts become bridges, and you carry news between people who would never have met.',
    shadow: 'Too many roads at once wear out the same pair of shoes.',
    advice: 'Pick the conversation of this month that matters most, and have it a second time, slowly.',
  }),
  6: inOneVoice({
    title: 'Destiny 6, the Road of Venus',
    essence:
      'Your road comes back to home, beauty and loyalty. Somebody rings at nine in the evening, and there is soup left, as if you had known.',
    gift: 'What you tend grows: a garden, a team, a friendship of thirty years.',
    shadow: 'Comfort can hold you by the sleeve when something new is waiting at the gate.',
    advice: 'Ask those you look after what they could do for you, and accept the first offer.',
  }),
  7: inOneVoice({
    title: 'Destiny 7, the Road of Ketu',
    essence:
      'Life takes from your hands what you held too tightly, and leaves you with a question worth more. On a platform at night, with the train gone, you have had some of your best thoughts.',
    gift: 'You find depth in small places, and people feel less hurried beside you.',
    shadow: 'You can withdraw from a quarrel so far that nobody finds the way to you.',
    advice: 'Give your thinking a place in the week, and come back from it with one sentence for another person.',
  }),
  8: inOneVoice({
    title: 'Destiny 8, the Road of Saturn',
    essence:
      'Your road climbs slowly and pays late. Where others got the key at once, you were asked to repair the lock first.',
    gift: 'What you have built stands in bad weather, and those who lean on it know why.',
    shadow: 'Long effort can harden into the belief that nothing good comes easily.',
    advice: 'Mark one thing that you finished this year with a meal, and invite a witness.',
  }),
  9: inOneVoice({
    title: 'Destiny 9, the Road of Mars',
    essence:
      'Life calls on you where courage is short. A neighbour’s moving van, a meeting full of lowered eyes: you take the heavier end.',
    gift: 'You turn anger into work, and a crowd into people who help one another.',
    shadow: 'Without a worthy task your strength looks for an opponent, and finds one at breakfast.',
    advice: 'Give your body something hard to do before a difficult talk, and go into it tired and kind.',
  }),
}
