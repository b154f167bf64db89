import type { TopicWords } from '../../stock.ts'

export const home: TopicWords = {
  subject: 'where you live',
  openings: {
    mystic: [
      'some part of you has already packed, and it sits on the step and looks at the road.',
      'a place calls the way water does, and you have been hearing it through the wall.',
      'home is where your breath drops lower, so let us look for that spot on the map.',
      'the stars travel with you, and the light on your doorstep is the one thing you leave behind.',
      'every threshold asks the same riddle: are you coming, or only going?',
    ],
    pragmatic: [
      'moving changes the view faster than it changes the days, so look at the days.',
      'with a move, the question is what you want to have within ten minutes of your door.',
      'your chart shows what kind of place lets you function, and that is worth knowing before you sign.',
      'first separate what you want to leave from what you want to reach.',
      'where you live decides whom you meet by accident, so weigh that as well as the rooms.',
    ],
  },
  lines: {
    mystic: [
      'You need a door of your own and a hill to see from, and a shared gate makes you restless.',
      'You need a window that another window answers, for a house without voices turns you pale.',
      'You need a room where you may sing badly, and neighbours who leave their shutters open.',
      'You need a cellar, a key and a tree you planted, and new ground frightens you until you have dug in it.',
      'You need a place that is easy to leave, and then you stay there for years.',
      'You need a table long enough for the ones not yet invited, and one chair that is yours alone.',
      'You need thick walls, a path nobody else takes and a sky without lamps.',
      'You need a house with a gate worth opening, and it must never be bought to be looked at.',
      'You need the sound of other tongues below your window, for one street alone is too small a world.',
    ],
    pragmatic: [
      'You settle where you can decide things, so check who decides about the walls, the noise and the rent.',
      'You settle by people, so a beautiful flat in a silent street would be the wrong bargain.',
      'You need life within walking distance, a café, a choir or a market, more than you need the extra room.',
      'You need time to arrive anywhere, about a year, so do not judge the new place by its first winter.',
      'You like arriving more than living there, so rent before you buy.',
      'You make any place homely, and you also end up hosting everybody in it; count the beds with care.',
      'You need one quiet room with a door, and without it you blame the town.',
      'You choose by standing and by value, and may underrate how long the way to your friends becomes.',
      'You feel at home in many places and fully in none, so let one habit be your address.',
    ],
  },
  suggestions: {
    mystic: [
      'Sleep one night this month in the place that calls you, and note the first sound you hear on waking.',
      'Walk through your rooms at dusk with a single lamp, and thank each of them for one thing.',
      'Bring home a handful of earth or a stone from where you would go, and see how it looks on your sill.',
      'Stand at your door tonight for the length of a song, once facing in and once facing out.',
      'Draw the house of your wish with your left hand, for it has not learned to be sensible.',
      'Follow the moon one evening through the streets you might live in, and trust where you slow down.',
    ],
    pragmatic: [
      'Spend an ordinary Tuesday in the new area, from breakfast to bedtime, including the shopping and the last bus.',
      'List what you would miss within a week of leaving, and check how much of it is people.',
      'Change one room completely this weekend before you change the address, and see if the restlessness goes.',
      'Ask two people who live there what they complain about, because that is the part no advert mentions.',
      'Write down the three journeys you make most often, and time them from the new door.',
      'Decide on the latest sensible date for the move, and count back to what has to happen this month.',
    ],
  },
}
