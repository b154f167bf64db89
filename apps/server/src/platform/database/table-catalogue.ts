import type pg from 'pg'

/** A table of ours; names are quoted where SQL wants it. `columns` are those that take a value, `shape` is every column with its type. */
export type Table = { name: string; columns: string[]; shape: string; needs: string[] }

/** Every table of the database but the list of migrations, each after those that it refers to; in the same order whatever the database's collation. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select quote_ident(t.relname) as name,
      array_agg(quote_ident(c.attname) order by c.attnum) filter (where c.attgenerated = '') as columns,
      string_agg(format('%s %s', c.attname, format_type(c.atttypid, c.atttypmod)), ', ' order by c.attnum) as shape,
      coalesce((
        select array_agg(distinct quote_ident(other.relname) collate "C" order by quote_ident(other.relname) collate "C")
        from pg_constraint k join pg_class other on other.oid = k.confrelid
        where k.conrelid = t.oid and k.contype = 'f' and k.confrelid <> t.oid
      ), '{}') as needs
    from pg_class t join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> 'migrations'
    group by t.oid, t.relname order by t.relname`)
  const sorted = new Map<string, Table>()
  while (sorted.size < rows.length) {
    const next = rows.find(({ name, needs }) => !sorted.has(name) && needs.every((other) => sorted.has(other)))
    if (!next) throw new Error('tables refer to each other in a circle')
    sorted.set(next.name, next)
  }
  return [...sorted.values()]
}

export async function readSequences(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`)
  return rows.map(({ name }) => name)
}
