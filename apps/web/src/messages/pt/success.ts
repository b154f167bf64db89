import { brand } from '@numeria/contract'
import type * as en from '../en/success.ts'

const notCharged = 'O pagamento não foi concluído e nada te foi cobrado.'

export const success: typeof en.success = {
  logIn: 'Inicia sessão',
  logInWhy: 'Entra com a conta que usaste na compra para veres o que foi creditado.',
  unreachable: `Não conseguimos ligar à ${brand.name}`,
  unreachableWhy: 'Se já pagaste, os créditos chegam mesmo sem esta página. Verifica a tua ligação.',
  waiting: 'À espera do teu pagamento…',
  waitingLong:
    'Está a demorar mais do que é habitual. Podes sair desta página: os créditos chegam assim que o pagamento for confirmado.',
  waitingShort: 'Em geral, a confirmação demora poucos segundos.',
  needsScripts: 'O JavaScript está desligado neste navegador. Os créditos chegam mesmo sem esta página.',
  unknown: 'Compra não encontrada',
  unknownWhy: 'Não há nenhum pagamento neste endereço. As tuas encomendas estão na página dos créditos.',
  title: 'Pagamento concluído!',
  added: (credits, count, pack, price) =>
    `${credits} ${count === 1 ? 'adicionado' : 'adicionados'} à tua conta: ${pack}, ${price}.`,
  refunded: 'Este pagamento foi entretanto reembolsado.',
  beingRefunded: 'Este pagamento está a ser reembolsado.',
  settled: (credits, all, since) =>
    `${credits} destes ${all} créditos saldaram a dívida do pagamento anulado${since === null ? '' : ` a ${since}`}. As leituras recomeçam de imediato.`,
  disputed: 'Este pagamento está a ser contestado.',
  disputeLost: 'O teu banco devolveu-te o valor contestado deste pagamento.',
  confirmation: 'Confirmação da encomenda',
  checking: 'Estamos a verificar o teu pagamento',
  nothingCredited: 'Não foi creditado nada',
  uncredited: {
    set_aside:
      'Não corresponde exatamente à encomenda, por isso estamos a analisá-lo. O teu dinheiro está seguro, e enviamos-te um e-mail.',
    being_refunded:
      'Já tinhas esta subscrição, por isso este segundo pagamento está a ser reembolsado automaticamente. A tua subscrição continua como estava.',
    open: 'O pagamento está pendente. Os créditos chegam assim que for confirmado.',
    failed: notCharged,
    expired: notCharged,
  },
  startReading: 'Começar a leitura',
  viewPacks: 'Ver os pacotes de créditos',
  leadingOn: (seconds) => `A abrir o chat em ${seconds}…`,
  stay: 'Ficar nesta página',
}
