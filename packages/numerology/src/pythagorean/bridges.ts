import type { Bridge, Bridgeable } from '../number-result.ts'
import { digitPart, subtractParts } from './parts.ts'

/**
 * The Bridge between two numbers of one chart, or between two people: how far they stand apart as single digits. 0 means that
 * there is nothing to bridge (Decoz).
 *
 * @example bridge(lifePath(on('1962-07-03')), expression('Thomas Cruise Mapother')).value // 3, from 4 − 1
 */
export function bridge(one: Bridgeable, other: Bridgeable): Bridge {
  const [first, second] = [digitPart(one), digitPart(other)]
  return {
    ...subtractParts(first, second),
    number: 'bridge',
    tradition: 'pythagorean',
    rule: 'difference',
    karmicDebt: [],
    parts: [first, second],
  }
}
