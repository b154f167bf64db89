import pg from 'pg'
import { vi } from 'vitest'

/** Records every statement that this process sends to any database from now on, each one a round trip: by its name, or by its text without one. */
export function recordStatements(): string[] {
  return record(({ name, text }) => name ?? text)
}

/** The same, always by the text. */
export function recordTexts(): string[] {
  return record(({ text }) => text)
}

function record(describe: (asked: pg.QueryConfig) => string): string[] {
  const recorded: string[] = []
  const { query } = pg.Client.prototype as { query: (this: pg.Client, ...question: unknown[]) => unknown }
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...question: unknown[]) {
    const [asked] = question as [string | pg.QueryConfig]
    recorded.push(typeof asked === 'string' ? asked : describe(asked))
    return query.apply(this, question)
  } as never)
  return recorded
}
