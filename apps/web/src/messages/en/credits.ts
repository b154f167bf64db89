const unit = (count: number): string => (count === 1 ? 'credit' : 'credits')

export const credits = {
  unit,
  /** `1 credit`, `12 credits`. */
  count: (count: number) => `${count} ${unit(count)}`,
  inUse: 'in use',
  /** Between the balance and 'in use', for screen readers. */
  ofWhich: (count: number) => `, ${count} `,
}
