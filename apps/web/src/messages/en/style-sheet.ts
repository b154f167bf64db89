import type { Tone, Tradition } from '@numeria/contract'

export const styleSheet = {
  title: 'How Selene answers',
  tone: 'Tone',
  tradition: 'Tradition',
  language: 'Language',
  auto: 'Auto',
  autoMeans: 'Auto answers in the language of your message.',
  done: 'Done',
}

export const toneHints: Record<Tone, string> = {
  mystic: 'In images, slowly',
  pragmatic: 'In plain words, to the point',
}

export const traditionHints: Record<Tradition, string> = {
  pythagorean: 'Letters from 1 to 9, in order of the alphabet',
  chaldean: 'Letters by their sound, from 1 to 8',
  hebrew: 'The letters’ places, down to one root',
  vedic: 'Planets behind the day and the date',
  chinese: 'The square that your birth date fills',
}
