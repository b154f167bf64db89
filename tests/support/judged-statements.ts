import pg from 'pg'
import { findRefused } from '../spread/refused.ts'

/** Such files of many statements run before anything is spread. */
const changesSchema = /^\s*(create|alter|drop|grant|revoke) /im

const judged = new Set<string>()
let refused: string[] = []

const { query } = pg.Client.prototype as { query: (this: pg.Client, ...question: unknown[]) => unknown }
pg.Client.prototype.query = function (this: pg.Client, ...question: unknown[]) {
  const [asked] = question as [string | pg.QueryConfig]
  judge(typeof asked === 'string' ? asked : asked.text)
  return query.apply(this, question)
} as never

function judge(text: string): void {
  if (judged.has(text)) return
  judged.add(text)
  if (changesSchema.test(text)) return
  refused.push(...findRefused(text).map((fault) => `${fault}: ${text.replaceAll(/\s+/g, ' ').trim()}`))
}

/** @returns one sentence for each fault of a statement that this process sent since the last call */
export function takeRefused(): string[] {
  const found = refused
  refused = []
  return found
}
