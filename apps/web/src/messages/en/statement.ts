import { guaranteeDays, type StatementEntry } from '@numeria/contract'
import { giftNames } from './shared-gifts.ts'
import { kindNames } from './shared-kinds.ts'
import { subjectName } from '../subject-name.ts'

/** Fields that the text of a statement line depends on. */
type Told = Pick<StatementEntry, 'kind' | 'subject' | 'about' | 'why' | 'since'>

const names = { gifts: giftNames, kinds: kindNames, credits: 'Credits' }
const count = (credits: number) => `${credits} ${credits === 1 ? 'credit' : 'credits'}`

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
  line: ({ kind, subject, about, why, since }: Told) => {
    const name = subjectName(subject, names)
    const isDispute = why === 'dispute'
    const isGift = subject.kind === 'gift'
    switch (kind) {
      case 'grant':
      case 'reading':
        return name
      case 'expiry':
        return `Expired: ${name}`
      case 'refund':
        if (why === 'administrator') return `Removed by our team: ${name}`
        if (isGift) return `Removed with your purchase: ${name}`
        return isDispute ? `Removed after a lost dispute: ${name}` : `Removed with the refund: ${name}`
      case 'refund_failed':
        return isDispute ? `Returned after a won dispute: ${name}` : `Returned because the refund failed: ${name}`
      case 'freeze':
        if (isGift) return `${count(about)} from ${name} frozen with your purchase`
        return isDispute
          ? `${count(about)} frozen while the payment for ${name} is disputed`
          : `${count(about)} frozen while ${name} is being refunded`
      case 'unfreeze':
        return `${count(about)} from ${name} available again`
      case 'debt':
        return `${count(about)} owed: the payment for ${name} was reversed`
      case 'debt_cleared':
        return `${count(about)} no longer owed`
      case 'settlement':
        return `${count(about)} from ${name} settle the debt from the payment reversed${since === null ? '' : ` on ${since.slice(0, 10).split('-').toReversed().join('/')}`}`
    }
  },
  expires: (day: string) => `expires ${day}`,
}
