import type { AlertKind } from '../alert-list.ts'
import type { GiftSource } from '../gifts.ts'
import type { NamedReading, TurnKind } from '../readings.ts'
import type { PendingReason } from '../referrals.ts'
import type { Relation } from '../relations.ts'
import type { KeptKindCode } from '../retention.ts'
import type { ShareChannel, ShareRefusal } from '../sharing.ts'

/** A kind of data that is kept: its name, what it is for, and until when. */
export type KeptKindTexts = Readonly<Record<KeptKindCode, { kind: string; purpose: string; period: string }>>

/** Texts of one page language that the server and the pages both show, by their codes. */
export type SharedTexts = {
  /** `label` stands on buttons and in lists; `title` names one reading. */
  kindNames: Readonly<Record<TurnKind, { label: string; title: string }>>
  /** A reading without a name of its own. */
  plainReading: string
  /** `gives`: its content, in a few words; `message`: the user's message when it is requested. */
  namedReadingTexts: Readonly<Record<NamedReading, { gives: string; message: string }>>
  giftNames: Readonly<Record<GiftSource, string>>
  /** Relations of saved people, as a list shows them. */
  relationNames: Readonly<Record<Relation, string>>
  /** Why a reward waits for an operator. */
  pendingReasonNames: Readonly<Record<PendingReason, string>>
  alertTexts: Readonly<Record<AlertKind, string>>
  /** The reason of a share reward: '+2 credits for sharing on LinkedIn'. */
  shareReasons: Readonly<Record<ShareChannel, string>>
  /** Why a share brought nothing. */
  shareRefusalTexts: Readonly<Record<ShareRefusal, string>>
  botTokenInstructions: string
  keptKindTexts: KeptKindTexts
}
