import { sell } from '../billing/billing.ts' // violation: no-restricted-imports
import { read } from '../readings/readings.ts'

export const early = [sell, read]
