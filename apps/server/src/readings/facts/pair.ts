import type { Tradition } from '@numeria/contract'
import {
  compatibility,
  explainCompatibility,
  explainVedicCompatibility,
  loShuGrid,
  parsePlainDate,
  vedicCompatibility,
  type Compatibility,
} from '@numeria/numerology'
import { FactWriter, knownAs, type Fact, type Person, type Voice } from './fact.ts'
import { relations, type FactWords } from './fact-words.ts'

const keys = { lifePath: 'life_path', expression: 'expression', soulUrge: 'soul_urge' } as const
const vedicKeys = { psychic: 'psychic_number', destiny: 'destiny_number', vedicName: 'name_number' } as const

/** Facts about two people together: by the tradition's own rule where it has one, else the Pythagorean pair. */
export function pairFacts(voice: Voice, words: FactWords, tradition: Tradition, you: Person, other: Person): Fact[] {
  const write = new FactWriter(voice, words, 'both')
  const pair = compatibility(you, other)
  if (tradition === 'vedic')
    return [
      ...vedicPair(write, you, other),
      scoreFact(
        write,
        'pythagorean_score',
        words.pair.pythagoreanScore,
        pair.score,
        explainCompatibility(pair, words.engine.pair),
      ),
    ]
  return [
    ...(tradition === 'chinese' ? squaresTogether(write, you, other) : []),
    ...pythagoreanPair(write, pair, tradition !== 'pythagorean'),
  ]
}

/** @param isBeside whether the reading follows another school, so that it is said of which one the pair is */
function pythagoreanPair(write: FactWriter, pair: Compatibility, isBeside: boolean): Fact[] {
  const { engine, numbers, pair: words } = write.words
  const lines = explainCompatibility(pair, engine.pair)
  return [
    ...pair.pairs.flatMap(({ position, values, relation, bridge }, index) => [
      write.told(
        {
          key: `pair_${keys[position]}`,
          label: words.together(numbers[position], isBeside),
          text: words.relation(values[0], values[1], relation),
          note: `the two numbers ${relations[relation]}`,
          working: lines[index + 1]!,
        },
        { position: 'pairRelation', value: relation },
      ),
      ...write.number(`bridge_${keys[position]}`, words.bridgeBetween(numbers[position]), bridge),
    ]),
    scoreFact(write, 'compatibility_score', words.score, pair.score, lines),
  ]
}

function vedicPair(write: FactWriter, you: Person, other: Person): Fact[] {
  const pair = vedicCompatibility(byNameInUse(you), byNameInUse(other))
  const { engine, numbers, pair: words } = write.words
  const lines = explainVedicCompatibility(pair, engine.vedicPair)
  return [
    ...pair.pairs.map(({ position }, index) => {
      const both = lines.slice(1 + 2 * index, 3 + 2 * index)
      const text = both.map((line) => line.slice(line.indexOf(': ') + 2)).join('; ')
      return write.told({
        key: `pair_${vedicKeys[position]}`,
        label: words.together(numbers[position], false),
        text,
        working: text,
        note: text.replaceAll(/ \(\d+\)/g, ''),
        steps: both,
      })
    }),
    scoreFact(write, 'compatibility_score', words.score, pair.score, lines),
  ]
}

/** The Vedic name number counts the name in use. */
export function byNameInUse(person: Person): Person {
  return { ...person, fullName: knownAs(person) }
}

function scoreFact(write: FactWriter, key: string, label: string, score: number, steps: string[]): Fact {
  const value = Math.round(score * 100)
  const text = write.words.pair.ofHundred(value)
  const note = 'the average of how the numbers of the two people go together'
  return write.told({ key, label, value, text, working: steps.at(-1)!, note, steps, slot: { ofHundred: value } })
}

/** Numbers of each square that the other square lacks. */
function squaresTogether(write: FactWriter, you: Person, other: Person): Fact[] {
  const { none, pair: words } = write.words
  const [yours, theirs] = [loShuGrid(parsePlainDate(you.birthDate)), loShuGrid(parsePlainDate(other.birthDate))]
  const filled = (missing: readonly number[], present: readonly number[]) => {
    const digits = missing.filter((digit) => present.includes(digit)).join(', ')
    return { text: digits || none, slot: digits || null }
  }
  const working = words.missing(yours.missing.join(', '), theirs.missing.join(', '))
  return [
    write.told({
      key: 'squares_other_fills',
      label: words.otherFills,
      ...filled(yours.missing, theirs.present),
      working,
    }),
    write.told({
      key: 'squares_you_fill',
      label: words.youFill,
      ...filled(theirs.missing, yours.present),
      working,
    }),
  ]
}
