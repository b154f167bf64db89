import { brand } from '@numeria/contract'

export const creditsPage = {
  title: 'Credits and orders',
  unreachable: `We could not reach ${brand.name}. Your credits are safe.`,
}
