import type * as en from '../en/admin-people.ts'

const credits = (count: number) => `${count} ${Math.abs(count) === 1 ? 'crédito' : 'créditos'}`

export const search: typeof en.search = {
  title: 'Procurar um utilizador',
  label: 'Endereço de e-mail',
  find: 'Procurar',
  finding: 'A procurar…',
  hint: 'Cada consulta fica na auditoria. As mensagens e as leituras não são mostradas.',
  missing: 'É preciso indicar um endereço de e-mail.',
}

export const person: typeof en.person = {
  since: (day) => `Registo a ${day}`,
  profile: 'Perfil completo',
  noProfile: 'Ainda sem perfil',
  balance: 'Saldo',
  inUse: 'Em uso',
  frozen: 'Congelados',
  debt: 'Em dívida',
  expiring: (count, day) => `${credits(count)} ${count === 1 ? 'expira' : 'expiram'} a ${day}`,
  give: 'Dar ou retirar créditos',
  forgive: 'Perdoar a dívida',
  endSessions: 'Terminar todas as sessões',
  newest: 'A mostrar os 100 mais recentes.',
  when: 'Quando',
  statement: { title: 'Extrato', empty: 'Sem movimentos.', what: 'O quê', credits: 'Créditos', balance: 'Saldo' },
  readings: {
    title: 'Leituras',
    empty: 'Sem leituras.',
    kind: 'Tipo',
    state: 'Estado',
    credits: 'Créditos',
    tokens: 'Tokens',
  },
  purchases: { title: 'Compras', empty: 'Sem compras.', pack: 'Pacote', state: 'Estado', amount: 'Valor' },
  referrals: {
    title: 'Recomendações',
    empty: 'Sem códigos.',
    code: 'Código',
    clicks: 'Cliques',
    conversions: 'Conversões',
  },
  refunded: (amount) => `${amount} reembolsados`,
  dispute: (state) => `contestação: ${state}`,
  states: {
    running: 'a ser escrita',
    done: 'terminada',
    failed: 'falhou',
    forgotten: 'apagada pelo utilizador',
    open: 'em aberto',
    paid: 'paga',
    expired: 'expirada',
    set_aside: 'em análise',
  },
}

export const adjust: typeof en.adjust = {
  title: 'Dar ou retirar créditos',
  to: (email) => `Para ${email}.`,
  way: 'Ação',
  give: 'Dar',
  giveHint: 'Créditos grátis que nunca expiram',
  take: 'Retirar',
  takeHint: 'No máximo, o que resta',
  credits: 'Créditos',
  wrongCredits: (most) => `Só um número inteiro de 1 a ${most}.`,
  reason: 'Motivo',
  reasonHint: 'Para a auditoria. O utilizador não o vê.',
  wrongReason: 'O motivo tem de ter pelo menos 3 caracteres.',
  next: 'Rever',
  back: 'Voltar',
  check: (count, isGift, email) =>
    isGift ? `Dar ${credits(count)} a ${email}?` : `Retirar ${credits(count)} a ${email}?`,
  balance: (now) => `Saldo atual: ${credits(now)}.`,
  confirmGive: (count) => `Dar ${credits(count)}`,
  confirmTake: (count) => `Retirar ${credits(count)}`,
  working: 'A registar…',
  done: (changed) =>
    changed >= 0
      ? { title: 'Créditos dados', text: `+${credits(changed)}` }
      : { title: 'Créditos retirados', text: credits(changed) },
  nothing: { title: 'Nada mudou', text: 'Já não havia créditos para retirar, ou já estava feito.' },
}

export const debt: typeof en.debt = {
  title: 'Perdoar a dívida',
  text: (owed, email) =>
    `${email} deve ${credits(owed)} depois de uma contestação. Com a dívida perdoada, volta a poder usar créditos. Não é possível desfazer.`,
  confirm: (owed) => `Perdoar ${credits(owed)}`,
  done: { title: 'Dívida perdoada', text: (count) => credits(count) },
}

export const endSessions: typeof en.endSessions = {
  title: 'Terminar todas as sessões',
  text: (email) =>
    `A sessão de ${email} termina já em todos os dispositivos. O utilizador pode voltar a entrar a qualquer momento. Serve para um telemóvel perdido ou um estranho na conta.`,
  confirm: 'Terminar todas',
  working: 'A terminar…',
  done: 'Sessões terminadas',
  count: (ended) =>
    ended === 0
      ? 'Não havia sessões para terminar.'
      : ended === 1
        ? 'Terminou 1 sessão.'
        : `Terminaram ${ended} sessões.`,
}
