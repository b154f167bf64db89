type Words = { en: string; pt: string }

/** Article 6(1) of the GDPR: (b), (c), (f), (a). */
type Basis = 'contract' | 'law' | 'interest' | 'consent'

type KeptKind = {
  /** Of the database, separated by spaces. Each table is in one kind. */
  tables: string
  kind: Words
  purpose: Words
  basis: Basis
  period: Words
  /** The background job that deletes what is past it; null where the person or the law ends the period. */
  job: string | null
}

/** Every kind of data that is kept. The privacy page and `docs/retention.md` show this table; a test holds it against the database and the jobs. */
export const keptKinds: readonly KeptKind[] = [
  {
    tables: 'users identities passkeys email_claims mailboxes customers',
    kind: { en: 'Account, profile and logins', pt: 'Conta, perfil e formas de iniciar sessão' },
    purpose: {
      en: 'to sign you in and to compute your numbers',
      pt: 'para iniciares sessão e calcularmos os teus números',
    },
    basis: 'contract',
    period: {
      en: 'until you delete your account; the address before a change 30 days',
      pt: 'até apagares a tua conta; o endereço anterior a uma mudança, 30 dias',
    },
    job: 'forget what is past its time',
  },
  {
    tables: 'sessions deleted_sessions',
    kind: { en: 'Where you are signed in', pt: 'Onde tens sessão iniciada' },
    purpose: { en: 'to keep you signed in', pt: 'para manter a sessão iniciada' },
    basis: 'contract',
    period: {
      en: '30 days after the last use, 90 days after signing in at most; hashes of the sessions of a deleted account until they would have ended',
      pt: '30 dias depois da última utilização, no máximo 90 dias depois de iniciares sessão; hashes das sessões de uma conta apagada até à data em que terminariam',
    },
    job: 'forget expired sessions',
  },
  {
    tables: 'email_logins',
    kind: { en: 'Logins by e-mail that were not used', pt: 'Inícios de sessão por e-mail que não foram usados' },
    purpose: { en: 'to check the code of an e-mail', pt: 'para verificar o código de um e-mail' },
    basis: 'contract',
    period: { en: '2 hours', pt: '2 horas' },
    job: 'forget logins by e-mail',
  },
  {
    tables: 'conversations running_turns turns memories saved_people public_readings',
    kind: {
      en: 'Readings, conversations, notes and saved people',
      pt: 'Leituras, conversas, notas e pessoas guardadas',
    },
    purpose: { en: 'to show them to you and to build on them', pt: 'para tas mostrar e partir delas' },
    basis: 'contract',
    period: {
      en: 'until you delete them or your account; data that detects a repeated request after a failure 30 days',
      pt: 'até as apagares ou apagares a tua conta; os dados que detetam um pedido repetido depois de uma falha, 30 dias',
    },
    job: 'forget what is past its time',
  },
  {
    tables: 'comparisons',
    kind: { en: 'Comparisons with friends', pt: 'Comparações com amigos' },
    purpose: { en: 'to show both their numbers', pt: 'para mostrar os números de ambos' },
    basis: 'contract',
    period: {
      en: 'until you delete them; an invitation without an answer until it ends',
      pt: 'até as apagares; um convite sem resposta, até terminar',
    },
    job: 'forget what is past its time',
  },
  {
    tables: 'day_reminders push_devices yearly_letters calendars wellbeing',
    kind: { en: 'Reminders, letters, calendar and own limits', pt: 'Lembretes, cartas, calendário e limites próprios' },
    purpose: {
      en: 'to send what you asked for and to keep to your limits',
      pt: 'para enviar o que pediste e respeitar os teus limites',
    },
    basis: 'contract',
    period: { en: 'until you delete it or your account', pt: 'até o apagares ou apagares a tua conta' },
    job: 'forget what is past its time',
  },
  {
    tables: 'credit_accounts lots entries holds clawbacks pending_credits admin_adjustments',
    kind: { en: 'Credits and their movements', pt: 'Créditos e os seus movimentos' },
    purpose: { en: 'bookkeeping', pt: 'contabilidade' },
    basis: 'law',
    period: {
      en: '10 years after the year of the sale at least, without your name once your account is deleted',
      pt: 'pelo menos 10 anos depois do ano da venda, sem o teu nome quando a conta for apagada',
    },
    job: null,
  },
  {
    tables: 'invoice_documents',
    kind: { en: 'Invoices and credit notes', pt: 'Faturas e notas de crédito' },
    purpose: { en: 'bookkeeping and tax', pt: 'contabilidade e impostos' },
    basis: 'law',
    period: {
      en: '10 years after the year of the document, here and at InvoiceXpress, with the tax number, name and address that stand on it, also after your account is deleted, as Portuguese law requires; after that, our copy without them',
      pt: '10 anos depois do ano do documento, aqui e na InvoiceXpress, com o número fiscal, o nome e a morada que nele constam, mesmo depois de a conta ser apagada, como exige a lei portuguesa; depois disso, a nossa cópia sem eles',
    },
    job: 'forget what is past its time',
  },
  {
    tables: 'purchases refunds subscriptions provider_events',
    kind: { en: 'Orders, refunds and subscriptions', pt: 'Encomendas, reembolsos e subscrições' },
    purpose: { en: 'bookkeeping and tax', pt: 'contabilidade e impostos' },
    basis: 'law',
    period: {
      en: '10 years after the year of the sale at least, without your name once your account is deleted; an order without a payment 90 days',
      pt: 'pelo menos 10 anos depois do ano da venda, sem o teu nome quando a conta for apagada; uma encomenda sem pagamento, 90 dias',
    },
    job: 'forget what is past its time',
  },
  {
    tables: 'cancellations',
    kind: { en: 'Cancellations without signing in', pt: 'Cancelamentos sem iniciar sessão' },
    purpose: {
      en: 'to prove that and when a contract was cancelled',
      pt: 'para provar que um contrato foi cancelado e quando',
    },
    basis: 'interest',
    period: { en: '3 years, or until your account is deleted', pt: '3 anos, ou até a tua conta ser apagada' },
    job: 'forget what is past its time',
  },
  {
    tables: 'emails',
    kind: { en: 'E-mails that we wrote to you', pt: 'E-mails que te escrevemos' },
    purpose: { en: 'confirmations in a lasting form', pt: 'confirmações em suporte duradouro' },
    basis: 'law',
    period: {
      en: 'until your account is deleted; one that still waits then until it was sent, 3 days at most',
      pt: 'até a tua conta ser apagada; um que ainda esteja por enviar, até ser enviado, no máximo 3 dias',
    },
    job: 'send emails',
  },
  {
    tables: 'share_rewards referrers referral_codes referral_conversions referral_rewards',
    kind: { en: 'Referrals and sharing', pt: 'Recomendações e partilhas' },
    purpose: { en: 'to give rewards once', pt: 'para atribuir recompensas uma só vez' },
    basis: 'contract',
    period: {
      en: 'until your account is deleted; what a rule saw of a shared place 30 days',
      pt: 'até apagares a tua conta; o que uma regra viu de um lugar partilhado, 30 dias',
    },
    job: 'forget where referrers were',
  },
  {
    tables: 'referral_clicks',
    kind: { en: 'Clicks on referral links, without a person', pt: 'Cliques em ligações de recomendação, sem pessoa' },
    purpose: { en: 'to count them', pt: 'para os contar' },
    basis: 'interest',
    period: { en: 'as long as the code', pt: 'enquanto existir o código' },
    job: null,
  },
  {
    tables: 'referral_click_sources',
    kind: {
      en: 'What a referral link says of a campaign, without a person',
      pt: 'O que uma ligação de recomendação diz de uma campanha, sem pessoa',
    },
    purpose: { en: 'figures for the referrer', pt: 'números para quem recomenda' },
    basis: 'interest',
    period: { en: '90 days', pt: '90 dias' },
    job: 'forget what links of codes said',
  },
  {
    tables: 'referrer_fingerprints',
    kind: { en: 'Hashes of where people signed in', pt: 'Hashes de onde se iniciou sessão' },
    purpose: { en: 'so that no one refers themselves', pt: 'para que ninguém se recomende a si próprio' },
    basis: 'interest',
    period: { en: '30 days after the last time', pt: '30 dias depois da última vez' },
    job: 'forget where referrers were',
  },
  {
    tables: 'visitor_salts referral_click_visitors referral_click_addresses',
    kind: { en: 'Hashes that count a visit once', pt: 'Hashes que contam cada visita uma só vez' },
    purpose: { en: 'to count a visitor once', pt: 'para contar cada visitante uma só vez' },
    basis: 'interest',
    period: { en: 'one day', pt: 'um dia' },
    job: 'forget visitors',
  },
  {
    tables:
      'referral_earnings commissions commission_entries first_purchases earning_corrections payouts payout_transfers payout_entries',
    kind: { en: 'Earnings and payouts', pt: 'Ganhos e pagamentos' },
    purpose: { en: 'bookkeeping and tax', pt: 'contabilidade e impostos' },
    basis: 'law',
    period: {
      en: '10 years at least, without your name once your account is deleted; the name, tax number and address of a payout 10 years after its year',
      pt: 'pelo menos 10 anos, sem o teu nome quando a conta for apagada; o nome, o número fiscal e a morada de um pagamento, 10 anos depois do ano dele',
    },
    job: 'forget what is past its time',
  },
  {
    tables: 'bank_details tax_details',
    kind: { en: 'Bank and tax details', pt: 'Dados bancários e fiscais' },
    purpose: { en: 'to pay you', pt: 'para te pagar' },
    basis: 'contract',
    period: {
      en: 'until you choose credits again or delete your account; what tax law asks of a transfer stays with the payout',
      pt: 'até voltares a escolher créditos ou apagares a tua conta; o que a lei fiscal exige de uma transferência fica com o pagamento',
    },
    job: null,
  },
  {
    tables: 'reading_reports',
    kind: { en: 'Reports of readings', pt: 'Denúncias de leituras' },
    purpose: { en: 'to decide on them and to answer', pt: 'para decidir e responder' },
    basis: 'law',
    period: { en: '12 months after the decision', pt: '12 meses depois da decisão' },
    job: 'forget what is past its time',
  },
  {
    tables: 'notice_records',
    kind: { en: 'Counts of reports, without a person', pt: 'Contagens de denúncias, sem pessoa' },
    purpose: { en: 'yearly transparency report', pt: 'relatório anual de transparência' },
    basis: 'law',
    period: {
      en: '6 years after the year, since its report stays public for 5',
      pt: '6 anos depois do ano, já que o relatório fica público durante 5',
    },
    job: 'forget what is past its time',
  },
  {
    tables: 'analytics_events retention_notes',
    kind: { en: 'Steps through our pages', pt: 'Passos nas nossas páginas' },
    purpose: { en: 'to improve them', pt: 'para as melhorar' },
    basis: 'consent',
    period: { en: '30 days', pt: '30 dias' },
    job: 'forget old analytics',
  },
  {
    tables: 'funnel_days retention_weeks',
    kind: { en: 'Totals of days and weeks, without a person', pt: 'Totais de dias e semanas, sem pessoa' },
    purpose: { en: 'to improve our pages', pt: 'para melhorar as nossas páginas' },
    basis: 'interest',
    period: { en: '13 months', pt: '13 meses' },
    job: 'forget old analytics',
  },
  {
    tables: 'request_counts',
    kind: { en: 'Counts of requests, as hashes', pt: 'Contagens de pedidos, em hash' },
    purpose: { en: 'to limit abuse', pt: 'para limitar abusos' },
    basis: 'interest',
    period: { en: 'one day', pt: 'um dia' },
    job: 'forget request counts',
  },
  {
    tables: 'deleted_users',
    kind: { en: 'Hashes of mailboxes of deleted accounts', pt: 'Hashes de caixas de correio de contas apagadas' },
    purpose: {
      en: 'so that gifts and the guarantee are given once',
      pt: 'para que ofertas e garantia sejam dadas uma só vez',
    },
    basis: 'interest',
    period: {
      en: '180 days; where the guarantee was used 12 months',
      pt: '180 dias; se a garantia foi usada, 12 meses',
    },
    job: 'forget what is past its time',
  },
  {
    tables: 'deletions deletion_requests',
    kind: {
      en: 'Numbers of deleted accounts, and requests to delete from Facebook or Apple',
      pt: 'Números de contas apagadas e pedidos de eliminação do Facebook ou da Apple',
    },
    purpose: {
      en: 'to carry out a deletion, to say how it stands, and to repeat it after a backup is restored',
      pt: 'para fazer a eliminação, dizer em que ponto está e repeti-la depois de repor uma cópia de segurança',
    },
    basis: 'law',
    period: {
      en: 'as long as the books that stand under the number; a request one year, your ID there until it is done',
      pt: 'enquanto existirem os registos contabilísticos com esse número; um pedido, um ano, e o teu ID lá até estar feito',
    },
    job: 'forget what is past its time',
  },
  {
    tables:
      'admins admin_recovery_codes admin_sessions admin_browsers admin_throttles operator_tokens bot_decisions bot_announcements',
    kind: { en: 'Administrators and their sign-ins', pt: 'Administradores e os seus inícios de sessão' },
    purpose: { en: 'to run the service safely', pt: 'para gerir o serviço em segurança' },
    basis: 'interest',
    period: {
      en: 'as long as they are administrators; sign-ins until they are over, browsers 180 days, tokens and decisions of the bot 30 days, its announcements 400 days',
      pt: 'enquanto forem administradores; inícios de sessão até terminarem, navegadores 180 dias, tokens e decisões do bot 30 dias, os avisos do bot 400 dias',
    },
    job: 'forget what administrators left',
  },
  {
    tables: 'admin_audit',
    kind: { en: 'What administrators did', pt: 'O que os administradores fizeram' },
    purpose: { en: 'to account for it', pt: 'para responder por isso' },
    basis: 'interest',
    period: {
      en: '10 years after the year of the entry; reasons about you until your account is deleted',
      pt: '10 anos depois do ano do registo; motivos a teu respeito, até a tua conta ser apagada',
    },
    job: 'forget what administrators left',
  },
  {
    tables: 'migrations jobs backups ledger_checks invoice_checks model_days inner_keys',
    kind: { en: 'Technical records of the service, without a person', pt: 'Registos técnicos do serviço, sem pessoa' },
    purpose: { en: 'to run the service', pt: 'para o serviço funcionar' },
    basis: 'interest',
    period: { en: 'as long as the service runs', pt: 'enquanto o serviço existir' },
    job: null,
  },
]
