// The queue of password checks for browsers without an earlier login of an administrator. A process checks two passwords at a time, and begins with the
// network that has the fewest wrong guesses lately and in the queue. A flood from few networks therefore waits behind a newcomer, however many guesses it sends.
import { neighbourhood } from '../platform/request-limits.ts'

const maxAtOnce = 2
const maxWaiting = 32
const maxWaitMs = 10_000
/** An account whose attempts are spent has one again within 100 ms. */
const pauseMs = 50
const rememberedMs = 5 * 60_000

type Guess = {
  account: string
  /** The networks that the guess comes from, the widest first. */
  places: readonly string[]
  cameAt: number
}
type Waiting = Guess & { settle: (isTurn: boolean) => void }

const waiting = new Set<Waiting>()
const paused = new Set<string>()
let running = 0

/** How many wrong guesses of a network were checked lately: in this span of `rememberedMs`, and in the one before. */
let served = { since: 0, now: new Map<string, number>(), before: new Map<string, number>() }

/**
 * Waits for its turn, then runs the check of a stranger's password.
 * @param mayCheck counts the guess against its account; while it refuses, the guess waits on
 * @returns null when the queue is full of better placed guesses, or after ten seconds
 */
export async function queuePasswordCheck(
  { account, address, mayCheck }: { account: string; address: string; mayCheck: () => Promise<boolean> },
  check: () => Promise<boolean>,
): Promise<boolean | null> {
  const cameAt = performance.now()
  const guess = { account, places: placesOf(address), cameAt }
  while (await hasTurn(guess))
    try {
      if (await mayCheck()) {
        const isRight = await check()
        if (!isRight) countServed(guess)
        return isRight
      }
      paused.add(account)
      setTimeout(() => {
        paused.delete(account)
        startNext()
      }, pauseMs)
    } finally {
      running -= 1
      startNext()
    }
  return null
}

/** @returns false for a guess that has to leave the queue */
async function hasTurn(guess: Guess): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const isTurn = await new Promise<boolean>((settle) => {
    const own = { ...guess, settle }
    waiting.add(own)
    timer = setTimeout(() => leave(own, false), guess.cameAt + maxWaitMs - performance.now())
    startNext()
    if (waiting.size > maxWaiting) leave(inOrder([...waiting]).at(-1)!, false)
  })
  clearTimeout(timer)
  return isTurn
}

function startNext(): void {
  while (running < maxAtOnce) {
    const next = inOrder([...waiting].filter(({ account }) => !paused.has(account)))[0]
    if (!next) return
    running += 1
    leave(next, true)
  }
}

function leave(guess: Waiting, isTurn: boolean): void {
  waiting.delete(guess)
  guess.settle(isTurn)
}

/** By what the widest network was served lately and has waiting, then the next, then by arrival. */
function inOrder(guesses: readonly Waiting[]): Waiting[] {
  const loads = new Map<string, number>()
  for (const { places } of waiting)
    for (const place of places) loads.set(place, (loads.get(place) ?? servedLately(place)) + 1)
  const loadOf = (place: string) => loads.get(place) ?? 0
  return guesses.toSorted((one, other) => {
    const unequal = one.places.findIndex((place, level) => loadOf(place) !== loadOf(other.places[level]!))
    return unequal < 0 ? one.cameAt - other.cameAt : loadOf(one.places[unequal]!) - loadOf(other.places[unequal]!)
  })
}

const servedLately = (place: string): number => (served.now.get(place) ?? 0) + (served.before.get(place) ?? 0)

function countServed({ places }: Guess): void {
  const at = performance.now()
  if (at - served.since > rememberedMs) served = { since: at, now: new Map(), before: served.now }
  for (const place of places) served.now.set(place, (served.now.get(place) ?? 0) + 1)
}

/** An IPv6 /32, /48 and /64; an IPv4 /16, /24 and the address. */
function placesOf(address: string): string[] {
  const near = neighbourhood(address)
  const mark = near.includes(':') ? ':' : '.'
  const parts = near.split(mark)
  return [parts.slice(0, 2).join(mark), parts.slice(0, 3).join(mark), near]
}
