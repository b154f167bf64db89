import type { Meanings, SingleDigit } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Driver beside the Lo Shu square, from the day of birth: what sets a person in motion. */
export const driverMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Driver 1: Water Finds a Way',
    essence:
      'Your Driver sits in the north of the square, in the place of water. Blocked on the stairs, you are already looking for the side door.',
    gift: 'You start alone and without noise, and you learn the terrain as you go.',
    shadow: 'You flow around a talk that would have cleared the air.',
    advice: 'Say the first sentence of that talk today, and leave the rest to the other person.',
  }),
  2: inOneVoice({
    title: 'Driver 2: Earth That Receives',
    essence:
      'The place of receiving earth, in the south-west, moves you: you begin when you are needed. A friend sighs on the phone, and you have found your shoes.',
    gift: 'You make room for people, and things that were shaky settle in your hands.',
    shadow: 'Without a request you can sit for a long time beside your own wishes.',
    advice: 'Begin one thing this week that nobody has asked of you.',
  }),
  3: inOneVoice({
    title: 'Driver 3: Thunder in Spring',
    essence:
      'Your Driver stands in the east, where thunder wakes the year. An idea strikes you in the shower, and by breakfast it has a name.',
    gift: 'Your eagerness is catching, and tired plans get up when you enter.',
    shadow: 'The second week bores you, and shoots need water then.',
    advice: 'Keep one old idea alive for a month before you sow the next.',
  }),
  4: inOneVoice({
    title: 'Driver 4: Wind in the Branches',
    essence:
      'Wind drives you, from the south-east of the square: a steady push that leaves no leaf unmoved. You straighten the list, and then the day straightens itself.',
    gift: 'Small, regular steps take you further than other people’s great leaps.',
    shadow: 'A plan that changes late can upset you more than the change deserves.',
    advice: 'Leave one evening this week without a plan, and see what blows in.',
  }),
  5: inOneVoice({
    title: 'Driver 5: The Centre Turns',
    essence:
      'Your Driver is the middle of the square, which touches every other place. You stand in the doorway between two rooms and follow both conversations.',
    gift: 'You balance what pulls apart, and you change the pace when a group is stuck.',
    shadow: 'Standing everywhere at once, you may be hard to find.',
    advice: 'Choose one room tonight, go in, and sit down.',
  }),
  6: inOneVoice({
    title: 'Driver 6: Heaven’s Order',
    essence:
      'The north-west of the square, the place of heaven, sets you going: a duty, a standard, a promise. You read the instructions before you open the box.',
    gift: 'You keep your word, and others set their watches by you.',
    shadow: 'You can be stricter with yourself than you would be with a stranger.',
    advice: 'Hand in one thing that is merely good, and use the time you saved for a walk.',
  }),
  7: inOneVoice({
    title: 'Driver 7: The Lake Reflects',
    essence:
      'Your Driver lies in the west, at the lake, and you move once a thing has become clear. The answer comes while you rinse the cups, long after the question.',
    gift: 'You enjoy what is well made, and you can tell it from what only shines.',
    shadow: 'Looking at the water can take the place of crossing it.',
    advice: 'Set an hour by which you will have decided, and tell it to somebody.',
  }),
  8: inOneVoice({
    title: 'Driver 8: The Mountain Waits',
    essence:
      'The mountain in the north-east moves you by standing still: you gather, weigh, and then go. You know where the spare key is, and how much is in the jar.',
    gift: 'You keep resources and secrets safe, and people build on your patience.',
    shadow: 'You may hold on to a thing because you have held it so long.',
    advice: 'Give away one object that has waited five years for its use.',
  }),
  9: inOneVoice({
    title: 'Driver 9: Fire at Noon',
    essence:
      'Your Driver burns in the south, in the place of fire, and being seen sets you going. Someone says ‘surely not today’, and your sleeves are up.',
    gift: 'You bring light into matters that were kept vague, and you warm those who stand near.',
    shadow: 'A fire without a hearth jumps from curtain to curtain.',
    advice: 'Give your energy a frame: one project, one hour, one door that stays shut.',
  }),
}
