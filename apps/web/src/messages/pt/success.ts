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
    'Está a demorar mais do que é habitual. Podes sair desta página: os créditos chegam, uma só vez, assim que o pagamento for confirmado.',
  waitingShort: 'Em geral, a confirmação demora poucos segundos.',
  needsScripts: 'O JavaScript está desligado neste navegador. Os créditos chegam mesmo sem esta página.',
  unknown: 'Aqui não há nenhuma compra',
  unknownWhy: 'Não conhecemos nenhum pagamento neste endereço. As tuas encomendas estão na página dos créditos.',
  title: 'Pagamento concluído!',
  added: (credits, count, pack, price) =>
    `${credits} ${count === 1 ? 'adicionado' : 'adicionados'} à tua conta: ${pack}, ${price}.`,
  refunded: 'Entretanto, este pagamento foi devolvido.',
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
      'Não corresponde exatamente à encomenda, por isso vai ser visto por uma pessoa. O teu dinheiro está seguro; vamos escrever-te.',
    being_refunded:
      'Já tinhas esta subscrição, por isso este segundo pagamento está a ser reembolsado automaticamente. A tua subscrição continua como estava.',
    open: 'O pagamento ainda está a ser decidido. Os créditos chegam assim que for confirmado.',
    failed: notCharged,
    expired: notCharged,
  },
  startReading: 'Começar a leitura',
  viewPacks: 'Ver os pacotes de créditos',
  leadingOn: (seconds) => `Segues para o chat em ${seconds}…`,
  stay: 'Ficar nesta página',
}
