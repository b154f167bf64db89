import type * as en from '../en/credits.ts'

const unit = (count: number): string => (count === 1 ? 'crédito' : 'créditos')

export const credits: typeof en.credits = {
  unit,
  count: (count) => `${count} ${unit(count)}`,
  inUse: 'em uso',
  ofWhich: (count) => `, ${count} `,
}
