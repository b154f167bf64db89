import { brand, type Purchase } from '@numeria/contract'
import type * as en from '../en/orders.ts'

const states: Record<Purchase['state'], string> = {
  open: 'à espera de decisão',
  paid: 'paga',
  failed: 'não paga',
  expired: 'não paga',
  set_aside: 'paga, e a ser verificada por uma pessoa',
  refunded: 'reembolsada',
  disputed: 'contestada',
}

export const orders: typeof en.orders = {
  title: 'Encomendas',
  opening: 'A abrir as tuas encomendas…',
  none: 'Ainda não encomendaste nada.',
  viewPacks: 'Ver os pacotes de créditos',
  oneMonth: (pack) => `${pack}, um mês`,
  vatIncluded: 'IVA incluído',
  includingVat: (tax) => `inclui ${tax} de IVA`,
  told: ({ state, paidAt, credits, refunded }) =>
    `Estado: ${states[state]}${paidAt === null ? '' : `. Encomendada a ${paidAt}`}. Creditado: ${credits}${refunded === null ? '' : `. Devolvido: ${refunded}`}.`,
  number: (id) => `Encomenda ${id}`,
  agreed: (moment) => `A ${moment} aceitaste:`,
  quoted: (text) => `«${text}»`,
  withdrawHere: 'Resolver o contrato aqui',
  until: (moment, refund) => `Podes resolver o contrato até ${moment}: receberias ${refund} de volta.`,
}

export const letters: typeof en.letters = { title: 'Confirmação da encomenda', opening: 'A abrir…', print: 'Imprimir' }

export const withdrawal: typeof en.withdrawal = {
  title: 'Livre resolução do contrato',
  before: (pack) => `Resolves o contrato da tua encomenda ${pack}. Devolvemos-te `,
  after: ({ isFullRefund, credits, creditsTaken, subscription }) =>
    [
      isFullRefund ? ', o preço total,' : ', o preço dos créditos que não usaste,',
      ' pelo mesmo meio de pagamento.',
      creditsTaken > 0 ? ` ${creditsTaken === 1 ? 'Sai' : 'Saem'} ${credits} da tua conta.` : '',
      subscription ? ' A subscrição termina de imediato.' : '',
    ].join(''),
  keep: 'Manter a encomenda',
  confirm: 'Confirmar a livre resolução',
  received: 'Recebemos a tua declaração de livre resolução',
  receipt: ({ at, pack, refund, credits, creditsTaken }) =>
    `A ${at}, da tua encomenda ${pack}. Devolvemos-te ${refund}; ${creditsTaken === 1 ? 'saiu' : 'saíram'} ${credits} da tua conta. Em geral, o dinheiro chega em 5 a 10 dias, e nunca depois de 14. Dúvidas: ${brand.supportEmail}`,
  print: 'Comprovativo para imprimir',
}
