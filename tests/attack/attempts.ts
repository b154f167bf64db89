import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import {
  hostileBodies,
  hostileFields,
  hostileHeaders,
  hostileQueries,
  hostileSegments,
  hostileTypes,
  hostileValues,
} from './hostile-input.ts'
import type { RegisteredRoute } from './registered-routes.ts'
import { soundInput } from './sound-input.ts'

const callers = ['anonymous', 'person', 'admin'] as const

/** One request, and what is wrong with it. */
export type Attempt = {
  caller: (typeof callers)[number]
  method: string
  route: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array | null
  harm: string
  /** The schema of the body where the body is JSON and all else is sound: then the answer is known before. */
  judge: z.ZodType | null
}

type Draft = Omit<Attempt, 'caller' | 'method' | 'route'> & { query: string }
type Harm = fc.Arbitrary<(draft: Draft) => Draft>

/** Attempts at one route: now and then sound, mostly with one thing wrong. */
export function attemptsAt({ method, path, schemas }: RegisteredRoute): fc.Arbitrary<Attempt> {
  const takesBody = !['GET', 'HEAD'].includes(method)
  const drafts = fc
    .record({
      body: takesBody ? (schemas.body ? soundInput(schemas.body) : fc.constantFrom(null, {})) : fc.constant(null),
      query: schemas.querystring ? soundInput(schemas.querystring) : fc.constant({}),
    })
    .map(({ body, query }): Draft => ({
      path: fill(path, () => randomUUID()),
      query:
        Object.keys(Object(query)).length > 0
          ? `?${new URLSearchParams(query as Record<string, string>).toString()}`
          : '',
      headers: body === null ? {} : { 'content-type': 'application/json' },
      body: body === null ? null : JSON.stringify(body),
      harm: 'nothing',
      judge: null,
    }))
  const harms: { weight: number; arbitrary: Harm }[] = [
    { weight: 1, arbitrary: fc.constant((draft) => ({ ...draft, judge: schemas.body ?? null })) },
    { weight: takesBody ? 1 : 3, arbitrary: queries(schemas.querystring) },
    { weight: 2, arbitrary: headers },
    ...(path.includes(':') || path.includes('*') ? [{ weight: 3, arbitrary: segments(path) }] : []),
    ...(takesBody
      ? [
          ...(schemas.body ? [{ weight: 8, arbitrary: values(schemas.body) }] : []),
          { weight: 2, arbitrary: fields(schemas.body) },
          { weight: 2, arbitrary: bodies },
          { weight: 1, arbitrary: types },
        ]
      : []),
  ]
  return fc.tuple(callersOf(path), drafts, fc.oneof(...harms)).map(([caller, draft, harm]) => {
    const { query, ...attempt } = harm(draft)
    return { ...attempt, path: attempt.path + query, caller, method, route: path }
  })
}

/** Mostly those whose call it is, because the others come no further than the door. */
function callersOf(path: string): fc.Arbitrary<Attempt['caller']> {
  const owner = /^\/api\/(admin|telegram)\b/.test(path) ? 'admin' : 'person'
  return fc.oneof({ weight: 7, arbitrary: fc.constant(owner) }, { weight: 3, arbitrary: fc.constantFrom(...callers) })
}

const fill = (path: string, segment: () => string): string => path.replace(/:\w+|\*/g, segment)

const queries = (schema: z.ZodType | undefined): Harm => {
  const known = schema && 'shape' in schema ? Object.keys(schema.shape as object) : ['a']
  return fc.tuple(fc.constantFrom(...hostileQueries), fc.constantFrom(...known)).map(([query, key]) => (draft) => ({
    ...draft,
    query: `?${query.replaceAll('KEY', key)}`,
    harm: `query ${query.slice(0, 40)}`,
  }))
}

const headers: Harm = fc.constantFrom(...hostileHeaders).map((junk) => (draft) => ({
  ...draft,
  headers: { ...draft.headers, ...junk },
  harm: `headers ${JSON.stringify(junk).slice(0, 60)}`,
}))

const segments = (path: string): Harm =>
  fc.constantFrom(...hostileSegments).map((segment) => (draft) => ({
    ...draft,
    path: fill(path, () => segment),
    harm: `address ${segment.slice(0, 40)}`,
  }))

const bodies: Harm = fc.constantFrom(...hostileBodies).map((body) => (draft) => ({
  ...draft,
  headers: { 'content-type': 'application/json' },
  body,
  harm: `body ${String(body).slice(0, 40)}`,
}))

const types: Harm = fc.constantFrom(...hostileTypes).map((type) => (draft) => ({
  ...draft,
  headers: type === null ? {} : { 'content-type': type },
  body: draft.body ?? '{}',
  harm: `content type ${type}`,
}))

/** One value, at any depth, becomes another, or is missing. */
const values = (schema: z.ZodType): Harm =>
  fc.tuple(fc.nat(), fc.option(fc.constantFrom(...hostileValues), { freq: 8 })).map(([at, value]) => (draft) => {
    const places = draft.body === null ? [] : placesIn(JSON.parse(String(draft.body)))
    if (places.length === 0) return draft
    const place = places[at % places.length]!
    const body = replaceAt(JSON.parse(String(draft.body)), place, value)
    return { ...draft, body, judge: schema, harm: `${place.join('.')} is ${value?.slice(0, 40) ?? 'missing'}` }
  })

const fields = (schema: z.ZodType | undefined): Harm =>
  fc.constantFrom(...hostileFields).map((field) => (draft) => {
    const sound = String(draft.body ?? '{}')
    const body = sound === '{}' ? `{${field}}` : `${sound.slice(0, -1)},${field}}`
    return {
      ...draft,
      headers: { 'content-type': 'application/json' },
      body,
      judge: schema ?? null,
      harm: `a field ${field.slice(0, 40)}`,
    }
  })

function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : []
  const inside = Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]))
  return path.length > 0 ? [path, ...inside] : inside
}

const mark = 'the value that is put in afterwards'

function replaceAt(body: unknown, path: readonly string[], text: string | null): string {
  const owner = path.slice(0, -1).reduce((value, key) => (value as Record<string, unknown>)[key], body)
  const key = path.at(-1)!
  const container = owner as Record<string, unknown>
  if (text === null) delete container[key]
  else container[key] = mark
  return JSON.stringify(body).replace(`"${mark}"`, () => text ?? '')
}
