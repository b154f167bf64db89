import type { State } from '../state.ts'
import { missing, notPlayed } from './stripe-error.ts'

export type CallInput = { id: string; params: Record<string, unknown> }

/** One call of the API: its route, where `:id` stands for an id, and what it does. Its parameters are checked before. */
export type Call = { route: string; run(state: State, input: CallInput): object }

/** Calls by the names the SDK gives them. */
export type Calls = Record<string, Call>

export function found<Item>(item: Item | undefined, kind: string, id: string, param?: string): Item {
  if (item === undefined) throw missing(kind, id, param)
  return item
}

/** Refuses parameters that Stripe takes for a call and the sandbox would ignore. */
export function onlyPlayed(params: Record<string, unknown>, names: string[]) {
  const other = Object.keys(params).find((name) => name !== 'expand' && !names.includes(name))
  if (other !== undefined) throw notPlayed(`the parameter ${other}`)
}

/** New metadata over old, as Stripe merges it: an empty value takes a key away, an empty whole takes all. */
export function mergeMetadata(old: Record<string, string>, given: unknown): Record<string, string> {
  if (given === '') return {}
  const merged = { ...old, ...(given as Record<string, string> | undefined) }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
