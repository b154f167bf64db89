import type { Meanings, SingleDigit } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Driver beside the Lo Shu square, from the day of birth: what sets a person in motion. */
export const driverMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Driver 1: Water Finds a Way',
    essence:
      'The day of your birth belongs to the north of the square, the place of water: you get going when you are left to find your own way.',
    gift: 'You start alone and without noise, learning the terrain as you go.',
    shadow: 'Advice sounds like an order, and you flow around the talk that would clear the air.',
    scene: 'The lift is out of service. Others read the notice; you are holding the door to the back stairs.',
    advice: 'Begin the conversation you are avoiding with one sentence, and then listen.',
  }),
  2: inOneVoice({
    title: 'Driver 2: Earth That Receives',
    essence:
      'The receiving earth of the south-west moves you. Being needed is what gets you out of your chair, and alone you hesitate.',
    gift: 'You make room for people, and things that were shaky settle in your hands.',
    shadow: 'When no one calls, you sit for weeks beside a wish of your own.',
    scene: 'A friend sighs on the phone and says it is nothing. You have one shoe on before the sentence is over.',
    advice: 'Begin something this week that no one has asked you to do.',
  }),
  3: inOneVoice({
    title: 'Driver 3: Thunder in Spring',
    essence:
      'Your Driver has its seat in the east, where thunder wakes the year. A new thought is enough to start you, and you want to tell it.',
    gift: 'Your eagerness is catching, and tired plans get up when you walk in.',
    shadow: 'The second week bores you, and that is when shoots need water.',
    scene: 'An idea arrives in the shower. By breakfast it has a name, and foam is still drying behind your ear.',
    advice: 'Keep one old idea alive for a month before sowing the next.',
  }),
  4: inOneVoice({
    title: 'Driver 4: Wind in the Branches',
    essence:
      'What pushes you is a wind from the south-east: steady, methodical, through every branch. You move by putting things in order, often in an order no one else would have chosen.',
    gift: 'Small, regular steps take you further than other people’s great leaps.',
    shadow: 'A late change of plan upsets you more than it deserves.',
    scene:
      'You rewrite the shopping list by aisle. The shop has moved the bread, and you stand there with your pencil.',
    advice: 'Leave one evening open, and see what blows in.',
  }),
  5: inOneVoice({
    title: 'Driver 5: The Centre Turns',
    essence:
      'Born to the middle of the square, which touches every other place, you are set going by change, news and company.',
    gift: 'You balance what pulls apart, and when a group is stuck you find the pace that frees it.',
    shadow: 'You try to be everywhere at once, and are hard to find.',
    scene:
      'At the party you lean in the doorway between two rooms and follow both conversations. Your coat is still on.',
    advice: 'At the next gathering, take off your coat, choose a single room and sit down.',
  }),
  6: inOneVoice({
    title: 'Driver 6: Heaven’s Order',
    essence:
      'Heaven’s place, the north-west, sets you in motion: a promise, a standard, something beautiful that is in your care.',
    gift: 'Your word is kept to the minute, and those around you set their watches by it.',
    shadow: 'You judge yourself by rules that you would never apply to a stranger.',
    scene:
      'At the picnic someone is pouring the wine into paper cups. From your basket come six real glasses, wrapped in tea towels.',
    advice: 'Hand in one thing that is merely good, and go for a walk.',
  }),
  7: inOneVoice({
    title: 'Driver 7: The Lake Reflects',
    essence:
      'At the lake in the west you wait until the water is clear, and then you move. Understanding comes first with you; action is its echo.',
    gift: 'You enjoy what is well made, and can tell it from what only shines.',
    shadow: 'Looking at the water takes the place of crossing it.',
    scene:
      'On Monday they asked you which flat you liked better. The answer comes on Thursday, while you rinse the cups.',
    advice: 'Set an hour by which you will have decided, and tell a friend.',
  }),
  8: inOneVoice({
    title: 'Driver 8: The Mountain Waits',
    essence: 'A mountain in the north-east drives you by standing still: you gather, weigh, and only then set out.',
    gift: 'Resources and secrets are safe in your keeping, and your patience is ground to build on.',
    shadow: 'You hold on to some things only because you have held them so long.',
    scene:
      'All nine guests are staying for supper after all. You know which shelf has the rice, and that it is enough.',
    advice: 'Give away one object that has waited five years to be used.',
  }),
  9: inOneVoice({
    title: 'Driver 9: Fire at Noon',
    essence:
      'Yours is the south, the place of noon and of fire. A cause, an audience or a plain “you won’t manage it” will set you alight.',
    gift: 'You bring light into matters that were kept vague, and warmth to whoever stands near.',
    shadow: 'Without a hearth your fire jumps from one thing to the next.',
    scene:
      'The shelf has leaned against the wall since March. Someone says “surely not today”, and your sleeves are up.',
    advice: 'Give your energy a frame: one project, one hour, one closed door.',
  }),
}
