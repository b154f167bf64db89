import type * as en from '../en/admin-people.ts'

const credits = (count: number) => `${count} ${Math.abs(count) === 1 ? 'crédito' : 'créditos'}`

export const search: typeof en.search = {
  title: 'Encontrar uma pessoa',
  label: 'Endereço de e-mail',
  find: 'Procurar',
  finding: 'A procurar…',
  hint: 'Cada consulta fica no registo. O que a pessoa escreveu, e o que a Selene escreveu, não é mostrado a ninguém.',
  missing: 'Indica um endereço de e-mail.',
}

export const person: typeof en.person = {
  since: (day) => `Cá desde ${day}`,
  profile: 'Perfil completo',
  noProfile: 'Ainda sem perfil',
  balance: 'Saldo',
  inUse: 'Em uso',
  frozen: 'Em espera',
  debt: 'Em dívida',
  expiring: (count, day) => `${credits(count)} ${count === 1 ? 'expira' : 'expiram'} a ${day}`,
  give: 'Dar ou retirar créditos',
  forgive: 'Perdoar a dívida',
  endSessions: 'Terminar todas as sessões',
  newest: 'Estão à vista os 100 mais recentes.',
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
  kinds: {
    chat: 'Pergunta',
    quick: 'Leitura rápida',
    life_path: 'Caminho de Vida',
    year_forecast: 'Previsão do ano',
    compatibility: 'Compatibilidade',
    weekly_roadmap: 'Roteiro da semana',
    blueprint: 'Mapa completo',
    onboarding: 'Resposta de boas-vindas',
    safety: 'Resposta de segurança',
  },
  states: {
    running: 'a ser escrita',
    done: 'terminada',
    failed: 'falhou',
    forgotten: 'apagada pela própria pessoa',
    open: 'em aberto',
    paid: 'paga',
    expired: 'expirada',
    refunded: 'reembolsada',
    set_aside: 'posta de lado',
  },
}

export const adjust: typeof en.adjust = {
  title: 'Dar ou retirar créditos',
  to: (email) => `Para ${email}.`,
  way: 'O que fazer',
  give: 'Dar',
  giveHint: 'Créditos grátis que nunca expiram',
  take: 'Retirar',
  takeHint: 'Nunca mais do que resta',
  credits: 'Créditos',
  wrongCredits: (most) => `Indica um número inteiro de 1 a ${most}.`,
  reason: 'Motivo',
  reasonHint: 'Para o registo. A pessoa não o lê.',
  wrongReason: 'Indica um motivo com pelo menos 3 caracteres.',
  next: 'Rever',
  back: 'Voltar',
  check: (count, isGift, email) =>
    isGift ? `Dar ${credits(count)} a ${email}?` : `Retirar ${credits(count)} a ${email}?`,
  balance: (now) => `O saldo é agora de ${credits(now)}.`,
  confirmGive: (count) => `Dar ${credits(count)}`,
  confirmTake: (count) => `Retirar ${credits(count)}`,
  working: 'A registar…',
  done: (changed) =>
    changed >= 0
      ? { title: 'Créditos dados', text: `+${credits(changed)}` }
      : { title: 'Créditos retirados', text: credits(changed) },
  nothing: { title: 'Nada mudou', text: 'Já não havia nada para retirar, ou já estava feito.' },
}

export const debt: typeof en.debt = {
  title: 'Perdoar a dívida',
  text: (owed, email) =>
    `${email} deve ${credits(owed)} depois de uma contestação. Se perdoares a dívida, volta a poder usar o que é pago. Não é possível desfazer.`,
  confirm: (owed) => `Perdoar ${credits(owed)}`,
  done: { title: 'Dívida perdoada', text: (count) => credits(count) },
}

export const endSessions: typeof en.endSessions = {
  title: 'Terminar todas as sessões',
  text: (email) =>
    `A sessão de ${email} termina já em todos os dispositivos. Pode voltar a entrar através do seu fornecedor. Serve para um telemóvel perdido ou um estranho na conta.`,
  confirm: 'Terminar todas',
  working: 'A terminar…',
  done: 'Sessões terminadas',
  count: (ended) =>
    ended === 0 ? 'Não havia nenhuma.' : ended === 1 ? 'Terminou 1 sessão.' : `Terminaram ${ended} sessões.`,
}
