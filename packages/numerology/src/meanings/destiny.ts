import type { Meanings, SingleDigit } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Vedic Destiny number (Bhagyank), from the whole date: what life asks of a person, more plainly with the years. */
export const destinyMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Destiny 1, the Road of the Sun',
    essence: 'Life keeps handing you the first place, whether you asked for it or not.',
    gift: 'As the years pass, you lead without raising your voice, because people have seen you keep your word.',
    shadow: 'Standing in front for so long, you forget to turn around and see who is still there.',
    scene: 'A manager hands in his notice, the meeting goes quiet, and one by one people turn to look at you.',
    advice: 'Name one person who could do your work tomorrow, and show them how.',
  }),
  2: inOneVoice({
    title: 'Destiny 2, the Road of the Moon',
    essence: 'Your road runs through other people: few of its doors open to a single hand.',
    gift: 'You bring opposites to one table, and you know when to pour the tea.',
    shadow: 'Waiting for the right mood costs you the right moment.',
    scene: 'The call that changed things came from a friend of a friend, on an evening when you nearly let it ring.',
    advice: 'Choose one thing that you have left open for a month, and settle it within seven days.',
  }),
  3: inOneVoice({
    title: 'Destiny 3, the Road of Jupiter',
    essence: 'Life makes a counsellor of you, often before you feel old enough for it.',
    gift: 'You turn what you have been through into something that others can use.',
    shadow: 'A full calendar of good causes leaves little time for the people at your own table.',
    scene: 'The meeting is over; someone you hardly know stays behind in the corridor and asks what you would do.',
    advice: 'Write down the three pieces of advice that you give most often, and follow one of them yourself.',
  }),
  4: inOneVoice({
    title: 'Destiny 4, the Road of Rahu',
    essence: 'Your road bends without a signpost: a move, a new trade, a sudden offer.',
    gift: 'You grow calm where the ground shifts, and people come to you when a plan has failed.',
    shadow: 'Every quiet stretch looks like a trap, and you leave before it bears fruit.',
    scene: 'Filling in a form, you stop at “profession”: the work you do now had no name when you left school.',
    advice: 'Keep one habit through the next change, the same walk or the same bench, as a fixed point.',
  }),
  5: inOneVoice({
    title: 'Destiny 5, the Road of Mercury',
    essence: 'Life leads you through markets, messages and meetings, and teaches you on the way.',
    gift: 'Your contacts become bridges, and you carry news between people who would never have met.',
    shadow: 'You take too many roads at once, and reach the end of none.',
    scene:
      'On the train you talk to the stranger on your left and the one on your right, and by the last stop they are doing business together.',
    advice: 'Pick the conversation that matters most this month, and have it a second time, slowly.',
  }),
  6: inOneVoice({
    title: 'Destiny 6, the Road of Venus',
    essence: 'However far it wanders, your road comes back to home, beauty and loyalty.',
    gift: 'What you tend grows: a garden, a team, a friendship of thirty years.',
    shadow: 'Comfort holds you by the sleeve when something new is waiting at the gate.',
    scene: 'The bell rings at nine in the evening, and there is soup left, as if you had known.',
    advice: 'Ask those you look after what they could do for you, and accept the first offer.',
  }),
  7: inOneVoice({
    title: 'Destiny 7, the Road of Ketu',
    essence: 'Life loosens your grip on what you held too tightly, and leaves you with a question that is worth more.',
    gift: 'You find depth in small places, and people feel less hurried beside you.',
    shadow: 'You withdraw so far from a quarrel that no one finds the way to you.',
    scene: 'You have missed your train. On the empty platform, with an hour to spare, you have the thought you needed.',
    advice: 'Give your thinking a place in the week, and come back from it with one sentence for another person.',
  }),
  8: inOneVoice({
    title: 'Destiny 8, the Road of Saturn',
    essence: 'Your road climbs slowly and pays late, and what it pays is yours to keep.',
    gift: 'What you have built stands up to bad weather, and those who lean on it know why.',
    shadow: 'Long effort hardens into the belief that nothing good comes easily.',
    scene:
      'Others were handed the key; you were asked to repair the lock first, and it is your door that still shuts well.',
    advice: 'Choose something you have finished, celebrate it with a meal, and invite someone who saw you do it.',
  }),
  9: inOneVoice({
    title: 'Destiny 9, the Road of Mars',
    essence: 'Life calls on you where courage is short, and grows wider each time you answer.',
    gift: 'You turn anger into work, and a crowd into people who help one another.',
    shadow: 'Without a worthy task your strength looks for an opponent, and finds one at breakfast.',
    scene: 'A neighbour’s piano stands at the foot of the stairs; everyone studies it, and you take the heavier end.',
    advice: 'Give your energy something strenuous to do before a difficult talk, and go into it tired and kind.',
  }),
}
