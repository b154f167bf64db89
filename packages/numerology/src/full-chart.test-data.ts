import type { FullChart } from './full-chart.ts'

/** The values of a chart that are single numbers, in a fixed order. */
export function singleValues({ pythagorean, chaldean, hebrew, vedic }: FullChart): (number | undefined)[] {
  const { lifePath, birthday, expression, soulUrge, personality, maturity, balance, rationalThought } = pythagorean
  const { essence, universalYear, personalYear, personalMonth, personalDay } = pythagorean
  const western = [lifePath, birthday, expression, soulUrge, personality, maturity, balance, rationalThought]
  const cycles = [essence, universalYear, personalYear, personalMonth, personalDay]
  const eastern = [chaldean.name, chaldean.soulUrge, hebrew.ordinal, vedic.psychic, vedic.destiny, vedic.name]
  return [...western, ...cycles, ...eastern].map((result) => result?.value)
}
