import type * as en from '../en/admin-payouts.ts'

const payouts = (count: number) => (count === 1 ? '1 pagamento' : `${count} pagamentos`)

export const desk: typeof en.desk = {
  title: 'Pagamentos',
  hint: 'Os pagamentos vencem no dia 1 de cada mês. Exportam-se para o banco e marcam-se depois como pagos ou falhados.',
  which: 'Estado dos pagamentos',
  states: {
    due: 'Por enviar',
    exported: 'No banco',
    paid: 'Pagos',
    failed: 'Falhados',
  },
  empty: {
    due: 'Não há pagamentos por enviar.',
    exported: 'Não há pagamentos no banco.',
    paid: 'Ainda não há pagamentos feitos.',
    failed: 'Não há pagamentos falhados ou devolvidos.',
  },
  sum: (count, amount) => `${payouts(count)}, ${amount}`,
  exportSepa: 'Exportar ficheiro SEPA',
  exportUk: 'Exportar ficheiro do Reino Unido',
  exported: { title: 'Exportado', text: (count, amount) => `${payouts(count)}, ${amount}` },
  nothingReady: { title: 'Nada exportado', text: 'Nenhum pagamento está pronto para este tipo de ficheiro.' },
  unreadable: (ids) =>
    `Continuam por enviar, porque não é possível decifrar os dados bancários: ${ids.join(', ')}. É preciso pedir aos titulares que os voltem a indicar.`,
  fileWarning: 'Estes ficheiros têm números de conta completos. Depois de enviados ao banco, devem ser apagados.',
  download: 'Descarregar outra vez',
  downloadNamed: (batch) => `Descarregar ${batch} outra vez`,
  batch: 'Lote',
  month: 'Mês',
  amount: 'Valor',
  account: 'Conta',
  note: 'Nota',
  select: 'Selecionar',
  selectNamed: (amount, account) => `Selecionar ${amount} para ${account}`,
  selectAll: 'Selecionar todos',
  selected: (count, amount) => `Selecionado: ${payouts(count)}, ${amount}`,
  noAccount: 'sem conta',
  ready: 'Pronto',
  waitsForDetails: 'À espera de dados bancários',
  waitsForTax: 'À espera dos dados fiscais',
  withheld: (withheld, net) => `${withheld} retidos, ${net} para o banco`,
  taxReport: 'Relatório para as Finanças (CSV)',
  sharedAccount: 'Também é a conta de outra pessoa',
  person: 'Pessoa',
  personNamed: (amount, account) => `Pessoa de ${amount} para ${account}`,
  taxYear: 'Ano',
  waitsForRate: 'À espera de um câmbio: define EUR_TO_GBP e EUR_TO_GBP_DATE',
  inPounds: (amount, pounds) => `${amount}, ${pounds} para o banco`,
  waitsForDebt: 'Suspenso: o utilizador deve créditos',
  waitsUntil: (moment) => `Dados bancários novos: suspenso até ${moment}`,
  exportedOn: (moment) => `exportado a ${moment}`,
  endedOn: (moment) => `a ${moment}`,
  paid: 'Marcar como pago',
  failed: 'Marcar como falhado',
  returned: 'Marcar como devolvido',
  paidTitle: 'Marcar como pago?',
  paidText: (count, amount) =>
    `${payouts(count)}, ${amount}. Só deve ser feito depois de o banco pagar: não é possível desfazer, e os dados da conta são apagados.`,
  failedTitle: 'Marcar como falhado?',
  failedText: (count, amount) =>
    `${payouts(count)}, ${amount}. O dinheiro volta ao saldo de quem recomendou e segue num pagamento posterior.`,
  returnedTitle: 'Marcar como devolvido pelo banco?',
  returnedText: (count, amount) =>
    `${payouts(count)}, ${amount}. O dinheiro volta ao saldo de quem recomendou e segue num pagamento posterior. A retenção na fonte é anulada, e o pagamento deixa de constar do extrato e do relatório fiscal do ano.`,
  reason: 'Motivo (lido por quem recomendou)',
  wrongReason: 'O motivo tem de ter pelo menos 3 caracteres.',
  working: 'A registar…',
  done: { paid: 'Marcado como pago', failed: 'Marcado como falhado', returned: 'Marcado como devolvido' },
  refused: (count) =>
    count === 1
      ? '1 pagamento ficou como estava: outra pessoa já o tinha atualizado.'
      : `${count} pagamentos ficaram como estavam: outra pessoa já os tinha atualizado.`,
}

export const commissions: typeof en.commissions = {
  title: 'Comissões',
  hint: '10 % das primeiras compras, reservadas até o comprador já não poder cancelar. As contas somam zero.',
  waiting: (count) =>
    `${count === 1 ? '1 primeira compra em dólares espera' : `${count} primeiras compras em dólares esperam`} por uma taxa: define USD_TO_EUR.`,
  reserve: 'Reservado',
  referrers: 'Ganho por quem recomenda',
  company: 'Pago pela empresa',
  empty: 'Ainda não há comissões.',
  paidOn: 'Compra de',
  state: 'Estado',
  referrer: 'Quem recomendou',
  purchase: 'Compra',
  kept: 'Mantido',
  commission: 'Comissão',
  until: (date) => `reservada até ${date}`,
  underReview: 'reservada, em análise',
  states: { set_aside: 'reservada', earned: 'ganha', refused: 'recusada', forgone: 'cedida' },
}
