import { z } from 'zod'

const day = z.string().regex(/^\d\d\/\d\d\/\d{4}$/, 'dates are dd/mm/yyyy')
const decimal = z.string().regex(/^\d+(\.\d+)?$/, 'amounts are decimal numbers')

/** The fields of the documentation that the product sends. Any other is refused, so that a misspelled one is noticed. */
export const DocumentRequest = z.strictObject({
  proprietary_uid: z.string().min(1),
  invoice: z.strictObject({
    date: day,
    due_date: day,
    reference: z.string().max(255),
    client: z.strictObject({
      name: z.string().min(1),
      code: z.string().min(1),
      fiscal_id: z.string().optional(),
      country: z.string(),
      address: z.string().optional(),
    }),
    items: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          description: z.string(),
          unit_price: decimal,
          quantity: z.literal('1.0'),
          unit: z.literal('service'),
          tax: z.strictObject({ name: z.string() }),
        }),
      )
      .min(1),
    tax_exemption: z
      .string()
      .regex(/^M\d\d$/)
      .optional(),
    owner_invoice_id: z.number().int().optional(),
    currency_code: z.string().length(3).optional(),
    rate: decimal.optional(),
  }),
})

export type Document = {
  id: number
  uid: string
  type: 'InvoiceReceipt' | 'CreditNote'
  status: 'draft' | 'settled' | 'final'
  reference: string
  date: string
  sequence_number: string
  atcud: string
  client: z.infer<typeof DocumentRequest>['invoice']['client']
  currency: string
  owner_invoice_id: number | null
  before_taxes: number
  taxes: number
  total: number
}

const rounded = (amount: number) => Math.round(amount * 100 + 1e-7) / 100

export type Line = { net: number; rate: number }

/** Total and tax of each line are rounded; the document has their sums, and its net is the difference. */
export function amountsOf(lines: readonly Line[]): Pick<Document, 'before_taxes' | 'taxes' | 'total'> {
  const sum = (amount: (line: Line) => number) => rounded(lines.reduce((all, line) => all + rounded(amount(line)), 0))
  const total = sum(({ net, rate }) => net * (1 + rate / 100))
  const taxes = sum(({ net, rate }) => (net * rate) / 100)
  return { before_taxes: rounded(total - taxes), taxes, total }
}

/** One page with one line, as the smallest file that readers of PDF take. */
export function simplePdf(line: string): Buffer {
  const content = `BT /F1 12 Tf 40 780 Td (${line.replaceAll(/[()\\]/g, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const offsets: number[] = []
  let text = '%PDF-1.4\n'
  objects.forEach((object, index) => {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}
