import type { Meanings, SingleDigit } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Subconscious Self: how surely one meets the unexpected, by how many of the nine values the name holds. */
export const subconsciousSelfMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Subconscious Self 1: All Is New',
    essence:
      'Your name holds only one of the nine numbers, which is very rare. When something unexpected happens you have one strong answer and no second.',
    gift: 'Your one answer is practised like no other, and it comes without a tremor.',
    shadow: 'Where your answer does not fit, you give it all the same, only louder.',
    scene: 'The machine wants coins and you have a note. You hold out the note again, more firmly.',
    advice: 'Learn one other reaction by heart, such as asking the person behind you.',
  }),
  2: inOneVoice({
    title: 'Subconscious Self 2: Two Strings',
    essence:
      'Only two different numbers sound in your name, so most surprises find you without a ready tune. You look to someone else before you move.',
    gift: 'You know exactly what you can do, and lend it where it fits.',
    shadow: 'You wait for a hand that does not come, and the moment passes.',
    scene: 'It is only a fire drill. You knock next door first, and the two of you go down together, counting steps.',
    advice: 'Decide in advance what you will do first if no one is there to ask.',
  }),
  3: inOneVoice({
    title: 'Subconscious Self 3: Scattered Sparks',
    essence:
      'With only three different numbers in your name, an emergency pulls you several ways at once. Everything seems urgent, and talking feels like doing something.',
    gift: 'You keep people’s spirits up, which is worth a good deal in a crisis.',
    shadow: 'Energy goes in all directions and little of it arrives.',
    scene:
      'The kitchen tap bursts. You ring two friends, film it, fetch a mop, put down the mop and look for your shoes.',
    advice: 'Say aloud the one thing that has to happen first, and do it before you speak again.',
  }),
  4: inOneVoice({
    title: 'Subconscious Self 4: Into the Detail',
    essence:
      'Four of the nine numbers are present in your name, and so, when the ground moves, you hold on to what is near and certain. You check, sort and make lists.',
    gift: 'Nothing small is forgotten, and the papers are in the bag.',
    shadow: 'You tidy the drawer while the house needs you.',
    scene:
      'The flight is cancelled. While others shout at the desk you write down every number on the board in neat columns.',
    advice: 'Ask “what is the largest thing here?” before you begin with the smallest.',
  }),
  5: inOneVoice({
    title: 'Subconscious Self 5: Quick to Turn',
    essence:
      'When you are surprised you move, and the five different numbers in your name give you several ways to go. The only danger is that you take them all.',
    gift: 'You get over the shock in no time and see exits others miss.',
    shadow: 'A thing half solved bores you, and you leave it half solved.',
    scene:
      'The new wardrobe will not stand straight. You have had three ideas and undone all the screws, and the second idea was good.',
    advice: 'Carry one solution to its end before you improve on it.',
  }),
  6: inOneVoice({
    title: 'Subconscious Self 6: Towards One’s Own',
    essence:
      'Your name contains six of the nine numbers, and in trouble you think at once of people. First you count heads; then you ask what happened.',
    gift: 'You are dependable, warm and hard to frighten for your own sake.',
    shadow: 'You blame yourself for what no one was able to prevent.',
    scene:
      'Snow has closed the roads. Before you have looked out you are on the telephone, going through your people in alphabetical order.',
    advice: 'Look after yourself second, and not last.',
  }),
  7: inOneVoice({
    title: 'Subconscious Self 7: The Inner Room',
    essence:
      'With seven of the nine numbers in your name you draw back for a moment when things go wrong, and think. The answer is usually sound.',
    gift: 'You see through noise to the cause, and keep your dignity.',
    shadow: 'While you think, those who need you see only a closed door.',
    scene:
      'Everyone is talking at once about the missing keys. You sit down, close your eyes, and say, “Blue coat, left pocket.”',
    advice: 'Tell the others that you are thinking, so that they can wait.',
  }),
  8: inOneVoice({
    title: 'Subconscious Self 8: Solid Ground',
    essence:
      'Eight of the nine numbers are in your name and carry you through almost any storm. You weigh what happens and act, and people gather behind you.',
    gift: 'You are efficient without hurry, and difficulties make you calmer.',
    shadow: 'You take command where no one asked, and forget to explain.',
    scene:
      'The bus has broken down in the rain. You have found the spare umbrella, the number of the depot and a place in the dry for eleven people.',
    advice: 'With every order you give, add one sentence that says why.',
  }),
  9: inOneVoice({
    title: 'Subconscious Self 9: Nothing Strange',
    essence:
      'All nine numbers are in your name, so nothing that happens is wholly foreign to you. You stay unshaken where others lose their heads.',
    gift: 'You can take nearly any part, and you choose the one that is missing.',
    shadow: 'So much calm looks like indifference, and now and then it is.',
    scene:
      'The news makes the whole office stand up. You finish your sentence, put on the kettle and ask who wants a cup.',
    advice: 'Say in words that bad news touches you as well.',
  }),
}
