import type { Fact } from './facts/fact.ts'

type Key = 'life_path' | 'expression' | 'soul_urge' | 'personality' | 'personal_year'

const names: Record<Key, string> = {
  life_path: 'life[ -]path',
  expression: '(?:expression|destiny)',
  soul_urge: "(?:soul[ -]urge|heart[’']s desire)",
  personality: 'personality',
  personal_year: 'personal[ -]year',
}

const words = new Map(
  Object.entries({
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    eleven: 11,
    'twenty-two': 22,
    'thirty-three': 33,
  }),
)
const wordForms = [...words.keys()].join('|')

const counted =
  'sides|paths|gifts|things|ways|parts|steps|years|months|weeks|days|hours|minutes|times|roads|people|minds|qualities|lessons|questions'
// '12 months' and 'two sides' count things; 'a seven' names a number.
const countsNothing = `(?!\\s+(?:\\p{L}+\\s+)?(?:${counted})(?![\\p{L}]))`
const digits = `\\d{1,2}(?:\\s?/\\s?\\d{1,2})?(?![\\p{L}\\p{N}]|[.,]\\d|\\s?%)${countsNothing}`
const word = `(?:${wordForms})(?![\\p{L}-]|\\s+of\\b)${countsNothing}`
const amount = `(?:${digits}|${word})`

const mark = '[\\s:=(*_"“‘–—-]'
const verb =
  'number|is|of|was|being|as|shows|equals|an?|the|comes|reduces|adds|up|to|down|remains|becomes|stands|at|vibration|energy|your'
/** What may stand between a name and its number: 'Life Path number is a **7**', 'Life Path, a 7'. */
const gap = `(?:(?:${mark}+(?:${verb})(?![\\p{L}])){0,6}${mark}+|,\\s+(?:an?|number)\\s+)`
/** 'Chapter 2 of your life path' numbers the chapter. */
const numbersSomethingElse = '(?<!(?:chapter|step|part|phase|stage|day|week|page|lesson|rule|point|level)\\s)'

const claims: readonly { key: Key; pattern: RegExp }[] = (Object.keys(names) as Key[]).flatMap((key) => [
  { key, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?<before>${names[key]}${gap})(?<said>${amount})`, 'giu') },
  {
    key,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}./])${numbersSomethingElse}(?<said>${amount})(?<after>[*_]*\\s+(?:(?:is|as|for|of|in|by)\\s+(?:(?:your|the)\\s+)?)?${names[key]}(?![\\p{L}\\p{N}]))`,
      'giu',
    ),
  },
])

/**
 * Puts right every number that a sentence claims for this person and that the engine did not compute. English.
 * @param year the calendar year of the Personal Year; a sentence that names the next one is held against the next one's number
 * @returns the sentence as it may be shown, and how many claims had to be corrected
 * @example groundSentence('Your Life Path 4 asks for patience.', facts, 2026) // { text: 'Your Life Path 7 asks…', corrections: 1 }
 */
export function groundSentence(
  sentence: string,
  facts: readonly Fact[],
  year: number,
): { text: string; corrections: number } {
  const years = yearsMeant(sentence, year)
  let corrections = 0
  let text = sentence
  for (const { key, pattern } of claims) {
    const right = facts
      .filter((fact) => (key === 'personal_year' ? years.includes(fact.key) : fact.key === key))
      .flatMap(({ value }) => value ?? [])
    if (right.length === 0) continue
    text = text.replace(pattern, (...match) => {
      const { before = '', said = '', after = '' } = match.at(-1) as Record<string, string | undefined>
      if (right.some((value) => isSaid(said, value))) return match[0] as string
      corrections += 1
      return `${before}${right[0]}${after}`
    })
  }
  return { text, corrections }
}

/** Which Personal Year a sentence speaks of; one that names both may give either's number. */
function yearsMeant(sentence: string, year: number): Fact['key'][] {
  const looksAhead = sentence.includes(String(year + 1)) || /\bnext year\b/i.test(sentence)
  const isHere = sentence.includes(String(year)) || /\b(?:this|current|now|today)\b/i.test(sentence)
  if (!looksAhead) return ['personal_year']
  return isHere ? ['personal_year', 'next_personal_year'] : ['next_personal_year']
}

/** '7', 'seven' and '16/7' all say 7. */
function isSaid(said: string, value: number): boolean {
  return said.split('/').some((part) => (words.get(part.trim().toLowerCase()) ?? Number(part)) === value)
}
