import { balance } from '../features/credits/credits.api.ts' // violation: no-restricted-imports

export function Badge() {
  return <b>{balance}</b>
}
