import type { Tradition } from '@numeria/contract'
import {
  compatibility,
  explainCompatibility,
  explainRegards,
  explainVedicCompatibility,
  loShuGrid,
  parsePlainDate,
  vedicCompatibility,
  type Compatibility,
} from '@numeria/numerology'
import { FactWriter, knownAs, type Fact, type Person, type Voice } from './fact.ts'
import { line, renderFactLine, type FactLine } from './words/fact-line.ts'
import { relations } from '../../page-texts/en/facts.ts'

const keys = { lifePath: 'life_path', expression: 'expression', soulUrge: 'soul_urge' } as const
const vedicKeys = { psychic: 'psychic_number', destiny: 'destiny_number', vedicName: 'name_number' } as const

/** Facts about two people together: by the tradition's own rule where it has one, else the Pythagorean pair. */
export function pairFacts(voice: Voice, tradition: Tradition, you: Person, other: Person): Fact[] {
  const write = new FactWriter(voice, 'both')
  const pair = compatibility(you, other)
  if (tradition === 'vedic')
    return [
      ...vedicPair(write, you, other),
      scoreFact(write, 'pythagorean_score', line('both.pythagoreanScore'), pair.score, explainCompatibility(pair)),
    ]
  return [
    ...(tradition === 'chinese' ? squaresTogether(write, you, other) : []),
    ...pythagoreanPair(write, pair, tradition !== 'pythagorean'),
  ]
}

/** @param isBeside whether the reading follows another school, so that it is said of which one the pair is */
function pythagoreanPair(write: FactWriter, pair: Compatibility, isBeside: boolean): Fact[] {
  const lines = explainCompatibility(pair)
  return [
    ...pair.pairs.flatMap(({ position, values, relation, bridge }, index) => [
      write.told(
        {
          key: `pair_${keys[position]}`,
          label: line('both.together', line(`step.numbers.${position}`), isBeside),
          text: line('both.relation', values[0], values[1], relation),
          note: `the two numbers ${relations[relation]}`,
          working: lines[index + 1]!,
        },
        { position: 'pairRelation', value: relation },
      ),
      ...write.number(`bridge_${keys[position]}`, line('both.bridgeBetween', line(`step.numbers.${position}`)), bridge),
    ]),
    scoreFact(write, 'compatibility_score', line('both.score'), pair.score, lines),
  ]
}

function vedicPair(write: FactWriter, you: Person, other: Person): Fact[] {
  const pair = vedicCompatibility(byNameInUse(you), byNameInUse(other))
  const lines = explainVedicCompatibility(pair)
  return [
    ...pair.pairs.map((compared, index) => {
      const { position } = compared
      const text = line('both.regards', ...explainRegards(compared))
      return write.told({
        key: `pair_${vedicKeys[position]}`,
        label: line('both.together', line(`step.numbers.${position}`), false),
        text,
        working: text,
        note: renderFactLine(line('both.regards', ...explainRegards(compared, false)), 'en'),
        steps: lines.slice(1 + 2 * index, 3 + 2 * index),
      })
    }),
    scoreFact(write, 'compatibility_score', line('both.score'), pair.score, lines),
  ]
}

/** The Vedic name number counts the name in use. */
export function byNameInUse(person: Person): Person {
  return { ...person, fullName: knownAs(person) }
}

function scoreFact(write: FactWriter, key: string, label: FactLine, score: number, steps: FactLine[]): Fact {
  const value = Math.round(score * 100)
  const text = line('both.ofHundred', value)
  const note = 'the average of how the numbers of the two people go together'
  return write.told({ key, label, value, text, working: steps.at(-1)!, note, steps, slot: { ofHundred: value } })
}

/** Numbers of each square that the other square lacks. */
function squaresTogether(write: FactWriter, you: Person, other: Person): Fact[] {
  const [yours, theirs] = [loShuGrid(parsePlainDate(you.birthDate)), loShuGrid(parsePlainDate(other.birthDate))]
  const filled = (missing: readonly number[], present: readonly number[]) => {
    const digits = missing.filter((digit) => present.includes(digit)).join(', ')
    return { text: digits || line('none'), slot: digits || null }
  }
  const working = line('both.missing', yours.missing, theirs.missing)
  return [
    write.told({
      key: 'squares_other_fills',
      label: line('both.otherFills'),
      ...filled(yours.missing, theirs.present),
      working,
    }),
    write.told({
      key: 'squares_you_fill',
      label: line('both.youFill'),
      ...filled(theirs.missing, yours.present),
      working,
    }),
  ]
}
