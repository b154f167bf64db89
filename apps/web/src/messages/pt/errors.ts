import type * as en from '../en/errors.ts'

export const errors: typeof en.errors = {
  ourSide: 'Algo correu mal do nosso lado. Tenta outra vez.',
  unreachable: 'Não conseguimos ligar à Numeria. Verifica a tua ligação e tenta outra vez.',
  unknown: 'Algo correu mal. Tenta outra vez.',
  reference: (requestId: string) => `(Pedido ${requestId})`,
}
