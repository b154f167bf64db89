import { guaranteeDays, guaranteeMonths } from '@numeria/contract'
import type * as en from '../en/payment.ts'

export const formLocale: typeof en.formLocale = 'pt'

export const payment: typeof en.payment = {
  title: 'Conclui a tua compra',
  credits: (credits, isMonthly) => `${credits} créditos${isMonthly ? ' por mês' : ''}`,
  vatIncluded: 'IVA incluído',
  optional:
    'Opcional. Se não assinalares, devolvemos-te o preço total se resolveres o contrato, e voltamos a perguntar-te antes da primeira leitura que use estes créditos.',
  guarantee: `Garantia de ${guaranteeDays} dias: o preço total de volta, uma vez em cada ${guaranteeMonths} meses; nas seguintes, o que já tiveres usado é descontado. O teu direito legal de livre resolução mantém-se.`,
  addTaxNumber: 'Adicionar NIF',
  taxNumber: 'Número de identificação fiscal (NIF)',
  taxNumberHint:
    '9 algarismos. Para uma empresa da UE, o número de IVA com as letras do país, por exemplo DE123456789.',
  total: 'Total',
  renews: (price) =>
    `Renova-se todos os meses por ${price} até cancelares, o que podes fazer a qualquer momento na página de preços.`,
  // The law wants these words on the button and no others; the price stands above it (Decreto-Lei 24/2014, art. 5.º, n.º 3).
  order: () => 'Encomenda com obrigação de pagar',
  subscribe: () => 'Subscrição com obrigação de pagar',
  isPaying: 'Estamos a processar o teu pagamento.',
  opening: 'A abrir o formulário de pagamento…',
  unreachable: 'Não foi possível abrir o formulário de pagamento. Nada foi cobrado.',
  unknownOutcome:
    'O prestador de pagamentos não respondeu. Se o pagamento foi feito, os créditos chegam automaticamente. Vê as tuas encomendas antes de tentares de novo.',
  notCharged: (why) => `${why} Nada foi cobrado.`,
  received: 'Pagamento recebido',
  onTheirWay: (pack) => `${pack}: os teus créditos vêm a caminho.`,
  failed: 'O pagamento falhou',
}
