/** The seller below an e-mail. */
export const company = {
  vat: 'VAT',
  phone: 'Phone',
  registered: 'Registered at',
  number: 'number',
  capital: 'Share capital',
  paidUp: 'paid up',
}
