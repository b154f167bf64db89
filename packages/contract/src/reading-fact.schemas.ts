import { z } from 'zod'

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
  /** Whose number it is; `both` for a number of the pair. */
  of: z.enum(['you', 'other', 'both']),
})
export type ReadingFact = z.infer<typeof ReadingFact>
