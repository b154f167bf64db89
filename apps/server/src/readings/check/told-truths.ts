import type { PlainDate } from '@numeria/numerology'
import type { Claim } from './sentence.ts'
import type { Position } from './positions.ts'
import type { KnownPerson, PersonTruths, Truth } from './truths.ts'

const titles: Partial<Record<Position, string>> = {
  soul_urge: 'Soul Urge',
  rational_thought: 'Rational Thought',
  period_cycle: 'period cycle',
  name_number: 'name number',
}

/** The facts that a refused claim should have stated, in English, for the model. */
export function tellTruth(
  { kind, holder, positions, times, index }: Claim,
  { people }: { people: readonly KnownPerson[]; today: PlainDate },
  truthsOf: (id: string) => PersonTruths | null,
  score: Truth | null,
): string[] {
  if (kind === 'score' || (kind === 'position' && positions.includes('score')))
    return [
      score === null ? 'no score of these two people is known' : `the score of the pair is ${score.right[0]} of 100`,
    ]
  const named: readonly Position[] = positions.length > 0 ? positions : ['life_path', 'expression', 'soul_urge']
  return holder.ids.flatMap((id) => {
    const person = people.find((one) => one.id === id)
    const truths = truthsOf(id)
    if (person === undefined || truths === null) return []
    return [...new Set(named)].map((position) => {
      const { right } = truths.of(position, times, index)
      const title =
        titles[position] ??
        position
          .split('_')
          .map((word) => word[0]!.toUpperCase() + word.slice(1))
          .join(' ')
      const value = right.length === 0 ? 'not among the facts' : [...new Set(right)].slice(0, 12).join(', ')
      const when = kind === 'year' ? ` of ${times.years.join(' and ')}` : ''
      return `${person.firstName}'s ${title}${when} is ${value}`
    })
  })
}
