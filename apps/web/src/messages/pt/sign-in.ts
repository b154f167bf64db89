import type * as en from '../en/sign-in.ts'

export const signIn: typeof en.signIn = {
  continueWith: (provider) => `Continuar com ${provider}`,
  continue: 'Continuar',
  connecting: 'A ligar…',
  impossible: 'Neste momento não é possível iniciar sessão.',
  withApple: 'Iniciar sessão com a Apple',
  notHere: (providers) =>
    `Não é possível iniciar sessão com ${providers} dentro desta aplicação. Abre esta página no teu navegador.`,
  or: ' ou ',
  passkey: 'Continuar com chave de acesso',
  email: {
    open: 'Continuar com e-mail',
    address: 'Endereço de e-mail',
    invalid: 'Indica um endereço de e-mail, como nome@exemplo.pt.',
    send: 'Enviar-me um código',
    sending: 'A enviar…',
    sent: (email) =>
      `Enviámos um e-mail para ${email}. Abre a ligação neste navegador ou escreve aqui o código. São válidos durante 15 minutos.`,
    code: 'Código do e-mail',
    codeInvalid: 'O código tem oito algarismos.',
    enter: 'Entrar',
    checking: 'A iniciar a tua sessão…',
    again: 'Enviar um novo e-mail',
    other: 'Usar outro endereço',
  },
}
