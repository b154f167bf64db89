import { setTimeout as pause } from 'node:timers/promises'

/** For `expect.poll`: how long a condition may take on a machine that is busy with other things as well. What is slower than this is broken. */
export const pollTimeout = { timeout: 40_000, interval: 25 }

/** Waits where there is nothing to expect yet, also outside of tests. @throws when it takes longer than anything that works */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + pollTimeout.timeout
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`It took too long until ${what}.`)
    await pause(pollTimeout.interval)
  }
}

/** For a hook that makes a PostgreSQL and starts a server on it. */
export const startTimeout = 120_000
