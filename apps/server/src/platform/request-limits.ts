// Limits on requests, as the contract's table has them. A count is one row, written by one statement on one shard key, so that all processes share it. A
// process remembers what was refused until the window is over: a flood does not reach the database.
import { isIPv6, SocketAddress } from 'node:net'
import { requestLimits, type RequestLimit, type RequestLimitName, type RequestWindow } from '@numeria/contract'
import { sql } from 'kysely'
import type { Clock } from './clock.ts'
import type { Database } from './database/connect.ts'
import { deleteInPieces } from './database/delete-in-pieces.ts'
import { prepared } from './database/prepared.ts'
import { AppError } from './errors.ts'
import { cipherOf } from './encryption.ts'
import type { Settings } from './settings.ts'

type World = { db: Database; clock: Clock; settings: Settings }
/** The caller: the user when signed in, and the address of the request. */
export type Caller = { userId?: string | undefined; address?: string | undefined }

const sweepAt = 10_000

/**
 * Counts a request against the limit of the person, then against that of the address.
 * @throws {AppError} the limit's refusal, with how long to wait
 */
export async function countRequest(world: World, name: RequestLimitName, caller: Caller): Promise<void> {
  const { counted } = requestLimits[name]
  for (const count of countsOf(world, name, caller)) refuse(name, await take(world, count, counted))
}

/**
 * Counts a request as `countRequest` does.
 * @returns whether it is within the limit
 */
export async function isWithin(world: World, name: RequestLimitName, caller: Caller): Promise<boolean> {
  try {
    await countRequest(world, name, caller)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/**
 * Refuses what `countRequest` would refuse, and counts nothing: where only what succeeds is counted, afterwards.
 * @throws {AppError} the limit's refusal, with how long to wait
 */
export async function refuseWhereReached(world: World, name: RequestLimitName, caller: Caller): Promise<void> {
  for (const count of countsOf(world, name, caller)) refuse(name, await reached(world, count))
}

/** Takes back one request that was counted, where its window still runs: it turned out to be of another kind. */
export async function uncountRequest(world: World, name: RequestLimitName, caller: Caller): Promise<void> {
  for (const count of countsOf(world, name, caller))
    await uncountOnce(world.db, { mark: markOf(world, count), at: world.clock.now() })
}

function countsOf(world: World, name: RequestLimitName, { userId, address }: Caller): Count[] {
  const limit: RequestLimit = requestLimits[name]
  const { turnsPerMinute, turnsPerMinuteAndAddress, perPersonTimes, perAddressTimes } = world.settings.limits
  const counts = []
  if (limit.person && userId !== undefined) {
    const isMessage = name === 'message' || name === 'repeatedMessage'
    const times = isMessage ? turnsPerMinute / requestLimits.chat.person.most : perPersonTimes
    counts.push({ key: `${name} person ${userId}`, ...limit.person, most: limit.person.most * times })
  }
  if (limit.address && address !== undefined) {
    const most = name === 'chat' ? turnsPerMinuteAndAddress : limit.address.most * perAddressTimes
    counts.push({ key: `${name} address ${neighbourhood(address)}`, ...limit.address, most })
  }
  return counts
}

function refuse(name: RequestLimitName, retryAfterSeconds: number | null): void {
  const { refusal }: RequestLimit = requestLimits[name]
  if (retryAfterSeconds !== null) throw new AppError(refusal ?? 'request.too_fast', { retryAfterSeconds })
}

/**
 * Counts one more of the same subject; the count is exact when several come at once.
 * @returns null where it is counted; the seconds until the window is over where the window has the most already
 */
export function countSubject(world: World, { most, seconds }: RequestWindow, subject: string): Promise<number | null> {
  return take(world, { key: `subject ${subject}`, most, seconds }, 'database')
}

/** Deletes counts whose window is over. */
export async function deleteCounts(db: Database, now: Date): Promise<void> {
  await deleteInPieces(db, 'request_counts', sql`ends_at <= ${now}`)
}

type Count = RequestWindow & { key: string }
type Known = { endsAt: number; count: number }

const remembered = new WeakMap<Settings, Map<string, Known>>()

/** @returns null where it is counted; else the seconds until the window is over */
async function take(world: World, count: Count, counted: RequestLimit['counted']): Promise<number | null> {
  const { known, at, latest, secondsUntil } = lookAt(world, count)
  if (known.count >= count.most) return secondsUntil(known.endsAt)
  if (counted === 'process') {
    remember(world, count.key, { ...known, count: known.count + 1 })
    return null
  }
  const dates = { at: new Date(at), endsAt: new Date(known.endsAt), latest: new Date(latest) }
  const [row] = await countOnce(world.db, { mark: markOf(world, count), ...dates, most: count.most })
  if (row!.isCounted) return null
  const endsAt = row!.endsAt?.getTime() ?? known.endsAt
  remember(world, count.key, { endsAt, count: Infinity })
  return secondsUntil(endsAt)
}

/** @returns null where one more would be counted; else the seconds until the window is over */
async function reached(world: World, count: Count): Promise<number | null> {
  const { known, at, latest, secondsUntil } = lookAt(world, count)
  if (known.count >= count.most) return secondsUntil(known.endsAt)
  const dates = { at: new Date(at), latest: new Date(latest) }
  const [row] = await findReached(world.db, { mark: markOf(world, count), ...dates, most: count.most })
  if (!row) return null
  remember(world, count.key, { endsAt: row.endsAt.getTime(), count: Infinity })
  return secondsUntil(row.endsAt.getTime())
}

/** The process's own record of a window; without one, a new window begins now. */
function lookAt({ settings, clock }: World, { key, seconds }: Count) {
  const at = clock.now().getTime()
  const known = remembered.get(settings)?.get(key)
  // A window that ends later than this was begun by a clock that was ahead.
  const latest = at + 2_000 * seconds
  const isRunning = known !== undefined && known.endsAt > at && known.endsAt <= latest
  return {
    known: isRunning ? known : { endsAt: at + 1_000 * seconds, count: 0 },
    at,
    latest,
    secondsUntil: (end: number) => Math.max(1, Math.ceil((end - at) / 1_000)),
  }
}

function markOf({ settings }: World, { key }: Count): string {
  const [mark] = cipherOf(settings.encryption).marks(`request count\n${key}`)
  return mark!
}

function remember({ settings, clock }: World, key: string, known: Known): void {
  const memory = remembered.get(settings) ?? new Map<string, Known>()
  remembered.set(settings, memory)
  const now = clock.now().getTime()
  if (memory.size >= sweepAt) {
    for (const [other, { endsAt }] of memory) if (endsAt <= now) memory.delete(other)
    if (memory.size >= sweepAt) memory.clear()
  }
  memory.set(key, known)
}

type Counting = { mark: string; at: Date; endsAt: Date; latest: Date; most: number }

const countOnce = prepared(
  'count a request',
  ({ mark, at, endsAt, latest, most }: Counting) =>
    sql<{ isCounted: boolean; endsAt: Date | null }>`
      select is_counted as "isCounted", ends_at as "endsAt" from count_request(${mark}, ${most}, ${endsAt}, ${latest}, ${at})`,
)

/** A count is at least one. */
const uncountOnce = prepared(
  'take a count back',
  ({ mark, at }: Pick<Counting, 'mark' | 'at'>) =>
    sql`update request_counts set count = count - 1 where key = ${mark} and count > 1 and ends_at > ${at}`,
)

const findReached = prepared(
  'find a reached count',
  ({ mark, at, latest, most }: Omit<Counting, 'endsAt'>) =>
    sql<{ endsAt: Date }>`
      select ends_at as "endsAt" from request_counts
      where key = ${mark} and count >= ${most} and ends_at > ${at} and ends_at <= ${latest}`,
)

/**
 * The network that is counted as one address, without the port that some proxies write beside it. One subscriber of IPv6 has a whole /64. Everything that is
 * no address counts as one: a header must not make new addresses.
 */
export function neighbourhood(written: string): string {
  const [unzoned = ''] = written.split('%')
  const address = SocketAddress.parse(isIPv6(unzoned) ? `[${unzoned}]` : unzoned)?.address ?? 'unknown'
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [before = [], after = []] = address
    .toLowerCase()
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

/** The addresses of one subscriber: an IPv4 address, an IPv6 /56. */
export function subscriberNetwork(address: string): string {
  const near = neighbourhood(address)
  if (!near.includes(':')) return near
  const [first, second, third, fourth = ''] = near.split(':')
  return [first, second, third, fourth.padStart(4, '0').slice(0, 2)].join(':')
}

/** Where one owner has many addresses: an IPv6 /48, an IPv4 /24. */
export function wideNetwork(address: string): string {
  const near = neighbourhood(address)
  const mark = near.includes(':') ? ':' : '.'
  return near.split(mark).slice(0, 3).join(mark)
}
