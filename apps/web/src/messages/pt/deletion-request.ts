import { brand } from '@numeria/contract'
import type * as en from '../en/deletion-request.ts'

export const deletionRequest: typeof en.deletionRequest = {
  title: 'O teu pedido de eliminação',
  loading: 'A carregar o teu pedido…',
  unknownCode: `Não encontrámos nenhum pedido com este código. Os pedidos são mostrados durante um ano. Dúvidas: ${brand.supportEmail}`,
  states: {
    waiting: {
      title: 'À tua espera',
      text: (platform) =>
        `Só inicias sessão na tua conta com ${platform}, e a conta tem créditos que pagaste, uma subscrição ou ganhos com recomendações, ou há uma leitura a ser escrita. Para manteres a conta, inicia sessão com ${platform}: isso termina o pedido. Para a apagares já, inicia sessão e escolhe «Apagar a tua conta» nas Definições. Se não fizeres nada, apagamo-la quando já não tiver nada disto, e avisamos-te por e-mail 7 dias antes.`,
    },
    withdrawn: {
      title: 'Pedido terminado',
      text: (platform) =>
        `Iniciaste sessão com ${platform} depois do pedido, por isso mantemos a tua conta. Podes apagá-la nas Definições, ou remover lá o início de sessão com ${platform} se adicionares outro.`,
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
      text: (platform) => `Quando o pedido chegou, não havia nenhuma conta com o teu início de sessão do ${platform}.`,
    },
  },
  received: (platform, on) => `Recebido do ${platform} a ${on}.`,
  due: (on) => `A conta vai ser apagada a ${on}.`,
  ended: (on) => `Concluído a ${on}.`,
  code: 'Código:',
}
