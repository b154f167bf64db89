import type { SharedTexts } from '../shared-texts.ts'

export const pendingReasonNames: SharedTexts['pendingReasonNames'] = {
  same_address: 'O mesmo endereço de rede de quem recomendou',
  same_device: 'O mesmo navegador de quem recomendou',
  same_place: 'O mesmo lugar de outra pessoa trazida por quem recomendou',
  same_mailbox: 'A caixa de correio já tem conta, com esta grafia ou outra',
  disposable_mail: 'Endereço de e-mail descartável',
  too_many: 'Mais de 10 registos com o mesmo código num dia',
  young_account: 'Conta com menos de um dia e sem compras',
}

export const alertTexts: SharedTexts['alertTexts'] = {
  payments_set_aside: 'Pagamentos que não correspondem à encomenda. Não foram atribuídos créditos.',
  refunds_refused:
    'Reembolsos que o prestador de pagamentos recusou. Continuamos a dever o dinheiro: é preciso repetir o pedido na área de administração.',
  invoices_refused:
    'Faturas e notas de crédito que o prestador de faturação recusou. A área de administração indica o motivo.',
  invoices_late:
    'Faturas e notas de crédito por emitir há mais de uma hora: não há ligação ao prestador ou a tarefa não está a correr.',
  invoices_off:
    'Faturas e notas de crédito em espera sem prestador de faturação definido: nenhuma venda tem fatura. É preciso definir INVOICEXPRESS_URL e INVOICEXPRESS_API_KEY.',
  invoices_differ: 'Diferenças entre as vendas e as faturas emitidas na última comparação. O registo diz quais.',
  refunds_late: 'Reembolsos que o prestador de pagamentos ainda não fez ao fim de um dia.',
  events_set_aside: 'Eventos do prestador de pagamentos que não foi possível tratar no último dia.',
  holds_overdue:
    'Créditos reservados para leituras que já deviam ter acabado há muito. É preciso verificar se as tarefas estão a correr.',
  readings_failing: 'Leituras que falharam na última hora: mais de uma em cada dez. Não foram cobradas a ninguém.',
  mail_waiting: 'E-mails sobre encomendas por enviar há mais de uma hora.',
  reports_waiting: 'Denúncias de leituras à espera de decisão há mais de um dia.',
  ledger_differences:
    'Contas cujo saldo não correspondia aos movimentos na última verificação. É o mais urgente: `npm run ledger:check` indica quais são.',
}

export const botTokenInstructions =
  'Enviar ao nosso bot do Telegram a mensagem «/start <código>», a partir da conta com este ID. Funciona uma só vez, só para essa conta, e expira dentro de 24 horas. Só é mostrado aqui, uma vez.'
