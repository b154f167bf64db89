import type { UnsettledRefund } from '@numeria/contract'
import type * as en from '../en/admin-refunds.ts'

const reasons: Record<UnsettledRefund['reason'], string> = {
  withdrawal: 'livre resolução',
  second_subscription: 'segunda subscrição',
  account_deleted: 'pago depois de a conta ter sido apagada',
  provider: 'iniciado no prestador',
}

export const refunds: typeof en.refunds = {
  title: 'Reembolsos',
  hint: 'Recusados pelo prestador de pagamentos, ou por fazer há mais de um dia. O dinheiro é devido e os créditos continuam congelados.',
  none: 'Todos os reembolsos foram feitos.',
  whose: (email) => email ?? 'Uma conta apagada',
  what: (amount, pack, reason, asked) => `${amount}, ${pack}, ${reasons[reason]}, pedido a ${asked}`,
  refused: (why) => `Recusado: ${why}`,
  late: 'Em atraso: o prestador ainda não o fez.',
  retry: 'Pedir de novo',
  retryOf: (amount, whose) => `Pedir de novo o reembolso de ${amount} a ${whose}`,
  retrying: 'A pedir…',
}
