import { shareCaps } from '../../sharing.ts'
import type { SharedTexts } from '../shared-texts.ts'

export const shareReasons: SharedTexts['shareReasons'] = {
  native: 'partilhares',
  copy: 'copiares a ligação',
  facebook: 'partilhares no Facebook',
  linkedin: 'partilhares no LinkedIn',
  email: 'partilhares por e-mail',
  image: 'guardares a imagem',
  lucky: 'partilhares os teus números da sorte',
}

export const shareRefusalTexts: SharedTexts['shareRefusalTexts'] = {
  not_rewarded: 'Partilhar no Facebook não dá créditos: as regras do Facebook proíbem recompensar publicações.',
  used_today: 'Já ganhaste hoje os créditos desta forma de partilhar. Volta amanhã.',
  day_cap: `Partilhar dá até ${shareCaps.creditsADay} créditos por dia, e esta passaria o limite. Volta amanhã.`,
  week_cap: `Partilhar dá até ${shareCaps.creditsInSevenDays} créditos em sete dias, e esta passaria o limite. Volta daqui a uns dias.`,
  pending: 'A tua conta é recente, por isso analisamos as recompensas antes de as creditar.',
}
