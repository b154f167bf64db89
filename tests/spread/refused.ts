// Finds in a statement what a distributed database refuses, or runs in every place although it concerns one.
import { shardKeys, unspread } from '../../apps/server/src/platform/database/shard-keys.ts'

/** Functions whose answer changes within one statement. */
const volatile = /^(clock_timestamp|timeofday|random|gen_random_uuid|nextval|setval|set_config|pg_advisory\w*)$/
const clauses = /^(select|from|where|on|set|having|values|returning|using|group|order|limit|with|for)$/
const notAliases = new Set(
  'on where set values select left right inner cross join lateral group order limit for union using returning default as natural full'.split(
    ' ',
  ),
)

type Named = { table: string; alias: string }
/** `local`: tables that stand in one place; `targets`: what `insert` writes to. */
type Scope = { tables: Named[]; local: Named[]; targets: Named[]; words: string[]; outer: Scope | null; clause: string }

/** @returns one sentence for each fault; none where the statement concerns no table that is spread */
export function findRefused(statement: string): string[] {
  const words = wordsOf(statement)
  const scopes = scopesOf(words)
  const spread = scopes.flatMap(({ tables, targets }) => [...tables, ...targets])
  if (spread.length === 0) return []
  const faults = words.includes('ctid') ? ['ctid names a place on one disk'] : []
  for (const scope of scopes) faults.push(...faultsOf(scope))
  if (/(^| )(update|delete) /.test(` ${words.join(' ')}`)) faults.push(...stableFaults(words.join(' ')))
  if (/\bcase (\$\d+|p_\w+) when\b/.test(words.join(' '))) faults.push('case value when: write case when value = …')
  return [...new Set(faults)]
}

function faultsOf(scope: Scope): string[] {
  const text = scope.words.join(' ')
  const faults: string[] = []
  let clause = ''
  scope.words.forEach((word, index) => {
    const next = scope.words[index + 1]
    if (clauses.test(word) && !(word === 'on' && next === 'conflict')) clause = word
    if (
      next === '(' &&
      volatile.test(word) &&
      (['where', 'on', 'having', 'set'].includes(clause) || isCondition(scope))
    )
      faults.push(`${word} in ${clause || scope.clause}: a volatile function cannot be sent to shards`)
  })
  if (/ for (no key )?(update|share|key share)\b/.test(text) && scope.tables.some((each) => !hasKey(each, text)))
    faults.push('for update without the key: rows of many shards cannot be locked')
  const [first, ...others] = scope.tables
  for (const other of first ? others : [])
    if (
      !scope.tables.some((one) => one !== other && areJoined(one, other, text)) &&
      !(hasKey(other, text) && hasKey(first!, text) && sameKind(first!, other))
    )
      faults.push(`${first!.table} and ${other.table} are not joined by their keys`)
  const around = scopesAround(scope).flatMap(({ tables }) => tables)
  const looksOut = looksAt(scope, around)
  for (const own of looksOut ? scope.tables : [])
    if (![...around, ...scope.tables].some((one) => one !== own && areJoined(one, own, text)) && !hasKey(own, text))
      faults.push(
        `a subquery of ${own.table} looks at ${around.map(({ table }) => table).join(', ')} by another column than its key`,
      )
  if (first && looksOut && isOfOneKey(scope.outer!) && !scope.tables.some((own) => hasKey(own, text)))
    faults.push(
      `a subquery of ${first.table} takes the key from around it, and every shard is asked: name the key in it`,
    )
  faults.push(...placeFaults(scope))
  return faults
}

/** Tables that stand in one place and tables that are spread meet in no join and no subquery that looks outside. */
function placeFaults(scope: Scope): string[] {
  const around = scopesAround(scope)
  const [spread, local] = [around.flatMap(({ tables }) => tables), around.flatMap((each) => each.local)]
  const own = [...scope.tables, ...scope.local]
  const meets =
    (scope.tables.length > 0 && scope.local.length > 0) ||
    (scope.tables.length > 0 && looksAt(scope, local)) ||
    (scope.local.length > 0 && looksAt(scope, spread))
  return meets ? [`${own.map(({ table }) => table).join(' and ')}: one is spread and one stands in one place`] : []
}

/** Whether this query names a table of the queries around it. */
const looksAt = (scope: Scope, around: readonly Named[]): boolean =>
  around.some(
    ({ alias }) =>
      new RegExp(`\\b${alias} \\. `).test(scope.words.join(' ')) &&
      ![...scope.tables, ...scope.local].some((own) => own.alias === alias),
  )

const isOfOneKey = (scope: Scope): boolean =>
  [scope, ...scopesAround(scope)].some(({ tables, words }) => tables.some((each) => hasKey(each, words.join(' '))))

const scopesAround = ({ outer }: Scope): Scope[] => (outer ? [outer, ...scopesAround(outer)] : [])

const isCondition = (scope: Scope): boolean => ['where', 'on', 'having', 'set'].includes(scope.clause)

const columnOf = (table: string): string => shardKeys[table]!.column
const sameKind = (one: { table: string }, other: { table: string }): boolean =>
  shardKeys[one.table]!.kind === shardKeys[other.table]!.kind

function areJoined(one: Named, other: Named, text: string): boolean {
  if (!sameKind(one, other)) return false
  const [left, right] = [`${one.alias} \\. ${columnOf(one.table)}`, `${other.alias} \\. ${columnOf(other.table)}`]
  return new RegExp(`\\b(${left} = ${right}|${right} = ${left})\\b|using \\( ${columnOf(one.table)}\\b`).test(text)
}

/** Whether the statement concerns one key of this table. */
function hasKey({ table, alias }: Named, text: string): boolean {
  return new RegExp(`(^|[( ])(${alias} \\. )?${columnOf(table)} = (\\$\\d|p_|'|new \\.|old \\.)`).test(text)
}

/** In what changes rows, a function that depends on settings may not look at a column: its answer is made before the rows are read. */
function stableFaults(text: string): string[] {
  return [
    ...(/(?<![:\w$] )\b(?!p_|timestamptz\b|date\b)[a-z]\w* [-+] (make_interval \(|interval ')/.test(text)
      ? ['a column and an interval: work out the moment before']
      : []),
    ...(/\b(case|coalesce) .*\b(to_jsonb?|jsonb?_build_\w+|to_char|concat|concat_ws|format) \(/.test(text)
      ? ['a function that depends on settings within case or coalesce: work it out before']
      : []),
    ...(/' \|\| (\w+ \. )?(?!payment_id)\w+_id\b(?! :: text)/.test(text) ? ['a text and an id: write id::text'] : []),
  ]
}

/** Lower-case words and signs, without comments; texts are `'`. */
function wordsOf(statement: string): string[] {
  return (
    statement
      .replaceAll(/--.*$/gm, '')
      .replaceAll(/'(?:[^']|'')*'/g, "'")
      .replaceAll('"', '')
      .toLowerCase()
      .match(/\$\d+|\w+|::|\|\||[^\s\w]/g) ?? []
  )
}

/** A scope is a query with its own list of tables: the whole statement, and each part in brackets. */
function scopesOf(words: readonly string[]): Scope[] {
  const root: Scope = { tables: [], local: [], targets: [], words: [], outer: null, clause: '' }
  const all = [root]
  let scope = root
  const clauseOf = new Map<Scope, string>([[root, '']])
  words.forEach((word, index) => {
    scope.words.push(word)
    if (clauses.test(word)) clauseOf.set(scope, word)
    if (/^(union|except|intersect)$/.test(word)) {
      scope = { tables: [], local: [], targets: [], words: [], outer: scope.outer, clause: scope.clause }
      all.push(scope)
    } else if (word === '(') {
      scope = {
        tables: [],
        local: [],
        targets: [],
        words: [],
        outer: scope,
        clause: clauseOf.get(scope) || scope.clause,
      }
      clauseOf.set(scope, '')
      all.push(scope)
    } else if (word === ')' && scope.outer) {
      const inner = scope
      scope = scope.outer
      inner.words.pop()
      // The content of brackets that are no query belongs to the scope around them.
      if (!/^(all|select|with|insert|update|delete)$/.test(inner.words[0] ?? '')) {
        scope.words.push(...inner.words)
        scope.tables.push(...inner.tables.splice(0))
        scope.local.push(...inner.local.splice(0))
        scope.targets.push(...inner.targets.splice(0))
        for (const each of all) if (each.outer === inner) each.outer = scope
        all.splice(all.indexOf(inner), 1)
      }
      scope.words.push(')')
    }
    const previous = words[index - 1] ?? ''
    const isTable =
      (word in shardKeys || word in unspread) &&
      (/^(from|join|update|into|using)$/.test(previous) || (previous === ',' && clauseOf.get(scope) === 'from'))
    if (isTable && words[index + 1] !== '.') {
      const [next = '', after = ''] = words.slice(index + 1)
      const alias = next === 'as' ? after : /^\w+$/.test(next) && !notAliases.has(next) ? next : word
      if (word in unspread) scope.local.push({ table: word, alias })
      else (previous === 'into' ? scope.targets : scope.tables).push({ table: word, alias })
    }
  })
  return all
}
