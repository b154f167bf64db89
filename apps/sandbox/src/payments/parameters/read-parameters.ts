import type { Nested, NestedFields } from '../api/form.ts'
import { invalid } from '../api/stripe-error.ts'
import type { FieldsShape, Shape } from './shape.ts'

const join = (path: string, name: string) => (path ? `${path}[${name}]` : name)

function readMetadata(nested: Nested, path: string): Record<string, string> {
  if (typeof nested === 'string') throw invalid('Invalid object', path)
  const names = Object.keys(nested)
  if (names.length > 50) throw invalid(`Metadata can have at most 50 keys, you passed ${names.length}.`, path)
  return Object.fromEntries(
    Object.entries(nested).map(([name, value]) => {
      if (typeof value !== 'string') throw invalid('Invalid string', join(path, name))
      if (name.length > 40)
        throw invalid(`Metadata keys must have up to 40 characters, '${name}' has ${name.length}.`, path)
      if (value.length > 500)
        throw invalid(
          `Metadata values must have up to 500 characters; '${name}' has ${value.length}.`,
          join(path, name),
        )
      return [name, value]
    }),
  )
}

function readScalar(shape: 'string' | 'number' | 'boolean' | 'decimal', nested: Nested, path: string) {
  if (typeof nested !== 'string') throw invalid(`Invalid ${shape === 'number' ? 'integer' : shape}`, path)
  if (nested === '')
    throw invalid(
      `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`,
      path,
      'parameter_invalid_empty',
    )
  if (shape === 'number') {
    if (!/^-?\d{1,15}$/.test(nested)) throw invalid(`Invalid integer: ${nested}`, path, 'parameter_invalid_integer')
    return Number(nested)
  }
  if (shape === 'boolean') {
    if (nested !== 'true' && nested !== 'false') throw invalid(`Invalid boolean: ${nested}`, path)
    return nested === 'true'
  }
  if (shape === 'decimal' && !/^-?\d+(\.\d+)?$/.test(nested)) throw invalid(`Invalid decimal: ${nested}`, path)
  if (nested.length > 5_000) throw invalid('Invalid string: must be at most 5000 characters', path)
  return nested
}

function listChoices(choices: string[]): string {
  if (choices.length === 1) return choices[0]!
  return `one of ${choices.slice(0, -1).join(', ')}${choices.length > 2 ? ',' : ''} or ${choices.at(-1)}`
}

function readFields({ fields, required }: FieldsShape, nested: NestedFields, path: string): Record<string, unknown> {
  const unknown = Object.keys(nested).filter((name) => !Object.hasOwn(fields, name))
  if (unknown.length) {
    const names = unknown.map((name) => join(path, name))
    const word = names.length > 1 ? 'parameters' : 'parameter'
    throw invalid(`Received unknown ${word}: ${names.join(', ')}`, names[0], 'parameter_unknown')
  }
  const absent = required?.find((name) => !Object.hasOwn(nested, name))
  if (absent !== undefined)
    throw invalid(`Missing required param: ${join(path, absent)}.`, join(path, absent), 'parameter_missing')
  return Object.fromEntries(
    Object.entries(nested).map(([name, value]) => [name, readValue(fields[name]!, value, join(path, name))]),
  )
}

function readValue(shape: Shape, nested: Nested, path: string): unknown {
  if (shape === 'metadata') return readMetadata(nested, path)
  if (typeof shape === 'string') return readScalar(shape, nested, path)
  if (Array.isArray(shape)) {
    if (typeof nested === 'string' && shape.includes(nested)) return nested
    throw invalid(`Invalid ${path}: must be ${listChoices(shape)}`, path)
  }
  if ('orEmpty' in shape) return nested === '' ? '' : readValue(shape.orEmpty, nested, path)
  if ('either' in shape) {
    const wantsText = typeof nested === 'string'
    const fitting = shape.either.filter((one) => (typeof one === 'object' && !Array.isArray(one)) !== wantsText)
    for (const one of fitting.slice(0, -1)) if (Array.isArray(one) && one.includes(nested as string)) return nested
    return readValue(fitting.at(-1) ?? shape.either[0]!, nested, path)
  }
  if ('list' in shape) {
    if (typeof nested === 'string') throw invalid('Invalid array', path)
    return Object.entries(nested).map(([index, item]) => {
      if (!/^\d{1,4}$/.test(index)) throw invalid('Invalid array', path)
      return readValue(shape.list, item, join(path, index))
    })
  }
  if (typeof nested === 'string') throw invalid('Invalid object', path)
  if ('map' in shape)
    return Object.fromEntries(
      Object.entries(nested).map(([name, item]) => [name, readValue(shape.map, item, join(path, name))]),
    )
  return readFields(shape, nested, path)
}

/** The parameters of a call in their types. Throws what the API answers to an unknown name or to a value that does not fit. */
export function readParameters(shape: Shape, nested: NestedFields): Record<string, unknown> {
  return readValue(shape, nested, '') as Record<string, unknown>
}
