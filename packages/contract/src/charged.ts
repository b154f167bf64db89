import type { ErrorCode } from './errors.ts'

export const chargedStates = ['no', 'yes', 'unknown'] as const
/** Whether credits or money were taken by a call that failed. */
export type Charged = (typeof chargedStates)[number]

/** Codes of failures after which a charge may stand. All others took nothing. */
const otherThanNo: { readonly [Code in ErrorCode]?: Charged } = {
  'billing.already_paid': 'yes',
  // The first message with this key may have been answered, or may be answered now.
  'chat.key_reused': 'unknown',
  'chat.outcome_unknown': 'unknown',
  'chat.turn_not_found': 'unknown',
  'chat.turn_running': 'unknown',
  // It may have failed after a reading was charged.
  'server.failed': 'unknown',
}

/** @example chargedAfter('model.timeout') // 'no' */
export const chargedAfter = (code: ErrorCode): Charged => otherThanNo[code] ?? 'no'

/** Codes whose own sentence says that nothing was charged, in every page language. */
const sayingSo = new Set<string>([
  'billing.begin_required',
  'billing.unavailable',
  'chat.asked_before',
  'chat.stopped',
  'chat.too_fast',
  'chat.too_many_stops',
  'chat.turn_lost',
  'model.budget_spent',
  'model.cut_off',
  'model.timeout',
  'model.unavailable',
  'model.unusable',
  'wellbeing.month_spent',
  'wellbeing.paused',
] satisfies ErrorCode[])

/** Whether the sentence of an error already says that nothing was charged, so that a page does not say it twice. */
export const saysNotCharged = (code: string | undefined): boolean => code !== undefined && sayingSo.has(code)
