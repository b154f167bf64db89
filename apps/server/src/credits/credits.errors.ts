import { AppError } from '../platform/errors.ts'

/** The hold was captured or released before: whoever comes second changes nothing. */
export class HoldEnded extends Error {
  override readonly name = 'HoldEnded'
}

/** The ledger functions speak in SQLSTATEs of their own; anything else passes through. */
export function toCreditsError(error: unknown): unknown {
  const state = error instanceof Error && 'code' in error ? error.code : undefined
  if (state === 'NU402') return new AppError('credits.insufficient', { cause: error })
  if (state === 'NU409') return new HoldEnded('the hold has ended', { cause: error })
  return error
}
