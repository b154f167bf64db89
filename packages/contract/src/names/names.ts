import type { GiftSource } from '../gifts.ts'
import type { TurnKind } from '../readings.ts'
import type { PendingReason } from '../referrals.ts'

/** `label` stands on buttons and in lists; `title` names one reading. */
export type KindNames = Readonly<Record<TurnKind, { label: string; title: string }>>
/** Why a reward waits for an operator. */
export type PendingReasonNames = Readonly<Record<PendingReason, string>>
export type GiftNames = Readonly<Record<GiftSource, string>>
