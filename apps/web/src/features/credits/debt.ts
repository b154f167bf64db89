import type { Profile } from '@numeria/contract'
import { debt as texts } from '#messages/debt'
import { formatDay } from '../../lib/dates.ts'
import { countCredits } from './credits.api.ts'

/** Sentence about the user's debt. Null without one. */
export function renderDebt({ debt }: Pick<Profile, 'debt'>): string | null {
  return debt && texts.owed(countCredits(debt.credits), formatDay(debt.since))
}

/** Sentence about the part of a purchase that settles the debt. Null without a debt. */
export function renderSettlement({ debt }: Pick<Profile, 'debt'>, bought: number): string | null {
  return debt && texts.settles(debt.credits, bought, formatDay(debt.since))
}
