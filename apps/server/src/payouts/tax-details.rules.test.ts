import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../platform/errors.ts'
import { withholdingSetting } from '../platform/withholding-settings.ts'
import { germanTax, portugueseTax } from './test-referrer.ts'
import { checkTaxDetails } from './tax-details.rules.ts'
import { rateFor, ruleFor, withhold } from './withholding.rules.ts'

const rules = withholdingSetting({}, [])

/** The field that is refused, or null. */
function refused(details: Parameters<typeof checkTaxDetails>[0]): string | null {
  try {
    checkTaxDetails(details, (taxed) => ruleFor(rules, taxed).canBeExempt)
    return null
  } catch (error) {
    if (error instanceof AppError) return error.field ?? error.code
    throw error
  }
}

describe('tax details', () => {
  test.each([
    [germanTax],
    [portugueseTax],
    [{ ...portugueseTax, taxNumber: 'PT123456789' }],
    [{ ...portugueseTax, isExempt: true }],
    [{ ...portugueseTax, status: 'company' as const, taxNumber: '500 697 256' }],
    [{ ...germanTax, status: 'company' as const, taxNumber: 'DE 136 695 976' }],
    [{ ...germanTax, status: 'company' as const, country: 'GR', taxNumber: 'EL 094 259 216', postalCode: '105 57' }],
    [{ ...germanTax, country: 'GB', taxNumber: 'QQ 12 34 56 C', postalCode: 'sw1a  1aa', city: 'London' }],
    [{ ...germanTax, country: 'NL', postalCode: '1011AB', city: 'Amsterdam' }],
    [{ ...germanTax, country: 'BR', taxNumber: '390.533.447-05', postalCode: '01310-100', city: 'São Paulo' }],
    // A country without postal codes.
    [{ ...germanTax, country: 'AE', postalCode: '00000', city: 'Dubai' }],
  ])('are taken when they can be right: %j', (details) => {
    expect(refused(details)).toBeNull()
  })

  test.each([
    // A number of the other kind of taxpayer would decide what is withheld.
    [{ ...portugueseTax, status: 'company' as const }, 'taxNumber'],
    [{ ...portugueseTax, taxNumber: '500697256' }, 'taxNumber'],
    [{ ...portugueseTax, status: 'company' as const, taxNumber: '999999990' }, 'taxNumber'],
    [{ ...germanTax, country: 'ES', postalCode: '28001', city: 'Madrid', taxNumber: 'PT123456789' }, 'taxNumber'],
    [{ ...portugueseTax, taxNumber: '123456788' }, 'taxNumber'],
    [{ ...portugueseTax, taxNumber: '12345678' }, 'taxNumber'],
    [{ ...portugueseTax, postalCode: '1100' }, 'postalCode'],
    [{ ...germanTax, status: 'company' as const, taxNumber: 'DE136695977' }, 'taxNumber'],
    [{ ...germanTax, taxNumber: ' ' }, 'taxNumber'],
    [{ ...germanTax, taxNumber: 'A'.repeat(21) }, 'taxNumber'],
    [{ ...germanTax, taxNumber: 'ABCDE' }, 'taxNumber'],
    [{ ...germanTax, country: 'ZZ' }, 'country'],
    [{ ...germanTax, postalCode: '1100-148', city: 'Lisboa' }, 'postalCode'],
    [{ ...portugueseTax, postalCode: '10243' }, 'postalCode'],
    [{ ...germanTax, country: 'GB', postalCode: '10243' }, 'postalCode'],
    [{ ...germanTax, country: 'FR', postalCode: 'SW1A 1AA' }, 'postalCode'],
    [{ ...germanTax, name: '=HYPERLINK("x")' }, 'name'],
    [{ ...germanTax, name: ' ' }, 'name'],
    [{ ...germanTax, street: '' }, 'street'],
    [{ ...germanTax, city: '@SUM' }, 'city'],
    [{ ...germanTax, isExempt: true }, 'isExempt'],
    [{ ...portugueseTax, status: 'company' as const, taxNumber: '500697256', isExempt: true }, 'isExempt'],
  ])('are refused with the name of the wrong field: %j', (details, field) => {
    expect(refused(details)).toBe(field)
  })

  test('of any text are taken or refused, and never repeated in the refusal', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 6, maxLength: 30 }),
        fc.constantFrom('taxNumber', 'name', 'city'),
        (text, field) => {
          try {
            checkTaxDetails({ ...portugueseTax, [field]: text }, () => true)
          } catch (error) {
            if (!(error instanceof AppError)) throw error
            expect(error.message).not.toContain(text)
          }
        },
      ),
    )
  })
})

describe('withholding', () => {
  const rate = (country: string, status: 'private_person' | 'sole_trader' | 'company', isExempt = false) =>
    rateFor(rules, { country, status, isExempt })

  test('is 23 % in Portugal for people without a declaration of exemption, and nothing elsewhere', () => {
    expect([rate('PT', 'private_person'), rate('PT', 'sole_trader')]).toEqual([2300, 2300])
    expect([rate('PT', 'company'), rate('PT', 'sole_trader', true), rate('DE', 'sole_trader')]).toEqual([0, 0, 0])
    expect(rate('DE', 'private_person', true)).toBe(0)
  })

  test('and what is transferred are the payout to the cent, whatever the amount and the rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2_500, max: 100_000_000 }),
        fc.integer({ min: 0, max: 9_000 }),
        (gross, hundredths) => {
          const { grossCents, withheldCents, netCents } = withhold(gross, hundredths)
          expect(grossCents).toBe(withheldCents + netCents)
          expect(netCents).toBeGreaterThan(0)
          expect(Math.abs(withheldCents - (gross * hundredths) / 10_000)).toBeLessThanOrEqual(0.5)
        },
      ),
    )
    expect(withhold(2_550, 2_300)).toEqual({ grossCents: 2_550, withheldCents: 587, netCents: 1_963 })
  })

  test('follows the table of the settings, the first rule that fits', () => {
    const note = { en: 'a', pt: 'b' }
    const table = [
      { country: 'ES', statuses: ['company'], percent: 11.5, note },
      { country: '*', statuses: ['private_person', 'sole_trader', 'company'], percent: 1, note },
    ]
    const problems: string[] = []
    const set = withholdingSetting({ PAYOUT_WITHHOLDING: JSON.stringify(table) }, problems)
    expect(problems).toEqual([])
    expect(rateFor(set, { country: 'ES', status: 'company', isExempt: true })).toBe(1150)
    expect(rateFor(set, { country: 'PT', status: 'company', isExempt: false })).toBe(100)
  })

  test.each([
    'nonsense',
    '[]',
    '[{"country":"PT"}]',
    '[{"country":"PT","statuses":["company"],"percent":1,"note":{"en":"a","pt":"b"}}]',
  ])('by a table that is wrong or leaves a person out is refused at the start: %s', (PAYOUT_WITHHOLDING) => {
    const problems: string[] = []
    withholdingSetting({ PAYOUT_WITHHOLDING }, problems)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('PAYOUT_WITHHOLDING')
  })
})
