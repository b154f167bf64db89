export const currencies = ['eur', 'usd'] as const
export type Currency = (typeof currencies)[number]

export type Pack = {
  id: string
  name: string
  whoFor: string
  description: string
  /** Credits for one payment; for a subscription, for each paid month. */
  credits: number
  /** Price in minor units, VAT included, the same figure in EUR and in USD. */
  priceCents: number
  popular: boolean
  subscription: boolean
}

export const packs: readonly Pack[] = [
  {
    id: 'seed3',
    name: 'Seed 3',
    whoFor: 'For the curious',
    description: 'Three Life-Path readings, or a month of small questions.',
    credits: 30,
    priceCents: 199,
    popular: false,
    subscription: false,
  },
  {
    id: 'path5',
    name: 'Path 5',
    whoFor: 'For a first journey',
    description: 'Room to explore your own chart and one that matters to you.',
    credits: 60,
    priceCents: 299,
    popular: false,
    subscription: false,
  },
  {
    id: 'destiny7',
    name: 'Destiny 7',
    whoFor: 'For seekers',
    description: 'Four Comprehensive Blueprints, or fourteen Life-Path readings.',
    credits: 140,
    priceCents: 549,
    popular: true,
    subscription: false,
  },
  {
    id: 'master11',
    name: 'Master 11',
    whoFor: 'For devoted readers',
    description: 'A year of questions, with forecasts for those you love.',
    credits: 350,
    priceCents: 1111,
    popular: false,
    subscription: false,
  },
  {
    id: 'universal9',
    name: 'Universal 9',
    whoFor: 'For a lifetime of questions',
    description: 'Our lowest price per credit.',
    credits: 1000,
    priceCents: 2499,
    popular: false,
    subscription: false,
  },
  {
    id: 'abundance8',
    name: 'Abundance 8+',
    whoFor: 'For a monthly rhythm',
    description: 'Credits each month that roll over for 90 days, with a monthly Personal-Year insight.',
    credits: 250,
    priceCents: 799,
    popular: false,
    subscription: true,
  },
]
