import type { Tone, Tradition } from '@numeria/contract'
import {
  compatibility,
  explainCompatibility,
  explainVedicCompatibility,
  loShuGrid,
  numberNames,
  parsePlainDate,
  vedicCompatibility,
  type Compatibility,
  type PairRelation,
} from '@numeria/numerology'
import { FactWriter, type Fact, type Person } from './fact.ts'

const relations: Record<PairRelation, string> = {
  high: 'go together with ease',
  compatible: 'go together well',
  neutral: 'neither help nor hinder each other',
  challenging: 'ask for patience with each other',
}

const keys = { lifePath: 'life_path', expression: 'expression', soulUrge: 'soul_urge' } as const
const vedicKeys = { psychic: 'psychic_number', destiny: 'destiny_number', vedicName: 'name_number' } as const

/** What two people’s numbers make together: by the tradition’s own rule where it has one, else the Pythagorean pair. */
export function pairFacts(tone: Tone, tradition: Tradition, you: Person, other: Person): Fact[] {
  const write = new FactWriter(tone, 'both')
  const pair = compatibility(you, other)
  if (tradition === 'vedic')
    return [
      ...vedicPair(write, you, other),
      scoreFact(write, 'pythagorean_score', 'Pythagorean score', pair.score, explainCompatibility(pair)),
    ]
  const beside = tradition === 'pythagorean' ? '' : 'Pythagorean '
  return [
    ...(tradition === 'chinese' ? squaresTogether(write, you, other) : []),
    ...pythagoreanPair(write, pair, beside),
  ]
}

/** @param beside says of which school the pair is, where the reading follows another */
function pythagoreanPair(write: FactWriter, pair: Compatibility, beside: string): Fact[] {
  const lines = explainCompatibility(pair)
  return [
    ...pair.pairs.flatMap(({ position, values, relation, bridge }, index) => [
      write.told(
        {
          key: `pair_${keys[position]}`,
          label: `${beside}${numberNames[position]} together`,
          text: `${values[0]} and ${values[1]} ${relations[relation]}`,
          working: lines[index + 1]!,
        },
        { position: 'pairRelation', value: relation },
      ),
      ...write.number(`bridge_${keys[position]}`, `Bridge between your ${numberNames[position]} numbers`, bridge),
    ]),
    scoreFact(write, 'compatibility_score', 'Compatibility score', pair.score, lines),
  ]
}

function vedicPair(write: FactWriter, you: Person, other: Person): Fact[] {
  const pair = vedicCompatibility(you, other)
  const lines = explainVedicCompatibility(pair)
  return [
    ...pair.pairs.map(({ position }, index) => {
      const both = lines.slice(1 + 2 * index, 3 + 2 * index)
      const text = both.map((line) => line.slice(line.indexOf(': ') + 2)).join('; ')
      return write.told({
        key: `pair_${vedicKeys[position]}`,
        label: `${numberNames[position]} together`,
        text,
        working: text,
        steps: both,
      })
    }),
    scoreFact(write, 'compatibility_score', 'Compatibility score', pair.score, lines),
  ]
}

function scoreFact(write: FactWriter, key: string, label: string, score: number, steps: string[]): Fact {
  const value = Math.round(score * 100)
  return write.told({ key, label, value, text: `${value} of 100`, working: steps.at(-1)!, steps })
}

/** What each square has that the other lacks. */
function squaresTogether(write: FactWriter, you: Person, other: Person): Fact[] {
  const [yours, theirs] = [loShuGrid(parsePlainDate(you.birthDate)), loShuGrid(parsePlainDate(other.birthDate))]
  const filled = (missing: readonly number[], present: readonly number[]) =>
    missing.filter((digit) => present.includes(digit)).join(', ') || 'none'
  const working = `your missing numbers ${yours.missing.join(', ')}; theirs ${theirs.missing.join(', ')}`
  return [
    write.told({
      key: 'squares_other_fills',
      label: 'Missing in your square, present in theirs',
      text: filled(yours.missing, theirs.present),
      working,
    }),
    write.told({
      key: 'squares_you_fill',
      label: 'Missing in their square, present in yours',
      text: filled(theirs.missing, yours.present),
      working,
    }),
  ]
}
