import { a } from './cycle-a.ts' // sin: no-cycle

export const b = (): number => a()
