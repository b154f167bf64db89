import type { CompiledQuery } from 'kysely'
import { keepsStatements, poolOf, type Database } from './connect.ts'
import { repeated } from './repeated.ts'

/** Stands for a value while a statement is compiled. Throws when code reads it instead of passing it on. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  toJSON(): never {
    throw new Error(`"${this.name}" is looked at while its statement is prepared`)
  }

  [Symbol.toPrimitive](): never {
    return this.toJSON()
  }
}

type Compilable<Row> = { compile(db: Database): CompiledQuery<Row> }

/**
 * A statement whose text never changes, for what is asked with every request: compiled once, and planned by the database once for each connection; behind
 * a pooler, which may not keep it, each time. It is a statement of its own, never part of a transaction.
 * @param name unique; the database's logs show it
 * @param build composes it from values that it only passes on
 * @example const userById = prepared('find a user', ({ id }: { id: string }, db) => db.selectFrom('users').selectAll().where('user_id', '=', id))
 */
export function prepared<Values extends object, Row>(
  name: string,
  build: (values: Values, db: Database) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  const places = new Proxy({} as Values, { get: (_, key) => new Place(String(key)) })
  let statement: { text: string; parameters: readonly unknown[] } | null = null
  return async (db, values) => {
    if (!statement) {
      const { sql, parameters } = build(places, db).compile(db)
      statement = { text: sql, parameters }
    }
    const { text, parameters } = statement
    const given = parameters.map((one) => (one instanceof Place ? values[one.name as keyof Values] : one))
    const named = keepsStatements(db) ? { name } : {}
    const { rows } = await repeated(() => poolOf(db).query<Row & object>({ ...named, text, values: given }))
    return rows
  }
}
