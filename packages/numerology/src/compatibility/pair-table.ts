import { NumerologyError } from '../errors.ts'

export type PairRelation = 'high' | 'compatible' | 'neutral' | 'challenging'

/** The three groups that most schools agree on (Clement, 1908). */
export const concordGroups: readonly (readonly number[])[] = [
  [1, 5, 7],
  [2, 4, 8],
  [3, 6, 9],
]

// One published table (LoveToKnow), complete and symmetric. Beyond the concord groups schools disagree: this is one of them.
const published: readonly Readonly<Record<PairRelation, string>>[] = [
  { high: '157', compatible: '39', neutral: '8', challenging: '246' },
  { high: '248', compatible: '36', neutral: '9', challenging: '157' },
  { high: '369', compatible: '125', neutral: '', challenging: '478' },
  { high: '248', compatible: '67', neutral: '', challenging: '1359' },
  { high: '157', compatible: '39', neutral: '8', challenging: '246' },
  { high: '369', compatible: '248', neutral: '', challenging: '157' },
  { high: '157', compatible: '4', neutral: '9', challenging: '2368' },
  { high: '248', compatible: '6', neutral: '15', challenging: '379' },
  { high: '369', compatible: '15', neutral: '27', challenging: '48' },
]

const relations: readonly PairRelation[] = ['high', 'compatible', 'neutral', 'challenging']

/**
 * How two numbers from 1 to 9 get on by the published table; the order of the two changes nothing.
 *
 * @throws {NumerologyError} `number.impossible` for any other number
 * @example pairRelation(2, 6) // 'compatible'
 */
export function pairRelation(one: number, other: number): PairRelation {
  const row = published[one - 1]
  const relation = relations.find((name) => row?.[name].includes(String(other)))
  if (relation === undefined) throw new NumerologyError('number.impossible')
  return relation
}

/** Whether two numbers stand in one concord group. */
export function areInConcord(one: number, other: number): boolean {
  return concordGroups.some((group) => group.includes(one) && group.includes(other))
}
