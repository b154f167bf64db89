import type * as en from '../en/too-fast.ts'

export const tooFast: typeof en.tooFast = {
  title: 'São muitos pedidos de uma vez',
  text: 'Chegaram demasiados pedidos da tua ligação em pouco tempo. Espera uns minutos e tenta outra vez.',
}
