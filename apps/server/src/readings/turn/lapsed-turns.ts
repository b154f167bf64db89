import { HoldEnded, lapsedHolds } from '../../credits/credits.ts'
import type { Deps } from '../../deps.ts'
import { lapsedFreeTurns } from '../rewrite/rewrites.queries.ts'
import { failTurn } from './turns.queries.ts'

const atOnce = 100

/**
 * Ends turns whose process died, and gives back their credits. Any process may do it, also several at once: a turn ends once.
 * @returns how many turns were released
 */
export async function releaseLapsedTurns({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const held = await lapsedHolds(db, atOnce)
  const lapsed = [
    ...held.map(({ userId, holdId }) => ({ userId, turnId: holdId })),
    ...(await lapsedFreeTurns(db, clock.now(), atOnce)),
  ]
  let released = 0
  for (const turn of lapsed) {
    try {
      await failTurn(db, clock.now(), { ...turn, failure: 'abandoned', onlyIfLapsed: true })
      released += 1
    } catch (error) {
      if (!(error instanceof HoldEnded)) throw error
    }
  }
  return released
}
