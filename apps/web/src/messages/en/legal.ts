/** Around the texts of the law. */
export const legal = {
  lastChanged: (day: string) => `Last changed on ${day}`,
  vatNumber: (number: string) => `VAT number ${number}`,
  complaintsBook: 'Complaints book (Livro de Reclamações)',
}
