import type { KindFrames } from '../stock.ts'

export const mystic: KindFrames = {
  openings: {
    life_path: [
      'you have asked for the whole road, so let us walk it from the spring to the place where you stand tonight.',
      'a life is a path seen from above, and for a moment I can lend you the moon’s height.',
      'sit down beside me, and I shall read you the road that was laid under your feet on the day you came.',
    ],
    year_forecast: [
      'a year is a sky that turns once, and I shall walk round it with you, window by window.',
      'here is the weather of your year, and weather may be walked in, waited out or sailed.',
      'the year lies open like a tide table, and your own number is pencilled at its top.',
    ],
    compatibility: [
      'two lamps in one room cast shadows that neither casts alone, so let us look at the wall as well.',
      'I have laid your stars and {other}’s upon one cloth, and they have begun to talk.',
      'no sky has ever joined or parted anyone; it only shows how the light falls between you and {other}.',
    ],
    weekly_roadmap: [
      'seven lamps hang along your week, and each of them burns in a colour of its own.',
      'the week before you is a short stair, so let us light each of its steps.',
      'I have listened to the days as they come towards you, and no two have the same voice.',
    ],
    blueprint: [
      'this is a letter to keep, written by the light of your whole sky, so read it slowly and more than once.',
      'let us unroll the whole map tonight, hills and hollows, and leave no corner folded.',
      'you have asked for everything, so I have lit all the lamps at once.',
    ],
  },
  now: [
    'And this is the bend of the road where you are standing.',
    'As for tonight, the path looks like this.',
    'So much for the road; now for the ground beneath your feet.',
  ],
  monthsFor: {
    first: [
      'Sow in {first}, when the furrow is open.',
      'Let the first step fall in {first}, for the light is new there.',
    ],
    last: ['Gather in and take leave in {last}.', 'What should end may end well in {last}, with thanks.'],
    quiet: [
      'And keep {quiet} for silence, as a field keeps its winter.',
      'In {quiet} let the lamp burn low and the door stay closed.',
    ],
  },
  leaveBehind: [
    'Before that door opens, leave one thing on this side of it, and let it be the one that has long been heavy.',
    'Go across with empty hands, for what you could not let go of in the old year is heavier in the new.',
    'Ask on the last evening what you would not miss, and let the old year take it along.',
  ],
  dayActs: [
    'Open a window before sunrise and say what this day is for.',
    'Sit across from someone and let them finish every sentence.',
    'Hum while you work, and write down whichever line comes back.',
    'Mend a seam, a hinge or a promise with your own hands.',
    'Take the street you have never taken and bring home one new word.',
    'Lay the table as though somebody dear were coming, even if it is you.',
    'Stay silent for the length of a candle stub.',
    'Weigh one thing honestly, and say its true price aloud.',
    'Give something away before dusk, and do not look after it.',
  ],
  pulls: [
    'The day pulls against {yours} {value}, so walk it as one crosses a stream, stone by stone.',
    'It is no easy guest for {yours} {value}; give it the smaller chair.',
    'With {yours} {value} you will feel the wind from in front.',
  ],
  freeDay: [
    'If one day of these may stay bare, let it be {day}: keep it as a pond is kept, for the sky.',
    'Leave {day} unwritten if you can, because that is where the week breathes.',
  ],
  more: ['Of this let there be more:', 'Let these lamps burn longer:', 'Feed these fires:'],
  less: ['And of this a little less:', 'Let these tides run out:', 'Here you may set something down:'],
  lessActs: [
    'torches carried for people who can see in the dark',
    'keeping still for the sake of a smooth pond',
    'new songs begun while the old one has no ending',
    'bolts on doors that nobody tries',
    'horizons promised to two harbours at once',
    'blankets laid over those who are warm',
    'nights spent asking what the first morning had answered',
    'counting the harvest at the table',
    'mourning in advance for what is still in bloom',
  ],
  question: [
    'And take one question with you to the window this year:',
    'Carry this question through the year as one carries a shell:',
  ],
  questions: [
    'what would you begin if nobody needed to see it?',
    'whose heart beats in the wish that you call yours?',
    'what does your joy sound like when you are alone with it?',
    'which of your walls has long since done its work?',
    'what would you stay for if the whole horizon were open?',
    'who may carry you when your arms are full?',
    'which truth do you already know and still call a riddle?',
    'what is your strength for when there is nothing to win?',
    'what would become light if you believed that it is finished?',
  ],
}
