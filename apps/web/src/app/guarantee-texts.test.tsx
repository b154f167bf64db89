import { routes, type Statement } from '@numeria/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TermsPage } from './terms-page.tsx'
import { Router } from '../lib/router.tsx'
import { withdrawal as inEnglish } from '../messages/en/orders.ts'
import { payment as englishCheckout } from '../messages/en/payment.ts'
import { statement as englishStatement } from '../messages/en/statement.ts'
import { terms as englishTerms } from '../messages/en/terms.ts'
import { withdrawal as inPortuguese } from '../messages/pt/orders.ts'
import { payment as portugueseCheckout } from '../messages/pt/payment.ts'
import { statement as portugueseStatement } from '../messages/pt/statement.ts'
import { terms as portugueseTerms } from '../messages/pt/terms.ts'
import { Balance } from '../features/billing/statement.tsx'

const asked = {
  basis: 'guarantee',
  deducted: null,
  guaranteeAgain: null,
  credits: '10 credits',
  settled: null,
  creditsTaken: 10,
  endsSubscription: false,
} as const
const again = { ...asked, basis: 'unused', deducted: '€1.32', guaranteeAgain: '01/11/2027' } as const

const english = [
  JSON.stringify(englishTerms),
  englishCheckout.guarantee,
  inEnglish.after(asked),
  inEnglish.after(again),
]
const portuguese = [
  JSON.stringify(portugueseTerms),
  portugueseCheckout.guarantee,
  inPortuguese.after(asked),
  inPortuguese.after(again),
]

test.each(english)('the English terms, checkout and refund dialog say how often the guarantee is given: %#', (text) => {
  expect(text).toMatch(/(once in|for|within the last) 12 months/i)
  expect(text).toMatch(/what you have used is deducted/)
})

test.each(portuguese)('the Portuguese ones say the same: %#', (text) => {
  expect(text).toMatch(/(uma vez em cada|nos|nos últimos) 12 meses/i)
  expect(text).toMatch(/o que (já )?(tiveres usado|usaste) é descontado/)
})

test('terms and checkout say in both languages that the legal right stays as it is', () => {
  for (const text of english.slice(0, 2)) expect(text).toContain('Your legal right to withdraw stays as it is.')
  for (const text of portuguese.slice(0, 2)) expect(text).toContain('O teu direito legal de livre resolução mantém-se')
})

test('the terms page shows its text about the guarantee', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router at="/terms">
        <TermsPage />
      </Router>
    </QueryClientProvider>,
  )
  expect(html).toContain('For 12 months after such a refund, what you have used is deducted from the next ones.')
  expect(html).toContain('Rewards that you earned by sharing readings stay yours.')
})

test('the credits page says until when the guarantee is used, and nothing where it is not', () => {
  const balance = (guaranteeAgainAt: string | null) => {
    const client = new QueryClient()
    const statement: Statement = {
      balance: 5,
      inUse: 0,
      frozen: 0,
      debt: 0,
      debtSince: null,
      guaranteeAgainAt,
      expiring: [],
      entries: [],
    }
    client.setQueryData([routes.statement.path, null], statement)
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Balance />
      </QueryClientProvider>,
    )
  }
  const told = englishStatement.guaranteed('01/11/2027')
  expect(told).toContain('You have used the 7-day guarantee. Until 01/11/2027, what you have used is deducted')
  expect(portugueseStatement.guaranteed('01/11/2027')).toContain('Até 01/11/2027, o que usares é descontado')
  expect(balance('2027-11-01T10:00:00.000Z')).toContain(told)
  expect(balance(null)).not.toContain('guarantee')
})
