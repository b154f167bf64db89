import pg from 'pg'
import { vi } from 'vitest'

/** Every question that this process puts to any database from now on, each one a round trip: by its name where it has one, else by its text. */
export function hearStatements(): string[] {
  const heard: string[] = []
  const ask = pg.Client.prototype.query as (this: pg.Client, ...question: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...question: unknown[]) {
    const [asked] = question as [string | pg.QueryConfig]
    heard.push(typeof asked === 'string' ? asked : (asked.name ?? asked.text))
    return ask.apply(this, question)
  } as never)
  return heard
}
