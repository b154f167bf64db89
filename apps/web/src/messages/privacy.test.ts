import { expect, test } from 'vitest'
import { privacy as english } from './en/privacy.ts'
import { privacy as portuguese } from './pt/privacy.ts'

/** Everyone outside to whom the server or a page sends something about a person (`apps/server/src/outside`). */
const recipients = 'Stripe InvoiceXpress VIES Google Apple Facebook LinkedIn Mozilla Microsoft Telegram'.split(' ')

test.each([
  ['English', english, 'first names', 'notifications'],
  ['Portuguese', portuguese, 'primeiros nomes', 'notificações'],
])('the privacy policy names every recipient: %s', (_, { sections }, firstNames, notifications) => {
  const recipientsSection = JSON.stringify(sections[2])
  expect([...recipients, firstNames, notifications].filter((word) => !recipientsSection.includes(word))).toEqual([])
})
