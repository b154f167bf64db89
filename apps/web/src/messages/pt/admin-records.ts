import type * as en from '../en/admin-records.ts'

const actions: Record<string, string> = {
  login: 'Iniciou sessão',
  logout: 'Terminou a sessão',
  'person.look': 'Consultou uma pessoa',
  'credits.give': 'Deu créditos',
  'credits.take': 'Retirou créditos',
  'debt.forgive': 'Perdoou uma dívida',
  'sessions.end': 'Terminou todas as sessões de uma pessoa',
  'reading.look': 'Leu uma leitura',
  'report.keep': 'Deixou uma leitura denunciada como está',
  'report.upheld': 'Deu razão a uma denúncia',
  'report.unpublish': 'Retirou uma leitura de público',
  'report.remove': 'Removeu uma leitura',
  'pending.approve': 'Aprovou uma recompensa',
  'pending.reject': 'Recusou uma recompensa',
  'telegram.generate': 'Gerou um código de acesso ao bot',
  'telegram.revoke': 'Revogou um código de acesso ao bot',
  'telegram.bind': 'Apresentou um código ao bot',
  'telegram.refused': 'Foi recusado pelo bot',
  'payouts.export': 'Exportou pagamentos',
  'payouts.download': 'Descarregou um ficheiro para o banco',
  'payouts.paid': 'Marcou pagamentos como pagos',
  'payouts.failed': 'Marcou pagamentos como devolvidos',
  'password.change': 'Mudou a própria palavra-passe',
  'own_sessions.end': 'Terminou sessões próprias',
  'authenticator.set_up': 'Começou a configurar o autenticador',
  'authenticator.on': 'Ativou o autenticador',
  'authenticator.off': 'Desativou o autenticador',
}

export const audit: typeof en.audit = {
  title: 'Registo',
  hint: 'Tudo o que a administração fez, do mais recente para o mais antigo. As entradas não podem ser mudadas nem apagadas; um motivo é removido quando a conta respetiva é apagada.',
  empty: 'Ainda não aconteceu nada.',
  when: 'Quando',
  who: 'Quem',
  what: 'O quê',
  about: 'Sobre',
  action: (action) => actions[action] ?? action,
  earlier: 'Entradas anteriores',
  refresh: 'Atualizar',
}

const steps: Record<string, string> = {
  visit: 'Visita',
  login_shown: 'Viu a entrada',
  sign_up: 'Registo',
  first_reading: 'Primeira leitura',
  packs_viewed: 'Viu os pacotes',
  purchase_started: 'Começou uma compra',
  purchase: 'Compra',
  share_opened: 'Abriu a partilha',
  share: 'Partilhou',
  referral_code_made: 'Gerou um código de recomendação',
  referral: 'Recomendação',
}

export const funnel: typeof en.funnel = {
  title: 'Funil',
  hint: 'Quantas pessoas deram cada passo, dia a dia (UTC).',
  period: 'Período',
  days: (days) => `${days} dias`,
  step: 'Passo',
  total: 'Total',
  name: (step) => steps[step] ?? step,
  told: 'contado pelos navegadores',
  note: 'Os passos contados pelos navegadores só incluem quem consentiu e são, por isso, uma parte da verdade. Os outros são contados nas nossas próprias tabelas.',
  table: 'O funil, dia a dia',
}

export const authenticator: typeof en.authenticator = {
  title: 'O teu autenticador',
  hint: 'Um segundo passo ao entrar: um código de uma aplicação no teu telemóvel.',
  on: 'Está ativo.',
  off: 'Está inativo: a tua palavra-passe basta para abrir a administração.',
  left: (count) => (count === 1 ? 'Resta 1 código de recuperação.' : `Restam ${count} códigos de recuperação.`),
  few: 'Desativa-o e configura-o de novo para teres outros.',
  setUp: 'Configurar',
  settingUp: 'A preparar…',
  setUpHint: 'Ao ativá-lo, as tuas outras sessões terminam.',
  scan: 'Lê este código com a tua aplicação de autenticação, ou escreve a chave na aplicação.',
  picture: 'Código QR para a tua aplicação de autenticação',
  key: 'Chave',
  code: 'Código que a aplicação mostra agora',
  confirm: 'Ativar',
  confirming: 'A verificar…',
  remove: 'Desativar',
  removeHint: 'Ao desativá-lo, as tuas outras sessões terminam.',
  removeCode: 'Código da aplicação ou de recuperação',
  codes: 'Os teus códigos de recuperação',
  codesHint:
    'Cada um serve uma vez, se perderes o telemóvel. Só aparecem agora: imprime-os ou guarda-os com as tuas palavras-passe.',
  copy: 'Copiar códigos',
  kept: 'Já os guardei',
  turnedOn: { title: 'Autenticador ativo', text: 'A partir de agora, entrar pede um código.' },
  turnedOff: { title: 'Autenticador inativo', text: 'Entrar pede só a palavra-passe.' },
}

export const sessions: typeof en.sessions = {
  title: 'As tuas sessões',
  hint: 'Uma sessão termina ao fim de 30 minutos sem uso e, no máximo, ao fim de 8 horas. Recebes um e-mail quando um navegador novo inicia sessão.',
  endOne: 'Terminar esta sessão',
}

export const secrets: typeof en.secrets = { password: 'A tua palavra-passe', newPassword: 'Nova palavra-passe' }

export const password: typeof en.password = {
  title: 'A tua palavra-passe',
  hint: 'Pelo menos 12 caracteres. Ao mudá-la, as tuas outras sessões terminam.',
  change: 'Mudar palavra-passe',
  done: 'Palavra-passe mudada',
}
