import type { ErrorCode } from './errors.ts'

/** So many requests in so many seconds, counted from the first one. */
export type RequestWindow = { most: number; seconds: number }

export type RequestLimit = {
  what: string
  /** Null for visitors, or where only the address counts. */
  person: RequestWindow | null
  address: RequestWindow | null
  /** Whether all processes share the count through the database, or each process counts for itself. */
  counted: 'database' | 'process'
  /** Why no honest person meets it. */
  why: string
  /** `request.too_fast` by default. */
  refusal?: ErrorCode
}

export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour
export const per = (seconds: number, most: number): RequestWindow => ({ most, seconds })
