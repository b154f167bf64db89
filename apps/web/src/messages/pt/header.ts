import { brand } from '@numeria/contract'
import type * as en from '../en/header.ts'

export const header: typeof en.header = {
  skip: 'Saltar para o conteúdo',
  skipToMessage: 'Ir para a mensagem',
  homeOf: `${brand.name}, página inicial`,
  menu: 'Menu',
  main: 'Principal',
  home: 'Início',
  about: ['Sobre', ' a numerologia'],
  chat: 'Chat',
  chart: 'O meu mapa',
  pricing: 'Preços',
  referrals: 'Recomendações',
  privacy: 'Privacidade',
  terms: 'Termos',
}
