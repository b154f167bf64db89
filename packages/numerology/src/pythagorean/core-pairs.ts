import { pairRelation } from '../compatibility/pair-table.ts'
import type { CorePairKey } from '../meanings/meaning.ts'
import { noMasters, reduce } from '../reduce.ts'

const positions = ['lifePath', 'birthday', 'expression', 'soulUrge', 'personality'] as const
export type CorePosition = (typeof positions)[number]
export type CorePairRelation = 'alike' | 'harmony' | 'contrast'

/** How two core numbers of one person meet; `key` is that of its text. */
export type CorePair = { positions: [CorePosition, CorePosition]; relation: CorePairRelation; key: CorePairKey }

/**
 * The ten pairs of core positions: alike by the same digit, in harmony where the published table of pairs calls them high or
 * compatible, else in contrast. A master counts as its digit. A position without a number has no pairs.
 *
 * @example corePairs({ lifePath: 7, birthday: 7, expression: 1, soulUrge: 2, personality: null })[0].relation // 'alike'
 */
export function corePairs(values: Readonly<Record<CorePosition, number | null>>): CorePair[] {
  return positions.flatMap((one, index) =>
    positions.slice(index + 1).flatMap((other): CorePair[] => {
      const [first, second] = [values[one], values[other]]
      if (first === null || second === null) return []
      const relation = relationOf(reduce(first, noMasters), reduce(second, noMasters))
      return [{ positions: [one, other], relation, key: `${one}-${other}-${relation}` as CorePairKey }]
    }),
  )
}

function relationOf(one: number, other: number): CorePairRelation {
  if (one === other) return 'alike'
  return ['high', 'compatible'].includes(pairRelation(one, other)) ? 'harmony' : 'contrast'
}
