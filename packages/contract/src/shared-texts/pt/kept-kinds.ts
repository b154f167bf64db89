import type { KeptKindTexts } from '../shared-texts.ts'

export const keptKindTexts: KeptKindTexts = {
  users: {
    kind: 'Conta, perfil e formas de iniciar sessão',
    purpose: 'para iniciares sessão e calcularmos os teus números',
    period: 'até apagares a tua conta; o endereço anterior a uma mudança, 30 dias',
  },
  sessions: {
    kind: 'Onde tens sessão iniciada',
    purpose: 'para manter a sessão iniciada',
    period:
      '30 dias depois da última utilização, no máximo 90 dias depois de iniciares sessão; hashes das sessões de uma conta apagada até à data em que terminariam',
  },
  emailLogins: {
    kind: 'Inícios de sessão por e-mail que não foram usados',
    purpose: 'para verificar o código de um e-mail',
    period: '2 horas',
  },
  conversations: {
    kind: 'Leituras, conversas, notas e pessoas guardadas',
    purpose: 'para tas mostrar e partir delas',
    period:
      'até as apagares ou apagares a tua conta; os dados que detetam um pedido repetido depois de uma falha, 30 dias',
  },
  comparisons: {
    kind: 'Comparações com amigos',
    purpose: 'para mostrar os números de ambos',
    period: 'até as apagares; um convite sem resposta, até terminar',
  },
  dayReminders: {
    kind: 'Lembretes, cartas, calendário e limites próprios',
    purpose: 'para enviar o que pediste e respeitar os teus limites',
    period: 'até o apagares ou apagares a tua conta',
  },
  creditAccounts: {
    kind: 'Créditos e os seus movimentos',
    purpose: 'contabilidade',
    period: 'pelo menos 10 anos depois do ano da venda, sem o teu nome quando a conta for apagada',
  },
  invoiceDocuments: {
    kind: 'Faturas e notas de crédito',
    purpose: 'contabilidade e impostos',
    period:
      '10 anos depois do ano do documento, aqui e na InvoiceXpress, com o número fiscal, o nome e a morada que nele constam, mesmo depois de a conta ser apagada, como exige a lei portuguesa; depois disso, a nossa cópia sem eles',
  },
  purchases: {
    kind: 'Encomendas, reembolsos e subscrições',
    purpose: 'contabilidade e impostos',
    period:
      'pelo menos 10 anos depois do ano da venda, sem o teu nome quando a conta for apagada; uma encomenda sem pagamento, 90 dias',
  },
  cancellations: {
    kind: 'Cancelamentos sem iniciar sessão',
    purpose: 'para provar que um contrato foi cancelado e quando',
    period: '3 anos, ou até a tua conta ser apagada',
  },
  emails: {
    kind: 'E-mails que te escrevemos',
    purpose: 'confirmações em suporte duradouro',
    period: 'até a tua conta ser apagada; um que ainda esteja por enviar, até ser enviado, no máximo 3 dias',
  },
  shareRewards: {
    kind: 'Recomendações e partilhas',
    purpose: 'para atribuir recompensas uma só vez',
    period: 'até apagares a tua conta; o que uma regra viu de um lugar partilhado, 30 dias',
  },
  referralClicks: {
    kind: 'Cliques em ligações de recomendação, sem pessoa',
    purpose: 'para os contar',
    period: 'enquanto existir o código',
  },
  referralClickSources: {
    kind: 'O que uma ligação de recomendação diz de uma campanha, sem pessoa',
    purpose: 'números para quem recomenda',
    period: '90 dias',
  },
  referrerFingerprints: {
    kind: 'Hashes de onde se iniciou sessão',
    purpose: 'para que ninguém se recomende a si próprio',
    period: '30 dias depois da última vez',
  },
  visitorSalts: {
    kind: 'Hashes que contam cada visita uma só vez',
    purpose: 'para contar cada visitante uma só vez',
    period: 'um dia',
  },
  referralEarnings: {
    kind: 'Ganhos e pagamentos',
    purpose: 'contabilidade e impostos',
    period:
      'pelo menos 10 anos, sem o teu nome quando a conta for apagada; o nome, o número fiscal e a morada de um pagamento, 10 anos depois do ano dele',
  },
  bankDetails: {
    kind: 'Dados bancários e fiscais',
    purpose: 'para te pagar',
    period:
      'até voltares a escolher créditos ou apagares a tua conta; o que a lei fiscal exige de uma transferência fica com o pagamento',
  },
  readingReports: {
    kind: 'Denúncias de leituras',
    purpose: 'para decidir e responder',
    period: '12 meses depois da decisão',
  },
  noticeRecords: {
    kind: 'Contagens de denúncias, sem pessoa',
    purpose: 'relatório anual de transparência',
    period: '6 anos depois do ano, já que o relatório fica público durante 5',
  },
  analyticsEvents: {
    kind: 'Passos nas nossas páginas',
    purpose: 'para as melhorar',
    period: '30 dias',
  },
  funnelDays: {
    kind: 'Totais de dias e semanas, sem pessoa',
    purpose: 'para melhorar as nossas páginas',
    period: '13 meses',
  },
  requestCounts: {
    kind: 'Contagens de pedidos, em hash',
    purpose: 'para limitar abusos',
    period: 'um dia',
  },
  deletedUsers: {
    kind: 'Hashes de caixas de correio de contas apagadas',
    purpose: 'para que ofertas e garantia sejam dadas uma só vez',
    period: '180 dias; se a garantia foi usada, 12 meses',
  },
  deletions: {
    kind: 'Números de contas apagadas e pedidos de eliminação do Facebook ou da Apple',
    purpose: 'para fazer a eliminação, dizer em que ponto está e repeti-la depois de repor uma cópia de segurança',
    period:
      'enquanto existirem os registos contabilísticos com esse número; um pedido, um ano, e o teu ID lá até estar feito',
  },
  admins: {
    kind: 'Administradores e os seus inícios de sessão',
    purpose: 'para gerir o serviço em segurança',
    period:
      'enquanto forem administradores; inícios de sessão até terminarem, navegadores 180 dias, tokens e decisões do bot 30 dias, os avisos do bot 400 dias',
  },
  adminAudit: {
    kind: 'O que os administradores fizeram',
    purpose: 'para responder por isso',
    period: '10 anos depois do ano do registo; motivos a teu respeito, até a tua conta ser apagada',
  },
  migrations: {
    kind: 'Registos técnicos do serviço, sem pessoa',
    purpose: 'para o serviço funcionar',
    period: 'enquanto o serviço existir',
  },
}
