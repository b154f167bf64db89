import type { Tradition } from '@numeria/contract'

/** Every position of a chart, by school, as the About page lists them; each id is an anchor on that page. */
export const ruleGroups = {
  character: [
    'life-path',
    'birthday',
    'expression',
    'soul-urge',
    'personality',
    'name-in-use',
    'maturity',
    'balance',
    'rational-thought',
    'karmic-debt',
    'karmic-lesson',
    'hidden-passion',
    'subconscious-self',
    'cornerstone',
    'capstone',
    'first-vowel',
    'plane',
    'bridge',
    'core-pair',
  ],
  time: [
    'universal-year',
    'personal-year',
    'personal-month',
    'personal-day',
    'essence',
    'pinnacle',
    'challenge',
    'period-cycle',
  ],
  chaldean: ['chaldean-name', 'chaldean-compound', 'chaldean-soul-urge'],
  hebrew: ['hebrew-ordinal'],
  vedic: ['psychic-number', 'destiny-number', 'vedic-name', 'planet', 'friendship'],
  chinese: ['lo-shu', 'lo-shu-ones', 'lo-shu-lines', 'driver', 'conductor', 'kua'],
  pair: ['compatibility'],
} as const

export type RuleGroup = keyof typeof ruleGroups
export type RuleId = (typeof ruleGroups)[RuleGroup][number]

const ids: readonly string[] = Object.values(ruleGroups).flat()
const isRule = (id: string): id is RuleId => ids.includes(id)

/** Keys of facts that say no more than their beginning, longest first. */
const beginnings: readonly (readonly [RegExp, RuleId])[] = [
  [/^(?:pair_|compatibility|pythagorean_score|squares_)/, 'compatibility'],
  [/^minor_/, 'name-in-use'],
  [/^(?:next|forecast)_(?:personal_)?year/, 'personal-year'],
  [/^next_universal_year/, 'universal-year'],
  [/^next_essence/, 'essence'],
  [/^(?:name_compound|compound_of_name)/, 'chaldean-compound'],
  [/^ordinal_/, 'hebrew-ordinal'],
  [/^planet_of_/, 'planet'],
  [/^friendship_/, 'friendship'],
  [/^lo_shu_ones/, 'lo-shu-ones'],
  [/^lo_shu_(?:complete|empty)/, 'lo-shu-lines'],
  [/^lo_shu_/, 'lo-shu'],
  [/^driver/, 'driver'],
  [/^conductor/, 'conductor'],
]

/** The rule on the About page by which a fact was counted; undefined for a fact without one, such as a single letter. */
export function ruleOf(key: string, tradition: Tradition): RuleId | undefined {
  if (tradition === 'chaldean' && key === 'soul_urge') return 'chaldean-soul-urge'
  if (key === 'name_number') return tradition === 'vedic' ? 'vedic-name' : 'chaldean-name'
  const found = beginnings.find(([beginning]) => beginning.test(key))
  if (found) return found[1]
  const words = key.replace(/_(?:of_)?\d.*$/, '').split('_')
  for (let count = words.length; count > 0; count -= 1) {
    const id = words.slice(0, count).join('-')
    if (isRule(id)) return id
  }
  return undefined
}
