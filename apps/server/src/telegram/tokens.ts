// A token is `<public part>.<secret>`. It is shown once, lets one Telegram user operate for a day, and is named by its public part alone.
import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { Database } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { hashSecret, isSecret, newSecret } from '../sign-in/secrets.ts'
import { deleteDecisionsOf } from './decisions.ts'

const tokenHours = 24

export type OperatorToken = {
  publicPart: string
  telegramUserId: number
  telegramUsername: string | null
  expiresAt: Date
}

const columns = [
  'public_part as publicPart',
  'telegram_user_id as telegramUserId',
  'telegram_username as telegramUsername',
  'expires_at as expiresAt',
] as const

/** Makes a token. @returns the whole of it, which exists nowhere else */
export async function generateToken(
  db: Database,
  at: Date,
  { telegramUserId, telegramUsername, by }: { telegramUserId: number; telegramUsername: string | null; by: string },
): Promise<string> {
  const [publicPart, secret] = [randomBytes(9).toString('base64url'), newSecret()]
  await db
    .insertInto('operator_tokens')
    .values({
      public_part: publicPart,
      secret_hash: hashSecret(secret),
      telegram_user_id: telegramUserId,
      telegram_username: telegramUsername,
      created_by: by,
      created_at: at,
      expires_at: new Date(at.getTime() + tokenHours * 3_600_000),
      bound_at: null,
      revoked_at: null,
    })
    .execute()
  return `${publicPart}.${secret}`
}

const living = (db: Database, at: Date) =>
  db.selectFrom('operator_tokens').select(columns).where('expires_at', '>', at).where('revoked_at', 'is', null)

const tokensOf = (db: Database, at: Date, telegramUserId: number) =>
  living(db, at)
    .where('telegram_user_id', '=', telegramUserId)
    .where('bound_at', 'is not', null)
    .orderBy('expires_at', 'desc')

/** An operator of the bot, as the audit names them. */
export const actorOf = (telegramUserId: number): string => `telegram:${telegramUserId}`

/** An operator of the bot, as other operators see them. */
export const shownOperator = ({
  telegramUserId,
  telegramUsername,
}: Pick<OperatorToken, 'telegramUserId' | 'telegramUsername'>) =>
  telegramUsername === null ? `Telegram user ${telegramUserId}` : `@${telegramUsername.replace(/^@/, '')}`

/** The same for an actor of the audit, by their newest token; null for any other actor. */
export async function shownOperatorOf(db: Database, actor: string): Promise<string | null> {
  const telegramUserId = Number(/^telegram:(\d+)$/.exec(actor)?.[1])
  if (!telegramUserId) return null
  const token = await db
    .selectFrom('operator_tokens')
    .select('telegram_username as telegramUsername')
    .where('telegram_user_id', '=', telegramUserId)
    .where('bound_at', 'is not', null)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst()
  return shownOperator({ telegramUserId, telegramUsername: token?.telegramUsername ?? null })
}

/** Tokens that still open something, newest first. */
export async function activeTokens(db: Database, at: Date): Promise<OperatorToken[]> {
  return living(db, at).orderBy('created_at', 'desc').orderBy('public_part').execute()
}

/** The token by which this Telegram user operates now, or null. */
export async function operatorToken(db: Database, at: Date, telegramUserId: number): Promise<OperatorToken | null> {
  const token = await tokensOf(db, at, telegramUserId).executeTakeFirst()
  return token ?? null
}

/**
 * The same, kept alive until the transaction ends: a token that is revoked meanwhile is revoked after it, together with its decisions.
 */
export async function lockOperatorToken(
  trx: Transaction<Tables>,
  at: Date,
  telegramUserId: number,
): Promise<OperatorToken | null> {
  const token = await tokensOf(trx, at, telegramUserId).forShare().executeTakeFirst()
  return token ?? null
}

/** The Telegram users who operate now. */
export async function boundOperators(db: Database, at: Date): Promise<number[]> {
  const tokens = await living(db, at).where('bound_at', 'is not', null).execute()
  return [...new Set(tokens.map(({ telegramUserId }) => Number(telegramUserId)))]
}

/**
 * Binds a token to the Telegram user who presents it: the one it was made for, once, while it lives.
 * @returns null for any other presentation, which changes nothing
 */
export async function bindToken(
  db: Database,
  at: Date,
  { token, telegramUserId }: { token: string; telegramUserId: number },
): Promise<OperatorToken | null> {
  const parts = partsOf(token)
  if (!parts?.secret || !(await isWhole(db, parts))) return null
  const bound = await db
    .updateTable('operator_tokens')
    .set({ bound_at: at })
    .where('public_part', '=', parts.publicPart)
    .where('telegram_user_id', '=', telegramUserId)
    .where('expires_at', '>', at)
    .where('revoked_at', 'is', null)
    .where('bound_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
  return bound ?? null
}

/** The public part of a token that there is, whatever became of it; null for anything made up. */
export async function knownToken(db: Database, token: string): Promise<string | null> {
  const parts = partsOf(token)
  if (!parts) return null
  const row = await db
    .selectFrom('operator_tokens')
    .select('public_part')
    .where('public_part', '=', parts.publicPart)
    .executeTakeFirst()
  return row?.public_part ?? null
}

/**
 * Ends a token at once.
 * @param text its public part to the letter, or all of it
 * @returns its public part; null where no living token is named so, and then nothing changed
 */
export async function revokeToken(db: Database, at: Date, text: string): Promise<string | null> {
  const parts = partsOf(text)
  if (!parts || (parts.secret !== null && !(await isWhole(db, parts)))) return null
  const revoked = await revokeThose(db, at, (token) =>
    token('public_part', '=', parts.publicPart).and('expires_at', '>', at),
  )
  return revoked[0]?.publicPart ?? null
}

/** Ends all tokens that opened this bot to a Telegram user. */
export async function revokeTokensOf(db: Database, at: Date, telegramUserId: number): Promise<void> {
  await revokeThose(db, at, (token) => token('telegram_user_id', '=', telegramUserId).and('bound_at', 'is not', null))
}

/** Ends all tokens that an administrator made. */
export async function revokeTokensBy(db: Database, at: Date, by: string): Promise<void> {
  await revokeThose(db, at, (token) => token('created_by', '=', by))
}

/** Ends living tokens, and deletes the decisions of their Telegram users that wait. */
async function revokeThose(
  db: Database,
  at: Date,
  which: (token: ExpressionBuilder<Tables, 'operator_tokens'>) => Expression<SqlBool>,
): Promise<OperatorToken[]> {
  const revoked = await db
    .updateTable('operator_tokens')
    .set({ revoked_at: at })
    .where('revoked_at', 'is', null)
    .where(which)
    .returning(columns)
    .execute()
  await deleteDecisionsOf(
    db,
    revoked.map(({ telegramUserId }) => actorOf(telegramUserId)),
  )
  return revoked
}

/** Tokens that ended a month ago. @returns how many there were */
export async function deleteOldTokens(db: Database, at: Date): Promise<number> {
  const before = new Date(at.getTime() - 30 * 86_400_000)
  const { numDeletedRows } = await db.deleteFrom('operator_tokens').where('expires_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

type Parts = { publicPart: string; secret: string | null }

function partsOf(text: string): Parts | null {
  const match = /^([\w-]{12})(?:\.([\w-]{43}))?$/.exec(text)
  return match ? { publicPart: match[1]!, secret: match[2] ?? null } : null
}

async function isWhole(db: Database, { publicPart, secret }: Parts): Promise<boolean> {
  const row = await db
    .selectFrom('operator_tokens')
    .select('secret_hash')
    .where('public_part', '=', publicPart)
    .executeTakeFirst()
  return row !== undefined && isSecret(secret ?? '', row.secret_hash)
}
