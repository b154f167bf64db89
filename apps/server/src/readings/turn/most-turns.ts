import { requestLimits } from '@numeria/contract'
import type { Settings } from '../../platform/settings.ts'

/** The most turns of one person, of whatever kind and however they end, and the most of those that cost nothing. */
export type MostTurns = { perMinute: number; freeRepliesPerDay: number; freeStopsPerDay: number }

/** The most readings of one person in a day that are free because of a danger or a minor that the model reports late. */
export const lateHelpPerDay = ({ limits: { perPersonTimes } }: Settings): number =>
  requestLimits.lateHelp.person.most * perPersonTimes

export function maxTurns({ limits: { turnsPerMinute, perPersonTimes } }: Settings): MostTurns {
  const { freeReply, freeStop } = requestLimits
  return {
    perMinute: turnsPerMinute,
    freeRepliesPerDay: freeReply.person.most * perPersonTimes,
    freeStopsPerDay: freeStop.person.most * perPersonTimes,
  }
}

/** For turns that no request began. */
export const anyTurns: MostTurns = { perMinute: 1_000_000, freeRepliesPerDay: 1_000_000, freeStopsPerDay: 1_000_000 }
