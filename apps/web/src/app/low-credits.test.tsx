import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from '../lib/router.tsx'
import { LowCredits } from './low-credits.tsx'

const html = (credits: number, debt: { credits: number; since: string } | null) =>
  renderToStaticMarkup(
    <Router at="/chat">
      <LowCredits user={{ credits, debt }} />
    </Router>,
  )

test('a person without credits is offered packs, and one with a debt reads of the debt alone', () => {
  expect(html(0, null)).toContain('Seed 3')
  expect(html(0, { credits: 15, since: '2026-11-01T00:00:00.000Z' })).toBe('')
})
