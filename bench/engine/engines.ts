import { lifePath, nameNumbers, parsePlainDate } from '@numeria/numerology'
import numerologyCore from 'numerology-core'

export type Person = { birthDate: string; fullName: string }

/** The four numbers that both engines compute: Life Path, Expression, Soul Urge, Personality. */
export type FourNumbers = readonly [number, number, number, number]

export type Engine = (person: Person) => FourNumbers

/** Ours, each number with its whole working. */
export const ours: Engine = ({ birthDate, fullName }) => {
  const { expression, soulUrge, personality } = nameNumbers(fullName)
  return [lifePath(parsePlainDate(birthDate)).value, expression.value, soulUrge?.value ?? 0, personality?.value ?? 0]
}

const core = new numerologyCore.default()

/** npm numerology-core: values alone. It passes over what is no digit, so a date needs no other writing. */
export const peer: Engine = ({ birthDate, fullName }) => [
  core.getBirthForceNumber(birthDate),
  core.getDestinyNumber(fullName),
  core.getHeartsDesireNumber(fullName),
  core.getPersonalityNumber(fullName),
]

const given = ['Thomas', 'José', 'Mary', 'Yolanda', 'Łukasz', 'Anne-Marie', 'Bryan', 'Freda', 'Zoë', 'John']
const middle = ['John', 'Cruise', 'May', 'Elizabeth', 'Fitzgerald']
const family = ['Mapother', 'Smith', 'O’Brien', 'van der Kalen', 'Hancock', 'Monroe', 'Castro']

/** Made-up people whose names and dates vary, so that no engine can remember an answer. */
export const people: Person[] = Array.from({ length: 1_000 }, (_, index) => ({
  birthDate: `${1930 + (index % 90)}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
  fullName: [given[index % 10], middle[index % 5], family[index % 7]].join(' '),
}))
