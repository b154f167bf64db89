import type * as en from '../en/failures.ts'

const kept = 'A tua mensagem está guardada. Tenta outra vez: nunca pagas duas vezes pela mesma leitura.'

export const failures: typeof en.failures = {
  insufficient: {
    title: 'Créditos insuficientes',
    description: 'Precisas de mais créditos para continuar. Vê a página de preços para comprar mais.',
    note: 'Não foi enviada: precisas de mais créditos para esta. Não te foi cobrado nada.',
  },
  begin: {
    title: 'Começar a usar estes créditos?',
    description:
      'Ainda não nos pediste para começar com os créditos que compraste. Envia a mensagem a partir do chat para começares.',
    note: 'Não foi enviada: ainda não começaste a usar estes créditos. Não te foi cobrado nada.',
  },
  loginRequired: {
    title: 'É preciso iniciar sessão',
    description: 'Inicia sessão com uma conta social para começares a tua viagem cósmica.',
    note: 'A tua sessão terminou. Não te foi cobrado nada.',
  },
  signedOut: `A tua sessão terminou. ${kept}`,
  stopped: {
    title: 'Interrompida',
    description: 'Não te foi cobrado nada.',
    note: 'Interrompida. Não te foi cobrado nada.',
  },
  busy: {
    title: 'Um momento',
    description: 'A Selene ainda está a escrever a tua última leitura. Espera que acabe.',
    note: '',
  },
  unclear: 'Ainda não sabemos se a tua leitura ficou pronta.',
  brokenOff: `A ligação caiu. ${kept}`,
  creditsPageTells: 'A página dos teus créditos mostra se foi cobrada.',
  tryingAgainShows: 'Tenta outra vez: nunca pagas duas vezes pela mesma leitura.',
  notCharged: 'Não te foi cobrado nada.',
}
