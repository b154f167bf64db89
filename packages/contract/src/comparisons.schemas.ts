import { z } from 'zod'
import { OtherPerson } from './people.schemas.ts'

/** Null where the name has no letter of that kind. */
const ComparedNumbers = z.object({
  lifePath: z.number().int(),
  expression: z.number().int(),
  soulUrge: z.number().int().nullable(),
  personality: z.number().int().nullable(),
})

const ComparedPerson = z.object({
  firstName: z.string(),
  /** Null where its owner did not show it. */
  birthDate: z.string().nullable(),
  numbers: ComparedNumbers,
})

export const ComparisonResult = z.object({
  inviter: ComparedPerson,
  friend: ComparedPerson,
  /** Of 100. */
  score: z.number().int(),
})
export type ComparisonResult = z.infer<typeof ComparisonResult>

export const Comparison = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  /** When the link ends. */
  expiresAt: z.string(),
  /** Whether the friend sees the birth date of the person who invites. */
  showsBirthDate: z.boolean(),
  /** Null before the friend has answered. */
  result: ComparisonResult.nullable(),
})
export type Comparison = z.infer<typeof Comparison>

/** The newest first. */
export const ComparisonList = z.object({ comparisons: z.array(Comparison) })
export type ComparisonList = z.infer<typeof ComparisonList>

export const NewComparisonRequest = z.strictObject({ showBirthDate: z.boolean().default(false) })
export type NewComparisonRequest = z.input<typeof NewComparisonRequest>

/** The link is given once: only a hash of its secret is kept. */
export const NewComparison = Comparison.extend({ url: z.string() })
export type NewComparison = z.infer<typeof NewComparison>

const Secret = z.string().max(100)

export const ComparisonSecret = z.strictObject({ secret: Secret })
export type ComparisonSecret = z.infer<typeof ComparisonSecret>

export const ComparisonAnswer = OtherPerson.extend({ secret: Secret, showBirthDate: z.boolean().default(false) })
export type ComparisonAnswer = z.input<typeof ComparisonAnswer>

/** The comparison as a friend with the link sees it. */
export const ComparisonView = z.object({
  /** Of the person who invites. */
  firstName: z.string(),
  result: ComparisonResult.nullable(),
})
export type ComparisonView = z.infer<typeof ComparisonView>
