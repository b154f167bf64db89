import type { ConversionReason, ReferralLevel } from '@numeria/contract'

type LevelName = ReferralLevel['name'] | ReferralLevel['next']
const levelNames: Record<LevelName, string> = {
  Seeker: 'Seeker',
  Mystic: 'Mystic',
  Oracle: 'Oracle',
  Master: 'Master',
  Sage: 'Sage',
  Enlightened: 'Enlightened',
}

export const page = {
  title: 'Referral Program',
  lead: 'Give someone three credits to start with, and get five when they join.',
  loginNeeded: {
    title: 'Authentication Required',
    text: 'Please log in to access the referral program.',
  },
  unreachable: 'We could not reach Numeria. Your codes and rewards are safe.',
  tabs: {
    label: 'Referral program',
    overview: 'Overview',
    performance: 'Performance',
    payouts: 'Payouts',
    analytics: 'Analytics',
  },
  partFailed: 'This section did not load.',
}

export const level = {
  label: 'Your level',
  name: (name: LevelName) => levelNames[name],
  progress: (name: LevelName) => `On the way to ${levelNames[name]}`,
  missing: (count: number) =>
    count === 1 ? '1 more referral to reach the next level' : `${count} more referrals to reach the next level`,
  highest: 'Maximum level achieved!',
}

export const create = {
  button: 'Generate Protected Code',
  busy: 'Generating…',
  word: 'Your own word (optional)',
  wordForm: ({ least, most }: { least: number; most: number }) =>
    `Please use ${least} to ${most} letters from a to z, digits and single hyphens, with at least three letters.`,
  hint: 'Without a word the code is random and says nothing about you. A word is public, and can’t be a brand.',
  done: 'Referral code created!',
  copied: 'Link copied to clipboard',
  notCopied: 'Your browser blocked copying. The link is in your list of codes.',
  failed: { title: 'Error', text: 'Failed to create referral code' },
}

export const codes = {
  title: 'Your codes',
  hint: 'Press a code to copy its link.',
  empty: 'You don’t have a code yet.',
  emptyHint: 'Generate one above, and its link is copied to your clipboard.',
  failed: 'Your codes did not load.',
  active: 'Active',
  pending: 'Pending',
  clicks: (count: number) => (count === 1 ? '1 click' : `${count} clicks`),
  conversions: (count: number) => (count === 1 ? '1 conversion' : `${count} conversions`),
  createdOn: (date: string) => `since ${date}`,
  copyLink: (code: string) => `Copy the link of ${code}`,
  qr: 'QR code',
  qrOf: (code: string) => `QR code of ${code}`,
  copied: { title: 'Copied!', text: 'Referral link copied to clipboard' },
  linkIs: 'Your browser blocked copying. Here is the link:',
}

export const qr = {
  title: (code: string) => `QR code of ${code}`,
  picture: (link: string) => `QR code that opens ${link}`,
  hint: 'Point a phone’s camera at it, or print it.',
  save: 'Save as SVG',
  file: (code: string) => `numeria-${code}.svg`,
}

export const rewards = {
  title: 'Rewards',
  none: 'No rewards earned yet.',
  noneHint: 'They appear here as soon as someone joins through one of your links.',
  clicks: 'Total clicks',
  conversions: 'Conversions',
  earned: 'Earned',
  underReview: (count: number) =>
    `${count === 1 ? '1 signup is' : `${count} signups are`} under review and will count as ${count === 1 ? 'a conversion' : 'conversions'} once approved.`,
  note: (each: string) => `Counted as ${each} for each conversion, whichever way you are paid.`,
}

const steps: readonly (readonly [title: string, text: string])[] = [
  ['Generate a code', 'Its link is yours for as long as you like.'],
  ['Share the link', 'With one friend or a whole room, by message, page or QR code.'],
  ['Earn rewards', 'You get 5 credits, they get 3 welcome credits'],
]

export const howItWorks = { title: 'How it works', steps }

export const rules = {
  title: 'The rules, in plain words',
  list: [
    'A click counts once a day for each visitor and code. Programs that open links by themselves do not count.',
    'Someone who opens several links counts for the last one, for 30 days.',
    'It becomes a conversion when they log in for the first time. Each person counts once, for good; you cannot refer yourself.',
    'Your reward arrives right away. We review it first if something is unusual: the same address, device or mailbox as yours, a throw-away mailbox, or more than 10 people from one code in a day.',
    'You also earn a commission of 10% on the first purchase of each person, in euros. See Payouts.',
    'We never tell you who joined, and never tell them what you earn.',
    'A link that pays you is advertising: where you share it, say so in a few words.',
  ],
}

const reasons: Record<ConversionReason, string> = {
  same_address: 'They used your network address. That happens in a shared home, so we review it.',
  same_device: 'They used one of your browsers.',
  same_place:
    'They used the network address or browser of someone else you invited. That happens among friends, so we review it.',
  same_mailbox: 'Their mailbox already has an account, perhaps in another spelling.',
  disposable_mail: 'They used a throw-away mailbox.',
  too_many: 'More than 10 people joined with your codes on that day.',
}

export const sources = {
  title: 'Where clicks came from',
  hint: (days: number) =>
    `Add utm_source, utm_medium, utm_campaign, utm_term, utm_content or sub_id to a link, never personal data. Short labels in letters and digits are kept for ${days} days, such as spring-sale, or banner-2 for a term or content; anything else is dropped.`,
  failed: 'The sources did not load.',
  empty: 'No click has come through a link with these parameters yet.',
  columns: ['Code', 'Source', 'Medium', 'Campaign', 'Term', 'Content', 'Sub-ID'],
  others: 'others',
  clicks: 'Clicks',
}

export const conversions = {
  title: 'Who joined',
  hint: 'When, with which code, and the status of the reward. Never who.',
  empty: 'No one has joined through your links yet.',
  failed: 'The list of conversions did not load.',
  states: { rewarded: 'Rewarded', pending: 'Under review', refused: 'Refused' },
  credits: (count: number) => (count === 1 ? '1 credit' : `${count} credits`),
  nothing: 'nothing',
  reasons,
}

export const periods = {
  legend: 'Period',
  week: 'Week',
  month: 'Month',
  year: 'Year',
  inWords: { week: 'the last 7 days', month: 'the last 30 days', year: 'the last 12 months' },
}

export const performance = {
  title: 'Clicks and signups',
  empty: 'No data available for the selected period.',
  emptyHint: 'Choose a longer period, or share a link: clicks show within a minute.',
  failed: 'These figures did not load.',
  clicks: 'Clicks',
  signups: 'Signups',
  total: 'Total',
  date: 'Day',
  month: 'Month',
  table: 'Show the figures as a table',
  caption: (period: string) => `Clicks and signups in ${period}`,
  summary: (period: string, clicks: number, signups: number) =>
    `Line chart of ${period}: ${clicks === 1 ? '1 click' : `${clicks} clicks`} and ${signups === 1 ? '1 signup' : `${signups} signups`}. The figures are in the table below.`,
  zone: (zone: string) => `Days begin and end by your local time (${zone}).`,
}

export const analytics = {
  figures: 'All your links',
  clicks: 'Total clicks',
  conversions: 'Conversions',
  rate: 'Conversion rate',
  table: 'Link by link',
  code: 'Code',
  clicksHead: 'Clicks',
  rateHead: 'Rate',
  earnings: 'Earnings',
  created: 'Created',
  total: 'Total',
  empty: 'Nothing to show yet. Generate a code first.',
  csv: 'Download CSV',
  csvFile: (date: string) => `numeria-referrals-${date}.csv`,
  csvSeparator: ',' as ',' | ';',
  trends: 'Trends',
  trendsSummary: (period: string, clicks: number, signups: number) =>
    `Column chart of ${period}: of ${clicks === 1 ? '1 click' : `${clicks} clicks`}, ${signups} became signups. The figures are in the table below.`,
  top: 'Top links',
  topHint: 'By conversion rate.',
  topEmpty: 'Your first link with a conversion appears here.',
  place: (place: number) => `Place ${place}`,
  ratio: (conversions: number, clicks: number) => `${conversions}/${clicks}`,
  ratioInWords: (conversions: number, clicks: number) =>
    `${conversions === 1 ? '1 conversion' : `${conversions} conversions`} from ${clicks === 1 ? '1 click' : `${clicks} clicks`}`,
}
