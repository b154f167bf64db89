// Reads that look at many rows. So many of one person run at a time in a process; the others wait, and hold no connection to the database meanwhile. One person
// can therefore not use up the connections of all.
import { AppError } from './errors.ts'

const maxRunning = 2
/** Five tabs of a page with four such reads. */
const maxWaiting = 20

type Queue = { running: number; waiting: (() => void)[] }
const queues = new Map<string, Queue>()

/**
 * Reads when fewer than two such reads of the person are running.
 * @throws {AppError} `request.too_fast` where too many wait already
 */
export async function queuedRead<Value>(userId: string, read: () => Promise<Value>): Promise<Value> {
  const queue = queues.get(userId) ?? { running: 0, waiting: [] }
  queues.set(userId, queue)
  if (queue.running < maxRunning) queue.running += 1
  else if (queue.waiting.length < maxWaiting) await new Promise<void>((begin) => queue.waiting.push(begin))
  else throw new AppError('request.too_fast', { retryAfterSeconds: 1 })
  try {
    return await read()
  } finally {
    const next = queue.waiting.shift()
    if (next) next()
    else if ((queue.running -= 1) === 0) queues.delete(userId)
  }
}
