import type * as en from '../en/legal.ts'

export const legal: typeof en.legal = {
  lastChanged: (day) => `Última alteração a ${day}`,
  vatNumber: (number) => `NIF / IVA ${number}`,
  complaintsBook: 'Livro de Reclamações eletrónico',
}
