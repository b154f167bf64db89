// A code is eight characters from a cryptographic generator, which say nothing about its owner, or a word that the owner chose. Guessing one brings no
// advantage.
import { randomBytes } from 'node:crypto'
import { maxReferralCodes, referralWordCharacters } from '@numeria/contract'
import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { prepared } from '../platform/database/prepared.ts'
import { AppError, refusedField } from '../platform/errors.ts'
import { codeOfWord, isRefused, hasLongNumber, isWord } from './words.rules.ts'

/** Crockford's: without I, L, O and U, which are misread or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The value of `?ref=`: a normalised code, or a user's public id. */
export type Ref = { code: string } | { publicId: string }

/** Parses a `ref`, however the code was typed; null for values that are neither a code nor an id, such as 'guest'. */
export function readRef(ref: string): Ref | null {
  if (ref === 'guest') return null
  const code = codeOfWord(ref)
  if (/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) || isWord(ref)) return { code }
  return /^[\w-]{22}$/.test(ref) ? { publicId: ref } : null
}

function newCode(): string {
  return Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length]).join('')
}

/**
 * Creates another code for a user, random or of a word. It is counted and recorded before it is made, so that the limit holds, and a code that a crash left is
 * made by the next call instead of being lost.
 * @returns the code, as its owner writes it
 * @throws {AppError} `referrals.enough_codes`; for a word `request.invalid`, `referrals.word_refused`, `referrals.word_taken`
 */
export async function createCode(db: Database, at: Date, userId: string, word?: string): Promise<string> {
  if (word !== undefined) await checkWord(db, word)
  await makeLeftCodes(db, at, userId)
  const chosen = word ?? newCode()
  const counted = await db
    .insertInto('referrers')
    .values({ user_id: userId, codes: 1, salt: randomBytes(16), making: [chosen] })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ codes: sql`referrers.codes + 1`, making: sql`array_append(referrers.making, ${chosen})` })
        .where('referrers.codes', '<', maxReferralCodes),
    )
    .returning('codes')
    .executeTakeFirst()
  if (!counted) throw new AppError('referrals.enough_codes')
  if (word === undefined) return makeCode(db, at, userId, chosen)
  // The next call of the same user may have made it meanwhile.
  if ((await insertCode(db, at, userId, word)) === 'made' || (await ownerOf(db, codeOfWord(word))) === userId) {
    await forgetMaking(db, userId, word)
    return word
  }
  // Another call was faster.
  await forgetMaking(db, userId, word, 1)
  throw new AppError('referrals.word_taken', { field: 'word' })
}

async function checkWord(db: Database, word: string): Promise<void> {
  const { least, most } = referralWordCharacters
  if (!isWord(word)) throw refusedField('word', 'field.referral_word', { min: least, max: most })
  if (hasLongNumber(word)) throw refusedField('word', 'field.long_number', { max: 4 })
  if (isRefused(word)) throw new AppError('referrals.word_refused', { field: 'word' })
  if ((await ownerOf(db, codeOfWord(word))) !== null) throw new AppError('referrals.word_taken', { field: 'word' })
}

async function makeLeftCodes(db: Database, at: Date, userId: string): Promise<void> {
  const left = await db.selectFrom('referrers').select('making').where('user_id', '=', userId).executeTakeFirst()
  for (const code of left?.making ?? []) await makeCode(db, at, userId, code)
}

/** Two calls that make the same code at once both succeed. @returns another code where this one belongs to another user */
async function makeCode(db: Database, at: Date, userId: string, chosen: string): Promise<string> {
  let code = chosen
  while ((await insertCode(db, at, userId, code)) === 'taken' && (await ownerOf(db, codeOfWord(code))) !== userId)
    code = newCode()
  await forgetMaking(db, userId, chosen)
  return code
}

async function insertCode(db: Database, at: Date, userId: string, chosen: string): Promise<'made' | 'taken'> {
  const code = codeOfWord(chosen)
  const made = await db
    .insertInto('referral_codes')
    .values({ code, user_id: userId, created_at: at, word: code === chosen ? null : chosen })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  return made ? 'made' : 'taken'
}

/** @param uncounted how many codes less the user has: 1 where the code was not made */
async function forgetMaking(db: Database, userId: string, chosen: string, uncounted = 0): Promise<void> {
  await db
    .updateTable('referrers')
    .set({ making: sql`array_remove(making, ${chosen})`, codes: sql`codes - ${uncounted}::int` })
    .where('user_id', '=', userId)
    .where(sql<boolean>`${chosen} = any(making)`)
    .execute()
}

/**
 * A user's first code, created when missing: sharing does not require asking for one. It is chosen before it is made, so that simultaneous visitors make the
 * same code, and the next call finishes after a crash.
 */
async function firstCode(db: Database, at: Date, userId: string): Promise<string> {
  const first = await db
    .selectFrom('referral_codes')
    .select('code')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('code')
    .limit(1)
    .executeTakeFirst()
  if (first) return first.code
  for (;;) {
    const code = await chooseFirstCode(db, userId)
    await db
      .insertInto('referral_codes')
      .values({ code, user_id: userId, created_at: at })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute()
    if ((await ownerOf(db, code)) === userId) return code
    // Another user has this code.
    await db
      .updateTable('referrers')
      .set({ first_code: null })
      .where('user_id', '=', userId)
      .where('first_code', '=', code)
      .execute()
  }
}

/** The same answer to everybody who asks for the same person, counted once. */
async function chooseFirstCode(db: Database, userId: string): Promise<string> {
  const chosen = await db
    .insertInto('referrers')
    .values({ user_id: userId, codes: 1, salt: randomBytes(16), first_code: newCode() })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        first_code: sql`coalesce(referrers.first_code, excluded.first_code)`,
        codes: sql`case when referrers.first_code is null then least(referrers.codes + 1, ${maxReferralCodes}) else referrers.codes end`,
      }),
    )
    .returning('first_code')
    .executeTakeFirstOrThrow()
  return chosen.first_code!
}

const ownerOfPublicId = prepared('find who shares', ({ publicId }: { publicId: string }, db) =>
  db.selectFrom('users').select('user_id as userId').where('public_id', '=', publicId),
)

/** The code of a ref: itself, or the first code of the user that it names. Null for an unknown public id. */
export async function codeOf(db: Database, at: Date, ref: Ref): Promise<string | null> {
  if ('code' in ref) return ref.code
  const [owner] = await ownerOfPublicId(db, ref)
  return owner ? firstCode(db, at, owner.userId) : null
}

/** The owner of a code; null for an unknown one. */
export async function ownerOf(db: Database, code: string): Promise<string | null> {
  const row = await db.selectFrom('referral_codes').select('user_id').where('code', '=', code).executeTakeFirst()
  return row?.user_id ?? null
}

/** The words that referrers chose for these codes, by code. */
export async function wordsOf(db: Database, codes: readonly (string | null)[]): Promise<Map<string | null, string>> {
  const { rows } = await sql<{ code: string; word: string }>`
    select code, word from referral_codes where code = any(${codes}) and word is not null`.execute(db)
  return new Map(rows.map(({ code, word }) => [code, word]))
}
