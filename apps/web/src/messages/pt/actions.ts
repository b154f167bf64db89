import type * as en from '../en/actions.ts'

export const actions: typeof en.actions = {
  tryAgain: 'Tentar de novo',
  logIn: 'Entrar',
  logOut: 'Sair',
  processing: 'A processar…',
  loading: 'A carregar…',
}
