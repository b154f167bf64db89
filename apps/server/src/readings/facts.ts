import { coreChart, explain, formatWorking, parsePlainDate, personalYear, type NumberResult } from '@numeria/numerology'

/** One computed number, as the prompt states it and as a reading stores it. */
export type Fact = {
  key: 'life_path' | 'expression' | 'soul_urge' | 'personality' | 'personal_year' | 'next_personal_year'
  label: string
  value: number
  /** The arithmetic in one line, for the model to quote. */
  working: string
  /** The arithmetic step by step, for a person to follow. */
  steps: string[]
}

/**
 * The numbers that a chat reading rests on, by the Pythagorean school (Decoz's rules). A name without a vowel or without a
 * consonant has no Soul Urge or no Personality.
 * @param year the calendar year of the Personal Year; the next one's is told too
 * @throws {NumerologyError} when no letter of the name can be read
 */
export function computeFacts(person: { birthDate: string; fullName: string }, year: number): Fact[] {
  const chart = coreChart({ ...person, year })
  const fact = (key: Fact['key'], label: string, result: NumberResult | null): Fact[] =>
    result === null ? [] : [{ key, label, value: result.value, working: formatWorking(result), steps: explain(result) }]
  return [
    ...fact('life_path', 'Life Path', chart.lifePath),
    ...fact('expression', 'Expression', chart.expression),
    ...fact('soul_urge', 'Soul Urge', chart.soulUrge),
    ...fact('personality', 'Personality', chart.personality),
    ...fact('personal_year', 'Personal Year', chart.personalYear),
    ...fact(
      'next_personal_year',
      `Personal Year ${year + 1}`,
      personalYear(parsePlainDate(person.birthDate), year + 1),
    ),
  ]
}
