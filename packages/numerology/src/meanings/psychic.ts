import type { Meanings, SingleDigit } from './meaning.ts'
import { inOneVoice } from './one-voice.ts'

/** The Vedic Psychic number (Mulank), from the day of birth: how a person sees themselves. */
export const psychicMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Psychic 1, the Sun Within',
    essence: 'You were born on a day of the Sun, and you see yourself as the one who opens the curtains.',
    gift: 'You decide while others are still weighing things up, and your certainty puts the room at ease.',
    shadow: 'Being corrected in front of people stings long after they have forgotten it.',
    scene: 'At a table where no one likes to order first, your hand is already up.',
    advice: 'Ask one question today to which you do not know the answer, and let the other person finish.',
  }),
  2: inOneVoice({
    title: 'Psychic 2, the Moon Within',
    essence: 'Your birth day belongs to the Moon, and your picture of yourself changes with the light.',
    gift: 'You remember how people felt, not only what they said, and they trust you for it.',
    shadow: 'A short message keeps you awake while its sender is fast asleep.',
    scene: 'You walk into a kitchen and know from the sound of the cups who has quarrelled.',
    advice: 'Before you respond to a mood, ask whose it is, and write the name down.',
  }),
  3: inOneVoice({
    title: 'Psychic 3, Jupiter Within',
    essence: 'Jupiter rules your birth day, and inwardly you are a pupil who would like to teach.',
    gift: 'You give people the reason behind a rule, and they keep it because it makes sense to them.',
    shadow: 'Praise is sweet to you, and a discussion turns into a lecture before you notice.',
    scene: 'Two pages into a new book you are already explaining it to the person beside you on the bench.',
    advice: 'Learn one small thing this week from a person younger than you, and thank them by name.',
  }),
  4: inOneVoice({
    title: 'Psychic 4, Rahu Within',
    essence: 'Rahu is lord of your birth day, and a part of you feels a little foreign even at home.',
    gift: 'You see the flaw in an accepted plan early, and there is a second plan in your pocket.',
    shadow: 'Explaining yourself tires you, so people see your changes without the reasons.',
    scene: 'All the others take the motorway; you arrive by a road through the hills, later, with a jar of honey.',
    advice: 'Tell one person the thought behind your next surprise before you spring it.',
  }),
  5: inOneVoice({
    title: 'Psychic 5, Mercury Within',
    essence: 'Mercury is lord of your birth day: you know yourself best in motion.',
    gift: 'You make strangers comfortable within a minute, and you learn a new tool by playing with it.',
    shadow: 'Half of your good ideas wait in a drawer, one sentence short of finished.',
    scene: 'Phone at your ear, you water the plants and supply the word that the other person was looking for.',
    advice: 'Close one open task, even a tiny one, and leave the next alone until it is done.',
  }),
  6: inOneVoice({
    title: 'Psychic 6, Venus Within',
    essence: 'Born on a day of Venus, you measure yourself by how those around you are doing.',
    gift: 'You notice what would make a place or a person lovelier, and you do it without a speech.',
    shadow: 'You say yes with a smile and carry the no around with you for days.',
    scene: 'You move a lamp by a hand’s breadth, and for no reason they could give, the guests stay longer.',
    advice: 'Buy or make one beautiful thing for yourself alone, and explain it to no one.',
  }),
  7: inOneVoice({
    title: 'Psychic 7, Ketu Within',
    essence: 'You were born on a day of Ketu, and at every party a part of you stands by the window.',
    gift: 'You sense what a conversation leaves out, and your silence invites people to say it.',
    shadow: 'Distance comes so naturally to you that friends take it for indifference.',
    scene: 'You come home, hang up your coat, and only then know what you thought of the evening.',
    advice: 'Send one line to a friend after an evening out, and say what you liked about it.',
  }),
  8: inOneVoice({
    title: 'Psychic 8, Saturn Within',
    essence: 'Saturn rules the day of your birth, and ever since school you have felt older than your years.',
    gift: 'You keep going after the applause has ended, and you know what things really cost.',
    shadow: 'Rest looks like weakness to you, and other people’s ease like carelessness.',
    scene: 'Four people, four bags, one of them heavy: your fingers have closed round its handle already.',
    advice: 'Put one free hour into your calendar as firmly as an appointment, and keep it.',
  }),
  9: inOneVoice({
    title: 'Psychic 9, Mars Within',
    essence: 'Mars rules the day you were born, and what you stand up for shows you who you are.',
    gift: 'You act while courage is still warm, and you share what you win with those who were slower.',
    shadow: 'Your first answer is a spark in dry grass, and an hour later you regret the heat.',
    scene: 'At the club supper a joke goes too far; forks stop, and the sentence that ends it is yours.',
    advice: 'Before you send an angry message, walk once round the block, and then read it aloud.',
  }),
}
