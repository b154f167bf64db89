export const creditMenu = {
  /** @param credits counted: `5 credits` */
  available: (credits: string, _count: number) => `${credits} available`,
  inUse: (count: number) => `${count} in use by a reading in progress`,
  orders: 'Credits and orders',
  settings: 'Settings',
}
