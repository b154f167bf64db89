import { AppError } from '../platform/errors.ts'

/** The hold was captured or released before. The second call changes nothing. */
export class HoldEnded extends Error {
  override readonly name = 'HoldEnded'
}

/** The same cause was used before with other figures. Nothing was changed; an operator has to review it. */
export class CauseReused extends Error {
  override readonly name = 'CauseReused'
}

/** Nothing was granted for this cause, so nothing of it can be taken back. */
export class UnknownLot extends Error {
  override readonly name = 'UnknownLot'
}

/** The ledger functions speak in SQLSTATEs of their own; anything else passes through. */
export function toCreditsError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  switch (error.code) {
    case 'NU402':
      return new AppError('credits.insufficient', { cause: error })
    case 'NU403':
      return new AppError('credits.debt', { cause: error })
    case 'NU404':
      return new UnknownLot(error.message, { cause: error })
    case 'NU423':
      return new AppError('wellbeing.paused', { cause: error })
    case 'NU428':
      return new AppError('billing.begin_required', { cause: error })
    case 'NU429':
      return new AppError('wellbeing.month_spent', { cause: error })
    case 'NU409':
      return new HoldEnded('the hold has ended', { cause: error })
    case 'NU422':
      return new CauseReused(error.message, { cause: error })
    default:
      return error
  }
}
