import { brand, guaranteeMonths, type Purchase } from '@numeria/contract'
import type * as en from '../en/orders.ts'

const states: Record<Purchase['state'], string> = {
  open: 'pendente',
  paid: 'paga',
  failed: 'não paga',
  expired: 'não paga',
  set_aside: 'paga, em análise',
  being_refunded: 'em reembolso',
  refunded: 'reembolsada',
  refund_refused: 'o reembolso falhou, estamos a tratar disso',
  disputed: 'pagamento contestado',
  dispute_lost: 'valor devolvido pelo teu banco',
}

export const orders: typeof en.orders = {
  title: 'Encomendas',
  opening: 'A abrir as tuas encomendas…',
  none: 'Ainda não encomendaste nada.',
  viewPacks: 'Ver os pacotes de créditos',
  oneMonth: (pack) => `${pack}, um mês`,
  vatIncluded: 'IVA incluído',
  includingVat: (tax) => `inclui ${tax} de IVA`,
  told: ({ state, paidAt, credits, refunded, refunding }) =>
    `Estado: ${states[state]}${paidAt === null ? '' : `. Encomendada a ${paidAt}`}. Creditado: ${credits}${refunded === null ? '' : `. Devolvido: ${refunded}`}${refunding === null ? '' : `. A caminho: ${refunding}`}.`,
  settled: (credits, all, since) =>
    `${credits} destes ${all} créditos saldaram a dívida do pagamento anulado${since === null ? '' : ` a ${since}`}.`,
  disputed:
    'Este pagamento foi contestado junto do teu banco. Até o banco decidir, os créditos por usar do valor contestado ficam congelados e os já usados ficam em dívida. Se o pagamento se mantiver, tudo volta a ser como antes; se o banco te devolver o dinheiro, os créditos são retirados e a dívida mantém-se.',
  disputeLost:
    'A contestação foi decidida: o teu banco devolveu-te o valor contestado. Os créditos que esse valor comprou foram retirados. Os que já tinhas usado ficam em dívida até uma compra os saldar.',
  number: (id) => `Encomenda ${id}`,
  agreed: (moment) => `A ${moment} aceitaste:`,
  quoted: (text) => `«${text}»`,
  withdrawHere: 'Resolver o contrato aqui',
  documentNamed: {
    invoice: (number) => `Fatura ${number} (PDF)`,
    credit_note: (number) => `Nota de crédito ${number} (PDF)`,
  },
  beingIssued: {
    invoice: 'A tua fatura está a ser emitida.',
    credit_note: 'A tua nota de crédito está a ser emitida.',
  },
  until: (moment, refund) => `Podes resolver o contrato até ${moment}: receberias ${refund} de volta.`,
}

export const emails: typeof en.emails = { title: 'Confirmação da encomenda', opening: 'A abrir…', print: 'Imprimir' }

export const withdrawal: typeof en.withdrawal = {
  title: 'Livre resolução do contrato',
  before: (pack) => `Resolves o contrato da tua encomenda ${pack}. Devolvemos-te `,
  after: ({ basis, deducted, guaranteeAgain, credits, settled, creditsTaken, endsSubscription }) =>
    [
      basis === 'unused'
        ? `, o preço dos créditos que não usaste${deducted === null ? '' : ` (o preço total menos ${deducted})`},`
        : deducted === null
          ? ', o preço total,'
          : `, o resto do preço (o preço total menos ${deducted}),`,
      ' pelo mesmo meio de pagamento.',
      settled === null ? '' : ` Desta encomenda, ${settled} saldaram o que devias; o preço deles não é devolvido.`,
      basis === 'guarantee'
        ? ` Tens esta garantia uma vez em cada ${guaranteeMonths} meses: nos reembolsos seguintes dentro desse prazo, o que já tiveres usado é descontado.`
        : '',
      basis === 'unused' && guaranteeAgain !== null
        ? ` Já usaste a garantia nos últimos ${guaranteeMonths} meses, por isso o que usaste é descontado. Volta a cobrir o preço total a partir de ${guaranteeAgain}.`
        : '',
      creditsTaken > 0
        ? ` ${credits} ${creditsTaken === 1 ? 'será removido' : 'serão removidos'} com o reembolso. Até lá, ${creditsTaken === 1 ? 'fica congelado' : 'ficam congelados'}.`
        : '',
      endsSubscription ? ' A subscrição deste pagamento termina de imediato.' : '',
    ].join(''),
  keep: 'Manter a encomenda',
  confirm: 'Confirmar a livre resolução',
  received: 'Recebemos a tua declaração de livre resolução',
  receipt: ({ at, pack, refund, credits, creditsTaken, isRefunded, endsSubscription }) =>
    [
      `A ${at}, da tua encomenda ${pack}.`,
      isRefunded
        ? `Reembolsámos-te ${refund}; ${creditsTaken === 1 ? 'saiu' : 'saíram'} ${credits} da tua conta.`
        : `O reembolso de ${refund} está a caminho; até lá ficam congelados ${credits}.`,
      ...(endsSubscription ? ['A subscrição deste pagamento termina.'] : []),
      `Em geral, o dinheiro chega em 5 a 10 dias, e nunca depois de 14. Dúvidas: ${brand.supportEmail}`,
    ].join(' '),
  print: 'Comprovativo para imprimir',
}
