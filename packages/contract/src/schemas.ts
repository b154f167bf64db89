import { z } from 'zod'
import { isRealBirthDate } from './birth-date.ts'
import { errorTable, type ErrorCode } from './errors.ts'
import { countWords, limits } from './limits.ts'
import { currencies } from './packs.ts'

export const ErrorReply = z.object({
  error: z.string(),
  code: z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]),
  /** The name of the field that was refused, for a form to show the sentence at. */
  field: z.string().optional(),
  requestId: z.string().optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>

export const BirthDate = z.string().refine(isRealBirthDate, 'Please give a real date, 1900 or later.')

export const FullName = z
  .string()
  .trim()
  .min(1, 'Please give your full legal name.')
  .max(limits.fullNameCharacters, `Please keep the name under ${limits.fullNameCharacters} characters.`)
  .regex(/^[\p{L}\p{M} '’.-]+$/u, 'A name has letters, spaces, hyphens, apostrophes and full stops.')
  .regex(/\p{Script=Latin}/u, 'Please write the name in Latin letters, as in your passport.')

export const Profile = z.object({
  id: z.string(),
  email: z.string(),
  credits: z.number().int(),
  /** Credits set aside for a reading that is being written; part of `credits` until it is delivered. */
  creditsInUse: z.number().int(),
  currency: z.enum(currencies),
  birthDate: z.string().nullable(),
  fullName: z.string().nullable(),
  gotBirthDate: z.boolean(),
  gotFullName: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

export const ProfileReply = z.object({ isAuthenticated: z.boolean(), user: Profile.nullable() })
export type ProfileReply = z.infer<typeof ProfileReply>

export const ProfileUpdate = z.strictObject({ birthDate: BirthDate, fullName: FullName })
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

export const Tone = z.enum(['mystic', 'pragmatic'])
export type Tone = z.infer<typeof Tone>
/** `practical` is the old name of `pragmatic`. */
const SentTone = z
  .enum(['mystic', 'pragmatic', 'practical'])
  .transform((tone) => (tone === 'practical' ? 'pragmatic' : tone))

export const Language = z.enum(['en', 'pt', 'es', 'fr', 'de', 'it'])
export type Language = z.infer<typeof Language>

export const ChatRequest = z.strictObject({
  message: z
    .string()
    .max(limits.messageCharacters, `Please keep your message under ${limits.messageCharacters} characters.`)
    .refine((text) => text.trim() !== '', 'Please write a message.')
    .refine(
      (text) => countWords(text) <= limits.messageWords,
      `Please keep your message under ${limits.messageWords} words.`,
    ),
  tone: SentTone.optional(),
  /** The old name of `tone`. */
  toneMode: SentTone.optional(),
  lang: Language.default('en'),
  tradition: z.enum(['pythagorean']).default('pythagorean'),
})
export type ChatRequest = z.infer<typeof ChatRequest>
export type ChatRequestInput = z.input<typeof ChatRequest>

export const ChatReply = z.object({
  reply: z.string(),
  creditsCost: z.number().int(),
  creditsRemaining: z.number().int(),
  suggestedReadings: z.array(z.string()),
})
export type ChatReply = z.infer<typeof ChatReply>

export const HistoryQuery = z.strictObject({
  before: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(limits.historyPage),
})
export const HistoryEntry = z.object({
  message: z.string(),
  response: z.string(),
  createdAt: z.string(),
  creditsCost: z.number().int(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>
export const History = z.array(HistoryEntry)

export const PublicConfig = z.object({
  providers: z.array(z.object({ id: z.enum(['google', 'facebook']), label: z.string() })),
  currency: z.enum(currencies),
  sandbox: z.boolean(),
})
export type PublicConfig = z.infer<typeof PublicConfig>
