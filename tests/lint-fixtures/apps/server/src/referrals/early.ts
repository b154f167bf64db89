import { read } from '../readings/readings.ts' // sin: no-restricted-imports

export const early = read
