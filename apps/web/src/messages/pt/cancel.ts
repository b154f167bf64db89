import { brand } from '@numeria/contract'
import type * as en from '../en/cancel.ts'

export const cancel: typeof en.cancel = {
  title: 'Cancelar contratos aqui',
  lead: 'Cancela a tua subscrição sem iniciar sessão. Recebes de imediato uma confirmação por e-mail.',
  email: 'Endereço de e-mail da tua conta',
  orderNumber: 'Número da encomenda',
  orderHint: 'Está na confirmação que te enviámos por e-mail, em «Encomenda», e na tua página de créditos.',
  kind: 'Como queres cancelar?',
  kinds: {
    ordinary: { label: 'Cancelamento ordinário', hint: 'Termina com o mês que já pagaste.' },
    for_cause: { label: 'Com justa causa', hint: 'Por um motivo importante. Termina de imediato.' },
  },
  reason: 'O teu motivo',
  endsOn: 'Terminar o contrato a',
  endsOnHint:
    'Deixa em branco para terminar o mais cedo possível. Se escolheres um dia mais tarde, termina com o mês pago que inclui esse dia.',
  noEmail: 'Indica um endereço de e-mail completo.',
  noOrderNumber: 'Indica o número da encomenda.',
  noReason: 'Indica o teu motivo.',
  action: 'Cancelar agora',
  sending: 'A enviar…',
  received: 'Recebemos o teu cancelamento',
  receivedAt: 'Recebido a',
  contract: 'Contrato',
  subscription: (name) => `Subscrição ${name}`,
  earliest: 'o mais cedo possível',
  atOnce: 'de imediato',
  receiptNote: (email) =>
    `Se esta encomenda pertencer a ${email}, a confirmação com o fim da tua subscrição já vai a caminho. Se não chegar dentro de alguns minutos, verifica os dois dados ou escreve para ${brand.supportEmail}.`,
  print: 'Imprimir ou guardar',
  another: 'Corrigir os dados',
  link: {
    title: 'Cancelar a tua subscrição',
    text: 'Com este botão, a tua subscrição não se renova. Termina com o mês que já pagaste, e manténs os teus créditos até expirarem.',
    done: (name, day) => `A tua subscrição ${name} está cancelada. Termina a ${day}. Vamos confirmá-lo por e-mail.`,
    other: 'Cancelar com o número da encomenda',
  },
}
