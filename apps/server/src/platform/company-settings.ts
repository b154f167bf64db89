import { z } from 'zod'

/** The seller, as the law requires on a confirmation. An entry that was not given is ''. */
export type Company = {
  name: string
  address: string
  vatNumber: string
  complaintsUrl: string
  phone: string
  /** The commercial register, and the number there: of a company in Portugal its NIPC (Código das Sociedades Comerciais, art. 171). */
  registry: string
  registrationNumber: string
  shareCapital: string
  /** Where it is another amount. */
  paidUpCapital: string
}

type Environment = Readonly<Record<string, string | undefined>>

const amount = z
  .string()
  .regex(/^\d[\d., ]{0,30}(?:EUR|€)$/, 'must be an amount with its currency, such as 5 000,00 EUR')
  .max(40)
const entries = {
  phone: [
    'COMPANY_PHONE',
    z.string().regex(/^\+\d[\d ]{5,20}$/, 'must be an international number, such as +351 210 000 000'),
  ],
  registry: ['COMPANY_REGISTRY', z.string().max(200, 'must have at most 200 characters')],
  registrationNumber: [
    'COMPANY_REGISTRATION_NUMBER',
    z.string().regex(/^[\dA-Z][\dA-Z /.-]{2,39}$/, 'must be a number in a register, such as 500000000'),
  ],
  shareCapital: ['COMPANY_SHARE_CAPITAL', amount],
  paidUpCapital: ['COMPANY_PAID_UP_CAPITAL', amount],
} as const

type Registered = Record<keyof typeof entries, string>

/** Phone and register of the seller. A sole trader has no register; a company gives all but the paid-up capital. */
export function registeredSettings(environment: Environment, problems: string[]): Registered {
  const read = Object.fromEntries(
    Object.entries(entries).map(([field, [name, rule]]) => {
      const text = environment[name]?.trim() ?? ''
      const { error } = text === '' ? { error: undefined } : rule.safeParse(text)
      if (error) problems.push(`${name} ${error.issues[0]!.message}, not "${text}"`)
      return [field, text]
    }),
  ) as Registered
  const { registry, registrationNumber, shareCapital, paidUpCapital } = read
  if ((registry === '') !== (registrationNumber === ''))
    problems.push('COMPANY_REGISTRY and COMPANY_REGISTRATION_NUMBER go together')
  if (shareCapital !== '' && registry === '') problems.push('COMPANY_REGISTRY missing beside COMPANY_SHARE_CAPITAL')
  if (paidUpCapital !== '' && shareCapital === '')
    problems.push('COMPANY_SHARE_CAPITAL missing beside COMPANY_PAID_UP_CAPITAL')
  return read
}
