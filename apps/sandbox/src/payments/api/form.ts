import { invalid } from './stripe-error.ts'

/** A decoded form or query: text, or what the brackets of the names nest. */
export type Nested = string | NestedFields
export type NestedFields = { [name: string]: Nested }

const deepest = 12

function readPath(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) throw invalid(`Invalid parameter name: ${name}`)
  return [match[1]!, ...[...match[2]!.matchAll(/\[([^\]]*)\]/g)].map((part) => part[1]!)]
}

/** Nests `a[b][0]=c`; `a[]=c` takes the next index. The objects have no prototype, so no name can surprise. */
export function decodeForm(pairs: URLSearchParams): NestedFields {
  const root = Object.create(null) as NestedFields
  for (const [name, value] of pairs) {
    const path = readPath(name)
    if (path.length > deepest) throw invalid(`Invalid parameter name: ${name}`)
    let at = root
    for (const [index, part] of path.entries()) {
      const key = part === '' ? String(Object.keys(at).length) : part
      if (index === path.length - 1) {
        at[key] = value
        break
      }
      const inner = (at[key] ??= Object.create(null) as NestedFields)
      if (typeof inner === 'string') throw invalid(`Invalid parameter name: ${name}`)
      at = inner
    }
  }
  return root
}
