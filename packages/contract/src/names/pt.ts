import type { GiftNames, KindNames, PendingReasonNames } from './names.ts'

export const kindNames: KindNames = {
  quick: { label: 'Leitura rápida', title: 'Leitura rápida' },
  life_path: { label: 'Caminho de Vida', title: 'Leitura do Caminho de Vida' },
  year_forecast: { label: 'Previsão do ano', title: 'Previsão do ano' },
  compatibility: { label: 'Compatibilidade', title: 'Leitura de compatibilidade' },
  weekly_roadmap: { label: 'Roteiro da semana', title: 'Roteiro da semana' },
  blueprint: { label: 'Mapa completo', title: 'Mapa completo' },
  chat: { label: 'Leitura', title: 'Leitura' },
  onboarding: { label: 'Para te conhecer', title: 'Para te conhecer' },
  safety: { label: 'Uma palavra de cuidado', title: 'Uma palavra de cuidado' },
}

export const giftNames: GiftNames = {
  signup: 'Oferta de boas-vindas',
  welcome: 'Oferta de boas-vindas de um amigo',
  referral: 'Recompensa por recomendação',
  share: 'Recompensa por partilha',
  admin: 'Oferta da nossa equipa',
}

export const pendingReasonNames: PendingReasonNames = {
  same_address: 'O mesmo endereço de rede de quem recomendou',
  same_device: 'O mesmo navegador de quem recomendou',
  same_place: 'O mesmo lugar de outra pessoa trazida por quem recomendou',
  same_mailbox: 'A caixa de correio já tem conta, com esta grafia ou outra',
  disposable_mail: 'Endereço de e-mail descartável',
  too_many: 'Mais de 10 registos com o mesmo código num dia',
  young_account: 'Conta com menos de um dia e sem compras',
}
