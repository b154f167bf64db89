// A reading is private until its owner publishes it: at an address that cannot be guessed, until they unpublish it, and without name and birth date unless
// they choose to show them. The page is rendered from the turn each time, so that nothing outlives it.
import { randomBytes } from 'node:crypto'
import type { PublicReading, PublishedReply } from '@numeria/contract'
import type { Deps } from '../deps.ts'
import type { Db } from '../platform/database/connect.ts'
import { AppError } from '../platform/errors.ts'
import type { Language } from '../platform/language.ts'
import { readNumbers } from '../readings/history/history.ts'
import { lockFreshSession, type Session } from '../sign-in/sign-in.ts'
import { shownOf, tellsBirthDate } from './hidden-dates.ts'
import { leaveOut } from './mask.ts'
import * as queries from './public-readings.queries.ts'

type Reads = Pick<Deps, 'db' | 'clock' | 'settings'>
type Chosen = { showName: boolean; showBirthDate: boolean }

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const slugLength = 22
const mostNumbers = 6
/** Numbers of a part of the name: their labels contain it. */
const tellsName = /^compound_of_name_/

/** 132 random bits. */
function newSlug(): string {
  return Array.from(randomBytes(slugLength), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Whether a reading of this person is public, and where. @throws {AppError} `chat.turn_not_found` */
export async function findPublished({ db, settings }: Reads, userId: string, turnId: string): Promise<PublishedReply> {
  const published = await queries.selectPublished(db, userId, turnId)
  if (published === undefined) throw new AppError('chat.turn_not_found')
  return { published: published && withAddress(settings, published) }
}

/**
 * Makes a finished reading public. One that is public already keeps its address, and shows from now on what is chosen now.
 * @throws {AppError} `chat.turn_not_found`; `sharing.removed` after a report; `auth.required` where the session was ended
 */
export async function publish(
  deps: Reads,
  session: Pick<Session, 'userId' | 'tokenHash'>,
  turnId: string,
  chosen: Chosen,
): Promise<PublishedReply> {
  const { db, clock, settings } = deps
  const { userId } = session
  const published = await db.transaction().execute(async (trx) => {
    await lockFreshSession(deps, trx, session)
    return queries.upsertPublished(trx, clock.now(), { userId, turnId, slug: newSlug(), ...chosen })
  })
  if (!published)
    throw new AppError((await queries.isRemoved(db, userId, turnId)) ? 'sharing.removed' : 'chat.turn_not_found')
  return { published: withAddress(settings, published) }
}

/** Ends a public reading: its address leads nowhere any more, and never again. A repetition changes nothing. */
export async function unpublish({ db }: Pick<Deps, 'db'>, userId: string, turnId: string): Promise<void> {
  await queries.deletePublished(db, userId, turnId)
}

/** Unpublishes a reading after a report, for good: publishing it again is refused. */
export async function takeDown(db: Db, at: Date, userId: string, turnId: string): Promise<void> {
  await queries.removePublished(db, at, { userId, turnId, slug: newSlug() })
}

/** Returns the slug in the URL of a public reading. Null for a URL of another site or page. */
export function slugOf(url: string, publicUrl: string): string | null {
  if (!URL.canParse(url, publicUrl)) return null
  const { origin, pathname } = new URL(url, publicUrl)
  const slug = /^\/shared\/([\w-]+)\/?$/.exec(pathname)?.[1]
  return origin === new URL(publicUrl).origin && slug?.length === slugLength ? slug : null
}

/** Whose reading is public at an address. */
export async function findPublicTurn(db: Deps['db'], slug: string): Promise<{ userId: string; turnId: string } | null> {
  return queries.selectShown(db, { slug })
}

function withAddress({ publicUrl }: Deps['settings'], { slug, showName, showBirthDate }: queries.Published) {
  return { url: `${publicUrl}/shared/${slug}`, showName, showBirthDate }
}

/**
 * A public reading as visitors see it; null for an unknown address and after unpublishing.
 * @param reader the language for the names of its numbers; null for that of the reading itself
 */
export async function readPublic(
  { db }: Pick<Deps, 'db'>,
  which: { slug: string } | { userId: string; turnId: string },
  reader: Language | null,
): Promise<PublicReading | null> {
  if ('slug' in which && which.slug.length !== slugLength) return null
  const turn = await queries.selectShown(db, which)
  return turn?.published ? shownReading({ db }, turn, turn.published, reader) : null
}

/** Returns an own reading as its public page would show it. @throws {AppError} `chat.turn_not_found` */
export async function previewPublic(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  turnId: string,
  chosen: Chosen,
  reader: Language,
): Promise<PublicReading> {
  const turn = await queries.selectShown(db, { userId, turnId })
  if (!turn) throw new AppError('chat.turn_not_found')
  return shownReading({ db }, turn, chosen, reader)
}

async function shownReading(
  { db }: Pick<Deps, 'db'>,
  turn: queries.ShownTurn,
  { showName, showBirthDate }: Chosen,
  reader: Language | null,
): Promise<PublicReading> {
  const { userId, turnId } = turn
  const language = turn.language as PublicReading['language']
  const isPortuguese = (reader ?? turn.language) === 'pt'
  const numbers = turn.numbers && isPortuguese ? await readNumbers({ db }, userId, turnId, 'pt') : turn.numbers
  const [ownName, ownDate] = [
    numbers?.person.fullName ?? turn.names[0],
    numbers?.person.birthDate ?? turn.birthDates[0],
  ]
  // The other people of a reading have not agreed to be shown.
  const others = [numbers?.other, ...(numbers?.named ?? [])].filter(isGiven)
  const secrets = {
    names: (showName ? [] : [ownName, numbers?.person.currentName, ...turn.names]).filter(isGiven),
    otherNames: others.map(({ fullName }) => fullName),
    birthDates: [
      ...others.map(({ birthDate }) => birthDate),
      ...(showBirthDate ? [] : [ownDate, ...turn.birthDates]).filter(isGiven),
    ],
    shown: shownOf(numbers?.facts ?? [], showBirthDate, turn.createdAt),
  }
  return {
    reading: turn.reading as PublicReading['reading'],
    tradition: turn.tradition as PublicReading['tradition'],
    language,
    response: leaveOut(turn.response, secrets, language),
    fullName: (showName && ownName) || null,
    birthDate: (showBirthDate && ownDate) || null,
    numbers: (numbers?.facts ?? [])
      .filter(({ of, value }) => of !== 'other' && value !== null)
      .filter(({ key }) => (showBirthDate || !tellsBirthDate(key)) && (showName || !tellsName.test(key)))
      .slice(0, mostNumbers)
      .map(({ key, label, text }) => ({ key, label, text: leaveOut(text, secrets, language) })),
    createdOn: turn.createdAt.toISOString().slice(0, 10),
  }
}

function isGiven<Detail>(detail: Detail | null | undefined): detail is Detail {
  return detail !== null && detail !== undefined && detail !== ''
}
