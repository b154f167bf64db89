import { sum } from 'd3-array' // sin: no-restricted-imports

export const total = (numbers: number[]): number => sum(numbers)
