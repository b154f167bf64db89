import type { ReadingLanguage } from '@numeria/contract'
import { expect, test } from 'vitest'
import { pageTexts } from '../../page-texts/page-texts.ts'
import { askedYear } from './asked-year.ts'

const november = { year: 2026, month: 11, day: 22 }

test.each<[ReadingLanguage, string, number | null]>([
  ['en', 'What will next year bring me?', 2027],
  ['en', 'A forecast for 2028, please', 2028],
  ['en', 'After this year, what does 2027 ask?', 2027],
  ['en', 'What does this year want?', 2026],
  ['en', pageTexts.en.shared.namedReadingTexts.year_forecast.message, null],
  ['pt', pageTexts.pt.shared.namedReadingTexts.year_forecast.message, null],
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
  ['en', 'What about the year after next?', 2028],
  ['pt', 'Como será daqui a dois anos?', 2028],
  ['en', 'E daqui a dois anos?', 2028],
  ['pt', 'E o ano a seguir ao próximo?', 2028],
  ['es', '¿Qué me trae el año nuevo?', 2027],
  ['es', '¿Y el año siguiente al próximo?', 2028],
  ['es', 'Previsión para dentro de dos años', 2028],
  ['en', 'Pronóstico para dentro de dos años', 2028],
  ['en', 'Forecast for two years from now', 2028],
  ['fr', 'Prévision pour dans deux ans', 2028],
  ['de', 'Prognose für in zwei Jahren', 2028],
  ['it', 'Previsione fra due anni', 2028],
  ['fr', 'Et l’année d’après la prochaine ?', 2028],
  ['de', 'Was bringt mir das übernächste Jahr?', 2028],
  ['de', 'Wie wird übernächstes Jahr?', 2028],
  ['it', 'Che cosa mi porta l’anno venturo?', 2027],
  ['it', 'E l’anno dopo il prossimo?', 2028],
])('in November 2026 "%s: %s" asks about %s', (language, question, year) => {
  expect(askedYear(question, language, november)).toBe(year)
})
