import { read } from '../readings/readings.ts' // violation: no-restricted-imports

export const early = read
