import { giftSources, packs, turnKinds, type StatementEntry } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { statement as english } from './en/statement.ts'
import { statement as portuguese } from './pt/statement.ts'

type Subject = StatementEntry['subject']

const languages = { English: english, Portuguese: portuguese }

describe.each(Object.entries(languages))('the %s statement', (_, statement) => {
  const line = (kind: StatementEntry['kind'], subject: Subject) =>
    statement.line({ kind, subject, about: 12, why: null, since: null })

  test('names every kind of reading', () => {
    const names = turnKinds.map((id) => line('reading', { kind: 'reading', id }))
    expect(new Set(names).size).toBe(turnKinds.length)
  })

  test('names every gift', () => {
    const names = giftSources.map((id) => line('grant', { kind: 'gift', id }))
    expect(new Set(names).size).toBe(giftSources.length)
  })

  test('calls a pack by its own name', () => {
    for (const { id, name } of packs) expect(line('grant', { kind: 'pack', id })).toBe(name)
  })
})

test('credits of unknown origin are called credits', () => {
  const line = { kind: 'expiry', subject: { kind: 'credits' }, about: 12, why: null, since: null } as const
  expect([english.line(line), portuguese.line(line)]).toEqual(['Expired: Credits', 'Expirou: Créditos'])
})

test('frozen and owed credits are counted, one credit as one', () => {
  const about = (kind: StatementEntry['kind'], credits: number) =>
    [english, portuguese].map(({ line }) =>
      line({ kind, subject: { kind: 'pack', id: 'seed3' }, about: credits, why: null, since: null }),
    )
  expect(about('freeze', 12)).toEqual([
    '12 credits frozen while Seed 3 is being refunded',
    '12 créditos congelados durante o reembolso: Seed 3',
  ])
  expect(about('debt', 1)).toEqual([
    '1 credit owed: the payment for Seed 3 was reversed',
    '1 crédito em dívida, porque o pagamento foi anulado: Seed 3',
  ])
})

test.each([
  [{ kind: 'pack', id: 'seed3' }, 'Removed by our team: Seed 3', 'Retirado pela nossa equipa: Seed 3'],
  [
    { kind: 'gift', id: 'signup' },
    'Removed by our team: Welcome gift',
    'Retirado pela nossa equipa: Oferta de boas-vindas',
  ],
] as const)('credits of %j that an administrator takes are of no refund', (subject, ...lines) => {
  const taken = { kind: 'refund', subject, about: 5, why: 'administrator', since: null } as const
  expect([english.line(taken), portuguese.line(taken)]).toEqual(lines)
})

test('a gift that goes back does so with the purchase', () => {
  const gift = { subject: { kind: 'gift', id: 'signup' }, about: 5, why: 'refund', since: null } as const
  const lines = [english, portuguese].flatMap(({ line }) => [
    line({ ...gift, kind: 'freeze' }),
    line({ ...gift, kind: 'refund' }),
  ])
  // A reading that ended after the purchase went back.
  expect(english.line({ ...gift, kind: 'refund', why: null })).toBe('Removed with your purchase: Welcome gift')
  expect(lines).toEqual([
    '5 credits from Welcome gift frozen with your purchase',
    'Removed with your purchase: Welcome gift',
    '5 créditos congelados com a tua compra: Oferta de boas-vindas',
    'Retirado com a tua compra: Oferta de boas-vindas',
  ])
})
