/** Standard VAT of the EU's members in percent: a consumer pays that of where they live. */
const vatPercents: Record<string, number> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
}

/** The VAT of a country in percent; 0 where the seller is not registered, which is everywhere outside the EU. */
export function vatPercent(country: string): number {
  return vatPercents[country] ?? 0
}

/** The VAT inside a price that includes it, in minor units: 799 with 23 % holds 149. */
export function vatWithin(amountCents: number, percent: number): number {
  return Math.round((amountCents * percent) / (100 + percent))
}
