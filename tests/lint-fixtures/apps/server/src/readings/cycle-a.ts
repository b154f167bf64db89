import { b } from './cycle-b.ts' // sin: no-cycle

export const a = (): number => b()
