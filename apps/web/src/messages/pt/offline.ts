import type * as en from '../en/offline.ts'

export const offline: typeof en.offline = {
  title: 'Estás sem ligação',
  text: 'As tuas leituras e os teus créditos estão seguros. Encontras tudo quando voltares.',
  again: 'Tentar outra vez',
}
