import { brand } from '@numeria/contract'
import type * as en from '../en/platform-emails.ts'

export const platformEmails: typeof en.platformEmails = {
  credits: (count) => `${count} ${count === 1 ? 'crédito que pagaste' : 'créditos que pagaste'}`,
  subscription: 'uma subscrição',
  owed: (amount) => `${amount} de ganhos com recomendações que te devemos`,
  expected: (amount) => `${amount} de ganhos com recomendações ainda por confirmar`,
  waiting: ({ platform, receivedOn, statePage, held }) => ({
    subject: `Pedido ${of(platform)} para apagar a tua conta ${brand.name}`,
    lines: [
      `A ${receivedOn} recebemos um pedido ${of(platform)} para apagar os teus dados. É com ${platform}, e de nenhuma outra forma, que inicias sessão na tua conta, por isso a conta seria apagada. Ainda não a apagámos, porque tem:`,
      ...held.map((one) => `- ${one}`),
      '',
      `Para manteres a conta, inicia sessão com ${platform}. Isso termina o pedido.`,
      'Para a apagares já, inicia sessão e escolhe «Apagar a tua conta» nas Definições.',
      'Se não fizeres nada, apagamo-la quando já não tiver nada disto. Avisamos-te por e-mail 7 dias antes.',
      '',
      'O estado do pedido:',
      statePage,
    ],
  }),
  announced: ({ platform, receivedOn, statePage, on }) => ({
    subject: `A tua conta ${brand.name} vai ser apagada a ${on}`,
    lines: [
      `A ${receivedOn} recebemos um pedido ${of(platform)} para apagar os teus dados. Esperámos, porque a tua conta tinha algo de valor. Já não tem, por isso vamos apagá-la a ${on}, com as tuas leituras e o teu perfil. Não podem ser recuperados.`,
      '',
      `Para manteres a conta, inicia sessão com ${platform} antes desse dia. Isso termina o pedido.`,
      '',
      'O estado do pedido:',
      statePage,
    ],
  }),
}

const of = (platform: 'Facebook' | 'Apple') => (platform === 'Apple' ? 'da Apple' : 'do Facebook')
