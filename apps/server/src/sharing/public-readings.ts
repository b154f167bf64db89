// A reading is private until its owner publishes it: at an address that cannot be guessed, until they unpublish it, and without name and birth date unless
// they choose to show them. What it shows is made at publication and kept; the page is looked for with its turn each time, so that nothing outlives it.
import { createHash, randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  pageLanguageOf,
  type PublicReading,
  type PublishedReply,
  type ReadingFact,
  type PageLanguage,
} from '@numeria/contract'
import type { Deps } from '../deps.ts'
import type { Db } from '../platform/database/connect.ts'
import type { ShownContent } from '../platform/database/sharing-tables.ts'
import { AppError } from '../platform/errors.ts'
import { firstNameOf } from '../readings/facts/people.ts'
import { plainWords } from '../readings/gate/plain-words.ts'
import { renderNumber, renderNumbers } from '../readings/facts/words/render-numbers.ts'
import { lockFreshSession, type Session } from '../sign-in/sign-in.ts'
import { bookTextsOf } from './book-texts.ts'
import { shownOf, tellsBirthDate } from './hidden-dates.ts'
import { nameFinder } from './hidden-names.ts'
import { dateFinder, leaveOut, rules } from './mask.ts'
import * as queries from './public-readings.queries.ts'

type Reads = Pick<Deps, 'db' | 'clock' | 'settings'>

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const slugLength = 22
const maxNumbers = 6
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
  deps: Reads & Shows,
  session: Pick<Session, 'userId' | 'tokenHash'>,
  turnId: string,
  chosen: queries.Chosen,
): Promise<PublishedReply> {
  const { db, clock, settings } = deps
  const { userId } = session
  const turn = await queries.selectShown(db, { userId, turnId })
  const made = turn && make(deps, turn, chosen, await findDetails(deps, turn))
  const published = await db.transaction().execute(async (trx) => {
    await lockFreshSession(deps, trx, session)
    return made && queries.upsertPublished(trx, clock.now(), { userId, turnId, slug: newSlug(), ...chosen }, made)
  })
  if (!published)
    throw new AppError((await queries.isRemoved(db, userId, turnId)) ? 'sharing.removed' : 'chat.turn_not_found')
  return { published: withAddress(settings, published) }
}

/** Ends a public reading: its address leads nowhere any more, and never again. A repetition changes nothing. */
export async function unpublish({ db }: Pick<Deps, 'db'>, userId: string, turnId: string): Promise<void> {
  await queries.endPublished(db, userId, turnId)
}

/** Unpublishes a reading after a report, for good: publishing it again is refused. @returns false where that was done before */
export async function takeDown(db: Db, at: Date, userId: string, turnId: string): Promise<boolean> {
  return queries.removePublished(db, at, { userId, turnId })
}

/** Returns the slug in the URL of a public reading. Null for a URL of another site or page. */
export function slugOf(url: string, publicUrl: string): string | null {
  if (!URL.canParse(url, publicUrl)) return null
  const { origin, pathname } = new URL(url, publicUrl)
  const slug = /^\/shared\/([\w-]+)\/?$/.exec(pathname)?.[1]
  return origin === new URL(publicUrl).origin && slug?.length === slugLength ? slug : null
}

/** The turn that is public at an address, and its user. */
export async function findPublicTurn(db: Deps['db'], slug: string): Promise<{ userId: string; turnId: string } | null> {
  return queries.selectShown(db, { slug })
}

function withAddress({ publicUrl }: Deps['settings'], { slug, showName, showBirthDate }: queries.Published) {
  return { url: `${publicUrl}/shared/${slug}`, showName, showBirthDate }
}

type Shows = Pick<Deps, 'db' | 'metrics'>
/** A public reading as visitors see it, and a name of this very content. */
export type ShownReading = { reading: PublicReading; version: string }

/**
 * A public reading as visitors see it; null for an unknown address and after unpublishing.
 * @param reader the language for the names of its numbers; null for that of the reading itself
 */
export async function readPublic(
  deps: Shows,
  which: { slug: string } | { userId: string; turnId: string },
  reader: PageLanguage | null,
): Promise<ShownReading | null> {
  if ('slug' in which && which.slug.length !== slugLength) return null
  const turn = await queries.selectShown(deps.db, which)
  if (!turn?.published) return null
  const { shown } = turn.published
  const isCurrent = shown?.rules === rules && shown.known === turn.known
  const current = isCurrent ? shown : await renew(deps, turn, turn.published)
  const reading = inLanguage(turn, current, reader ?? pageLanguageOf(turn.language))
  return { reading, version: createHash('sha256').update(JSON.stringify(reading)).digest('base64url') }
}

/** Returns an own reading as its public page would show it. @throws {AppError} `chat.turn_not_found` */
export async function previewPublic(
  deps: Shows,
  userId: string,
  turnId: string,
  chosen: queries.Chosen,
  reader: PageLanguage,
): Promise<PublicReading> {
  const turn = await queries.selectShown(deps.db, { userId, turnId })
  if (!turn) throw new AppError('chat.turn_not_found')
  return inLanguage(turn, make(deps, turn, chosen, await findDetails(deps, turn)).shown, reader)
}

/** The first visit after the rules, the profile or the saved people changed. Only what leaves out something else is made anew. */
async function renew(deps: Shows, turn: queries.ShownTurn, published: NonNullable<queries.ShownTurn['published']>) {
  const found = await findDetails(deps, turn)
  const { shown, ...chosen } = published
  const isTheSame = shown?.rules === rules && isDeepStrictEqual(turn.found, found)
  const made = isTheSame ? { ...found, shown: { ...shown, known: turn.known } } : make(deps, turn, chosen, found)
  const { userId, turnId } = turn
  await queries.updateShown(deps.db, { userId, turnId, ...chosen }, made)
  return made.shown
}

function inLanguage(turn: queries.ShownTurn, shown: ShownContent, reader: PageLanguage): PublicReading {
  return {
    reading: turn.reading as PublicReading['reading'],
    tradition: turn.tradition as PublicReading['tradition'],
    language: turn.language as PublicReading['language'],
    response: shown.response,
    fullName: shown.fullName,
    birthDate: shown.birthDate,
    numbers: shown.numbers.map((number) => renderNumber(number, reader)),
    createdOn: turn.createdAt.toISOString().slice(0, 10),
  }
}

/** Other people have not agreed to be shown. A reading may name more of them than it counts: the question does, or what is remembered. */
async function findDetails({ db }: Pick<Shows, 'db'>, turn: queries.ShownTurn): Promise<queries.Found> {
  const { numbers, found } = turn
  const [others, earlier] = await Promise.all([queries.selectKnownPeople(db, turn), queries.selectEarlierOwn(db, turn)])
  const known = [...(found.people ?? []), ...others]
  const said = `${turn.message} ${turn.response}`
  const [isNamed, isDated] = [nameFinder(said), dateFinder(said)]
  const people = known.filter(({ fullName, birthDate }) => isNamed(fullName) || isDated(birthDate))
  const written = [numbers?.person, ...earlier].filter(isGiven)
  const names = [...turn.names, ...written.flatMap(({ fullName, currentName }) => [fullName, currentName])]
  const dates = [...turn.birthDates, ...written.map(({ birthDate }) => birthDate)]
  return {
    people: distinct(people),
    own: {
      names: distinct([...(found.own?.names ?? []), ...names.filter(isGiven).filter(isNamed)]),
      birthDates: distinct([...(found.own?.birthDates ?? []), ...dates.filter(isGiven).filter(isDated)]).toSorted(),
    },
  }
}

/** Leaves out of a reading what is not chosen. It takes tens of milliseconds. */
function make(
  { metrics }: Shows,
  turn: queries.ShownTurn,
  { showName, showBirthDate }: queries.Chosen,
  { people, own }: queries.Found,
): queries.Made {
  metrics.readingsMasked.inc()
  const { numbers } = turn
  const language = turn.language as PublicReading['language']
  const [ownName, ownDate] = [
    numbers?.person.fullName ?? turn.names[0],
    numbers?.person.birthDate ?? turn.birthDates[0],
  ]
  const isNamed = nameFinder(`${turn.message} ${turn.response}`)
  const named = people.filter(({ fullName }) => isNamed(fullName))
  const counted = [numbers?.other, ...(numbers?.named ?? [])].filter(isGiven)
  const asked = new Set(plainWords(turn.message).split(' '))
  const isAsked = ({ fullName }: { fullName: string }) => asked.has(plainWords(firstNameOf(fullName)))
  const others = [...counted, ...named]
  const isHidden = ({ key, of }: Pick<ReadingFact, 'key' | 'of'>) =>
    (tellsBirthDate(key) && !(showBirthDate && of === 'you')) || (tellsName.test(key) && !(showName && of === 'you'))
  const isHiddenDate = (date: string) => !(showBirthDate && date === ownDate)
  const secrets = {
    names: (showName ? [] : [ownName, numbers?.person.currentName, ...turn.names, ...own.names]).filter(isGiven),
    otherNames: [...counted, ...named.filter(isAsked)].map(({ fullName }) => fullName),
    furtherNames: named.filter((one) => !isAsked(one)).map(({ fullName }) => fullName),
    shownNames: showName ? [ownName, numbers?.person.currentName].filter(isGiven) : [],
    hidesLetters: !showName || counted.length > 0,
    birthDates: [...others.map(({ birthDate }) => birthDate), ...(showBirthDate ? [] : [ownDate, ...turn.birthDates])]
      .filter(isGiven)
      .filter(isHiddenDate),
    furtherDates: [...people.map(({ birthDate }) => birthDate), ...(showBirthDate ? [] : own.birthDates)].filter(
      isHiddenDate,
    ),
    shown: shownOf(numbers ? renderNumbers(numbers, 'en').facts : [], showBirthDate, turn.createdAt),
    book: bookTextsOf(turn, isHidden),
  }
  const shown = {
    rules,
    known: turn.known,
    response: leaveOut(turn.response, secrets, language),
    fullName: (showName && ownName) || null,
    birthDate: (showBirthDate && ownDate) || null,
    numbers: (numbers?.facts ?? [])
      .filter((fact) => fact.of !== 'other' && fact.value !== null && !isHidden(fact))
      .slice(0, maxNumbers)
      .map(({ key, label, text }) => ({ key, label, text })),
  }
  return { shown, people, own }
}

/** Each detail once, in an order of their own. */
function distinct<Detail>(details: readonly Detail[]): Detail[] {
  const byText = new Map(details.map((detail) => [JSON.stringify(detail), detail]))
  return [...byText].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, detail]) => detail)
}

function isGiven<Detail>(detail: Detail | null | undefined): detail is Detail {
  return detail !== null && detail !== undefined && detail !== ''
}
