import type { TopicWords } from '../../stock.ts'

export const love: TopicWords = {
  subject: 'love',
  openings: {
    mystic: [
      'the tide you ask about has already wet your feet.',
      'a heart that asks so openly has left its window unlatched.',
      'love comes up in your chart the way the moon comes up, first as a brightness behind the hill.',
      'before the stars speak of another, they speak of how you wait.',
      'somebody’s lantern is not what you lack; it is a path short enough to be walked in the dark.',
    ],
    pragmatic: [
      'the useful question about love is what you do when it gets close.',
      'your chart has little to say about who, and a good deal about how.',
      'start with your own side of it, since that is the half you can change.',
      'your pattern in love is easier to see from outside, so here it is.',
      'let us leave luck out of it and look at what you need and how you ask for it.',
    ],
  },
  lines: {
    mystic: [
      'In love you are the one who lights the lamp first, and you long for somebody who never asks you to dim it.',
      'You hear the tide turn in another’s voice long before a word is said, and you forget that others are deaf to yours.',
      'You court with laughter, as the moon courts water, yet the one who stays is the one who sees you when the music stops.',
      'You love as the harbour wall loves the sea, for good and without a word, and you may take a quiet evening for an empty one.',
      'Your heart keeps its sails up even at anchor, so choose a companion who likes the smell of wind.',
      'You lay a place for everyone at love’s table; look tonight whether a chair is left for you.',
      'You open like a night flower, late and only in stillness, and whoever knocks too loudly never sees it.',
      'You bring love gifts of iron and gold, while it waits for the soft hand inside the glove.',
      'You love as wide as the sky, and one person can feel alone beneath so much of it until you come down to their window.',
    ],
    pragmatic: [
      'You make the first move and expect a straight answer, and you lose interest when you have to guess.',
      'You notice a change of tone within seconds, then wait to be asked what is wrong, which most people never do.',
      'You win people by talking, so the serious conversation is the one you joke your way out of.',
      'You show affection by doing things, fixing, fetching, turning up; say it aloud as well, for not everyone reads deeds.',
      'You need room in a relationship, and you get more of it by asking early than by disappearing late.',
      'You look after whoever you love, and it turns sour only when you begin to keep accounts.',
      'You need time alone after closeness, and it is kinder to announce it than to go quiet.',
      'You handle love as you handle work, well and with results; it also needs an evening without an aim.',
      'You forgive quickly and leave slowly, so ask which of the two this situation needs.',
    ],
  },
  suggestions: {
    mystic: [
      'Tonight, set a second cup on the table before you sit down, and notice whose face comes to it first.',
      'On the next clear evening, walk as far as the nearest water or bridge, and say there aloud the wish you have only thought.',
      'Before you sleep, write three lines to the one you love or will love, fold them, and keep them under your lamp for a week.',
      'Choose a song that you both know, or that you wish somebody knew, and play it on Sunday with the windows open.',
      'Give away one keepsake that belongs to an old story, and leave its place on the shelf bare until the new moon.',
      'At dusk tomorrow, send one short message that asks for nothing, as one sends a light across a bay.',
    ],
    pragmatic: [
      'This week, ask one person you care about what makes them feel loved, and write the answer down word for word.',
      'On Friday evening, put both telephones in a drawer for an hour and ask each other one question you do not know the answer to.',
      'Write a list of what you need from a partner, strike out everything you would not offer yourself, and read what is left.',
      'Say one appreciation out loud each evening until Sunday, and see which one gets an answer.',
      'The next time you are hurt, name it the same day in a single sentence that begins with “I”.',
      'Invite somebody for a walk on Saturday morning: shoulder to shoulder, most people talk better than across a table.',
    ],
  },
}
