import { balanceOf } from '../credits/credits.ts' // violation: no-restricted-imports
import { systemClock } from '../platform/clock.ts'

export const ask = (): string => `${balanceOf('acc_1')} at ${systemClock().toISOString()}`
