import type { Chart, ChartNumber } from '@numeria/contract'
import { loShuPlanes } from '@numeria/numerology'
import { chart as words } from '#messages/chart'
import { numberEntry, toldEntry, type Entry, type TextRef } from './entry.ts'

export function chaldeanEntries({ name, soulUrge, compounds }: Chart['chaldean']): Entry[] {
  return [
    numberEntry('chaldean-name', words.numbers.chaldeanName, 'chaldean-name', name, [
      { position: 'chaldeanName', value: name.value },
    ]),
    ...compounds.map(({ of, written, path, standsFor }, index) =>
      toldEntry({
        id: `compound-${index}`,
        label: words.compounds[of](written),
        shown: String(path[0]),
        working: compoundWorking(name, of, written, path[0]!),
        ...(path.length > 1 && { note: words.readAs(path.join(' → ')) }),
        texts: [{ position: 'chaldeanCompound', value: standsFor }],
        rule: 'chaldean-compound',
      }),
    ),
    // The texts of the Soul Urge are of the Pythagorean school.
    ...(soulUrge === null
      ? []
      : [numberEntry('chaldean-soul-urge', words.numbers.chaldeanSoulUrge, 'chaldean-soul-urge', soulUrge, [])]),
  ]
}

/** The letters of one name, the totals of all names, or, by Cheiro's way, their roots. */
function compoundWorking({ parts }: ChartNumber, of: 'name' | 'cheiro' | 'part', written: string, sum: number): string {
  if (of === 'cheiro') return `${parts.map(({ value }) => value).join(' + ')} = ${sum}`
  const one = parts.length === 1 ? parts[0] : parts.find((part) => part.kind === 'name' && part.written === written)
  if (one?.kind === 'name')
    return `${one.letters.map(({ letter, value }) => `${letter} ${value}`).join(' + ')} = ${sum}`
  return `${parts.map(({ total }) => total).join(' + ')} = ${sum}`
}

export const hebrewEntries = ({ ordinal }: Chart['hebrew']): Entry[] => [
  numberEntry('hebrew-ordinal', words.numbers.hebrewOrdinal, 'hebrew-ordinal', ordinal, [
    { position: 'hebrewOrdinal', value: ordinal.value },
  ]),
]

export function vedicEntries({ psychic, destiny, name, planets, friendships }: Chart['vedic']): Entry[] {
  const planet = (value: number): TextRef => ({ position: 'planet', value })
  const ruled = (of: keyof typeof planets) => ({ note: words.ruledBy(words.planets[planets[of]]) })
  return [
    numberEntry(
      'psychic',
      words.numbers.psychic,
      'psychic-number',
      psychic,
      [{ position: 'psychic', value: psychic.value }, planet(psychic.value)],
      ruled('psychic'),
    ),
    numberEntry(
      'destiny',
      words.numbers.destiny,
      'destiny-number',
      destiny,
      [{ position: 'destiny', value: destiny.value }, planet(destiny.value)],
      ruled('destiny'),
    ),
    numberEntry('vedic-name', words.numbers.vedicName, 'vedic-name', name, [planet(name.value)], ruled('name')),
    ...friendships.map(({ of, planets: [one, other], regards: [first, second], school }) => {
      const [oneName, otherName] = [words.planets[one], words.planets[other]]
      return toldEntry({
        id: `friendship-${of}`,
        label: words.friendships[of],
        shown: of === 'psychic_destiny' ? `${psychic.value} · ${destiny.value}` : `${name.value} · ${psychic.value}`,
        working: `${words.regards[first](oneName, otherName)}; ${words.regards[second](otherName, oneName)}; ${words.school(school)}`,
        rule: 'friendship',
      })
    }),
  ]
}

export function chineseEntries({ loShu, kua }: Chart['chinese'], { psychic, destiny }: Chart['vedic']): Entry[] {
  return [
    ...loShuEntries(loShu),
    numberEntry('driver', words.driver, 'driver', psychic, [{ position: 'driver', value: psychic.value }]),
    numberEntry('conductor', words.conductor, 'conductor', destiny, [{ position: 'conductor', value: destiny.value }]),
    ...kuaEntries(kua),
  ]
}

export function loShuEntries(loShu: Chart['chinese']['loShu']): Entry[] {
  const ones = loShu.counts[1]!
  const line = (kind: 'complete' | 'empty') =>
    loShu[kind].map((plane) =>
      toldEntry({
        id: `lo-shu-${kind}-${plane}`,
        label: kind === 'complete' ? words.strength : words.weakness,
        shown: loShuPlanes[plane].join('-'),
        note: words.lines[plane],
        texts: [{ position: kind === 'complete' ? 'loShuComplete' : 'loShuEmpty', value: plane }],
        rule: 'lo-shu-lines',
      }),
    )
  return [
    ...(ones === 0
      ? []
      : [
          toldEntry({
            id: 'lo-shu-ones',
            label: words.ones,
            shown: '1'.repeat(ones),
            texts: [{ position: 'loShuOnes', value: '1'.repeat(Math.min(ones, 4)) }],
            rule: 'lo-shu-ones',
          }),
        ]),
    // The ones have texts of their own, above.
    ...loShu.repeating
      .filter((value) => value !== 1)
      .map((value) =>
        toldEntry({
          id: `lo-shu-repeated-${value}`,
          label: words.repeated,
          shown: String(value),
          value,
          working: words.times(loShu.counts[value]!),
          texts: [{ position: 'loShuPresent', value }],
          rule: 'lo-shu',
        }),
      ),
    ...loShu.missing.map((value) =>
      toldEntry({
        id: `lo-shu-missing-${value}`,
        label: words.missing,
        shown: String(value),
        value,
        working: words.notThere,
        texts: [{ position: 'loShuMissing', value }],
        rule: 'lo-shu',
      }),
    ),
    ...line('complete'),
    ...line('empty'),
  ]
}

/** One where both sexes have the same number. */
function kuaEntries(kua: Chart['chinese']['kua']): Entry[] {
  const isOne = new Set(kua.map(({ value }) => value)).size === 1
  return (isOne ? kua.slice(0, 1) : kua).map(({ sex, value, yearDigit, steps, wasFive, group }) =>
    toldEntry({
      id: isOne ? 'kua' : `kua-${sex}`,
      label: words.kua[isOne ? 'both' : sex],
      shown: String(value),
      value,
      note: words.kuaGroup[group],
      working: `${sex === 'male' ? `11 − ${yearDigit}` : `4 + ${yearDigit}`} = ${steps.join(' → ')}${wasFive ? ` → ${value}` : ''}`,
      texts: [{ position: 'kua', value }],
      rule: 'kua',
    }),
  )
}
