import { a } from './cycle-a.ts' // violation: no-cycle

export const b = (): number => a()
