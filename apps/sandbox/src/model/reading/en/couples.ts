import type { CoupleFrames, Toned } from '../stock.ts'

const mystic: CoupleFrames = {
  brings: [
    'the first light and the nerve to walk into it',
    'an ear like a shell and hands that smooth the water',
    'the song that turns a long evening into a short one',
    'the stones, the roof and the key that always hangs in its place',
    'the wind, the far coasts and an open gate',
    'the hearth, the bread and the blanket',
    'the stillness of a well and the star one sees in it by day',
    'the steady hand at the helm and the long breath',
    'the wide sky under which a quarrel grows small',
  ],
  needs: [
    'a hill to stand on alone now and then',
    'to be called softly, and then to be waited for',
    'someone who goes on listening when the music stops',
    'a word that still stands at the next new moon',
    'a door on the latch, and trust on both sides of it',
    'to be warmed at a fire that somebody else has lit',
    'a night without questions',
    'to be honoured, and to be allowed to lie down',
    'to be loved nearer than all the world is loved',
  ],
  strains: [
    'to draw the sword and go ahead',
    'to sink like a lake and fall silent',
    'to juggle lights until nobody sees the dark',
    'to raise the drawbridge and count the stores',
    'to take to the wind',
    'to stoke every fire in the house',
    'to climb the tower and draw up the ladder',
    'to speak like a bell',
    'to forgive so early that nothing has been said',
  ],
  hears: [
    'a gate falling shut',
    'a boat being untied',
    'the end of the feast',
    'a crack in the wall',
    'a key being turned',
    'a cold stove',
    'a drum in the hall of silence',
    'a throne that shakes',
    'a small grief in a large sea',
  ],
  numbers: [
    'Over you stands {label} {value}, and over {other} stands {theirs}.',
    'Your lamp here is {label} {value}; {other}’s is {theirs}.',
    'Where you walk under {label} {value}, {other} walks under {theirs}.',
    'The moon finds you at {label} {value} and {other} at {theirs}.',
  ],
  alike: {
    bringing: ['Both of you bring {mine}.'],
    needing: ['Both hearts need {mine}, and each waits for the other to say so.'],
    straining: ['When the weather turns, both of you have the same way, {mine}.'],
    hearing: ['And both of you hear {mine}, as one hears one’s own echo.'],
  },
  bringing: [
    'You bring {mine}, and {other} brings {opposite}.',
    'Into the house you carry {mine}; {other} carries {opposite}.',
  ],
  needing: [
    'Your heart needs {mine}, and {other}’s needs {opposite}.',
    'What you thirst for is {mine}, and what {other} thirsts for is {opposite}.',
  ],
  straining: [
    'When the weather turns, your way is {mine}, and {other}’s is {opposite}.',
    'In a storm it is like you {mine}, and it is like {other} {opposite}.',
  ],
  hearing: [
    'In that moment you hear {mine} and {other} hears {opposite}, though nobody meant it so.',
    'Then the one side hears {mine} and the other {opposite}, and both would swear to it.',
  ],
  pairs: ['{pair}', 'Look at this star as well: {pair}'],
  bridges: [
    'The bridge between them is a {value}; it asks for {trait}, a plank at a time.',
    'Between these shores lies a bridge of {value}, built out of {trait}.',
  ],
  scores: {
    high: [
      'One school weighs all this at {score}, a calm sea, and calm seas too want to be sailed.',
      'The old table says {score}, so much light that you should take care not to stop looking.',
    ],
    middle: [
      'One school weighs all this at {score}, which is neither calm nor storm but good sailing weather.',
      'The old table says {score}, a moon that is more than half full and still growing, if you let it.',
    ],
    low: [
      'One school weighs all this at {score}, a lively sea, in which one learns to steer.',
      'The old table says {score}; that is a wind from in front, and no verdict, for against the wind one learns to tack.',
    ],
  },
  scenes: [
    'See it at the door in the evening: the one comes in full of the day, the other full of silence, and the coat is still warm when the first wrong word falls.',
    'Picture a Sunday with rain: the one is drawn out, the other to the stove, and the wish of each sounds like a reproach.',
    'Think of a shared journey: the one watches the road and the other the clouds, and only together do they see the whole land.',
  ],
  practices: [
    'Light a candle on Thursday evening, and let each of you speak until it has burned down by a finger’s breadth, while the other only listens.',
    'Exchange one wish each on a slip of paper at the next full moon, and fulfil it before the moon is new.',
    'Walk once round the block this evening, side by side, and let neither say a sentence that begins with “you always”.',
    'Give each other an hour alone on Sunday as a present, with the door closed and a kiss, a nod or a bow before it.',
    'Ask each other before you sleep what was good today between you, and let one thing be enough.',
  ],
}

const pragmatic: CoupleFrames = {
  brings: [
    'the first step and the nerve to take it',
    'an ear for what was not said',
    'humour at the right moment and words for feelings',
    'reliability, a plan and the tools for it',
    'news, movement and the courage to change course',
    'warmth, meals and the sense of being looked after',
    'calm, depth and the second thought',
    'drive, order and a head for the larger picture',
    'generosity and a view beyond the quarrel',
  ],
  needs: [
    'to decide some things alone',
    'to be asked, and then to be given time to answer',
    'somebody who also listens behind the jokes',
    'agreements that still hold next week',
    'evenings without having to account for them',
    'thanks, said aloud and not only at the end',
    'an hour alone before being asked anything',
    'respect, and a rest that nobody calls laziness',
    'to come before everyone else’s troubles for once',
  ],
  strains: [
    'to go ahead',
    'to go quiet and wait',
    'to make a joke of it',
    'to make a list',
    'to leave the room',
    'to take over',
    'to withdraw and think',
    'to give instructions',
    'to forgive before it has been talked about',
  ],
  hears: [
    'that somebody else has already decided',
    'that the bond is in danger',
    'that the good mood is over',
    'that agreements no longer count',
    'that the door is being locked',
    'that the care was not good enough',
    'that there will be no peace to think',
    'that control is slipping away',
    'that nobody sees the whole picture',
  ],
  numbers: [
    'You have {label} {value}; {other} has {theirs}.',
    'On your side it is {label} {value}, on {other}’s {theirs}.',
    'Compare {yours} {value} with {other}’s {theirs}.',
    'Your number is {label} {value}, and for {other} it is {theirs}.',
  ],
  alike: {
    bringing: ['Both of you bring {mine}.'],
    needing: ['Both of you need {mine}, and neither likes to ask first.'],
    straining: ['Under pressure both of you have the same reflex, {mine}.'],
    hearing: ['Both of you then hear {mine}, each certain that the other has said it.'],
  },
  bringing: [
    'You bring {mine}; {other} brings {opposite}.',
    'What you contribute is {mine}, and what {other} contributes is {opposite}.',
  ],
  needing: [
    'You need {mine}, and {other} needs {opposite}.',
    'What you need most is {mine}; what {other} needs most is {opposite}.',
  ],
  straining: [
    'Under pressure your reflex is {mine}, and {other}’s is {opposite}.',
    'When it gets tense, it is like you {mine} and like {other} {opposite}.',
  ],
  hearing: [
    'You then hear {mine}, and {other} hears {opposite}, which neither of you said.',
    'What arrives on your side is {mine}, and on the other {opposite}: most quarrels between you begin there.',
  ],
  pairs: ['{pair}', 'Then there is this pair: {pair}'],
  bridges: [
    'The bridge between them is {value}: what closes the gap is {trait}.',
    'What lies between them comes to {value}, and it is bridged by {trait}.',
  ],
  scores: {
    high: [
      'By one published table this comes to {score}; that says it is easy, and not that it runs by itself.',
      'The score is {score}, by one school’s arithmetic, so your risk is taking it for granted.',
    ],
    middle: [
      'By one published table this comes to {score}, a working average that moves with habits rather than with luck.',
      'The score is {score}, by one school’s arithmetic: some of it is free, and the rest is done by agreement.',
    ],
    low: [
      'By one published table this comes to {score}; that is no verdict, it says only that you have to say more aloud than others do.',
      'The score is {score}, by one school’s arithmetic, and what moves it is clear agreements.',
    ],
  },
  scenes: [
    'Picture a Wednesday evening at the door: one of you wants to talk at once and the other wants ten minutes, and by the time supper is ready both feel turned away.',
    'Picture planning a weekend: one of you needs it settled by Thursday and the other wants to see what the weather does, and both call it consideration.',
    'Picture a message that is answered after five hours: for one of you that is a full day, and for the other it is nothing at all.',
  ],
  practices: [
    'On Thursday evening take a quarter of an hour each: one speaks, the other repeats what was heard, and only then you change over.',
    'Agree on a word that means “I need a break and I am coming back”, and use it for the first time before you need it.',
    'Write down separately, this week, three things you rely on the other for, and then exchange the lists.',
    'Fix one evening a month to ask what should stay, what should stop and what you would like to try.',
    'This Sunday, hand over one task each that the other does better, and do not comment on how it is done.',
  ],
}

export const couples: Toned<CoupleFrames> = { mystic, pragmatic }
