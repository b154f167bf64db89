import type * as en from '../en/side-bar.ts'

export const sideBar: typeof en.sideBar = {
  label: 'Barra lateral',
  account: 'A tua conta',
  goTo: 'Ir para',
  show: 'Mostrar a barra lateral',
  hide: 'Esconder a barra lateral',
  chat: 'Chat',
  today: 'Hoje',
  calendar: 'Calendário',
  chart: 'O meu mapa',
  buyCredits: 'Comprar créditos',
  credits: 'Créditos e encomendas',
  settings: 'Definições',
  about: 'Sobre a numerologia',
  referrals: 'Recomendações',
}
