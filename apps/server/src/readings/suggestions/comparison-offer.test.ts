import type { ReadingLanguage } from '@numeria/contract'
import { expect, test } from 'vitest'
import { otherBirthDate } from './comparison-offer.ts'

const today = { year: 2026, month: 11, day: 23 }

test.each<[ReadingLanguage, string]>([
  ['en', 'My birth date, as I told you, is 3 May 1960'],
  ['en', 'My mother’s birthday is 3 May, and we met there in 2010'],
  ['de', 'Ich wurde geboren am 3. Mai 1960'],
  ['de', 'Ich habe am 3. Mai 1960 Geburtstag'],
  ['pt', 'A minha data de nascimento, 3 de maio de 1960'],
  ['pt', 'Faço anos a 3 de maio, sou de 1960'],
  ['es', 'Mi cumpleaños es el 3 de mayo de 1960'],
  ['fr', 'Mon anniversaire est le 3 mai 1960'],
  ['it', 'La mia data di nascita è il 3 maggio 1960'],
])('%s: "%s" gives no birth date of another person', (language, message) => {
  expect(otherBirthDate(message, language, '1990-05-17', today)).toBeNull()
})
