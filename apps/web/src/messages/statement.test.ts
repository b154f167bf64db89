import { namedReadings, packs, type StatementEntry } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { statement } from './pt/statement.ts'

type Subject = StatementEntry['subject']

const told = (kind: StatementEntry['kind'], subject: Subject, about = 12) =>
  statement.line({ kind, subject, about, why: null, since: null, title: 'what the server says' })

describe('the Portuguese statement', () => {
  test.each([...namedReadings, 'chat', 'onboarding', 'safety'])('names the reading %s', (id) => {
    expect(told('reading', { kind: 'reading', id })).not.toMatch(/Créditos|what the server says/)
  })

  test.each(['signup', 'welcome', 'referral', 'share', 'admin'])('names the gift %s', (id) => {
    expect(told('grant', { kind: 'gift', id })).toMatch(/^(Oferta|Recompensa) /)
  })

  test('calls a pack by its own name', () => {
    for (const { id, name } of packs) expect(told('grant', { kind: 'pack', id })).toBe(name)
  })

  test('says credits where it does not know what brought them', () => {
    expect(told('expiry', { kind: 'gift', id: 'something new' })).toBe('Expirou: Créditos')
  })

  test('counts what is frozen or owed, one credit as one', () => {
    const pack: Subject = { kind: 'pack', id: 'seed3' }
    expect(told('freeze', pack)).toBe('12 créditos congelados durante o reembolso: Seed 3')
    expect(told('debt', pack, 1)).toBe('1 crédito em dívida, porque o pagamento foi anulado: Seed 3')
  })
})
