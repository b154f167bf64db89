import pg from 'pg'
import { vi } from 'vitest'

/** Every question that this process puts to any database from now on, each one a round trip: by its name where it has one, else by its text. */
export function hearStatements(): string[] {
  return hear(({ name, text }) => name ?? text)
}

/** As above, always by its text. */
export function hearTexts(): string[] {
  return hear(({ text }) => text)
}

function hear(told: (asked: pg.QueryConfig) => string): string[] {
  const heard: string[] = []
  const { query } = pg.Client.prototype as { query: (this: pg.Client, ...question: unknown[]) => unknown }
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...question: unknown[]) {
    const [asked] = question as [string | pg.QueryConfig]
    heard.push(typeof asked === 'string' ? asked : told(asked))
    return query.apply(this, question)
  } as never)
  return heard
}
