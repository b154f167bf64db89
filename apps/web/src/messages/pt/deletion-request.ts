import { brand } from '@numeria/contract'
import type * as en from '../en/deletion-request.ts'

export const deletionRequest: typeof en.deletionRequest = {
  title: 'O teu pedido de eliminação',
  loading: 'A carregar o teu pedido…',
  unknownCode: `Não conhecemos nenhum pedido com este código. Os pedidos são mostrados durante um ano. Dúvidas: ${brand.supportEmail}`,
  states: {
    waiting: {
      title: 'À tua espera',
      text: (platform) =>
        `O ${platform} é o único início de sessão da tua conta, e a conta tem créditos que pagaste, uma subscrição ou dinheiro que te devemos, ou há uma leitura a ser escrita. Apagamo-la assim que não tiver nada disto. Para a apagar já, inicia sessão e escolhe «Apagar a tua conta» nas Definições. Para a manter sem o ${platform}, adiciona outro início de sessão nas Definições: o do ${platform} é então removido em poucos minutos.`,
    },
    login_removed: {
      title: 'Início de sessão removido',
      text: (platform) =>
        `O teu início de sessão com ${platform} foi removido, com tudo o que tínhamos do ${platform}. A tua conta continua aberta com os outros inícios de sessão; podes apagá-la nas Definições.`,
    },
    account_deleted: {
      title: 'Conta apagada',
      text: (platform) =>
        `A tua conta foi apagada, com tudo o que tínhamos do ${platform}. Só guardamos o que a lei da contabilidade exige, sem o teu nome.`,
    },
    unknown: {
      title: 'Nada para apagar',
      text: (platform) => `Nenhuma conta abria com o teu início de sessão do ${platform} quando o pedido chegou.`,
    },
  },
  received: (platform, on) => `Recebido do ${platform} a ${on}.`,
  ended: (on) => `Concluído a ${on}.`,
  code: 'Código:',
}
