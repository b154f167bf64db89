/** A function of the database with one place changed. */
export type Mutant = { name: string; line: number; from: string; to: string; sql: string }

const swap: readonly [RegExp, (found: string) => string][] = [
  [/ <= /g, () => ' < '],
  [/ < /g, () => ' <= '],
  [/ >= /g, () => ' > '],
  [/ > /g, () => ' >= '],
  // A qualified name is compared; a bare one before `=` is set.
  [/\b\w+\.\w+ = /g, (found) => found.replace(' = ', ' <> ')],
  [/ <> /g, () => ' = '],
  [/ \+ /g, () => ' - '],
  [/ - /g, () => ' + '],
  [/(?<=[, (])-(?=[a-z])/g, () => ''],
  [/\bleast\(/g, () => 'greatest('],
  [/\bgreatest\(/g, () => 'least('],
  // The `and` of `between` joins no conditions.
  [/(?<!between \w+) and (?!not\b)/g, () => ' or '],
  [/ or /g, () => ' and '],
  [/\bnot (?=found|\()/g, () => ''],
  [/(?<=then |else )0\b/g, () => '1'],
  [/\btrue\b/g, () => 'false'],
  [/\bfalse\b/g, () => 'true'],
  [/ nulls last/g, () => ' nulls first'],
  [/l\.is_paid, (?=l\.lot)/g, () => ''],
  [/, l\.lot(?= loop|\n)/g, () => ', l.lot desc'],
  [/ for update;/g, () => ';'],
  [/ on conflict do nothing/g, () => ''],
]

/** Statements that are left out whole. */
const statements = /^ *(?:perform|update|delete from|insert into|raise exception|account :=)\b[^;]*;/gm

/**
 * Every function that `definition` can become by one change, such as `<` for `<=` or a statement left out.
 * @param definition as `pg_get_functiondef` gives it
 */
export function mutantsOf(name: string, definition: string): Mutant[] {
  const begin = /\$(?:function|body|)\$/.exec(definition)!.index
  const body = definition.slice(begin).replaceAll(/--[^\n]*/g, (comment) => ' '.repeat(comment.length))
  const head = definition.slice(0, begin)
  const mutants: Mutant[] = []
  const add = (index: number, from: string, to: string): void => {
    const sql = head + body.slice(0, index) + to + body.slice(index + from.length)
    mutants.push({ name, line: body.slice(0, index).split('\n').length, from: from.trim(), to: to.trim(), sql })
  }
  for (const [pattern, change] of swap)
    for (const { 0: found, index } of body.matchAll(pattern)) add(index, found, change(found))
  for (const { 0: found, index } of body.matchAll(statements)) add(index, found, 'null;')
  return mutants
}
