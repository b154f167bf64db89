import { brand } from '@numeria/contract'
import type * as en from '../en/removals.ts'

export const removals: typeof en.removals = {
  title: 'Leituras que deixaram de ser públicas',
  hint: 'Depois de denúncias de outras pessoas. Cada uma foi decidida por uma pessoa da nossa equipa, sem meios automatizados.',
  reading: (written) => `Leitura de ${written}`,
  decisions: {
    unpublish: (on) => `A ${on} retirámos a página pública. A leitura continua na tua conversa.`,
    remove: (on) => `A ${on} apagámos a leitura e a página pública.`,
  },
  reason: 'Motivo da denúncia',
  reasons: {
    illegal: 'conteúdo ilegal',
    privacy: 'dados pessoais sem consentimento',
    harmful: 'prejudicial ou perigosa',
    offensive: 'ofensiva',
    other: 'outro motivo',
  },
  ground: 'Fundamento',
  terms: 'os nossos termos do serviço, «Leituras públicas e denúncias»',
  facts: 'Factos',
  number: 'Exposição de motivos',
  redress: `Se não concordares, escreve para ${brand.supportEmail} no prazo de seis meses a contar da decisão, com o número da exposição de motivos; outra pessoa volta a analisá-la, sem custos. Podes também recorrer a um organismo certificado de resolução extrajudicial de litígios ou a um tribunal.`,
  failed: 'Não foi possível verificar se alguma leitura tua deixou de ser pública.',
}
