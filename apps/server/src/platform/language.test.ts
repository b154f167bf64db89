import { expect, test } from 'vitest'
import { preferredLanguage } from './language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr-FR,fr;q=0.9', 'en'],
  ['pt', 'pt'],
  ['pt-PT,pt;q=0.9,en;q=0.8', 'pt'],
  ['pt-BR', 'pt'],
  ['en-GB,en;q=0.9,pt;q=0.8', 'en'],
  ['fr, pt;q=0.5, en;q=0.3', 'pt'],
  ['en;q=0.2, pt;q=0.7', 'pt'],
  ['pt;q=0, en', 'en'],
  ['pt;q=nonsense', 'en'],
  [`${'x,'.repeat(5000)}pt`, 'en'],
])('somebody whose browser asks for %j reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
