/** Around the texts of the law. */
export const legal = {
  lastChanged: (day: string) => `Last changed on ${day}`,
  vatNumber: (number: string) => `VAT number ${number}`,
  phone: 'Phone',
  /** Beside a phone number in Portugal (Decreto-Lei 59/2021). */
  callTo: { fixed: '(call to a Portuguese landline)', mobile: '(call to a Portuguese mobile network)' },
  registered: (registry: string, number: string) => `Registered at ${registry}, number ${number}`,
  shareCapital: (amount: string, paidUp: string) =>
    `Share capital ${amount}${paidUp === '' ? '' : `, ${paidUp} of it paid up`}`,
  helpLines: { emergency: 'Emergency', talk: 'Someone to talk to', abuse: 'Violence and abuse' },
  elsewhere: 'Anywhere else: findahelpline.com lists free lines by country.',
  kept: {
    purpose: 'Purpose',
    basis: 'Basis',
    period: 'Kept',
    bases: {
      contract: 'contract',
      law: 'legal obligation',
      interest: 'legitimate interest',
      consent: 'consent',
    },
  },
  complaintsBook: 'Complaints book (Livro de Reclamações)',
}
