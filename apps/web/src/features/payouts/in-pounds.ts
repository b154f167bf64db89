import type { Pounds } from '@numeria/contract'
import { sums } from '#messages/payout-tax'
import { formatDate } from '../../lib/dates.ts'
import { formatPounds, formatRate } from './money.ts'

/** The pounds of a transfer to a UK account, with their rate and its day. */
export const inPounds = ({ pence, rate, rateOn }: Pounds): string =>
  sums.inPounds(formatPounds(pence), formatRate(rate), formatDate(rateOn))
