import { pageLanguageOf, type ReadingFact, type ReadingLanguage, type Tone } from '@numeria/contract'
import {
  explain,
  formatWorking,
  meaning,
  sentence,
  type Meaning,
  type NumberResult,
  type Position,
  type SentenceKind,
  type PageLanguage,
  type VedicPlanet,
} from '@numeria/numerology'
import { line, type FactLine } from './words/fact-line.ts'

/** One computed fact with what the prompt needs besides: its id, the engine's words for it, and remarks on its working. */
export type Fact = Pick<ReadingFact, 'key' | 'value' | 'of'> & {
  label: FactLine
  text: FactLine
  working: FactLine
  steps: FactLine[]
  /** `<who>.<what>[.<when or which>]`: 'you.life_path', 'rui.personal_year.2027', 'pair.score'. A slot names a fact by it. */
  id: string
  /** The text of the slot; null for a fact that is a whole sentence without a slot. */
  slot: SlotValue | null
  meaning: FactMeaning | null
  remarks: string[]
  /** The working of the letters without the name that they stand in, for the model. Null where the working names no person. */
  note: string | null
  /** The working without a word of any language, which a slot may show; null where the working is words. */
  arithmetic: string | null
}

/** The engine's text, and what else it says: of the phase of life, the plane, the position, the letters of the year. */
export type FactMeaning = Meaning & { also?: readonly string[] }

/** A text that is the same in every language, or a value that each language writes in its own way. */
export type SlotValue = string | { planet: VedicPlanet } | { ofHundred: number }

/** `fullName` is the name of birth; `currentName` is the name in use, where it is another. */
export type Person = { fullName: string; birthDate: string; currentName?: string | undefined }

/** The name that a person is known by: Chaldean and Vedic numbers count it. */
export function knownAs({ fullName, currentName }: Person): string {
  return currentName ?? fullName
}

/** The numbers that count the name in use. */
const ofNameInUse: ReadonlySet<NumberResult['number']> = new Set([
  'chaldeanName',
  'chaldeanSoulUrge',
  'vedicName',
  'minorExpression',
  'minorSoulUrge',
  'minorPersonality',
])

/** Where in the chart the engine finds its meaning, and for which value. */
export type Place = { position: Position; value: number | string; also?: readonly string[] }

/** '7', '11/2' for a master number, '16/7' for a karmic debt. */
function spell({ value, karmicDebt }: NumberResult): string {
  if (karmicDebt.length > 0) return `${karmicDebt[0]}/${value}`
  return value > 9 ? `${value}/${reduced(value)}` : String(value)
}

function reduced(value: number): number {
  return [...String(value)].reduce((sum, digit) => sum + Number(digit), 0)
}

const masters = [11, 22, 33]

function remarksOn(result: NumberResult): string[] {
  const remarks = masters.includes(result.value)
    ? [`${result.value} is a master number, and ${reduced(result.value)} what it would be reduced to`]
    : []
  for (const debt of result.karmicDebt) remarks.push(`the total ${debt} is a karmic debt`)
  if (result.number === 'lifePath' && result.digitSum !== null)
    remarks.push(`other calculators add all digits at once and show ${result.digitSum.value}`)
  return remarks
}

/** The tone and the language in which the model is given the meanings. */
export type Voice = { tone: Tone; language: ReadingLanguage }

/** Writes down the facts of one person (or of the pair). */
export class FactWriter {
  readonly voice: Voice
  readonly of: Fact['of']
  readonly #who: string
  readonly #hasNameInUse: boolean

  /** @param who how the ids of these facts begin: 'you', a first name's slug, or 'pair' */
  constructor(voice: Voice, of: Fact['of'] = 'you', who = of === 'both' ? 'pair' : String(of), hasNameInUse = false) {
    this.#hasNameInUse = hasNameInUse
    this.voice = voice
    this.of = of
    this.#who = who
  }

  /** A number with its working; nothing where the engine has none, as for the Soul Urge of a name without a vowel. */
  number(key: string, label: FactLine, result: NumberResult | null, place?: Place, id = idOf(this.#who, key)): Fact[] {
    if (result === null) return []
    const text = spell(result)
    return [
      {
        id,
        slot: text,
        key,
        label,
        value: result.value,
        text,
        working: formatWorking(result),
        arithmetic: formatWorking(result),
        note: null,
        steps: [...this.#nameCounted(result), ...explain(result)],
        of: this.of,
        meaning: place === undefined ? null : this.meaning(place),
        remarks: remarksOn(result),
      },
    ]
  }

  /** Which name a number of a name counts. A person who gave one name alone is known by it. */
  #nameCounted(result: NumberResult): FactLine[] {
    if (!('reading' in result)) return []
    const { written } = result.reading
    const isInUse = this.#hasNameInUse && ofNameInUse.has(result.number)
    return [line('name.counted', written, isInUse)]
  }

  /** A list, a word, or a number that has a working of its own. */
  told(fact: Pick<Fact, 'key' | 'label' | 'text' | 'working'> & Partial<Fact>, place?: Place): Fact {
    const told = place === undefined ? null : this.meaning(place)
    const slot = fact.value === null || fact.value === undefined ? null : String(fact.value)
    const id = idOf(this.#who, fact.key)
    const none = { value: null, remarks: [], note: null, arithmetic: null }
    return { ...none, id, slot, steps: [fact.working], of: this.of, meaning: told, ...fact }
  }

  /** The engine's text, in Portuguese for a reading in Portuguese, else in English. */
  meaning({ position, value, also = [] }: Place): FactMeaning {
    const text = meaning(position, value, this.voice.tone, this.#textLanguage)
    return also.length === 0 ? text : { ...text, also }
  }

  /** A whole text without its title, to stand beside that of a number. */
  text(position: Position, value: number | string): string {
    const { title: _, ...fields } = this.meaning({ position, value })
    return Object.values(fields).join(' ')
  }

  sentence(kind: SentenceKind, key: number | string): string {
    return sentence(kind, key as never, this.#textLanguage)
  }

  get #textLanguage(): PageLanguage {
    return pageLanguageOf(this.voice.language)
  }

  /** The id of a number that belongs to a year, a month or a day. */
  idAt(what: string, when: string | number): string {
    return `${this.#who}.${what}.${when}`
  }
}

/** 'karmic_debt_16' is karmic_debt.16 of its person. */
function idOf(who: string, key: string): string {
  const what = key
    .replace(/^pair_|^compatibility_/, '')
    .replace(/^bridge_/, 'bridge.')
    .replace(/^planet_of_(\w+)_number$/, 'planet_of.$1')
    .replace(/_(\d+)$/, '.$1')
  return `${who}.${what}`
}
