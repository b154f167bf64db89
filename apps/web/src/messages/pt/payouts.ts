import type * as en from '../en/payouts.ts'

export const balance: typeof en.balance = {
  title: 'O teu dinheiro',
  failed: 'Não foi possível carregar as definições de pagamento.',
  balance: 'Saldo',
  pending: 'Em análise',
  payable: 'A pagar',
  onTheirWay: 'A caminho de ti',
  paid: 'Já pago',
  next: 'Próxima data de pagamento',
  threshold: (amount, minimum) => `${amount} de ${minimum}`,
  thresholdLabel: 'A caminho de um pagamento',
  reached: (amount, date) => `Tens ${amount} a receber, que seguem a ${date}.`,
  unchosen: (amount) =>
    `${amount} são teus. Neste momento recebes em créditos. Para os receberes, escolhe transferência bancária e indica os teus dados.`,
  debt: 'Um pagamento teu foi contestado e já tinhas gasto créditos dessa compra. Os pagamentos estão suspensos até isso se resolver. Contacta-nos, por favor.',
  held: (date) =>
    `Os teus dados bancários são recentes, por isso os pagamentos esperam até ${date}: assim podes reagir se não foste tu a indicá-los.`,
  wait: (days) => `Os ganhos podem ser pagos ao fim de ${days} dias, para detetarmos conversões falsas.`,
  missing: (amount) => `Faltam ${amount} para haver pagamento.`,
  negative: 'Uma correção deixou o teu saldo negativo. Os próximos ganhos compensam-no; não nos deves nada.',
}

export const settings: typeof en.settings = {
  title: 'Como recebes',
  type: 'Forma de pagamento',
  credits: 'Créditos',
  creditsHint: '5 créditos por cada pessoa que entra, de imediato',
  cash: 'Transferência bancária',
  cashHint: (each) => `${each} por cada pessoa que entra`,
  accountType: 'Tipo de conta bancária',
  eu: 'Banco da UE',
  euHint: 'IBAN + SWIFT/BIC',
  uk: 'Banco do Reino Unido',
  ukHint: 'Sort code + conta',
  fullName: 'Nome completo do titular',
  fullNameHint: 'Exatamente como está no teu banco. Os bancos verificam-no antes de pagar.',
  iban: 'IBAN',
  swift: 'SWIFT/BIC',
  sortCode: 'Sort code',
  sortCodeHint: 'Seis algarismos, como 12-34-56',
  accountNumber: 'Número da conta',
  accountNumberHint: 'Oito algarismos',
  save: 'Guardar definições',
  saving: 'A guardar…',
  warning: 'As transferências bancárias são só para contas na UE e no Reino Unido.',
  safe: 'Os teus dados bancários estão cifrados. Só se mostram os últimos quatro caracteres.',
  wiped:
    'Ao guardar, passas a receber créditos e apagamos os teus dados bancários e fiscais. O dinheiro que ganhaste continua a ser teu.',
  saved: { title: 'Definições atualizadas!', text: 'A forma de pagamento foi alterada' },
  failed: { title: 'Erro', text: 'Não foi possível atualizar as definições' },
  missing: {
    fullName: { title: 'Falta o nome completo', text: 'Indica o nome completo do titular da conta' },
    eu: { title: 'Dados bancários da UE incompletos', text: 'Indica o IBAN e o código SWIFT/BIC' },
    uk: { title: 'Dados bancários do Reino Unido incompletos', text: 'Indica o sort code e o número da conta' },
  },
  freshSignIn: {
    title: 'Inicia sessão mais uma vez',
    text: 'Para tua segurança, mudar dados bancários exige uma sessão iniciada há menos de 15 minutos. Depois voltas a esta página.',
  },
}

export const account: typeof en.account = {
  label: 'Pagamos a',
  eu: 'Conta bancária na UE',
  uk: 'Conta bancária no Reino Unido',
  change: 'Mudar os dados bancários',
  keep: 'Manter os dados atuais',
}

export const structure: typeof en.structure = {
  title: 'Como são os pagamentos',
  list: (each, minimum) => [
    ['Créditos', '5 créditos por cada pessoa que entra. Chegam de imediato e nunca expiram.'],
    ['Transferência', `${each} por cada pessoa que entra, em vez de créditos.`],
    [
      'Comissão',
      '10 % da primeira compra de cada pessoa, assim que já não a possa cancelar. Um reembolso ou uma disputa retira a sua parte.',
    ],
    ['Mínimo', `${minimum}. Valores menores continuam a ser teus e esperam pelo mês seguinte.`],
    ['Quando', 'Uma vez por mês, no dia 1. Depois, o teu banco precisa de um ou dois dias úteis.'],
    [
      'Onde',
      'Só contas na UE e no Reino Unido. As do Reino Unido são pagas em libras, ao câmbio indicado em cada pagamento.',
    ],
  ],
}

export const commissions: typeof en.commissions = {
  title: 'Comissões',
  hint: (percent) =>
    `${percent} % da primeira compra de cada pessoa que entra, em euros, seja qual for a forma de pagamento que escolheste.`,
  failed: 'Não foi possível carregar as tuas comissões.',
  empty: 'Ainda ninguém que entrou pelas tuas ligações comprou alguma coisa.',
  setAside: 'Reservado',
  earned: 'Ganho',
  until: (date) => `Reservada até ${date}`,
  underReview: 'Reservada: o registo está em análise',
  states: { set_aside: 'Reservada', earned: 'Ganha', refused: 'Recusada', forgone: 'Cedida' },
  movements: 'Movimentos',
  moves: {
    set_aside: 'Reservada',
    release: 'Somada ao teu saldo',
    take_back: 'Retirada: o dinheiro voltou a quem comprou ou está em disputa',
    give_back: 'Reposta: o pagamento mantém-se',
    refuse: 'Recusada com a inscrição',
    forgo: 'Cedida com a conta',
  },
}

export const changes: typeof en.changes = {
  title: 'Os teus dados para pagamentos',
  changed: (date) => `Os teus dados bancários foram alterados a ${date}.`,
  deleted: (date) => `Os teus dados bancários foram apagados a ${date}.`,
  tax_changed: (date) => `Os teus dados fiscais foram alterados a ${date}.`,
  notYou: (address) => `Se não foste tu, escreve de imediato para ${address}.`,
}

export const history: typeof en.history = {
  title: 'Pagamentos até agora',
  empty: 'Ainda não houve pagamentos.',
  date: 'Data',
  amount: 'Valor',
  state: 'Estado',
  states: {
    due: 'Por enviar ao banco',
    exported: 'No banco',
    paid: 'Pago',
    failed: 'Devolvido',
  },
  paidOn: (date) => `a ${date}`,
  failure: (reason) => `O banco diz: ${reason}. O dinheiro voltou ao teu saldo.`,
}
