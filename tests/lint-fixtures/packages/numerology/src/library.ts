import { sum } from 'd3-array' // violation: no-restricted-imports

export const total = (numbers: number[]): number => sum(numbers)
