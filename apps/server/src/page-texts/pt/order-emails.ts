import { brand } from '@numeria/contract'
import type * as en from '../en/order-emails.ts'

export const orderEmails: typeof en.orderEmails = {
  order: ({ pack, consent, ...order }) => ({
    subject: `Confirmação da encomenda: ${pack.name}`,
    lines: [
      `A tua encomenda de ${pack.name} está confirmada. Obrigado.`,
      '',
      `Encomenda: ${order.purchaseId}`,
      `Pago: ${order.paidOn}, ${order.price}${order.vat === null ? '. O IVA consta da tua fatura.' : `, dos quais ${order.vat} de IVA`}`,
      ...(order.invoiceAt === null ? [] : [`Fatura: segue por e-mail, em PDF, e fica em ${order.invoiceAt}`]),
      `Créditos: ${order.credits}${pack.subscription ? ' para este mês; podem ser usados até 90 dias depois de o mês terminar' : '; nunca expiram'}`,
      ...(order.settled > 0
        ? [
            `${order.settled} destes ${order.credits} créditos saldam a dívida do pagamento anulado${order.settledSince === null ? '' : ` a ${order.settledSince}`}. O preço deles não é devolvido se resolveres o contrato.`,
          ]
        : []),
      ...(pack.subscription
        ? [
            'A subscrição renova-se todos os meses por este preço até a cancelares, o que podes fazer a qualquer momento na página de preços.',
          ]
        : []),
      '',
      ...(consent === null ? [] : ['Pediste-nos para começar de imediato:', `«${consent}»`, '']),
      `Podes resolver este contrato até ${order.withdrawUntil}: na tua página de créditos, em «Resolver o contrato aqui», ou com uma mensagem para ${brand.supportEmail}. ${
        consent === null
          ? 'Devolvemos-te o preço total, enquanto não nos pedires para começar. Perguntamos-te antes da primeira leitura que use estes créditos.'
          : `Até ${order.wholePriceUntil} devolvemos-te o preço total; depois disso, o preço dos créditos que não tiveres usado. Se tiveres usado esta garantia nos últimos 12 meses, o que já usaste é descontado desde o primeiro dia.`
      }`,
    ],
  }),
  begin: ({ packName, purchaseId, consent, withdrawUntil }) => ({
    subject: `Começaste a usar os créditos de ${packName}`,
    lines: [
      `Pediste-nos para começar com a tua encomenda de ${packName} (${purchaseId}):`,
      `«${consent}»`,
      '',
      `Continuas a poder resolver este contrato até ${withdrawUntil}; nesse caso, pagas os créditos que já tiveres usado.`,
    ],
  }),
  withdrawal: ({ packName, purchaseId, receivedAt, price, creditsTaken, endsSubscription }) => ({
    subject: `Resolução do contrato: ${packName}`,
    lines: [
      `Recebemos a tua declaração de resolução do contrato da encomenda de ${packName} (${purchaseId}).`,
      '',
      `Recebida: ${receivedAt} UTC`,
      `Em reembolso: ${price}, pelo mesmo meio de pagamento. Demora em geral 5 a 10 dias, e nunca mais de 14. Voltamos a escrever-te quando o prestador de pagamentos fizer o reembolso.`,
      `Créditos congelados até lá e removidos com o reembolso: ${creditsTaken}`,
      ...(endsSubscription
        ? ['A subscrição deste pagamento termina agora e não te será cobrado mais nada por ela.']
        : []),
    ],
  }),
  refunded: ({ packName, purchaseId, price, creditNote }) => ({
    subject: `Reembolsado: ${packName}`,
    lines: [
      `A tua encomenda de ${packName} (${purchaseId}) foi reembolsada.`,
      '',
      `Reembolsado: ${price}, pelo mesmo meio de pagamento. O teu banco pode demorar alguns dias a mostrá-lo.`,
      ...(creditNote
        ? [creditNote.number === null ? 'A nota de crédito segue por e-mail.' : `Nota de crédito: ${creditNote.number}`]
        : []),
    ],
  }),
  refund_failed: ({ packName, purchaseId, price }) => ({
    subject: `Correção: o teu reembolso de ${packName} falhou`,
    lines: [
      `O reembolso da tua encomenda de ${packName} (${purchaseId}) falhou. Tínhamos-te escrito que estava feito, mas o prestador de pagamentos indica agora o contrário, por exemplo porque o cartão caducou.`,
      '',
      `Continuamos a dever-te ${price}. Não precisas de fazer nada: estamos a tratar disso e voltamos a escrever-te quando o dinheiro tiver sido enviado.`,
      `Se o cartão ou a conta com que pagaste já não existir, escreve para ${brand.supportEmail}.`,
    ],
  }),
  given_back: ({ packName, purchaseId, price }) => ({
    subject: `Reembolso do teu segundo pagamento de ${packName}`,
    lines: [
      `Estamos a reembolsar o teu segundo pagamento de ${packName} (${purchaseId}): a tua subscrição já estava ativa.`,
      '',
      `Em reembolso: ${price}, pelo mesmo meio de pagamento. Não precisas de fazer nada.`,
      'A segunda subscrição termina agora. A primeira continua, e manténs os créditos dela.',
    ],
  }),
  paid_twice: ({ packName, purchaseId, price }) => ({
    subject: `Reembolso do teu segundo pagamento de ${packName}`,
    lines: [
      `Estamos a reembolsar o teu segundo pagamento de ${packName} (${purchaseId}): esta encomenda já estava paga.`,
      '',
      `Em reembolso: ${price}, pelo mesmo meio de pagamento. Não precisas de fazer nada.`,
      'O segundo pagamento não acrescentou créditos.',
    ],
  }),
  paid_in_pause: ({ packName, purchaseId, price }) => ({
    subject: `Reembolso do teu pagamento de ${packName}`,
    lines: [
      `Estamos a reembolsar o teu pagamento de ${packName} (${purchaseId}): chegou durante a tua pausa.`,
      '',
      `Em reembolso: ${price}, pelo mesmo meio de pagamento. Não precisas de fazer nada.`,
      'Não foram acrescentados créditos. Se o pagamento iniciou uma subscrição, ela termina agora.',
    ],
  }),
}

export const complaints: typeof en.complaints = 'Livro de Reclamações'
