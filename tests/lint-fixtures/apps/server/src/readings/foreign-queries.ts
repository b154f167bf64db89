import { selectBalance } from '../credits/credits.queries.ts' // sin: no-restricted-imports

export const sql = selectBalance
