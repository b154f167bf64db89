import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { cipherOf, DecryptionError } from '../platform/encryption.ts'

/** One renewal of one subscription: a link belongs to it and to no other. */
export type Renewal = { userId: string; subscriptionId: string; periodEndsAt: Date }

const place = ['subscriptions', 'cancel'] as const

/** A secret that cancels one subscription before one renewal, and does nothing else. */
export const cancelToken = (
  { settings }: Pick<Deps, 'settings'>,
  { userId, subscriptionId, periodEndsAt }: Renewal,
): string => cipherOf(settings.encryption).encrypt(`${userId} ${subscriptionId} ${periodEndsAt.getTime()}`, place)

/** @throws {AppError} `billing.cancel_link_over` */
export function readCancelToken({ settings }: Pick<Deps, 'settings'>, token: string): Renewal {
  try {
    const [userId, subscriptionId, time] = cipherOf(settings.encryption).decrypt(token, place).split(' ')
    return { userId: userId!, subscriptionId: subscriptionId!, periodEndsAt: new Date(Number(time)) }
  } catch (error) {
    if (error instanceof DecryptionError) throw new AppError('billing.cancel_link_over', { cause: error })
    throw error
  }
}
