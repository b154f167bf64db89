import { countryCodes, pageLanguages, taxStatuses } from '@numeria/contract'
import { z } from 'zod'
import { defaultRules } from './default-withholding.ts'

type Environment = Readonly<Record<string, string | undefined>>

const Sentence = z.string().trim().min(1).max(300)
const Rule = z.strictObject({
  /** `*`: every country that no earlier rule names. */
  country: z.string().refine((code) => code === '*' || countryCodes.includes(code), 'must be a country or *'),
  statuses: z.array(z.enum(taxStatuses)).min(1),
  /** With at most two decimals; whatever is withheld, something is left to transfer. */
  percent: z.number().min(0).max(90).multipleOf(0.01),
  /** Whether the person may declare that nothing may be withheld. */
  canBeExempt: z.boolean().default(false),
  /** Shown to the person. */
  note: z.record(z.enum(pageLanguages), Sentence),
})
/** Tax withheld from payouts: the first rule that fits holds. */
export type WithholdingRule = z.infer<typeof Rule>

/** `PAYOUT_WITHHOLDING`: the rules as JSON. The last one must be for every country and status, so that no payout is without a rule. */
export function withholdingSetting(environment: Environment, problems: string[]): readonly WithholdingRule[] {
  const text = environment['PAYOUT_WITHHOLDING']?.trim()
  if (!text) return defaultRules
  const parsed = z.array(Rule).min(1).safeParse(toJson(text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    problems.push(`PAYOUT_WITHHOLDING is not a table of rules: ${issue?.path.join('.')} ${issue?.message}`)
    return defaultRules
  }
  const last = parsed.data.at(-1)!
  if (last.country !== '*' || taxStatuses.some((status) => !last.statuses.includes(status)))
    problems.push('PAYOUT_WITHHOLDING must end with a rule for the country "*" and every status')
  return parsed.data
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
