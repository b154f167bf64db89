import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { sql } from 'kysely'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'
import { neighbourhood } from '../platform/request-limits.ts'
import type { Database } from '../platform/database/connect.ts'

/** Traits of a visitor in a request. They are hashed before they are stored. */
export type Visitor = { address: string; agent: string; languages: string }

export function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  return { address: ip, agent: headers['user-agent'] ?? '', languages: headers['accept-language'] ?? '' }
}

/** Programs that open links: search engines, previews of messengers, monitors. A person's browser always says what it is. */
export function isProgram({ agent }: Visitor): boolean {
  return agent === '' || isbot(agent)
}

export function hashWith(salt: Buffer, ...parts: string[]): string {
  return createHash('sha256').update(salt).update(parts.join('\0')).digest('base64url')
}

/** The salt of a day, the same in every process, kept until the day is over. Without it a hash cannot be linked to a visitor. */
export class DaySalt {
  readonly #db: Database
  #current: { day: string; salt: Promise<Buffer> } | null = null

  constructor(db: Database) {
    this.#db = db
  }

  /** @param day by UTC, `YYYY-MM-DD` */
  async of(day: string): Promise<Buffer> {
    if (this.#current?.day === day) return this.#current.salt
    const salt = this.#read(day)
    this.#current = { day, salt }
    salt.catch(() => (this.#current = null))
    return salt
  }

  async #read(day: string): Promise<Buffer> {
    await this.#db
      .insertInto('visitor_salts')
      .values({ day, salt: randomBytes(32) })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute()
    const row = await this.#db
      .selectFrom('visitor_salts')
      .select('salt')
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    return row.salt
  }
}

/** Deletes the salts of past days: from then on a click cannot be linked to its visitor. */
export async function deleteVisitors(db: Database, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  await db.deleteFrom('visitor_salts').where('day', '<', today).execute()
  await db.deleteFrom('referral_click_addresses').where('day', '<', today).execute()
  await deleteInPieces(db, 'referral_click_visitors', sql`day < ${today}`)
}

/** Where this visitor is today, whatever their browser calls itself. */
export function hashAddress(salt: Buffer, { address }: Visitor): string {
  return hashWith(salt, 'address', neighbourhood(address))
}

/** The visitor's hash for today, from address and browser. An IPv6 subscriber changes addresses within one network. */
export function hashVisitor(salt: Buffer, { address, agent }: Visitor): string {
  return hashWith(salt, neighbourhood(address), agent)
}
