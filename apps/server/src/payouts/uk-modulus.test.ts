import { describe, expect, test } from 'vitest'
import { canBeUkAccount } from './uk-modulus.ts'

describe('the test cases that Vocalink publishes', () => {
  test.each([
    [1, '089999', '66374958', true],
    [2, '107999', '88837491', true],
    [3, '202959', '63748472', true],
    [4, '871427', '46238510', true],
    [5, '872427', '46238510', true],
    [6, '871427', '09123496', true],
    [7, '871427', '99123496', true],
    [8, '820000', '73688637', true],
    [9, '827999', '73988638', true],
    [10, '827101', '28748352', true],
    [11, '134020', '63849203', true],
    [12, '118765', '64371389', true],
    [13, '200915', '41011166', true],
    [14, '938611', '07806039', true],
    [15, '938600', '42368003', true],
    [16, '938063', '55065200', true],
    [17, '772798', '99345694', true],
    [18, '086090', '06774744', true],
    [19, '309070', '02355688', true],
    [20, '309070', '12345668', true],
    [21, '309070', '12345677', true],
    [22, '309070', '99345694', true],
    [23, '938063', '15764273', false],
    [24, '938063', '15764264', false],
    [25, '938063', '15763217', false],
    [26, '118765', '64371388', false],
    [27, '203099', '66831036', false],
    [28, '203099', '58716970', false],
    [29, '089999', '66374959', false],
    [30, '107999', '88837493', false],
    [31, '074456', '12345112', true],
    [32, '070116', '34012583', true],
    [33, '074456', '11104102', true],
    [34, '180002', '00000190', true],
  ])('come out as published: case %i, %s %s is %s', (_case, sortCode, accountNumber, isValid) => {
    expect(canBeUkAccount(sortCode, accountNumber)).toBe(isValid)
  })
})

describe('a sort code', () => {
  test('that no range knows speaks against no account number', () => {
    expect(canBeUkAccount('000000', '12345678')).toBe(true)
    expect(canBeUkAccount('999999', '12345678')).toBe(true)
  })

  test('whose range asks for two checks lets through about one number in a hundred, not one in five', () => {
    const numbers = Array.from({ length: 10_000 }, (_, index) => String(index * 9_973).padStart(8, '0'))
    expect(numbers.filter((number) => canBeUkAccount('988000', number)).length).toBeLessThan(150)
  })

  test('of the last range is found, and one between two ranges is not', () => {
    const passing = (sortCode: string) =>
      Array.from({ length: 1_000 }, (_, index) => String(index * 99_991).padStart(8, '0')).filter((number) =>
        canBeUkAccount(sortCode, number),
      ).length
    expect(passing('989999')).toBeLessThan(100)
    expect(passing('987003')).toBe(1_000)
  })

  test('of Coutts takes a last digit of 0, 1 or 9 for a currency, and no other', () => {
    expect(canBeUkAccount('180002', '09747109')).toBe(true)
    expect(canBeUkAccount('180002', '12345678')).toBe(false)
  })
})
