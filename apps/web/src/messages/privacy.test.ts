import { expect, test } from 'vitest'
import { privacy as english } from './en/privacy.ts'
import { deletion as englishDeletion } from './en/settings.ts'
import { privacy as portuguese } from './pt/privacy.ts'
import { deletion as portugueseDeletion } from './pt/settings.ts'

/** Everyone outside to whom the server or a page sends something about a person (`apps/server/src/integrations`). */
const recipients = 'Stripe InvoiceXpress VIES Google Apple Facebook LinkedIn Mozilla Microsoft Telegram'.split(' ')

test.each([
  ['English', english, 'first names', 'notifications'],
  ['Portuguese', portuguese, 'primeiros nomes', 'notificações'],
])('the privacy policy names every recipient: %s', (_, { sections }, firstNames, notifications) => {
  const recipientsSection = JSON.stringify(sections[2])
  expect([...recipients, firstNames, notifications].filter((word) => !recipientsSection.includes(word))).toEqual([])
})

test.each([
  ['English', english, ['from another EU country', 'private person']],
  ['Portuguese', portuguese, ['de outro país', 'particular']],
])('the privacy policy says that VIES gets the numbers of private people too: %s', (_, { sections }, facts) => {
  const sentence = /[^.]*VIES[^.]*\./.exec(JSON.stringify(sections[2]))![0]
  expect(facts.filter((fact) => !sentence.includes(fact))).toEqual([])
})

/** The law keeps invoices: for ten years, with InvoiceXpress too, and with what is printed on them. */
test.each([
  [
    'English',
    english,
    englishDeletion,
    ['10 years after their year', 'InvoiceXpress', 'tax number, name and address', '12 months'],
  ],
  [
    'Portuguese',
    portuguese,
    portugueseDeletion,
    ['10 anos depois do respetivo ano', 'InvoiceXpress', 'número fiscal, o nome e a morada', '12 meses'],
  ],
])(
  'the deletion dialog and the privacy policy say what the law keeps, and with whom: %s',
  (_, { sections }, { staysList }, facts) => {
    expect(facts.filter((fact) => !staysList.includes(fact))).toEqual([])
    const periods = JSON.stringify(sections.find(({ blocks }) => JSON.stringify(blocks).includes('keptData')))
    expect(
      ['10 an', 'InvoiceXpress', '12 m'].filter((fact) => !periods.replaceAll('10 years', '10 anos').includes(fact)),
    ).toEqual([])
  },
)
