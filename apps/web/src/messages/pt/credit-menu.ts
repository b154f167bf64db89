import type * as en from '../en/credit-menu.ts'

export const creditMenu: typeof en.creditMenu = {
  available: (credits, count) => `${credits} ${count === 1 ? 'disponível' : 'disponíveis'}`,
  inUse: (count) => `${count} em uso numa leitura em curso`,
  orders: 'Créditos e encomendas',
  settings: 'Definições',
}
