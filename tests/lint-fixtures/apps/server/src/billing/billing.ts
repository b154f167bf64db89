import { spend } from '../credits/credits.ts'

export const sell = spend
