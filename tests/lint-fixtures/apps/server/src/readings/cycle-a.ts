import { b } from './cycle-b.ts' // violation: no-cycle

export const a = (): number => b()
