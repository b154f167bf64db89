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
import { sealsOf } from './seals.ts'
import type { Settings } from './settings.ts'

type World = { db: Database; clock: Clock; settings: Settings }
/** The caller: the user when signed in, and the address of the request. */
export type Asker = { userId?: string; address?: string | undefined }

const sweepAt = 10_000

/**
 * Counts a request against the limit of the person, then against that of the address.
 * @throws {AppError} the limit's refusal, with how long to wait
 */
export async function countRequest(world: World, name: RequestLimitName, { userId, address }: Asker): Promise<void> {
  const limit: RequestLimit = requestLimits[name]
  const { turnsPerMinute, turnsPerMinuteAndAddress, perPersonTimes, perAddressTimes } = world.settings.limits
  const counts = []
  if (limit.person && userId !== undefined) {
    const times = name === 'message' ? turnsPerMinute / requestLimits.chat.person.most : perPersonTimes
    counts.push({ key: `${name} person ${userId}`, ...limit.person, most: limit.person.most * times })
  }
  if (limit.address && address !== undefined) {
    const most = name === 'chat' ? turnsPerMinuteAndAddress : limit.address.most * perAddressTimes
    counts.push({ key: `${name} address ${neighbourhood(address)}`, ...limit.address, most })
  }
  for (const count of counts) {
    const retryAfterSeconds = await take(world, count, limit.counted)
    if (retryAfterSeconds !== null) throw new AppError(limit.refusal ?? 'request.too_fast', { retryAfterSeconds })
  }
}

/**
 * Counts one more of the same subject; the count is exact when several come at once.
 * @returns null where it is counted; the seconds until the window is over where the window has the most already
 */
export function countSubject(world: World, { most, seconds }: RequestWindow, subject: string): Promise<number | null> {
  return take(world, { key: `subject ${subject}`, most, seconds }, 'database')
}

/** Deletes counts whose window is over. */
export async function forgetCounts(db: Database, now: Date): Promise<void> {
  await deleteInPieces(db, 'request_counts', sql`ends_at <= ${now}`)
}

type Count = RequestWindow & { key: string }
type Known = { endsAt: number; count: number }

const remembered = new WeakMap<Settings, Map<string, Known>>()

/** @returns null where it is counted; else the seconds until the window is over */
async function take(
  world: World,
  { key, most, seconds }: Count,
  counted: RequestLimit['counted'],
): Promise<number | null> {
  const memory = remembered.get(world.settings) ?? new Map<string, Known>()
  remembered.set(world.settings, memory)
  const now = world.clock.now().getTime()
  const known = memory.get(key)
  // A window that ends later than this was begun by a clock that was ahead.
  const latest = now + 2_000 * seconds
  const secondsUntil = (end: number) => Math.max(1, Math.ceil((end - now) / 1_000))
  const isRunning = known !== undefined && known.endsAt > now && known.endsAt <= latest
  const count = isRunning ? known : { endsAt: now + 1_000 * seconds, count: 0 }
  if (count.count >= most) return secondsUntil(count.endsAt)
  if (counted === 'process') {
    count.count += 1
    remember(memory, now, key, count)
    return null
  }
  const [mark] = sealsOf(world.settings.encryption).marks(`request count\n${key}`)
  const dates = { at: new Date(now), endsAt: new Date(count.endsAt), latest: new Date(latest) }
  const [row] = await countOnce(world.db, { mark: mark!, ...dates, most })
  if (row!.isCounted) return null
  const endsAt = row!.endsAt?.getTime() ?? count.endsAt
  remember(memory, now, key, { endsAt, count: Infinity })
  return secondsUntil(endsAt)
}

function remember(memory: Map<string, Known>, now: number, key: string, known: Known): void {
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

/**
 * The network that is counted as one address, without the port that some proxies write beside it. One subscriber of IPv6 has a whole /64. Everything that is
 * no address counts as one: a header must not make new addresses.
 */
export function neighbourhood(written: string): string {
  const [unzoned = ''] = written.split('%')
  const address = SocketAddress.parse(isIPv6(unzoned) ? `[${unzoned}]` : unzoned)?.address ?? 'unknown'
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':')
  if (tail !== undefined) groups.push(...Array<string>(8).fill('0'))
  return groups.slice(0, 4).join(':')
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
