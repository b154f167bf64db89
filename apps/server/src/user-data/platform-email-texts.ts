import { brand, type PageLanguage } from '@numeria/contract'
import type { EmailWords } from '../accounts/emails.ts'

/** `platform`: the login platform that sent the request; `statePage`: the address of the page with its state. */
type About = { platform: 'Facebook' | 'Apple'; receivedOn: string; statePage: string }

type Texts = {
  credits(count: number): string
  subscription: string
  owed(amount: string): string
  expected(amount: string): string
  waiting(about: About & { held: readonly string[] }): EmailWords
  announced(about: About & { on: string }): EmailWords
}

/** Texts of the e-mails about deletion requests of login platforms. */
export const platformEmailTexts: Record<PageLanguage, Texts> = {
  en: {
    credits: (count) => `${count} ${count === 1 ? 'credit' : 'credits'} that you paid for`,
    subscription: 'a subscription',
    owed: (amount) => `${amount} of referral earnings that we owe you`,
    expected: (amount) => `${amount} of referral earnings that are not confirmed yet`,
    waiting: ({ platform, receivedOn, statePage, held }) => ({
      subject: `${platform} asked us to delete your ${brand.name} account`,
      lines: [
        `On ${receivedOn} we received a request from ${platform} to delete your data. ${platform} is the only login of your account, so your account would be deleted. We have not deleted it, because it still holds:`,
        ...held.map((one) => `- ${one}`),
        '',
        `To keep your account, sign in with ${platform}. This ends the request.`,
        'To delete it now, sign in and choose “Delete your account” in Settings.',
        'If you do neither, we will delete it when it holds nothing of this any more. We will write to you 7 days before.',
        '',
        'The state of the request:',
        statePage,
      ],
    }),
    announced: ({ platform, receivedOn, statePage, on }) => ({
      subject: `Your ${brand.name} account will be deleted on ${on}`,
      lines: [
        `On ${receivedOn} we received a request from ${platform} to delete your data. We waited because your account held something of value. It no longer does, so we will delete it on ${on}, with your readings and your profile. They cannot be restored.`,
        '',
        `To keep your account, sign in with ${platform} before that day. This ends the request.`,
        '',
        'The state of the request:',
        statePage,
      ],
    }),
  },
  pt: {
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
  },
}

const of = (platform: About['platform']) => (platform === 'Apple' ? 'da Apple' : 'do Facebook')
