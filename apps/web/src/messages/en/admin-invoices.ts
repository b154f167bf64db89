/** Why a document waits, by its code. */
const problems: Record<string, string> = {
  unavailable: 'the provider cannot be reached',
  vat_number_unconfirmed: 'VIES has not confirmed the VAT number yet',
  total_differs: 'the draft at the provider shows another total. Correct it there, then try again',
  vat_differs: 'the draft at the provider shows another VAT. Correct it there, then try again',
  tax_differs: 'a tax of this name has another rate at the provider',
  tax_refused: 'the provider does not take the tax of this country',
}

export const invoices = {
  title: 'Invoices',
  hint: 'Invoices and credit notes that are not issued yet. They are tried again by themselves.',
  none: 'No documents are waiting.',
  off: (waiting: number) =>
    `No invoices are issued: INVOICEXPRESS_URL and INVOICEXPRESS_API_KEY are not set. Waiting: ${waiting}.`,
  what: {
    invoice: (amount: string, since: string) => `Invoice of ${amount}, due since ${since}`,
    credit_note: (amount: string, since: string) => `Credit note of ${amount}, due since ${since}`,
  },
  problem: (code: string, number: string | null) =>
    code === 'money_came_back'
      ? `${number ?? 'It'} was issued, and the money came back after all. Correct it with your accountant.`
      : code === 'payment_vat_differs'
        ? `${number ?? 'It'} was issued, and Stripe worked out another VAT for the payment. Its tax report differs from the invoice: tell your accountant.`
        : `Waiting: ${problems[code] ?? `the provider answered “${code}”`}.`,
  retry: 'Try now',
  settle: 'Mark as corrected',
  retrying: 'Trying…',
}
