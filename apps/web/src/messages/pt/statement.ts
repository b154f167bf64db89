import type * as en from '../en/statement.ts'

export const statement: typeof en.statement = {
  opening: 'A abrir o teu extrato…',
  available: (balance, inUse) =>
    `${balance === 1 ? 'crédito disponível' : 'créditos disponíveis'}${inUse > 0 ? `, ${inUse} em uso numa leitura que está a ser escrita` : ''}`,
  frozen: (credits) => `Em espera enquanto se resolve um reembolso ou uma contestação: ${credits}.`,
  owed: (credits) =>
    `Em dívida: ${credits}. Um pagamento foi anulado depois de os créditos terem sido usados. As leituras estão suspensas; escreve-nos, por favor.`,
  expire: (credits, count, day) => `${credits} ${count === 1 ? 'expira' : 'expiram'} a ${day}`,
  title: 'Extrato',
  nothing: 'Ainda não há movimentos.',
  when: 'Quando',
  what: 'O quê',
  credits: 'Créditos',
  balance: 'Saldo',
  loading: 'A carregar…',
  earlier: 'Movimentos anteriores',
  expires: (day) => `expira a ${day}`,
}
