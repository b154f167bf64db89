import type { ReadingFact, Tone } from '@numeria/contract'
import { explain, formatWorking, meaning, type Meaning, type NumberResult, type Position } from '@numeria/numerology'
import type { FactWords } from './fact-words.ts'

/** One computed fact with what the prompt needs besides: the engine's words for it, and what is worth telling about its working. */
export type Fact = ReadingFact & { meaning: Meaning | null; remarks: string[] }

export type Person = { fullName: string; birthDate: string }

/** Where in the chart the engine finds its meaning, and for which value. */
export type Place = { position: Position; value: number | string }

/** '7', '11/2' for a master number, '16/7' for a karmic debt. */
function spell({ value, karmicDebt }: NumberResult): string {
  if (karmicDebt.length > 0) return `${karmicDebt[0]}/${value}`
  return value > 9 ? `${value}/${[...String(value)].reduce((sum, digit) => sum + Number(digit), 0)}` : String(value)
}

const masters = [11, 22, 33]

function remarksOn(result: NumberResult): string[] {
  const remarks = masters.includes(result.value) ? [`${result.value} is a master number and stays`] : []
  for (const debt of result.karmicDebt) remarks.push(`the total ${debt} is a karmic debt`)
  if (result.number === 'lifePath' && result.digitSum !== null)
    remarks.push(`other calculators add all digits at once and show ${result.digitSum.value}`)
  return remarks
}

/** Writes down the facts of one person (or of the pair), in one tone and one language. */
export class FactWriter {
  readonly tone: Tone
  readonly words: FactWords
  readonly of: Fact['of']

  constructor(tone: Tone, words: FactWords, of: Fact['of'] = 'you') {
    this.tone = tone
    this.words = words
    this.of = of
  }

  /** A number with its working; nothing where the engine has none, as for the Soul Urge of a name without a vowel. */
  number(key: string, label: string, result: NumberResult | null, place?: Place): Fact[] {
    if (result === null) return []
    return [
      {
        key,
        label,
        value: result.value,
        text: spell(result),
        working: formatWorking(result),
        steps: explain(result, this.words.engine.explain),
        of: this.of,
        meaning: place === undefined ? null : meaning(place.position, place.value, this.tone),
        remarks: remarksOn(result),
      },
    ]
  }

  /** A list, a word, or a number that has a working of its own. */
  told(fact: Pick<Fact, 'key' | 'label' | 'text' | 'working'> & Partial<Fact>, place?: Place): Fact {
    const told = place === undefined ? null : meaning(place.position, place.value, this.tone)
    return { value: null, steps: [fact.working], of: this.of, meaning: told, remarks: [], ...fact }
  }
}
