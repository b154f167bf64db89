import { HoldEnded, lapsedHolds } from '../../credits/credits.ts'
import type { Deps } from '../../deps.ts'
import { failLapsedFreeTurns } from '../rewrite/rewrites.queries.ts'
import { failTurn } from './turns.queries.ts'

/**
 * Gives back the credits of turns whose process died. Any process may do it, also several at once: a hold ends once.
 * @returns how many turns were released
 */
export async function releaseLapsedTurns({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let released = await failLapsedFreeTurns(db, clock.now())
  for (const { userId, holdId } of await lapsedHolds(db, 100)) {
    try {
      await failTurn(db, clock.now(), { userId, turnId: holdId, failure: 'abandoned', onlyIfLapsed: true })
      released += 1
    } catch (error) {
      if (!(error instanceof HoldEnded)) throw error
    }
  }
  return released
}
