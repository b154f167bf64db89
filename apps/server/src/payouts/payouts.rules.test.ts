import { describe, expect, test } from 'vitest'
import {
  holdCutoff,
  holdEnd,
  initials,
  masked,
  monthOf,
  nextBankDay,
  nextPayoutDay,
  ukHoliday,
  waitCutoff,
} from './payouts.rules.ts'

const noon = new Date('2026-11-21T12:00:00Z')

describe('the month of a payout', () => {
  test.each([
    ['2026-11-21T12:00:00Z', '2026-11-01', '2026-12-01'],
    ['2026-12-31T23:59:59Z', '2026-12-01', '2027-01-01'],
    ['2027-01-01T00:00:00Z', '2027-01-01', '2027-02-01'],
  ])('at %s is %s, and the next one is %s', (moment, month, next) => {
    expect(monthOf(new Date(moment))).toBe(month)
    expect(nextPayoutDay(new Date(moment))).toBe(next)
  })
})

test('what was earned waits 14 days, and new details wait 3', () => {
  expect(waitCutoff(noon)).toEqual(new Date('2026-11-07T12:00:00Z'))
  expect(holdCutoff(noon)).toEqual(new Date('2026-11-18T12:00:00Z'))
  expect(holdEnd(noon)).toEqual(new Date('2026-11-24T12:00:00Z'))
})

test('of an account its end is shown, and of a name its initials', () => {
  expect(masked('0154')).toBe('•••• 0154')
  expect(initials('Inês Conceição')).toBe('I•••• C••••')
  expect(initials('𝒜na')).toBe('𝒜••••')
})

describe('euro transfers are settled', () => {
  test.each([
    ['the next day', '2026-11-17T23:59:59Z', '2026-11-18'],
    ['on Monday after a Friday', '2026-11-20T08:00:00Z', '2026-11-23'],
    ['on Monday after a Saturday', '2026-11-21T08:00:00Z', '2026-11-23'],
    ['after New Year', '2026-12-31T08:00:00Z', '2027-01-04'],
    ['after the first of May', '2029-04-30T08:00:00Z', '2029-05-02'],
    ['after both days of Christmas', '2029-12-24T08:00:00Z', '2029-12-27'],
    ['after Easter, from Good Friday to Monday', '2027-03-25T08:00:00Z', '2027-03-30'],
    ['on Maundy Thursday', '2027-03-24T08:00:00Z', '2027-03-25'],
  ])('%s', (_, at, day) => {
    expect(nextBankDay(new Date(at))).toBe(day)
  })

  // As gov.uk lists them; after each the banks of England open on the day behind the arrow.
  test.each([
    ['2026-04-02', '2026-04-07'],
    ['2026-05-01', '2026-05-05'],
    ['2026-05-22', '2026-05-26'],
    ['2026-08-28', '2026-09-01'],
    ['2026-12-24', '2026-12-29'],
    ['2027-12-24', '2027-12-29'],
    ['2028-01-01', '2028-01-04'],
    ['2022-12-23', '2022-12-28'],
    ['2026-06-11', '2026-06-12'],
  ])('in England not on its holidays: %s → %s', (at, next) => {
    expect(nextBankDay(new Date(at), ukHoliday)).toBe(next)
  })

  // From the tables of the Gregorian calendar; each is a Sunday, and the banks open on the Tuesday after it.
  test.each([
    '1954-04-18',
    '1961-04-02',
    '1981-04-19',
    '1997-03-30',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2024-03-31',
    '2025-04-20',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2106-04-18',
    '2285-03-22',
  ])('not around Easter Sunday, %s', (easter) => {
    const day = (offset: number) => new Date(Date.parse(easter) + offset * 86_400_000)
    const tuesday = day(2).toISOString().slice(0, 10)
    expect([-3, -2, -1, 0, 1].map((offset) => nextBankDay(day(offset)))).toEqual(Array(5).fill(tuesday))
  })
})
