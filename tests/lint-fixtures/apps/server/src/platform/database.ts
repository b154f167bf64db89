import { balanceOf } from '../credits/credits.ts' // sin: no-restricted-imports

export const check = (): number => balanceOf('acc_1')
