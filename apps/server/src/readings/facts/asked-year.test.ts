import type { Language } from '@numeria/contract'
import { expect, test } from 'vitest'
import { askedYear } from './asked-year.ts'

const november = { year: 2026, month: 11, day: 22 }

test.each<[Language, string, number | null]>([
  ['en', 'What will next year bring me?', 2027],
  ['en', 'A forecast for 2028, please', 2028],
  ['en', 'After this year, what does 2027 ask?', 2027],
  ['en', 'What does this year want?', 2026],
  ['en', 'My year forecast', null],
  ['en', 'What did 2019 mean?', null],
  ['pt', 'O que me traz o próximo ano?', 2027],
  ['pt', 'E para o ano que vem?', 2027],
  ['pt', 'Como vai ser 2027?', 2027],
  ['es', '¿Qué me trae el año que viene?', 2027],
  ['es', 'Quiero saber del próximo año', 2027],
  ['fr', 'Que m’apporte l’année prochaine ?', 2027],
  ['fr', 'Et l’an prochain ?', 2027],
  ['de', 'Was bringt mir das nächste Jahr?', 2027],
  ['de', 'Wie wird nächstes Jahr?', 2027],
  ['it', 'Che cosa mi porta l’anno prossimo?', 2027],
  ['it', 'E il prossimo anno?', 2027],
])('in November 2026 "%s: %s" asks about %s', (language, question, year) => {
  expect(askedYear(question, language, november)).toBe(year)
})
