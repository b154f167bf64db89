// Whether a UK account number can belong to its sort code: the modulus checks that Pay.UK publishes ("Validating account numbers – UK modulus checking",
// v8.50), with its numbered exceptions. The fourteen digits are called u v w x y z (sort code) a b c d e f g h (account) there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Method = 'MOD10' | 'MOD11' | 'DBLAL'
type Check = { method: Method; weights: readonly number[]; exception: number }
type Range = { from: string; to: string; checks: Check[] }

const tables = join(import.meta.dirname, 'vocalink')
const lines = (file: string) => readFileSync(join(tables, file), 'utf8').trimEnd().split('\n')

let ranges: readonly Range[] | null = null
let substitutes: ReadonlyMap<string, string> | null = null

/**
 * Whether the account number passes the checks of its sort code's range; true where the range is unknown, since then nothing is known against it.
 * @param sortCode six digits
 * @param accountNumber eight digits
 */
export function canBeUkAccount(sortCode: string, accountNumber: string): boolean {
  const [first, second] = checksOf(sortCode)
  if (!first) return true
  const passes = (check: Check) => passesCheck(check, sortCode, accountNumber)
  if (!second) return passes(first)
  return oneIsEnough(first) ? passes(first) || passes(second) : passes(first) && passes(second)
}

/** Exceptions 2 and 9, 10 and 11, 12 and 13 come in pairs of which either may pass; of any other two checks both have to. */
function oneIsEnough({ exception }: Check): boolean {
  return exception === 2 || exception === 10 || exception === 12
}

function passesCheck({ method, weights, exception }: Check, sortCode: string, accountNumber: string): boolean {
  const digits = [...substituted(exception, sortCode), ...accountNumber].map(Number)
  const [a, c, g, h] = [digits[6]!, digits[8]!, digits[12]!, digits[13]!]
  if (exception === 3 && (c === 6 || c === 9)) return true
  // An account in a foreign currency, which cannot be checked.
  if (exception === 6 && a >= 4 && a <= 8 && g === h) return true
  const total = weigh(method, digits, weightsFor(exception, weights, digits)) + (exception === 1 ? 27 : 0)
  const modulus = method === 'MOD11' ? 11 : 10
  const rest = total % modulus
  if (exception === 4) return rest === g * 10 + h
  if (exception === 5) return method === 'MOD11' ? rest !== 1 && (11 - rest) % 11 === g : (10 - rest) % 10 === h
  if (rest === 0 || exception !== 14) return rest === 0
  // The last digit may be a currency: without it, the seven others are checked with a nought before them.
  const shifted = [...digits.slice(0, 6), 0, ...digits.slice(6, 13)]
  return [0, 1, 9].includes(h) && weigh(method, shifted, weights) % modulus === 0
}

function substituted(exception: number, sortCode: string): string {
  if (exception === 8) return '090126'
  if (exception === 9) return '309634'
  if (exception !== 5) return sortCode
  substitutes ??= new Map(lines('scsubtab.txt').map((line) => line.split(/\s+/) as [string, string]))
  return substitutes.get(sortCode) ?? sortCode
}

function weightsFor(exception: number, weights: readonly number[], digits: readonly number[]): readonly number[] {
  const [a, b, g] = [digits[6]!, digits[7]!, digits[12]!]
  if (exception === 2 && a !== 0)
    return g === 9 ? [0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 10, 9, 3, 1] : [0, 0, 1, 2, 5, 3, 6, 4, 8, 7, 10, 9, 3, 1]
  const ignoresTheFront = exception === 7 || (exception === 10 && (a === 0 || a === 9) && b === 9)
  return ignoresTheFront && g === 9 ? weights.map((weight, place) => (place < 8 ? 0 : weight)) : weights
}

function weigh(method: Method, digits: readonly number[], weights: readonly number[]): number {
  const products = digits.map((digit, place) => digit * weights[place]!)
  // Double alternate adds the digits of each product.
  return products.reduce((sum, one) => sum + (method === 'DBLAL' ? Math.floor(one / 10) + (one % 10) : one), 0)
}

function checksOf(sortCode: string): readonly Check[] {
  ranges ??= readRanges()
  return ranges.find(({ from, to }) => from <= sortCode && sortCode <= to)?.checks ?? []
}

function readRanges(): Range[] {
  const found: Range[] = []
  for (const line of lines('valacdos-v8-50.txt')) {
    const [from = '', to = '', method, ...numbers] = line.split(/\s+/)
    const check = {
      method: method as Method,
      weights: numbers.slice(0, 14).map(Number),
      exception: Number(numbers[14] ?? 0),
    }
    const last = found.at(-1)
    if (last?.from === from && last.to === to) last.checks.push(check)
    else found.push({ from, to, checks: [check] })
  }
  return found
}
