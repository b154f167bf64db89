import { brand } from '@numeria/contract'
import type * as en from '../en/chat-page.ts'

export const chatPage: typeof en.chatPage = {
  menu: 'Menu',
  panel: 'Painel',
  showPanel: 'Mostrar o painel',
  hidePanel: 'Esconder o painel',
  homeOf: `${brand.name}, página inicial`,
  isAnAi: `A ${brand.persona} é uma IA`,
  pricing: 'Preços',
  today: 'Hoje',
  chart: 'O meu mapa',
  buyCredits: 'Comprar créditos',
  aboutNumerology: 'Sobre a numerologia',
  referrals: 'Recomendações',
  settings: 'Definições',
  opening: 'A abrir as tuas leituras…',
  needsScripts: 'O chat precisa de JavaScript.',
  unreachable: `Não conseguimos ligar à ${brand.name}.`,
  error: 'Erro',
  menuFailed: 'Não foi possível abrir o menu. Tenta de novo.',
  profileFailed: 'Não foi possível abrir o teu perfil. Tenta de novo.',
  lowCredits: {
    usedUp: 'Já usaste todos os créditos',
    left: (credits) => `Ainda tens ${credits}`,
    pack: (name, credits, price) => `${name}: ${credits} por ${price}`,
    seeAll: 'Ver todos os pacotes',
    notNow: 'Agora não',
  },
}
