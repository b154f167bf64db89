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
    `${amount} são teus e continuam a ser teus. Neste momento recebes em créditos, por isso nada é enviado: escolhe transferência bancária e indica os teus dados para os receberes.`,
  debt: 'Um pagamento teu foi contestado e já tinhas gasto créditos dessa compra. Até isso ficar resolvido, não fazemos pagamentos: escreve-nos, por favor.',
  held: (date) =>
    `Os teus dados bancários são recentes, por isso os pagamentos esperam até ${date}: assim podes reagir se não foste tu a indicá-los.`,
  wait: (days) => `O que ganhas pode ser pago ${days} dias depois, tempo em que se descobrem conversões falsas.`,
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
  fullNameHint: 'Exatamente como o teu banco o conhece: os bancos comparam-no antes de pagar.',
  iban: 'IBAN',
  swift: 'SWIFT/BIC',
  sortCode: 'Sort code',
  sortCodeHint: 'Seis algarismos, como 12-34-56',
  accountNumber: 'Número da conta',
  accountNumberHint: 'Oito algarismos',
  save: 'Guardar definições',
  saving: 'A guardar…',
  warning: 'As transferências bancárias são só para contas na UE e no Reino Unido.',
  safe: 'Guardamos os teus dados bancários cifrados, e ninguém vê mais do que os últimos quatro caracteres.',
  wiped:
    'De volta aos créditos: ao guardar, apagamos os teus dados bancários. O que ganhaste em dinheiro continua a ser teu.',
  saved: { title: 'Definições atualizadas!', text: 'A forma de pagamento foi alterada' },
  failed: { title: 'Erro', text: 'Não foi possível atualizar as definições' },
  missing: {
    fullName: { title: 'Falta o nome completo', text: 'Indica o nome completo do titular da conta' },
    eu: { title: 'Dados bancários da UE incompletos', text: 'Indica o IBAN e o código SWIFT/BIC' },
    uk: { title: 'Dados bancários do Reino Unido incompletos', text: 'Indica o sort code e o número da conta' },
  },
  freshSignIn: {
    title: 'Inicia sessão mais uma vez',
    text: 'Só é possível indicar, mudar ou apagar dados bancários nos 15 minutos depois de iniciar sessão, para que mais ninguém o faça num aparelho que deixaste aberto. Voltas a esta página.',
  },
}

export const account: typeof en.account = {
  label: 'Pagamos a',
  eu: 'Conta bancária na UE',
  uk: 'Conta bancária no Reino Unido',
  change: 'Mudar os dados bancários',
  keep: 'Ficar com os que tenho',
}

export const structure: typeof en.structure = {
  title: 'Como são os pagamentos',
  list: (each, minimum) => [
    ['Créditos', '5 créditos por cada pessoa que entra. Chegam de imediato e nunca expiram.'],
    ['Transferência', `${each} por cada pessoa que entra, em vez de créditos.`],
    ['Mínimo', `${minimum}. O que ficar abaixo continua a ser teu e espera pelo mês seguinte.`],
    ['Quando', 'Uma vez por mês, no dia 1. Depois, o teu banco precisa de um ou dois dias úteis.'],
    ['Onde', 'Só contas na UE e no Reino Unido.'],
  ],
}

export const changes: typeof en.changes = {
  title: 'Os teus dados bancários',
  changed: (date) => `Foram alterados a ${date}.`,
  deleted: (date) => `Foram apagados a ${date}.`,
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
