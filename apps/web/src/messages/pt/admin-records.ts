import type { AuditAction, FirstAction, FunnelStepName } from '@numeria/contract'
import type * as en from '../en/admin-records.ts'

const actions: Record<AuditAction, string> = {
  login: 'Iniciou sessão',
  logout: 'Terminou a sessão',
  'admin.create': 'Criou um administrador',
  'admin.reset': 'Repôs o acesso de um administrador',
  'person.look': 'Consultou um utilizador',
  'credits.give': 'Deu créditos',
  'credits.take': 'Retirou créditos',
  'debt.forgive': 'Perdoou uma dívida',
  'sessions.end': 'Terminou todas as sessões de um utilizador',
  'reading.look': 'Abriu uma leitura',
  'report.keep': 'Deixou uma leitura denunciada como está',
  'report.upheld': 'Deu razão a uma denúncia',
  'report.unpublish': 'Retirou a página pública de uma leitura',
  'report.remove': 'Apagou uma leitura',
  'pending.approve': 'Aprovou uma recompensa',
  'pending.reject': 'Recusou uma recompensa',
  'telegram.generate': 'Gerou um código de acesso ao bot',
  'telegram.revoke': 'Revogou um código de acesso ao bot',
  'telegram.bind': 'Usou um código com o bot',
  'telegram.refused': 'Foi recusado pelo bot',
  'payouts.export': 'Exportou pagamentos',
  'payouts.download': 'Descarregou um ficheiro para o banco',
  'payouts.paid': 'Marcou pagamentos como pagos',
  'payouts.correct': 'Corrigiu ganhos',
  'payouts.tax_report': 'Descarregou o relatório para as Finanças',
  'payouts.failed': 'Marcou pagamentos como falhados',
  'payouts.returned': 'Marcou pagamentos feitos como devolvidos pelo banco',
  'invoice.retry': 'Tentou de novo uma fatura',
  'refund.retry': 'Tentou de novo um reembolso',
  'password.change': 'Mudou a sua palavra-passe',
  'own_sessions.end': 'Terminou as suas sessões',
  'authenticator.set_up': 'Começou a configurar o autenticador',
  'authenticator.on': 'Ativou o autenticador',
  'authenticator.off': 'Desativou o autenticador',
}

export const audit: typeof en.audit = {
  title: 'Auditoria',
  hint: 'Tudo o que a administração fez, do mais recente para o mais antigo. As entradas não podem ser alteradas nem apagadas. Quando uma conta é apagada, os motivos anotados sobre ela são removidos.',
  empty: 'Ainda não há entradas.',
  when: 'Quando',
  who: 'Quem',
  what: 'O quê',
  about: 'Sobre',
  action: (action) => actions[action],
  earlier: 'Entradas anteriores',
  refresh: 'Atualizar',
}

const steps: Record<FunnelStepName, string> = {
  visit: 'Visita',
  login_shown: 'Viu o início de sessão',
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
  name: (step) => steps[step],
  told: 'comunicado pelos navegadores',
  note: 'Os passos comunicados pelos navegadores só incluem quem deu consentimento, por isso os números reais são mais altos. Os outros vêm da nossa base de dados.',
  table: 'Funil, dia a dia',
}

const deeds: Record<FirstAction, string> = {
  looked: 'Só viu',
  free_reading: 'Leitura gratuita',
  quick_answer: 'Resposta rápida',
  paid_reading: 'Leitura paga',
  shared: 'Partilhou',
  purchased: 'Comprou',
}

export const retention: typeof en.retention = {
  title: 'Retenção',
  hint: 'Navegadores de quem se registou numa semana (segunda a domingo, UTC) e voltou nos dias 1, 7 e 30.',
  table: 'Retenção por semana de registo e primeiro dia',
  empty: 'Ainda não há semanas completas. Uma semana aparece três dias depois do seu domingo.',
  week: 'Semana de',
  did: 'No primeiro dia',
  browsers: 'Registos',
  day: (day) => `Dia ${day}`,
  all: 'Todos',
  deed: (did) => deeds[did],
  hidden: 'oculto',
  open: 'ainda a decorrer',
  few: (count) => `menos de ${count}`,
  note: (count) =>
    `Só navegadores com consentimento, e só no mesmo navegador: uma parte do todo. Os números abaixo de ${count} ficam ocultos, tal como aqueles de que se poderia deduzir um deles; os grupos pequenos são juntos. Cada pessoa está no último grupo que se aplica.`,
}

export const authenticator: typeof en.authenticator = {
  title: 'Autenticador',
  hint: 'Um segundo passo ao iniciar sessão: um código de uma aplicação no telemóvel.',
  on: 'Está ativo.',
  off: 'Está inativo: a palavra-passe basta para abrir a administração.',
  left: (count) => (count === 1 ? 'Resta 1 código de recuperação.' : `Restam ${count} códigos de recuperação.`),
  few: 'Para ter novos códigos, é preciso desativá-lo e configurá-lo de novo.',
  setUp: 'Configurar',
  settingUp: 'A preparar…',
  setUpHint: 'Ao ativá-lo, as outras sessões terminam.',
  scan: 'Ler este código com a aplicação de autenticação, ou escrever nela a chave.',
  picture: 'Código QR para a aplicação de autenticação',
  key: 'Chave',
  code: 'Código atual da aplicação',
  confirm: 'Ativar',
  confirming: 'A verificar…',
  remove: 'Desativar',
  removeHint: 'Ao desativá-lo, as outras sessões terminam.',
  removeCode: 'Código da aplicação ou de recuperação',
  codes: 'Códigos de recuperação',
  codesHint:
    'Cada um serve uma vez, em caso de perda do telemóvel. Só aparecem agora: devem ser impressos ou guardados com as palavras-passe.',
  copy: 'Copiar códigos',
  kept: 'Já os guardei',
  turnedOn: { title: 'Autenticador ativo', text: 'Iniciar sessão passa a pedir um código.' },
  turnedOff: { title: 'Autenticador inativo', text: 'Iniciar sessão passa a pedir só a palavra-passe.' },
}

export const sessions: typeof en.sessions = {
  title: 'Sessões',
  hint: 'Uma sessão termina ao fim de 30 minutos sem atividade e, no máximo, ao fim de 8 horas. Cada início de sessão num navegador novo é avisado por e-mail.',
  endOne: 'Terminar esta sessão',
}

export const secrets: typeof en.secrets = { password: 'Palavra-passe atual', newPassword: 'Nova palavra-passe' }

export const password: typeof en.password = {
  title: 'Palavra-passe',
  hint: 'Pelo menos 12 caracteres. Ao mudá-la, as outras sessões terminam.',
  change: 'Mudar palavra-passe',
  done: 'Palavra-passe mudada',
}
