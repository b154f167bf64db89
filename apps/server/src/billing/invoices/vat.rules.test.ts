import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { netPrice } from '../../integrations/invoicexpress-shapes.ts'
import { readBuyer } from './buyer.rules.ts'
import { euVatRates } from './vat-rates.ts'
import { vatOf, vatWithin } from './vat.rules.ts'

const rates = [0, ...new Set(Object.values(euVatRates))]

test('the VAT inside a price is rounded half up to the cent, and net and VAT are the price', () => {
  expect(vatWithin(799, 2300)).toBe(149)
  expect(vatWithin(2499, 2000)).toBe(417)
  expect(vatWithin(799, 2550)).toBe(162)
  expect(vatWithin(799, 0)).toBe(0)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(...rates), (cents, rate) => {
      const vat = vatWithin(cents, rate)
      expect(Number.isInteger(vat)).toBe(true)
      const exact = (cents * rate) / (10_000 + rate)
      expect(Math.abs(vat - exact)).toBeLessThanOrEqual(0.5 + 1e-9)
    }),
  )
})

test('the net price that is sent gives the price that was paid again, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...rates), (cents, rate) => {
      expect(Math.round(Number(netPrice(cents, rate)) * (100 + rate / 100))).toBe(cents)
    }),
    { numRuns: 2_000 },
  )
})

test('the VAT follows the buyer’s country: Portugal, other member states, their businesses, the rest of the world', () => {
  expect(vatOf('PT', true)).toEqual({ rule: 'domestic', rate: 2300 })
  expect(vatOf('DE', false)).toEqual({ rule: 'oss', rate: 1900 })
  expect(vatOf('FI', false)).toEqual({ rule: 'oss', rate: 2550 })
  expect(vatOf('DE', true)).toEqual({ rule: 'reverse_charge', rate: 0 })
  expect(vatOf('US', false)).toEqual({ rule: 'outside_eu', rate: 0 })
})

test.each([
  [{ taxNumber: '501 964 843' }, { taxNumber: '501964843', country: 'PT' }],
  [{ taxNumber: 'pt501964843' }, { taxNumber: '501964843', country: 'PT' }],
  [{ taxNumber: 'DE 136.695.976' }, { taxNumber: '136695976', country: 'DE' }],
  [
    { taxNumber: '136695976', country: 'DE' },
    { taxNumber: '136695976', country: 'DE' },
  ],
  [{ taxNumber: 'EL094259216' }, { taxNumber: '094259216', country: 'GR' }],
  [
    { taxNumber: '12-3456789', country: 'US' },
    { taxNumber: '123456789', country: 'US' },
  ],
  [{ taxNumber: 'ES B58378431' }, { taxNumber: 'B58378431', country: 'ES' }],
  [{ taxNumber: 'CHE-116.281.710' }, { taxNumber: 'CHE116281710', country: 'CH' }],
  [{ taxNumber: 'US 12-3456789' }, { taxNumber: '123456789', country: 'US' }],
  [{ country: 'ES' }, { taxNumber: null, country: 'ES' }],
  [{}, { taxNumber: null, country: null }],
])('the buyer %j is read as %j', (given, buyer) => {
  expect(readBuyer(given)).toEqual(buyer)
})

test.each([
  [{ taxNumber: '501964844', country: 'PT' }, 'buyer.taxNumber', 'field.nif'],
  [{ taxNumber: 'PT501964844' }, 'buyer.taxNumber', 'field.nif'],
  [{ taxNumber: '501964844' }, 'buyer.taxNumber', 'field.nif_or_foreign'],
  [{ taxNumber: '136695976' }, 'buyer.taxNumber', 'field.nif_or_foreign'],
  [{ taxNumber: '12345', country: 'PT' }, 'buyer.taxNumber', 'field.nif'],
  [{ taxNumber: '12345' }, 'buyer.taxNumber', 'field.country_letters'],
  [{ taxNumber: 'B58378431' }, 'buyer.taxNumber', 'field.country_letters'],
  [{ taxNumber: 'RSSMRA85T10A562S' }, 'buyer.taxNumber', 'field.country_letters'],
  [{ taxNumber: 'ZZ123456789' }, 'buyer.taxNumber', 'field.country_letters'],
  [{ taxNumber: 'DE136695977' }, 'buyer.taxNumber', 'field.vat_number'],
  [{ taxNumber: 'DE136695976', country: 'ES' }, 'buyer.country', 'field.tax_country'],
])('the buyer %j is refused by its field %s with %s', (given, field, code) => {
  const fieldError = expect.objectContaining({ field, code })
  expect(() => readBuyer(given)).toThrow(expect.objectContaining({ code: 'request.invalid', field, fieldError }))
})
