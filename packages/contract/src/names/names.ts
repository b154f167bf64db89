import type { GiftSource } from '../gifts.ts'
import type { TurnKind } from '../readings.ts'

/** `label` stands on buttons and in lists; `title` names one reading. */
export type KindNames = Readonly<Record<TurnKind, { label: string; title: string }>>
export type GiftNames = Readonly<Record<GiftSource, string>>
