import type * as en from '../en/admin.ts'

export const login: typeof en.login = {
  title: 'Entrada da administração',
  lead: 'Para quem gere a Numeria.',
  email: 'E-mail',
  password: 'Palavra-passe',
  otp: 'Código do teu autenticador',
  otpHint: 'Seis algarismos, ou um dos teus códigos de recuperação.',
  haveAuthenticator: 'Tenho um autenticador',
  signIn: 'Entrar',
  signingIn: 'A entrar…',
  missing: 'Indica o e-mail e a palavra-passe',
  failed: { title: 'Não foi possível entrar', text: 'Não foi possível entrar' },
  done: { title: 'Sessão iniciada', text: 'Boas-vindas ao painel de administração' },
  sandbox: 'Isto é o ambiente de testes: o terminal que o iniciou indica uma conta de administração para experimentar.',
}

export const dashboard: typeof en.dashboard = {
  title: 'Administração',
  checking: 'A verificar a autenticação…',
  unreachable: 'Não conseguimos perguntar ao servidor quem és.',
  logout: 'Sair',
  loggedOut: 'Sessão terminada',
  logoutFailed: { title: 'Erro', text: 'Não foi possível terminar a sessão' },
  over: { title: 'Sessão terminada', text: 'A tua sessão expirou. Entra outra vez.' },
  partFailed: 'Não foi possível ir buscar esta parte da página.',
  failed: 'Não foi possível carregar isto.',
  copied: {
    title: 'Copiado',
    token: 'Código de acesso copiado para a área de transferência',
    preview: 'Pré-visualização do código copiada para a área de transferência',
    codes: 'Códigos de recuperação copiados para a área de transferência',
  },
  notCopied: 'O teu navegador não nos deixou copiar. Seleciona o texto e copia-o à mão.',
  error: 'Erro',
  cancel: 'Cancelar',
  sections: {
    label: 'Partes da administração',
    today: 'Hoje',
    people: 'Pessoas',
    readings: 'Leituras',
    payouts: 'Pagamentos',
    funnel: 'Funil',
    audit: 'Registo',
    security: 'Segurança',
  },
}

export const figures: typeof en.figures = {
  title: 'O dia em números',
  hint: (day) => `${day}, em UTC, até agora.`,
  signUps: 'Pessoas novas',
  readings: 'Leituras',
  readingsFailed: 'Leituras falhadas',
  creditsSpent: 'Créditos gastos',
  creditsGranted: 'Créditos atribuídos',
  modelTokens: 'Tokens do modelo',
  sold: 'Vendas',
  soldNothing: 'ainda nada',
  sale: (count, amount) => (count === 1 ? `${amount} numa encomenda` : `${amount} em ${count} encomendas`),
  refresh: 'Atualizar',
  calm: 'Tudo em ordem',
  fires: {
    payments_set_aside: 'Pagamentos que não correspondem ao que foi encomendado. Não deram créditos.',
    refunds_refused:
      'Reembolsos que o prestador de pagamentos recusou. O dinheiro continua em dívida: volta a pedi-los abaixo.',
    refunds_late: 'Reembolsos que o prestador de pagamentos ainda não fez ao fim de um dia.',
    events_set_aside: 'Eventos do prestador de pagamentos que hoje não foi possível tratar.',
    holds_overdue: 'Créditos reservados para leituras que já deviam ter acabado há muito. As tarefas estão a correr?',
    readings_failing: 'Leituras falhadas na última hora, mais de uma em cada dez. Não foram cobradas a ninguém.',
    mail_waiting: 'Mensagens sobre encomendas à espera há mais de uma hora.',
    reports_waiting: 'Denúncias de leituras à espera de decisão há mais de um dia.',
    ledger_differences:
      'Contas cujo saldo não corresponde aos movimentos, na última verificação. Nada é mais grave: `npm run ledger:check` diz quais são.',
  },
  firesTitle: 'A precisar de atenção',
}

export const token: typeof en.token = {
  title: 'Gerar código de acesso ao bot do Telegram',
  hint: 'Deixa uma conta do Telegram usar o bot da equipa durante 24 horas.',
  userId: 'ID de utilizador do Telegram',
  userIdHint: 'Um número inteiro. O @userinfobot diz a cada pessoa o seu.',
  username: 'Nome de utilizador no Telegram (opcional)',
  generate: 'Gerar código',
  generating: 'A gerar…',
  missing: 'Indica o teu ID de utilizador do Telegram',
  notANumber: 'O ID de utilizador do Telegram é um número inteiro, como 123456789.',
  done: 'Código de acesso gerado',
  failed: 'Não foi possível gerar o código de acesso',
  shown: 'O novo código de acesso',
  once: 'Só aparece agora. Depois de saíres desta página, ninguém o volta a ler.',
  copy: 'Copiar código',
  hide: 'Já está, esconder',
  instructions: () =>
    'Envia-o ao nosso bot do Telegram assim: «/start <código>», a partir da conta com este ID. Funciona uma só vez, só para essa conta, e expira dentro de 24 horas. Só é mostrado aqui, uma vez.',
}

export const tokens: typeof en.tokens = {
  title: 'Códigos de acesso ativos',
  count: (count) => (count === 1 ? '1 código ativo' : `${count} códigos ativos`),
  empty: 'Não há nenhum código ativo.',
  of: (username, userId) => (username === null ? `ID ${userId}` : `@${username} (ID ${userId})`),
  until: (moment) => `até ${moment}`,
  revoke: 'Revogar',
  revokeNamed: (preview) => `Revogar ${preview}`,
  copyNamed: (preview) => `Copiar pré-visualização ${preview}`,
  copy: 'Copiar pré-visualização',
  revoked: 'Código revogado',
  revokeFailed: 'Não foi possível revogar o código',
}

const reasons: Record<string, string> = {
  same_address: 'Veio do endereço de rede de quem recomendou',
  same_device: 'Veio de um navegador usado por quem recomendou',
  same_mailbox: 'Uma caixa de correio que já tem conta, com esta ou outra grafia',
  disposable_mail: 'Caixa de correio descartável',
  too_many: 'Mais de 10 pessoas com o mesmo código num dia',
  young_account: 'Conta com menos de um dia e sem compras',
}

export const pending: typeof en.pending = {
  title: 'Movimentos de créditos pendentes',
  count: (count) => (count === 1 ? '1 movimento pendente' : `${count} movimentos pendentes`),
  empty: 'Não há nada à espera de decisão.',
  deleted: 'conta apagada',
  credits: (delta) => `${delta > 0 ? '+' : ''}${delta} ${Math.abs(delta) === 1 ? 'crédito' : 'créditos'}`,
  reason: (reason) => reasons[reason] ?? reason,
  approve: 'Aprovar',
  reject: 'Recusar',
  approveNamed: (what, who) => `Aprovar ${what} para ${who}`,
  rejectNamed: (what, who) => `Recusar ${what} para ${who}`,
  approved: { title: 'Aprovado', text: (what, who) => `${what} para ${who}` },
  rejected: { title: 'Recusado', text: (what, who) => `${what} para ${who}` },
  decidedBefore: { title: 'Já estava decidido', text: 'Alguém foi mais rápido; vale a decisão dessa pessoa.' },
  all: (count) => `Mostrar todos (${count})`,
  few: 'Mostrar só os 3 primeiros',
  more: (shown, count) => `Estão à vista os ${shown} mais recentes de ${count}.`,
}

export const quick: typeof en.quick = {
  title: 'Ações rápidas',
  referrals: 'Recomendações',
  analytics: 'Estatísticas (em breve)',
}
