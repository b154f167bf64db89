import {
  chaldeanLetterValue,
  chaldeanName,
  chaldeanSoulUrge,
  compoundMeaning,
  destiny,
  gematria,
  hebrewOrdinal,
  kua,
  kuaDirections,
  kuaStars,
  loShuGrid,
  loShuPlanes,
  loShuRows,
  parsePlainDate,
  planetOf,
  psychic,
  vedicFriendship,
  vedicName,
  type ChaldeanName,
  type ChaldeanSoulUrge,
  type LoShuGrid,
  type VedicName,
} from '../src/index.ts'
import { letterTable, type Kinds } from './kinds.ts'

function compounds(result: ChaldeanName | ChaldeanSoulUrge | VedicName) {
  return {
    compound: result.total,
    root: result.value,
    value: result.value,
    perNameCompounds: result.parts.map((part) => part.total),
    perNameRoots: result.parts.map((part) => part.value),
  }
}

export const chaldeanKinds: Kinds = {
  chaldeanName({ name }) {
    const result = chaldeanName(name)
    return { ...compounds(result), cheiroCompound: result.cheiro.total }
  },
  chaldeanSoulUrge: ({ name }) => compounds(chaldeanSoulUrge(name)),
  letterTable: () => ({ table: letterTable(chaldeanLetterValue) }),
  compoundMeaning: ({ compound }) => ({ title: compoundMeaning(compound, 'mystic')?.title }),
}

export const vedicKinds: Kinds = {
  vedicDate({ birthDate }) {
    const date = parsePlainDate(birthDate)
    const whole = destiny(date)
    return { psychic: psychic(date).value, destinyTotal: whole.total, destiny: whole.value }
  },
  vedicName: ({ name }) => compounds(vedicName(name)),
  planets: () => ({
    planets: Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [digit, planetOf(digit)])),
  }),
  friendship: ({ a, b }) => ({ regards: vedicFriendship(a, b).regards, score: vedicFriendship(a, b).score }),
}

function figures({ counts, present, missing, repeating, complete, empty }: LoShuGrid) {
  return {
    counts: Object.fromEntries(counts.map((count, digit) => [digit, count]).filter(([, count]) => count !== 0)),
    present,
    missing,
    repeating,
    complete,
    empty,
  }
}

export const chineseKinds: Kinds = {
  loShu({ birthDate }) {
    const date = parsePlainDate(birthDate)
    const { missing, repeating } = loShuGrid(date, { driverAndConductor: true })
    return { ...figures(loShuGrid(date)), withPsychicAndDestiny: { missing, repeating } }
  },
  kuaDirections({ kua: value }) {
    const { group, directions } = kuaDirections(value)
    return { group, favourable: kuaStars.slice(0, 4).map((star) => directions[star]) }
  },
  loShuLayout() {
    // The two diagonals go by different names from school to school, so no example gives them.
    const { golden: _golden, silver: _silver, ...planes } = loShuPlanes
    return { rows: loShuRows, planes }
  },
  kua({ birthDate }) {
    const date = parsePlainDate(birthDate)
    return { male: kua(date, 'male').value, female: kua(date, 'female').value }
  },
}

export const hebrewKinds: Kinds = {
  ordinal({ name }) {
    const { total, value, parts } = hebrewOrdinal(name)
    return {
      total,
      value,
      perWord: parts.map((part) => part.total),
      letterValues: parts.flatMap((part) => part.letters.map((letter) => letter.value)),
    }
  },
  gematriaStandard: ({ name }) => ({ total: gematria(name).standard, value: gematria(name).root.value }),
  gematriaGadol: ({ name }) => ({ total: gematria(name).gadol }),
  gematriaOrdinal: ({ name }) => ({ total: gematria(name).ordinal }),
}
