import { guaranteeDays, type StatementEntry } from '@numeria/contract'

/** Fields that the text of a statement line depends on. */
type Told = Pick<StatementEntry, 'kind' | 'title' | 'subject' | 'about' | 'why' | 'since'>

/** `credits` is counted: `3 credits`. */
export const statement = {
  opening: 'Opening your statement…',
  available: (balance: number, inUse: number) =>
    `${balance === 1 ? 'credit' : 'credits'} available${inUse > 0 ? `, ${inUse} in use by a reading in progress` : ''}`,
  frozen: (credits: string) => `${credits} frozen until a refund or dispute is settled. See the entries below.`,
  /** @param since formatted day */
  owed: (credits: string, since: string | null) =>
    `${credits} owed: a payment was reversed${since === null ? '' : ` on ${since}`} after its credits had been used. Readings are on hold; your next purchase settles this first.`,
  /** @param again formatted day */
  guaranteed: (again: string) =>
    `You have used the ${guaranteeDays}-day guarantee. Until ${again}, what you have used is deducted from a refund; from then on it gives the whole price again.`,
  expire: (credits: string, _count: number, day: string) => `${credits} expire on ${day}`,
  title: 'Statement',
  nothing: 'No entries yet.',
  when: 'When',
  what: 'What',
  credits: 'Credits',
  balance: 'Balance',
  loading: 'Loading…',
  earlier: 'Earlier entries',
  /** The server's own words. */
  line: ({ title }: Told) => title,
  expires: (day: string) => `expires ${day}`,
}
