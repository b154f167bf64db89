import type { Shape } from './shape.ts'

type Scope = { parent: Scope | null; types: Map<string, () => Shape>; inner: Map<string, Scope> }

const tokenPattern = /\s*(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*|('[^']*'|[A-Za-z_$][\w$]*|=>|[^\s]))/y
/** The namespaces of the API whose types sit one level deeper. */
const rooms = new Set(['BillingPortal', 'Checkout', 'Radar'])

const scalars: Record<string, Shape> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  Decimal: 'decimal',
  MetadataParam: 'metadata',
}

function tokenize(source: string): string[] {
  const tokens: string[] = []
  tokenPattern.lastIndex = 0
  for (let match = tokenPattern.exec(source); match; match = tokenPattern.exec(source))
    if (match[1]) tokens.push(match[1])
  return tokens
}

function find(scope: Scope, path: string[]): (() => Shape) | undefined {
  for (let from: Scope | null = scope; from; from = from.parent) {
    const owner = path.slice(0, -1).reduce<Scope | undefined>((at, name) => at?.inner.get(name), from)
    const found = owner?.types.get(path.at(-1)!)
    if (found) return found
  }
  return undefined
}

/** Merges an `Emptyable<T>` or a union: literals join to one closed list, and the alternatives for 'other' are left out. */
function unite(members: (Shape | 'null' | 'other')[]): Shape {
  const shapes = members.filter((member): member is Shape => member !== 'null' && member !== 'other')
  const literals = shapes.flatMap((shape) => (Array.isArray(shape) ? shape : []))
  const rest = shapes.filter((shape) => !Array.isArray(shape))
  const all = literals.length ? [literals, ...rest] : rest
  const shape = all.length === 1 ? all[0]! : { either: all }
  return members.includes('null') ? { orEmpty: shape } : shape
}

/**
 * Reads the parameter types of one of the SDK's declaration files, which a generator wrote and which therefore use only
 * interfaces, namespaces and aliases. Answers with a function that finds a type by its dotted name.
 */
export function readDeclarations(source: string, shared?: (name: string) => Shape) {
  const tokens = tokenize(source)
  const top: Scope = { parent: null, types: new Map(), inner: new Map() }
  let at = 0
  const take = (expected?: string): string => {
    const token = tokens[at++]
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new Error(`Expected ${expected ?? 'more'} at '${tokens.slice(Math.max(0, at - 8), at + 3).join(' ')}'.`)
    return token
  }
  const takeIf = (token: string) => tokens[at] === token && Boolean(++at)

  function skipBraces(): void {
    take('{')
    for (let depth = 1; depth > 0;) depth += { '{': 1, '}': -1 }[take()] ?? 0
  }

  function resolve(scope: Scope, path: string[]): Shape {
    const found = find(scope, path)
    if (found) return found()
    if (!shared) throw new Error(`The declarations do not say what ${path.join('.')} is.`)
    return shared(path.join('.'))
  }

  function readPrimary(scope: Scope): () => Shape | 'null' | 'other' {
    if (tokens[at] === '{') return readBody(scope, null)
    const token = take()
    if (token.startsWith("'")) return () => [token.slice(1, -1)]
    if (token === 'null' || token === 'undefined') return () => 'null'
    if (token === 'OtherString') return () => 'other'
    if (token === 'Array' || token === 'Emptyable') {
      take('<')
      const inner = readType(scope)
      take('>')
      return token === 'Array' ? () => ({ list: inner() }) : () => ({ orEmpty: inner() })
    }
    const path = [token]
    while (takeIf('.')) path.push(take())
    return () => scalars[token] ?? resolve(scope, path)
  }

  function readType(scope: Scope): () => Shape {
    takeIf('|')
    const members = [readPrimary(scope)]
    while (takeIf('|')) members.push(readPrimary(scope))
    return () => unite(members.map((member) => member()))
  }

  function readBody(scope: Scope, base: string | null): () => Shape {
    const fields = new Map<string, () => Shape>()
    const required: string[] = []
    let map: (() => Shape) | null = null
    take('{')
    while (!takeIf('}')) {
      if (takeIf('[')) {
        while (take() !== ']');
        take(':')
        map = readType(scope)
      } else {
        const name = take().replaceAll("'", '')
        if (!takeIf('?')) required.push(name)
        take(':')
        fields.set(name, readType(scope))
      }
      takeIf(';')
    }
    return () => {
      if (map) return { map: map() }
      const inherited = base === null ? {} : (resolve(scope, [base]) as { fields: Record<string, Shape> }).fields
      const own = [...fields].map(([name, shape]) => [name, shape()] as const)
      return { fields: { ...inherited, ...Object.fromEntries(own) }, ...(required.length ? { required } : {}) }
    }
  }

  function readStatement(scope: Scope): void {
    while (takeIf('export') || takeIf('declare'));
    const kind = take()
    if (kind === 'interface') {
      const name = take()
      const base = takeIf('extends') ? take() : null
      // Generic interfaces, and those of what the API answers, are never a parameter's.
      if (tokens[at] !== '{' || !isParameter(scope, name)) {
        while (tokens[at] !== '{') at += 1
        skipBraces()
        return
      }
      scope.types.set(name, readBody(scope, base))
    } else if (kind === 'namespace') {
      const name = take()
      if (!isParameter(scope, name) && !rooms.has(name)) {
        skipBraces()
        return
      }
      const inner = scope.inner.get(name) ?? { parent: scope, types: new Map(), inner: new Map() }
      scope.inner.set(name, inner)
      take('{')
      while (!takeIf('}')) readStatement(inner)
    } else if (kind === 'type' && scope !== top) {
      const name = take()
      take('=')
      scope.types.set(name, readType(scope))
      takeIf(';')
    } else if (kind === 'class') {
      while (tokens[at] !== '{') at += 1
      skipBraces()
    } else {
      while (take() !== ';');
    }
  }

  const isParameter = (scope: Scope, name: string) => scope !== top || /Params?$/.test(name)

  while (at < tokens.length) readStatement(top)
  return (name: string): Shape => resolve(top, name.split('.'))
}
