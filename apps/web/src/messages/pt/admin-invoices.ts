import type * as en from '../en/admin-invoices.ts'

const problems: Record<string, string> = {
  unavailable: 'não há ligação ao prestador',
  vat_number_unconfirmed: 'o VIES ainda não confirmou o número de IVA',
  total_differs: 'o rascunho no prestador tem outro total. Corrige-o lá e tenta de novo',
  vat_differs: 'o rascunho no prestador tem outro IVA. Corrige-o lá e tenta de novo',
  tax_differs: 'no prestador, a taxa com este nome tem outro valor',
  tax_refused: 'o prestador não aceita a taxa deste país',
}

export const invoices: typeof en.invoices = {
  title: 'Faturas',
  hint: 'Faturas e notas de crédito por emitir. A emissão é repetida automaticamente.',
  none: 'Não há documentos em espera.',
  off: (waiting) =>
    `Não são emitidas faturas: faltam INVOICEXPRESS_URL e INVOICEXPRESS_API_KEY. Em espera: ${waiting}.`,
  what: {
    invoice: (amount, since) => `Fatura de ${amount}, por emitir desde ${since}`,
    credit_note: (amount, since) => `Nota de crédito de ${amount}, por emitir desde ${since}`,
  },
  problem: (code, number) =>
    code === 'money_came_back'
      ? `${number ?? 'A fatura'} foi emitida, mas afinal o dinheiro voltou. É preciso corrigi-la com a contabilidade.`
      : code === 'payment_vat_differs'
        ? `${number ?? 'A fatura'} foi emitida, mas a Stripe calculou outro IVA para o pagamento. O relatório fiscal dela difere da fatura: avisa a contabilidade.`
        : `Em espera: ${problems[code] ?? `o prestador respondeu «${code}»`}.`,
  retry: 'Tentar agora',
  settle: 'Marcar como corrigida',
  retrying: 'A tentar…',
}
