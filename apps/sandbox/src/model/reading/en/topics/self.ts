import type { TopicWords } from '../../stock.ts'

export const self: TopicWords = {
  subject: 'your own direction',
  openings: {
    mystic: [
      'your chart opens like a window at dusk, and its clearest light falls here.',
      'the numbers you were born under have been waiting for this question.',
      'come closer to the water, and I shall tell you what it shows.',
      'there is a face you wear for the day, and another that only the moon knows.',
      'let us read you as sailors read the sky, by the few stars that never move.',
    ],
    pragmatic: [
      'here is what your chart says most plainly.',
      'let us begin with the number that explains the most.',
      'you may recognise the first thing, and be less sure of the second.',
      'your numbers agree on one point and argue about another, and both are useful.',
      'let us look for the thing you do without noticing it.',
    ],
  },
  lines: {
    mystic: [
      'You are happiest at the edge of the map, and you grow dull wherever the path is already swept.',
      'You are the second voice that makes the song, and you have yet to hear how much is missing without you.',
      'You shine best when you forget that anyone is looking.',
      'You trust what has weight, and a promise kept means more to you than a promise made.',
      'You are made of wind and windows, and what you call restlessness is often only appetite.',
      'You feel the cold of others before your own, and so your coat is always on somebody else.',
      'You live in a deep house, and most people have only ever seen the hall.',
      'You feel the weight of things, and you would be lighter for setting one down in front of a witness.',
      'You look at life from a hill, and now and then your own garden would like a visit.',
    ],
    pragmatic: [
      'You would rather do it wrong yourself than have it done right for you, and you know that it costs time.',
      'You adapt so quickly that people never learn what you would have chosen.',
      'You are quick, funny and hard to pin down, and the last of these is not an accident.',
      'You keep your word even when everybody has forgotten it, which is why some promises wear you out.',
      'You make up your mind by moving, so waiting is the one thing that truly tires you.',
      'You measure a good day by how the others felt in it; try measuring one by your own breakfast.',
      'You need to understand a thing before you can enjoy it, and some things only work the other way round.',
      'You are at ease with responsibility and ill at ease with being looked after.',
      'You see the good in almost everyone, and you need to be reminded that this includes you.',
    ],
  },
  suggestions: {
    mystic: [
      'Tonight, write down the hour of this week in which you felt most like yourself, and what light there was.',
      'Look into a dark window after supper until you have stopped arranging your face, and greet whoever is there.',
      'Choose an hour on Sunday, leave every clock in another room, and let your feet decide.',
      'Ask the one who has loved you longest what you were like before you learned to be careful.',
      'Take the way home tomorrow that you never take, and bring back one small thing as proof.',
      'Sit by any water you can find this week, and stay until you have heard one thought that was not hurried.',
    ],
    pragmatic: [
      'Ask a friend this week which of these traits they see in you most often, and listen without correcting them.',
      'Choose an hour on Sunday, leave the telephone in another room, and list what you want more of.',
      'For the next three evenings, note one moment that felt easy, and look for what they have in common.',
      'Write a paragraph about yourself tonight in the third person, as a fair colleague would.',
      'Do one thing differently tomorrow before nine, your route, your breakfast or your first sentence, and watch what follows.',
      'Take the trait you like least in yourself, and write down by Friday three occasions on which it served you.',
    ],
  },
}
