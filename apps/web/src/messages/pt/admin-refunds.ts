import type { UnsettledRefund } from '@numeria/contract'
import type * as en from '../en/admin-refunds.ts'

const reasons: Record<UnsettledRefund['reason'], string> = {
  withdrawal: 'livre resolução',
  second_subscription: 'subscrição em duplicado',
  paid_twice: 'encomenda paga duas vezes',
  account_deleted: 'pago depois de a conta ter sido apagada',
  paused: 'pago durante uma pausa',
  provider: 'iniciado no prestador',
}

const refusals: Record<string, string> = {
  charge_already_refunded: 'o pagamento já tinha sido reembolsado',
  charge_disputed: 'o pagamento foi contestado',
  charge_not_refundable: 'este pagamento não pode ser reembolsado',
  insufficient_funds: 'o nosso saldo no prestador não chega',
  balance_insufficient: 'o nosso saldo no prestador não chega',
  refund_disputed_payment: 'o pagamento foi contestado',
  resource_missing: 'o prestador não tem registo deste pagamento',
  amount_too_large: 'o valor é superior ao que resta do pagamento',
  expired_or_canceled_card: 'o cartão expirou ou foi cancelado',
  lost_or_stolen_card: 'o cartão foi dado como perdido ou roubado',
  charge_for_pending_refund_disputed: 'o pagamento foi contestado antes de o reembolso chegar',
  declined: 'o banco recusou-o',
  merchant_request: 'foi cancelado por nós no prestador',
  failed: 'falhou no banco',
  unknown: 'falhou no banco',
}

export const refunds: typeof en.refunds = {
  title: 'Reembolsos',
  hint: 'Recusados pelo prestador de pagamentos, falhados no banco ou por concluir há mais de um dia. Continuamos a dever o dinheiro. Até ser pago, os créditos da compra ficam congelados.',
  none: 'Não há reembolsos por fazer.',
  whose: (email) => email ?? 'Uma conta apagada',
  what: (amount, pack, reason, asked) => `${amount}, ${pack}, ${reasons[reason]}, pedido a ${asked}`,
  refused: (why) => `Recusado: ${refusals[why] ?? `o prestador indica o motivo «${why}»`}.`,
  late: 'Em atraso: o prestador ainda não o concluiu.',
  retry: 'Repetir',
  retryOf: (amount, whose) => `Repetir o reembolso de ${amount} a ${whose}`,
  retrying: 'A repetir…',
}
