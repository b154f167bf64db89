import type { PageLanguage } from '@numeria/contract'

export type Human = {
  userId: string
  email: string
  language: PageLanguage
  zone: string
  hour: number
  birthDate: string
  wantsEmail: boolean
  wantsBirthday: boolean
  wantsTurns: boolean
  devices: Set<string>
  /** The local day of the last message of each way: `email`, `yearly`, or an endpoint. */
  lastDays: Map<string, string>
  /** The years that had a birthday letter. */
  birthdayYears: Set<number>
  /** The last change of what a yearly letter depends on. */
  settledAt: Date
  /** The local day of the message that said it was the last. */
  quietSince: string | null
  opens: number
  isGone: boolean
  endUrl: string | null
}

const zones = [
  'UTC',
  'Europe/Lisbon',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
]

export const one = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)]!

export const oneZone = (random: () => number): string => one(zones, random)

export const newHuman = (
  { userId, email, birthDate }: Pick<Human, 'userId' | 'email' | 'birthDate'>,
  random: () => number,
  now: Date,
): Human => ({
  userId,
  email,
  birthDate,
  language: random() < 0.5 ? 'en' : 'pt',
  zone: oneZone(random),
  hour: Math.floor(random() * 24),
  wantsEmail: false,
  wantsBirthday: false,
  wantsTurns: false,
  devices: new Set(),
  lastDays: new Map(),
  birthdayYears: new Set(),
  settledAt: now,
  quietSince: null,
  // Some look at their numbers now and then, others never.
  opens: random() < 0.6 ? 0.15 : 0,
  isGone: false,
  endUrl: null,
})
