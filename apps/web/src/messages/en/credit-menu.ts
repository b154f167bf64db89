export const creditMenu = {
  /** @param credits counted: `5 credits` */
  available: (credits: string, _count: number) => `${credits} available`,
  inUse: (count: number) => `${count} of them in use by the reading that is being written`,
  orders: 'Credits and orders',
  settings: 'Settings',
}
