import { spend } from '../credits/credits.ts'

export function forget(): void {
  spend('acc_1') // sin: no-floating-promises
}
