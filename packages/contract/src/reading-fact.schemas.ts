import { z } from 'zod'
import { traditions, turnKinds } from './readings.ts'

/** One computed number, word or list, as a person reads it. */
export const ReadingFact = z.object({
  /** Stable, snake case: 'life_path', 'personal_year', 'name_compound', 'planet_of_psychic_number', … */
  key: z.string(),
  label: z.string(),
  /** The number where the fact is one number; null where it is a list or a word. */
  value: z.number().int().nullable(),
  /** The fact as it is shown: '7', '22/4', '4 and 7', 'Saturn', '12 March 2026 to 11 March 2027'. */
  text: z.string(),
  /** The arithmetic in one line. */
  working: z.string(),
  /** The arithmetic step by step, for a person to follow. */
  steps: z.array(z.string()),
  /** The person whose number it is; `both` for a number of the pair. */
  of: z.enum(['you', 'other', 'both']),
})
export type ReadingFact = z.infer<typeof ReadingFact>

/** 'How these numbers were found': what a reading was written from. */
export const ReadingNumbers = z.object({
  reading: z.enum(turnKinds),
  tradition: z.enum(traditions),
  /** `currentName` is the name in use, where it is not the birth name. */
  person: z.object({ fullName: z.string(), birthDate: z.string(), currentName: z.string().optional() }),
  other: z.object({ fullName: z.string(), birthDate: z.string() }).nullable(),
  /** Further people whom the question names; absent where there are none. */
  named: z.array(z.object({ fullName: z.string(), birthDate: z.string() })).optional(),
  facts: z.array(ReadingFact),
  /** How often each of 1 to 9 stands in the birth date, for the Lo Shu square; null where the reading does not use it. */
  loShu: z.array(z.number().int()).length(9).nullable(),
  /** Pinnacles with their years, or the days of a week, in order; null where the reading has none. */
  timeline: z
    .array(
      z.object({ label: z.string(), value: z.number().int(), from: z.string(), to: z.string(), isNow: z.boolean() }),
    )
    .nullable(),
})
export type ReadingNumbers = z.infer<typeof ReadingNumbers>
