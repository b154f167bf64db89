/** A published example: what goes in, and the numbers that its source gives. */
export type Vector = {
  id: string
  tradition: string
  kind: string
  input: Input
  expected: Expected
}

/** The input of an example, by its kind. */
export type Input = {
  birthDate: string
  onDate: string
  name: string
  names: string[]
  personalYear: number
  personalMonth: number
  lifePath: number
  compound: number
  month: number
  day: number
  age: number
  kua: number
  a: number
  b: number
}

export type Expected = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The entry as an example, or `null` for what is none. The kinds read their own input; what is missing there fails there. */
export function readVector(entry: unknown): Vector | null {
  if (!isRecord(entry)) return null
  const { id, tradition, kind, input, expected } = entry
  if (typeof id !== 'string' || typeof tradition !== 'string' || typeof kind !== 'string') return null
  if (!isRecord(input) || !isRecord(expected) || Object.keys(expected).length === 0) return null
  return { id, tradition, kind, input: input as Input, expected }
}
