import type * as en from '../en/admin-payouts.ts'

const payouts = (count: number) => (count === 1 ? '1 pagamento' : `${count} pagamentos`)

export const desk: typeof en.desk = {
  title: 'Pagamentos',
  hint: 'Os pagamentos vencem no dia 1 de cada mês. Exporta-os para o banco e indica depois o que o banco fez.',
  which: 'Que pagamentos',
  states: {
    due: 'Por enviar',
    exported: 'No banco',
    paid: 'Pagos',
    failed: 'Devolvidos',
  },
  empty: {
    due: 'Não há nada por enviar.',
    exported: 'Não há nada no banco.',
    paid: 'Ainda não foi pago nada.',
    failed: 'Nada foi devolvido.',
  },
  sum: (count, amount) => `${payouts(count)}, ${amount}`,
  exportSepa: 'Exportar ficheiro SEPA',
  exportUk: 'Exportar ficheiro do Reino Unido',
  exported: { title: 'Exportado', text: (count, amount) => `${payouts(count)}, ${amount}` },
  nothingReady: { title: 'Nada exportado', text: 'Nenhum pagamento está pronto para um ficheiro destes.' },
  unreadable: (ids) =>
    `Continuam por pagar, porque nenhuma chave abre os dados bancários: ${ids.join(', ')}. Pede a quem os deu que os volte a indicar.`,
  fileWarning: 'Os ficheiros têm números de conta completos. Entrega-os ao banco e apaga-os a seguir.',
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
  waitsForDebt: 'À espera: a pessoa deve-nos créditos',
  waitsUntil: (moment) => `Dados novos: espera até ${moment}`,
  exportedOn: (moment) => `exportado a ${moment}`,
  endedOn: (moment) => `a ${moment}`,
  paid: 'Marcar como pago',
  failed: 'Marcar como devolvido',
  paidTitle: 'Marcar como pago?',
  paidText: (count, amount) =>
    `${payouts(count)}, ${amount}. Só depois de o banco pagar: não é possível desfazer, e os dados da conta são apagados.`,
  failedTitle: 'Marcar como devolvido?',
  failedText: (count, amount) =>
    `${payouts(count)}, ${amount}. O dinheiro volta a ser devido e segue num pagamento posterior.`,
  reason: 'Motivo, tal como a pessoa o lê',
  wrongReason: 'Indica um motivo com pelo menos 3 caracteres.',
  working: 'A registar…',
  done: { paid: 'Marcado como pago', failed: 'Marcado como devolvido' },
  refused: (count) =>
    count === 1
      ? '1 pagamento ficou como estava: alguém foi mais rápido.'
      : `${count} pagamentos ficaram como estavam: alguém foi mais rápido.`,
}
