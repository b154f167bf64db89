import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Schema = z.core.JSONSchema.BaseSchema

/** Rules that JSON Schema cannot express, by the name of the field. */
const examples: Record<string, readonly Json[]> = {
  fullName: ['Ada Augusta Lovelace', 'José Ñandú'],
  birthDate: ['1985-05-12', '2000-02-29'],
  message: ['Who am I?', 'What is my Life Path?', 'A full reading for 2026, please'],
  packId: ['starter', 'seed3', 'monthly'],
  email: ['ada@example.com'],
  iban: ['PT50000201231234567890154'],
  telegramUsername: ['@numeria'],
  before: ['2026-11-21T12:00:00.000Z', '7'],
  limit: ['1', '200'],
  days: ['30'],
}

/** Input that a schema takes, or nearly: what goes beyond a JSON schema is met by example or by luck. */
export function soundInput(schema: z.ZodType): fc.Arbitrary<Json> {
  return arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, '')
}

function arbitraryOf(schema: Schema, name: string): fc.Arbitrary<Json> {
  const known = examples[name]
  if (known) return fc.constantFrom(...known)
  if (schema.const !== undefined) return fc.constant(schema.const as Json)
  if (schema.enum) return fc.constantFrom(...(schema.enum as Json[]))
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return fc.oneof(...branches.map((branch) => arbitraryOf(branch as Schema, name)))
  switch (schema.type) {
    case 'object':
      return objects(schema)
    case 'array': {
      const size = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 3, 3) }
      return fc.array(arbitraryOf((schema.items ?? {}) as Schema, name), size)
    }
    case 'string':
      return strings(schema)
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? -1e6, -1e9), max: Math.min(schema.maximum ?? 1e6, 1e9) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
    default:
      return fc.constantFrom<Json>('1', 'x', 7, null)
  }
}

function objects({ properties = {}, required = [] }: Schema): fc.Arbitrary<Json> {
  const fields = Object.entries(properties).map(([key, value]) => [key, arbitraryOf(value as Schema, key)] as const)
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: [...required],
    noNullPrototype: true,
  }) as fc.Arbitrary<Json>
}

function strings({ format, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<Json> {
  if (format === 'uuid') return fc.constant(null).map(() => randomUUID())
  if (format === 'date-time') return fc.constant('2026-11-21T12:00:00.000Z')
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
}
