import { spend } from '../credits/credits.ts'

export function forget(): void {
  spend('acc_1') // violation: no-floating-promises
}
