import { describe, expect, test } from 'vitest'
import { toCsv } from './csv.ts'

describe('a table for spreadsheets', () => {
  test('has a line for each row, and is known as UTF-8', () => {
    expect(
      toCsv(
        [
          ['Code', 'Clicks'],
          ['AB12CD34', 7],
        ],
        ',',
      ),
    ).toBe('\uFEFFCode,Clicks\r\nAB12CD34,7\r\n')
  })

  test('quotes what would end a cell or a line', () => {
    expect(toCsv([['a,b', 'say "so"', 'two\nlines']], ',')).toBe('\uFEFF"a,b","say ""so""","two\nlines"\r\n')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('shows %j instead of running it', (text) => {
    expect(toCsv([[text]], ',').replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n`)
  })

  test('keeps a negative number a number', () => {
    expect(toCsv([[-0.5]], ',')).toBe('\uFEFF-0.5\r\n')
  })

  test('follows the habits of countries with a decimal comma', () => {
    expect(toCsv([['a', 1.5, 'b;c']], ';')).toBe('\uFEFFa;1,5;"b;c"\r\n')
  })
})
