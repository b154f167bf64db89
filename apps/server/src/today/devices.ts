// Devices that get the numbers of the day as notifications.
import { limits, type DeviceRequest, type PageLanguage } from '@numeria/contract'
import { createHash } from 'node:crypto'
import { savePreferences } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import { AppError, refusedField } from '../platform/errors.ts'
import { restIfIdle, keepChoice } from './reminders.ts'

/** The name of a subscription, which a browser can compute from its own endpoint. */
const deviceId = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url')

/** @throws {AppError} `today.push_off`, `request.invalid` for a subscription at no known push service */
export async function addDevice(
  deps: Deps,
  userId: string,
  { endpoint, keys, ...choice }: DeviceRequest,
  language: PageLanguage,
): Promise<void> {
  const { db, clock, push } = deps
  if (!push) throw new AppError('today.push_off')
  const subscription = { endpoint, ...keys }
  const field = push.faultOf(subscription)
  if (field) throw refusedField(field, 'field.malformed')
  const id = deviceId(endpoint)
  await savePreferences(db, userId, { timeZone: choice.timeZone })
  await db.transaction().execute(async (tx) => {
    await keepChoice({ clock, db: tx }, userId, choice, language)
    await tx
      .insertInto('push_devices')
      .values({ user_id: userId, device_id: id, created_at: clock.now(), ...subscription })
      // A last message that is on its way does not take the device along any more.
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'device_id']).doUpdateSet({ ...subscription, due_at: null, tries: 0 }),
      )
      .execute()
    const newest = tx
      .selectFrom('push_devices')
      .select('device_id')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .limit(limits.pushDevices)
    await tx.deleteFrom('push_devices').where('user_id', '=', userId).where('device_id', 'not in', newest).execute()
  })
  // A browser has one subscription: it belongs to the person who uses the browser now.
  const former = await db
    .deleteFrom('push_devices')
    .where('device_id', '=', id)
    .where('user_id', '!=', userId)
    .returning('user_id as userId')
    .execute()
  for (const { userId: other } of former) await restIfIdle(deps, other)
}

export async function removeDevice({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<void> {
  await db.deleteFrom('push_devices').where('user_id', '=', userId).where('device_id', '=', id).execute()
  await restIfIdle({ db }, userId)
}
