import type { Meanings, SingleDigit } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Vedic Psychic number (Mulank), from the day of birth: how a person sees themselves. */
export const psychicMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Psychic 1, the Sun Within',
    essence:
      'The Sun rules your day, and you see yourself as the one who opens the curtains. At a table where nobody orders, your hand is already up.',
    gift: 'You decide while others are still reading the menu, and your certainty puts the room at ease.',
    shadow: 'Being corrected in front of people stings long after they have forgotten it.',
    advice: 'Ask one question today to which you do not know the answer, and let the other person finish.',
  }),
  2: inOneVoice({
    title: 'Psychic 2, the Moon Within',
    essence:
      'The Moon rules your day, and your picture of yourself changes with the light. You walk into a kitchen and know from the sound of the cups who has quarrelled.',
    gift: 'You remember how people felt, not only what they said, and they trust you for it.',
    shadow: 'A short message can keep you awake, while the sender is asleep.',
    advice: 'Before you answer a mood, ask whose it is, and write the name down.',
  }),
  3: inOneVoice({
    title: 'Psychic 3, Jupiter Within',
    essence:
      'Jupiter rules your day, and inwardly you are a pupil who would like to teach. Two lines into a new book you are already explaining it to the person beside you.',
    gift: 'You give people the reason behind a rule, and they keep it because it makes sense to them.',
    shadow: 'Praise is sweet to you, and a discussion can turn into a lecture before you notice.',
    advice: 'Learn one small thing this week from a person younger than you, and thank them by name.',
  }),
  4: inOneVoice({
    title: 'Psychic 4, Rahu Within',
    essence:
      'Rahu rules your day, and you feel a little foreign even at home. When the whole family takes the motorway, you know a road through the hills.',
    gift: 'You see the flaw in an accepted plan early, and you have a second plan in your pocket.',
    shadow: 'Explaining yourself tires you, so people meet your changes without their reasons.',
    advice: 'Tell one person the thought behind your next surprise before you spring it.',
  }),
  5: inOneVoice({
    title: 'Psychic 5, Mercury Within',
    essence:
      'Mercury rules your day, and you know yourself best in motion. You answer the phone, water the plants and find the word that the other person was looking for.',
    gift: 'You make strangers comfortable within a minute, and you learn a new tool by playing with it.',
    shadow: 'Half of your good ideas wait in a drawer, one sentence short of finished.',
    advice: 'Close one open task before noon, even a tiny one, and leave the next alone until it is done.',
  }),
  6: inOneVoice({
    title: 'Psychic 6, Venus Within',
    essence:
      'Venus rules your day, and you measure yourself by how those around you are doing. You move a lamp by a hand’s breadth, and suddenly the guests stay longer.',
    gift: 'You notice what would make a place or a person lovelier, and you do it without a speech.',
    shadow: 'You can say yes with a smile and carry the no around with you for days.',
    advice: 'Buy or make one beautiful thing for yourself alone, and explain it to nobody.',
  }),
  7: inOneVoice({
    title: 'Psychic 7, Ketu Within',
    essence:
      'Ketu rules your day, and part of you stands by the window at every party. You come home, hang up your coat and only then know what you thought of the evening.',
    gift: 'You sense what a conversation leaves out, and your silence invites people to say it.',
    shadow: 'Distance comes so naturally to you that friends may take it for indifference.',
    advice: 'Send one line to a friend after an evening out, and say what you liked about it.',
  }),
  8: inOneVoice({
    title: 'Psychic 8, Saturn Within',
    essence:
      'Saturn rules your day, and you have felt older than your years since school. When a bill, a bag or a worry is heavy, your hand reaches for it first.',
    gift: 'You keep going after the applause has ended, and you know what things really cost.',
    shadow: 'You can take rest for weakness, and other people’s ease for carelessness.',
    advice: 'Put one free hour into your calendar as firmly as an appointment, and keep it.',
  }),
  9: inOneVoice({
    title: 'Psychic 9, Mars Within',
    essence:
      'Mars rules your day, and you know yourself by what you stand up for. When a queue is jumped, it is your voice that is heard.',
    gift: 'You act while courage is still warm, and you share what you win with those who were slower.',
    shadow: 'Your first answer can be a spark in dry grass, and you regret the heat an hour later.',
    advice: 'Walk once around the block before you send an angry message, and then read it aloud.',
  }),
}
