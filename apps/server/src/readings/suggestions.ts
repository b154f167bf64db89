import type { Fact } from './facts/fact.ts'

const questions: Partial<Record<Fact['key'], (value: number, year: number) => string>> = {
  life_path: (value) => `What is my purpose with Life Path ${value}?`,
  personal_year: (value, year) => `What does ${year} ask of me in a Personal Year ${value}?`,
  soul_urge: (value) => `A quick tip for my Soul Urge ${value}`,
}

/** Two or three questions worth asking next, from this person's numbers. Plain text: a chip fills the input with it. */
export function suggestReadings(facts: readonly Fact[], year: number): string[] {
  return facts.flatMap(({ key, value }) => (value === null ? [] : (questions[key]?.(value, year) ?? [])))
}
