import { brand } from '@numeria/contract'
import type * as en from '../en/subscription-emails.ts'

export const subscriptionEmails: typeof en.subscriptionEmails = {
  renewal_notice: ({ packName, price, renewsOn, cancelUrl, isPaused }) => ({
    subject: `${packName} renova-se a ${renewsOn}`,
    lines: [
      `A tua subscrição ${packName} renova-se a ${renewsOn} por um mês.`,
      '',
      `Preço: ${price}, IVA incluído, pelo mesmo meio de pagamento`,
      ...(isPaused ? ['A tua pausa não suspende esta renovação: é cobrada e os créditos são acrescentados.'] : []),
      '',
      'Se quiseres mantê-la, não precisas de fazer nada.',
      'Se quiseres cancelar, basta esta ligação, sem iniciar sessão. Abre uma página com um botão e funciona até à renovação:',
      cancelUrl,
      '',
      'Manténs os créditos que tens até expirarem.',
    ],
  }),
  renewal_failed: ({ packName, price, retryOn, hasEnded, cardUrl, cancelUrl }) => ({
    subject: hasEnded ? `${packName} terminou: o pagamento falhou` : `O pagamento falhou: ${packName}`,
    lines: [
      `Não conseguimos cobrar ${price} pelo próximo mês de ${packName}. Não foi cobrado nada nem foram acrescentados créditos.`,
      '',
      retryOn !== null
        ? `O que acontece a seguir: há uma nova tentativa de pagamento a ${retryOn}. Se a última tentativa também falhar, a subscrição termina.`
        : hasEnded
          ? 'O que acontece a seguir: nada. Foi a última tentativa, a subscrição terminou e não te será cobrado mais nada.'
          : 'O que acontece a seguir: não está prevista nova tentativa e não te será cobrado mais nada, a não ser que mudes de cartão.',
      'O que manténs: todos os créditos que tens, até expirarem, e todas as tuas leituras.',
      ...(hasEnded
        ? [`Se quiseres voltar a subscrever: ${cardUrl}`]
        : [
            `Para mudares de cartão: ${cardUrl}, «Mudar de cartão»`,
            `Para cancelares, mesmo sem iniciar sessão: ${cancelUrl}`,
          ]),
    ],
  }),
  cancel_receipt: ({ packName, purchaseId, email, receivedAt, reason, wantedOn, endsOn }) => ({
    subject: `Recebemos o teu cancelamento: ${packName}`,
    lines: [
      `Recebemos a tua declaração de cancelamento da subscrição ${packName}.`,
      '',
      `Encomenda: ${purchaseId}`,
      `Endereço de e-mail: ${email}`,
      `Recebida: ${receivedAt} UTC`,
      `Tipo: ${reason === null ? 'ordinário' : 'com justa causa'}`,
      ...(reason === null ? [] : [`O teu motivo: ${reason}`]),
      `Data de fim pedida: ${wantedOn ?? (reason === null ? 'o mais cedo possível' : 'de imediato')}`,
      `A subscrição termina: ${
        endsOn === null
          ? 'agora'
          : wantedOn === null
            ? `a ${endsOn}, com o mês que já pagaste`
            : `com o mês pago que inclui ${wantedOn}; renova-se até lá`
      }`,
      '',
      'Manténs os créditos que tens até expirarem.',
      ...(reason === null
        ? []
        : [
            `Se, por esse motivo, pedires a devolução de dinheiro, escreve para ${brand.supportEmail}; respondemos em 14 dias.`,
          ]),
    ],
  }),
  cancelled: ({ packName, endsOn }) => ({
    subject: `A tua subscrição está cancelada: ${packName}`,
    lines: [
      endsOn === null
        ? `A tua subscrição ${packName} está cancelada e terminou.`
        : `A tua subscrição ${packName} está cancelada. Termina a ${endsOn}, com o mês que já pagaste.`,
      '',
      'Não te será cobrado mais nada por ela. Manténs os créditos que tens até expirarem.',
      `Se não foste tu a cancelar, escreve para ${brand.supportEmail}.`,
    ],
  }),
}
