import type { SharedTexts } from '../shared-texts.ts'

export const giftNames: SharedTexts['giftNames'] = {
  signup: 'Oferta de boas-vindas',
  welcome: 'Oferta de boas-vindas de um amigo',
  referral: 'Recompensa por recomendação',
  share: 'Recompensa por partilha',
  admin: 'Oferta da nossa equipa',
}
