import type * as en from '../en/too-fast.ts'

export const tooFast: typeof en.tooFast = {
  title: 'Demasiados pedidos',
  text: 'A tua ligação enviou demasiados pedidos. Espera uns minutos e tenta outra vez.',
}
