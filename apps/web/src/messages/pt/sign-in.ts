import type * as en from '../en/sign-in.ts'

export const signIn: typeof en.signIn = {
  continueWith: (provider) => `Continuar com ${provider}`,
  continue: 'Continuar',
  connecting: 'A ligar…',
  impossible: 'Neste momento não é possível iniciar sessão.',
}
