import { balanceOf } from '../credits/credits.ts' // violation: no-restricted-imports

export const check = (): number => balanceOf('acc_1')
