import { z } from 'zod'
import { fieldCode } from './field-errors.ts'
import { pageLanguages } from './languages.ts'
import { taxStatuses } from './payout-tax.ts'

/** Details of a recipient that tax law demands. Asked before the first bank payout. */
export const TaxDetails = z.strictObject({
  status: z.enum(taxStatuses),
  /** Of residence: two letters of ISO 3166-1. */
  country: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}$/, fieldCode('field.country_required')),
  /** The person's or the company's, as the tax office has it. */
  name: z.string().max(140),
  taxNumber: z.string().max(32),
  street: z.string().max(140),
  postalCode: z.string().max(16),
  city: z.string().max(80),
  /** Declares that nothing may be withheld. Only where the law of the country knows such a declaration. */
  isExempt: z.boolean().default(false),
})
export type TaxDetails = z.infer<typeof TaxDetails>

/** A sentence in each language of the page. */
const Sentence = z.record(z.enum(pageLanguages), z.string())

/** As the page shows them: name and number masked. */
export const ShownTaxDetails = z.object({
  status: z.enum(taxStatuses),
  country: z.string(),
  name: z.string(),
  taxNumber: z.string(),
  isExempt: z.boolean(),
  /** The rate withheld from the next payout, in per cent, and why. */
  withheldPercent: z.number(),
  note: Sentence,
  /** Whether a declaration of exemption is possible. */
  canBeExempt: z.boolean(),
})

const Cents = z.number().int()
/** Amounts of a payout: before withholding, what is withheld, and what the bank transfers. In euro cents. */
export const PayoutSums = z.object({ grossCents: Cents, withheldCents: Cents, netCents: Cents })
export type PayoutSums = z.infer<typeof PayoutSums>

/** A transfer to a UK account: its pounds by the rate of a day, in pounds for a euro. */
export const Pounds = z.object({ pence: Cents, rate: z.number(), rateOn: z.string() })
export type Pounds = z.infer<typeof Pounds>

/** Payments in each calendar year (UTC), newest first. */
export const YearlyStatements = z.array(
  PayoutSums.extend({
    year: z.number().int(),
    payouts: z.array(
      PayoutSums.extend({
        payoutId: z.string(),
        paidOn: z.string(),
        /** Null where the bank transferred euros. */
        pounds: Pounds.nullable(),
        withheldPercent: z.number(),
        /** As they were when it was paid; the number masked. Null for payouts before tax details were asked for. */
        taxNumber: z.string().nullable(),
        country: z.string().nullable(),
      }),
    ),
  }),
)
export type YearlyStatements = z.infer<typeof YearlyStatements>

export const TaxReportQuery = z.strictObject({ year: z.coerce.number().int().min(2020).max(2200) })

/** Every movement of a referrer's balance, newest first; in euro cents. */
export const EarningLines = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    kind: z.enum(['conversion', 'commission', 'correction', 'payout', 'returned']),
    cents: Cents,
    /** The code or word that it came by. */
    code: z.string().nullable(),
    /** Of a correction, and of a payout that failed. */
    reason: z.string().nullable(),
    balanceCents: Cents,
  }),
)
export type EarningLines = z.infer<typeof EarningLines>
