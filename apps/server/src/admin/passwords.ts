import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for argon2id, the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The PHC string that is kept of a password. Nothing of it is cut off, however long it is. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Takes the same time whether there is a hash to compare with or not, so that the time does not say which addresses are administrators'. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await unusedHash()), password)
  return isRight && passwordHash !== null
}

let unused: Promise<string> | null = null
const unusedHash = (): Promise<string> => (unused ??= hashPassword('no administrator has this password'))

const mostAtOnce = 2
const mostWaiting = 8
const mostWaitingOfNetwork = 4
let running = 0
const waiting: { network: string; resume: () => void }[] = []

/**
 * Runs the check of a stranger's password, of which a process runs two at a time: a flood of guesses takes no more than two processors, and one network
 * no more than half of the places in the queue.
 * @returns null when too many wait already
 */
export async function inStrangersQueue<Result>(network: string, check: () => Promise<Result>): Promise<Result | null> {
  if (running >= mostAtOnce) {
    const ofNetwork = waiting.filter((other) => other.network === network).length
    if (waiting.length >= mostWaiting || ofNetwork >= mostWaitingOfNetwork) return null
    await new Promise<void>((resume) => void waiting.push({ network, resume }))
  } else running += 1
  try {
    return await check()
  } finally {
    const next = waiting.shift()
    if (next) next.resume()
    else running -= 1
  }
}
