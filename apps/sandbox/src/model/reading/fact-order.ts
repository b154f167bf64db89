import type { Fact } from './reading-request.ts'
import type { TopicKey } from './topic-words.ts'

const inner = ['soul_urge', 'psychic_number', 'driver_number']
const outer = ['expression', 'name_number', 'ordinal_root', 'destiny_number', 'conductor_number']
const road = ['destiny_number', 'conductor_number', 'name_number', 'ordinal_root', 'life_path']

/** Which numbers speak to a topic, the most telling first, by the beginnings of their keys. */
const telling: Record<TopicKey, readonly string[]> = {
  love: [...inner, 'personality', 'life_path', 'expression'],
  work: [...outer, 'life_path', 'soul_urge'],
  money: ['expression', 'name_number', 'conductor_number', 'destiny_number', 'life_path'],
  family: [...inner, 'life_path', 'personality'],
  friends: ['personality', 'driver_number', 'psychic_number', 'name_number', 'ordinal_root', 'soul_urge', 'expression'],
  decision: [...road, 'soul_urge', 'psychic_number', 'expression'],
  home: [...inner, 'life_path', 'expression'],
  study: [...outer, 'life_path', 'personality'],
  rest: ['life_path', ...inner, 'personality'],
  grief: [...inner, 'life_path'],
  worry: [...inner, 'life_path', 'personality'],
  name: ['expression', 'name_number', 'ordinal_root', 'personality', 'soul_urge'],
  purpose: [...road, 'soul_urge', 'expression'],
  timing: [...road, 'expression', 'soul_urge'],
  self: [
    'life_path',
    'psychic_number',
    'name_number',
    'ordinal_root',
    'driver_number',
    'expression',
    'soul_urge',
    'personality',
  ],
}

// Years pass, and what a tradition tells besides (a compound, a missing number) is told in words of its own.
const isNoTrait =
  /^(?:next_)?(?:personal|universal)_(?!ity)|^essence|^period|^lo_shu|compound|^ordinal_sum|^karmic|^bridge|^challenge|^kua/

/** A master number counts as its root. */
export function rootOf(value: number): number {
  let root = value
  while (root > 9) root = [...String(root)].reduce((sum, digit) => sum + Number(digit), 0)
  return root
}

/** Whether a fact is a trait of a person, which can be held against another one. */
export function isTrait({ key, value }: Fact): boolean {
  return value !== null && rootOf(value) > 0 && !isNoTrait.test(key)
}

/** The person's own numbers that answer, the most telling first: those that the question names, then those of the topic, then the rest. */
export function orderFacts(facts: readonly Fact[], topic: TopicKey, question: string, tradition: string): Fact[] {
  const asked = question.toLowerCase()
  const places = telling[topic]
  const rank = ({ key, label }: Fact) => {
    if (asked.includes(label.toLowerCase())) return -1
    const place = places.findIndex((start) => key.startsWith(start))
    // In the other traditions the Life Path stands beside the numbers of their own.
    const beside = key === 'life_path' && tradition !== 'pythagorean' ? places.length : 0
    return (place === -1 ? places.length : place) + beside
  }
  return facts.filter((fact) => fact.of === 'you' && isTrait(fact)).toSorted((one, other) => rank(one) - rank(other))
}
