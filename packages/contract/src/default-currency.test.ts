import { expect, test } from 'vitest'
import { defaultCurrency } from './default-currency.ts'

test.each([
  ['pt-PT', 'Europe/Lisbon', 'eur'],
  ['en-US', 'Europe/Lisbon', 'eur'],
  ['de', 'America/New_York', 'eur'],
  ['en-IE', 'America/New_York', 'eur'],
  ['en-GB', 'Atlantic/Madeira', 'eur'],
  ['pt-BR', 'America/Sao_Paulo', 'usd'],
  ['en-US', 'America/New_York', 'usd'],
  ['en-GB', 'Europe/London', 'usd'],
  ['ca-Latn-ES', 'America/New_York', 'eur'],
  ['zh-Hant-TW', 'Asia/Taipei', 'usd'],
])('a browser of %s in %s is shown %s', (locale, timeZone, currency) => {
  expect(defaultCurrency(locale, timeZone)).toBe(currency)
})
