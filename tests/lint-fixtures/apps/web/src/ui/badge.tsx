import { balance } from '../features/credits/credits.api.ts' // sin: no-restricted-imports

export function Badge() {
  return <b>{balance}</b>
}
