import type { Currency } from '@numeria/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from '../lib/router.tsx'
import { LowCredits } from './low-credits.tsx'

const html = (credits: number, debt: { credits: number; since: string } | null, currency: Currency = 'eur') =>
  renderToStaticMarkup(
    <Router at="/chat">
      <LowCredits user={{ credits, debt, currency }} />
    </Router>,
  )

test('a person without credits is offered packs, and one with a debt reads of the debt alone', () => {
  expect(html(0, null)).toContain('Seed 3')
  expect(html(0, { credits: 15, since: '2026-11-01T00:00:00.000Z' })).toBe('')
})

test('the packs are offered at the price in the currency that the person pays in', () => {
  expect(html(0, null)).toContain('30 for €1.99')
  expect(html(0, null, 'usd')).toContain('30 for $1.99')
})
