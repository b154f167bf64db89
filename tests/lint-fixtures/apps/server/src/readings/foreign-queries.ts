import { selectBalance } from '../credits/credits.queries.ts' // violation: no-restricted-imports

export const sql = selectBalance
