// A reading is private until its owner publishes it: at an address that cannot be guessed, until they unpublish it, and without name and birth date unless
// they choose to show them. The page is looked for with its turn each time, so that nothing outlives it.
import { randomBytes } from 'node:crypto'
import type { PublicReading, PublishedReply, ReadingFact } from '@numeria/contract'
import type { Deps } from '../deps.ts'
import type { Db } from '../platform/database/connect.ts'
import { AppError } from '../platform/errors.ts'
import type { Language } from '../platform/language.ts'
import { firstNameOf } from '../readings/facts/people.ts'
import { plainWords } from '../readings/gate/plain-words.ts'
import { readNumbers } from '../readings/history/history.ts'
import { lockFreshSession, type Session } from '../sign-in/sign-in.ts'
import { bookTextsOf } from './book-texts.ts'
import { shownOf, tellsBirthDate } from './hidden-dates.ts'
import { marks } from './hidden-details.ts'
import { nameMarker } from './hidden-names.ts'
import { leaveOut } from './mask.ts'
import * as queries from './public-readings.queries.ts'
import { ShownReadings, type ShownReading } from './shown-readings.ts'

type Reads = Pick<Deps, 'db' | 'clock' | 'settings'>
type Chosen = { showName: boolean; showBirthDate: boolean }

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const slugLength = 22
const mostNumbers = 6
/** Numbers whose labels contain a part of the name, and letters of it. */
const tellsName = /^(?:compound_of_name_|letter_|cornerstone|capstone|first_vowel)/

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

type Shows = Pick<Deps, 'db' | 'metrics'>

/** What it holds depends on its key alone, so that all parts of the process share it. */
const kept = new ShownReadings()

/**
 * A public reading as visitors see it; null for an unknown address and after unpublishing.
 * @param reader the language for the names of its numbers; null for that of the reading itself
 */
export async function readPublic(
  deps: Shows,
  which: { slug: string } | { userId: string; turnId: string },
  reader: Language | null,
): Promise<ShownReading | null> {
  if ('slug' in which && which.slug.length !== slugLength) return null
  const turn = await queries.selectShown(deps.db, which)
  if (!turn?.published) return null
  return shownAs(deps, turn, turn.published, reader ?? (turn.language === 'pt' ? 'pt' : 'en'))
}

/** Returns an own reading as its public page would show it. @throws {AppError} `chat.turn_not_found` */
export async function previewPublic(
  deps: Shows,
  userId: string,
  turnId: string,
  chosen: Chosen,
  reader: Language,
): Promise<PublicReading> {
  const turn = await queries.selectShown(deps.db, { userId, turnId })
  if (!turn) throw new AppError('chat.turn_not_found')
  return (await shownAs(deps, turn, chosen, reader)).reading
}

/** The people of earlier readings are not part of the key: no earlier reading can be added, and one that is forgotten may stay in force. */
function shownAs(deps: Shows, turn: queries.ShownTurn, chosen: Chosen, reader: Language): Promise<ShownReading> {
  const { showName, showBirthDate } = chosen
  return kept.take([{ ...turn, published: null }, showName, showBirthDate, reader], () => {
    deps.metrics.readingsMasked.inc()
    return shownReading(deps, turn, chosen, reader)
  })
}

async function shownReading(
  { db }: Pick<Deps, 'db'>,
  turn: queries.ShownTurn,
  { showName, showBirthDate }: Chosen,
  reader: Language,
): Promise<PublicReading> {
  const { userId, turnId } = turn
  const language = turn.language as PublicReading['language']
  const numbers = turn.numbers && reader === 'pt' ? await readNumbers({ db }, userId, turnId, 'pt') : turn.numbers
  const [ownName, ownDate] = [
    numbers?.person.fullName ?? turn.names[0],
    numbers?.person.birthDate ?? turn.birthDates[0],
  ]
  // Other people have not agreed to be shown. A reading may name more of them than it counts: the question does, or what is remembered.
  const known = [...turn.saved, ...(await queries.selectEarlierPeople(db, turn))]
  const counted = [numbers?.other, ...(numbers?.named ?? [])].filter(isGiven)
  const asked = new Set(plainWords(turn.message).split(' '))
  const isAsked = ({ fullName }: { fullName: string }) => asked.has(plainWords(firstNameOf(fullName)))
  const said = `${turn.message} ${turn.response}`.normalize('NFD')
  const others = [...counted, ...known.filter(({ fullName }) => isNamedIn(said, fullName))]
  const isHidden = ({ key, of }: Pick<ReadingFact, 'key' | 'of'>) =>
    (tellsBirthDate(key) && !(showBirthDate && of === 'you')) || (tellsName.test(key) && !(showName && of === 'you'))
  const isHiddenDate = (date: string) => !(showBirthDate && date === ownDate)
  const secrets = {
    names: (showName ? [] : [ownName, numbers?.person.currentName, ...turn.names]).filter(isGiven),
    otherNames: [...counted, ...known.filter(isAsked)].map(({ fullName }) => fullName),
    furtherNames: known.filter((one) => !isAsked(one)).map(({ fullName }) => fullName),
    shownNames: showName ? [ownName, numbers?.person.currentName].filter(isGiven) : [],
    hidesLetters: !showName || counted.length > 0,
    birthDates: [...others.map(({ birthDate }) => birthDate), ...(showBirthDate ? [] : [ownDate, ...turn.birthDates])]
      .filter(isGiven)
      .filter(isHiddenDate),
    furtherDates: known.map(({ birthDate }) => birthDate).filter(isHiddenDate),
    shown: shownOf(numbers?.facts ?? [], showBirthDate, turn.createdAt),
    book: bookTextsOf(turn, isHidden),
  }
  return {
    reading: turn.reading as PublicReading['reading'],
    tradition: turn.tradition as PublicReading['tradition'],
    language,
    response: leaveOut(turn.response, secrets, language),
    fullName: (showName && ownName) || null,
    birthDate: (showBirthDate && ownDate) || null,
    numbers: (numbers?.facts ?? [])
      .filter((fact) => fact.of !== 'other' && fact.value !== null && !isHidden(fact))
      .slice(0, mostNumbers)
      .map(({ key, label, text }) => ({ key, label, text })),
    createdOn: turn.createdAt.toISOString().slice(0, 10),
  }
}

function isNamedIn(text: string, fullName: string): boolean {
  return nameMarker([fullName], marks.other, [])(text) !== text
}

function isGiven<Detail>(detail: Detail | null | undefined): detail is Detail {
  return detail !== null && detail !== undefined && detail !== ''
}
