import type * as en from '../en/public-report.ts'

export const publicReport: typeof en.publicReport = {
  title: 'Denunciar esta leitura',
  what: 'Analisamos todas as denúncias. Não precisas de conta, e quem publicou esta leitura não fica a saber quem és.',
  reason: 'O que está mal?',
  reasons: {
    illegal: 'É ilegal',
    privacy: 'Mostra dados pessoais sem consentimento',
    harmful: 'É prejudicial ou perigosa',
    offensive: 'É ofensiva',
    other: 'Outra coisa',
  },
  details: 'Explica, por favor',
  name: 'O teu nome (opcional)',
  email: 'O teu e-mail (opcional)',
  emailHint: 'Para o comprovativo e a nossa decisão.',
  goodFaith: 'Acredito, de boa-fé, que o que denuncio é exato e completo.',
  noReason: 'Escolhe um motivo.',
  noDetails: 'Explica o que está mal nesta leitura.',
  noEmail: 'Escreve um endereço de e-mail completo, ou deixa o campo vazio.',
  noGoodFaith: 'Falta confirmares isto.',
  send: 'Enviar denúncia',
  sending: 'A enviar…',
  cancel: 'Cancelar',
  done: 'Denúncia recebida',
  doneWhat: (email) =>
    email === ''
      ? 'Obrigado. Vamos analisá-la. Sem um e-mail, não te podemos enviar a decisão.'
      : `Obrigado. Vamos analisá-la, e escrevemos para ${email}.`,
  number: 'Número da denúncia: ',
  close: 'Fechar',
}
