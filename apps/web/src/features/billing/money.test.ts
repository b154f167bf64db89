import { packs } from '@numeria/contract'
import { expect, test } from 'vitest'
import { formatPrice } from './money.ts'
import { formatPerCredit, savingPercent } from './pack-value.ts'

const pack = (id: string) => packs.find((one) => one.id === id)!

test('prices are shown in the currency that is paid', () => {
  expect(formatPrice(549, 'eur')).toBe('€5.49')
  expect(formatPrice(549, 'usd')).toBe('$5.49')
})

test('Universal 9 costs 0.025 a credit and is 62 % cheaper than Seed 3', () => {
  expect(formatPerCredit(pack('universal9'), 'eur')).toBe('€0.025')
  expect(savingPercent(pack('universal9'))).toBe(62)
  expect(savingPercent(pack('seed3'))).toBe(0)
})
