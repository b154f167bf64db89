import type { Fact } from './facts.ts'

const numerals = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((word, value) => [word, value] as const),
)
numerals.set('eleven', 11).set('twenty-two', 22).set('thirty-three', 33)

const amount = `(\\d{1,2}(?:\\/\\d{1,2})?|${[...numerals.keys()].join('|')})(?![\\p{L}\\p{N}])`
const names: Record<Fact['key'], string> = {
  life_path: 'life[ -]path',
  expression: '(?:expression|destiny)',
  soul_urge: "(?:soul[ -]urge|heart['’]s desire)",
  personality: 'personality',
  personal_year: 'personal year',
}
const between = "(?:\\s+number)?(?:\\s+(?:is|of|being|as|shows|equals|number|a|an|the|in|at|at\\s+heart|[*_]+)|\\s*[:=(*_–—-])*\\s*[*_]*"

type Claim = { key: Fact['key']; pattern: RegExp }

/** 'Life Path 7', 'your Life Path number is seven', 'Life Path: **7**'; and the other way round: 'a 7 Life Path'. */
const claims: readonly Claim[] = (Object.keys(names) as Fact['key'][]).flatMap((key) => [
  { key, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?<before>${names[key]}${between})(?<said>${amount})`, 'giu') },
  { key, pattern: new RegExp(`(?<![\\p{L}\\p{N}./])(?<said>${amount})(?<after>\\s+${names[key]}(?![\\p{L}\\p{N}]))`, 'giu') },
])

/** Whether '19/1', '1' or 'one' names `value`: of a compound like 19/1 one half must be the number. */
function names_(said: string, value: number): boolean {
  return said.split('/').some((part) => (numerals.get(part.toLowerCase()) ?? Number(part)) === value)
}

/**
 * Puts right every number that a sentence claims for this person and that the engine did not compute.
 * @returns the sentence as it may be shown, and how many claims had to be corrected
 */
export function groundSentence(sentence: string, facts: readonly Fact[]): { text: string; corrections: number } {
  let corrections = 0
  let text = sentence
  for (const { key, pattern } of claims) {
    const computed = facts.filter((fact) => fact.key === key).map((fact) => fact.value)
    if (computed.length === 0) continue
    text = text.replace(pattern, (...match) => {
      const { before = '', said, after = '' } = match.at(-1) as Record<string, string | undefined>
      if (computed.some((value) => names_(said!, value))) return match[0] as string
      corrections += 1
      return `${before}${computed[0]}${after}`
    })
  }
  return { text, corrections }
}
