import type * as en from '../en/company.ts'

export const company: typeof en.company = {
  vat: 'NIF',
  phone: 'Telefone',
  registered: 'Matriculada na',
  number: 'n.º de matrícula e NIPC',
  capital: 'Capital social',
  paidUp: 'realizado',
}
