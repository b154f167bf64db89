import type * as en from '../en/admin.ts'

export const login: typeof en.login = {
  title: 'Iniciar sessão na administração',
  lead: 'Para a equipa da Numeria.',
  email: 'E-mail',
  password: 'Palavra-passe',
  otp: 'Código do autenticador',
  otpHint: 'Seis algarismos, ou um código de recuperação.',
  haveAuthenticator: 'Uso um autenticador',
  signIn: 'Entrar',
  signingIn: 'A entrar…',
  missing: 'É preciso indicar o e-mail e a palavra-passe',
  failed: { title: 'Não foi possível entrar', text: 'Não foi possível iniciar sessão' },
  done: { title: 'Sessão iniciada', text: 'Boas-vindas ao painel de administração' },
  sandbox:
    'Este é o modo de demonstração. Entra com o teu ADMIN_EMAIL e o teu ADMIN_PASSWORD ou, se não os definiste, com a conta de teste que aparece no terminal.',
}

export const dashboard: typeof en.dashboard = {
  title: 'Administração',
  checking: 'A verificar a autenticação…',
  unreachable: 'Não foi possível confirmar se há sessão iniciada.',
  logout: 'Terminar sessão',
  loggedOut: 'Sessão terminada',
  logoutFailed: { title: 'Erro', text: 'Não foi possível terminar a sessão' },
  over: { title: 'Sessão terminada', text: 'A sessão terminou. É preciso iniciar sessão outra vez.' },
  partFailed: 'Não foi possível carregar esta parte da página.',
  failed: 'Não foi possível carregar isto.',
  copied: {
    title: 'Copiado',
    token: 'Código de acesso copiado para a área de transferência',
    preview: 'Pré-visualização do código copiada para a área de transferência',
    codes: 'Códigos de recuperação copiados para a área de transferência',
  },
  notCopied: 'O navegador não deixou copiar. Resta selecionar o texto e copiá-lo à mão.',
  error: 'Erro',
  cancel: 'Cancelar',
  sections: {
    label: 'Secções da administração',
    today: 'Hoje',
    people: 'Utilizadores',
    readings: 'Leituras',
    payouts: 'Pagamentos',
    funnel: 'Funil',
    audit: 'Auditoria',
    security: 'Segurança',
  },
}

export const figures: typeof en.figures = {
  title: 'Hoje em números',
  hint: (day) => `${day} (UTC), até agora.`,
  signUps: 'Novos utilizadores',
  readings: 'Leituras',
  readingsFailed: 'Leituras que falharam',
  creditsSpent: 'Créditos gastos',
  creditsGranted: 'Créditos atribuídos',
  modelTokens: 'Tokens do modelo',
  sold: 'Vendas',
  soldNothing: 'ainda nada',
  sale: (count, amount) => (count === 1 ? `${amount} numa encomenda` : `${amount} em ${count} encomendas`),
  refresh: 'Atualizar',
  calm: 'Tudo em ordem',
  firesTitle: 'A precisar de atenção',
}

export const token: typeof en.token = {
  title: 'Gerar código de acesso ao bot do Telegram',
  hint: 'Dá a uma conta do Telegram acesso ao bot da equipa durante 24 horas.',
  userId: 'ID de utilizador do Telegram',
  userIdHint: 'Um número inteiro. O @userinfobot, no Telegram, indica-o.',
  username: 'Nome de utilizador no Telegram (opcional)',
  generate: 'Gerar código',
  generating: 'A gerar…',
  missing: 'É preciso indicar o ID de utilizador do Telegram',
  notANumber: 'O ID de utilizador do Telegram é um número inteiro, como 123456789.',
  done: 'Código de acesso gerado',
  failed: 'Não foi possível gerar o código de acesso',
  shown: 'Novo código de acesso',
  once: 'Copiar agora: não volta a ser mostrado depois de sair desta página.',
  copy: 'Copiar código',
  hide: 'Esconder o código',
}

export const tokens: typeof en.tokens = {
  title: 'Códigos de acesso ativos',
  count: (count) => (count === 1 ? '1 código ativo' : `${count} códigos ativos`),
  empty: 'Não há códigos ativos.',
  of: (username, userId) => (username === null ? `ID ${userId}` : `@${username} (ID ${userId})`),
  until: (moment) => `até ${moment}`,
  revoke: 'Revogar',
  revokeNamed: (preview) => `Revogar ${preview}`,
  copyNamed: (preview) => `Copiar pré-visualização ${preview}`,
  copy: 'Copiar pré-visualização',
  revoked: 'Código revogado',
  revokeFailed: 'Não foi possível revogar o código',
}

const matches: Record<'address' | 'device' | 'browser', string> = {
  address: 'Coincide o endereço de rede',
  device: 'Coincide o navegador, na mesma rede',
  browser: 'Quem recomendou tinha sessão iniciada neste navegador',
}

export const pending: typeof en.pending = {
  title: 'Movimentos de créditos pendentes',
  count: (count) => (count === 1 ? '1 movimento pendente' : `${count} movimentos pendentes`),
  empty: 'Nada espera por uma decisão.',
  deleted: 'conta apagada',
  credits: (delta) => `${delta > 0 ? '+' : ''}${delta} ${Math.abs(delta) === 1 ? 'crédito' : 'créditos'}`,
  approve: 'Aprovar',
  reject: 'Recusar',
  approveNamed: (what, who) => `Aprovar ${what} para ${who}`,
  rejectNamed: (what, who) => `Recusar ${what} para ${who}`,
  approved: { title: 'Aprovado', text: (what, who) => `${what} para ${who}` },
  rejected: { title: 'Recusado', text: (what, who) => `${what} para ${who}` },
  decidedBefore: { title: 'Já estava decidido', text: 'Outra pessoa decidiu primeiro. Vale essa decisão.' },
  all: (count) => `Mostrar todos (${count})`,
  few: 'Mostrar só os 3 primeiros',
  more: (shown, count) => `A mostrar os ${shown} mais recentes de ${count}.`,
  referral: ({ referrerEmail, newcomerEmail, code, thatDay }) =>
    `${referrerEmail} trouxe ${newcomerEmail} com ${code}: ${thatDay <= 1 ? 'a única conversão' : `uma de ${thatDay} conversões`} nesse dia.`,
  evidence: {
    domain: (domain) => `Coincide o domínio ${domain}.`,
    mailboxOfReferrer: (mailbox) => `Coincide a caixa de correio de quem recomendou, ${mailbox}.`,
    mailbox: (mailbox, email, since) =>
      `Coincide a caixa de correio ${mailbox}${email === null ? '' : ` de ${email}`}${since === null ? '' : `, desde ${since}`}.`,
    place: (match, of, mark, seen) =>
      `${matches[match]}${mark === null ? '' : ` (marca ${mark})`}${seen === null ? '' : `, onde ${of === 'referrer' ? 'quem recomendou' : 'outra pessoa recomendada'} esteve pela última vez a ${seen}`}.`,
  },
  bothSides: 'Uma decisão vale para os dois lados.',
}

export const quick: typeof en.quick = {
  title: 'Ações rápidas',
  referrals: 'Recomendações',
  analytics: 'Estatísticas (em breve)',
}
