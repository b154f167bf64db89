import { z } from 'zod'
import { fieldCode } from './field-errors.ts'
import { isRealBirthDate } from './birth-date.ts'
import { limits } from './limits.ts'
import { currencies } from './packs.ts'

export const BirthDate = z.string().refine(isRealBirthDate, fieldCode('field.date'))

export const FullName = z
  .string()
  .trim()
  .min(1, fieldCode('field.name_required'))
  .max(limits.fullNameCharacters)
  .regex(/^[\p{L}\p{M} '’.-]+$/u, fieldCode('field.name_letters'))
  .regex(/\p{Script=Latin}/u, fieldCode('field.name_not_latin'))

/** A further name of one's own: a single word is enough, and an empty text takes it away. */
const OtherName = z
  .string()
  .trim()
  .max(limits.fullNameCharacters)
  .regex(/^[\p{L}\p{M} '’.-]*$/u, fieldCode('field.name_letters'))
  .refine((name) => name === '' || /\p{Script=Latin}/u.test(name), fieldCode('field.name_not_latin'))
  .transform((name) => name || null)
  .nullable()

export const Profile = z.object({
  id: z.string(),
  email: z.string(),
  credits: z.number().int(),
  /** Credits set aside for a reading that is being written; part of `credits` until it is delivered. */
  creditsInUse: z.number().int(),
  /** Credits that were spent of a payment that was taken back, and since when. While there are some, nothing can be spent; a purchase settles them first. */
  debt: z.object({ credits: z.number().int(), since: z.string() }).nullable(),
  /** The saved one; without one, the default of the country that the browser's languages name. */
  currency: z.enum(currencies),
  /** Whether `currency` was saved: pages otherwise go by the browser's language and time zone. */
  gotCurrency: z.boolean(),
  /** Where this person's days begin: the zone of the browser that was used last. */
  timeZone: z.string().nullable(),
  /** The UTC day of the sign-up, `YYYY-MM-DD`. */
  joinedOn: z.string(),
  birthDate: z.string().nullable(),
  /** The birth name. In profiles older than the other two names, the name as the user gave it. */
  fullName: z.string().nullable(),
  /** The name that the person goes by now. */
  currentName: z.string().nullable(),
  /** The family name since marriage. */
  marriedName: z.string().nullable(),
  gotBirthDate: z.boolean(),
  gotFullName: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

export const ProfileReply = z.object({ isAuthenticated: z.boolean(), user: Profile.nullable() })
export type ProfileReply = z.infer<typeof ProfileReply>

export const ProfileUpdate = z.strictObject({
  birthDate: BirthDate,
  fullName: FullName,
  currentName: OtherName.optional(),
  marriedName: OtherName.optional(),
})
export type ProfileUpdate = z.infer<typeof ProfileUpdate>
