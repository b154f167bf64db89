import type * as en from '../en/packs.ts'

export const packWords: typeof en.packWords = {
  whoFor: {
    seed3: 'Para quem tem curiosidade',
    path5: 'Para uma primeira viagem',
    destiny7: 'Para quem procura',
    master11: 'Para leitores fiéis',
    universal9: 'Para uma vida inteira de perguntas',
    abundance8: 'Para um ritmo mensal',
  },
  description: {
    seed3: 'Três leituras do Caminho de Vida, ou um mês de perguntas breves.',
    path5: 'Espaço para explorares o teu mapa e o de alguém importante para ti.',
    destiny7: 'Quatro mapas completos, ou catorze leituras do Caminho de Vida.',
    master11: 'Um ano de perguntas, com previsões para quem te é querido.',
    universal9: 'O nosso preço mais baixo por crédito.',
    abundance8: 'Créditos todos os meses, válidos por mais 90 dias, e uma mensagem mensal sobre o teu Ano Pessoal.',
  },
  currency: 'Moeda',
  pausedUntil: (day) => `Em pausa até ${day}`,
  pausedTitle: 'Não durante a tua pausa',
  needsScripts:
    'Para comprar é preciso JavaScript, que está desligado neste navegador. Preços em euros; em dólares, os valores são os mesmos.',
  mostPopular: 'O mais procurado',
  subscription: 'Subscrição',
  credits: (isMonthly) => (isMonthly ? 'créditos por mês' : 'créditos'),
  creditsFor: (isMonthly) => (isMonthly ? ' créditos por mês por ' : ' créditos por '),
  perMonth: '/mês',
  each: (price) => `${price} cada`,
  saving: (percent) => `Menos ${percent}% por crédito do que no Seed\u00a03`,
  termsOnce: 'IVA incluído. Um só pagamento; os créditos nunca expiram.',
  termsMonthly: 'IVA incluído. Renova-se todos os meses até cancelares; os créditos duram mais 90 dias.',
}

export const landingPacks: typeof en.landingPacks = {
  title: 'Pacotes sagrados de créditos',
  purchase: 'Comprar agora',
  logInToPurchase: 'Entrar para comprar',
  viewAll: 'Ver todos os pacotes',
  about: 'Sobre a numerologia',
  failed: 'A compra falhou',
  failedWhy: 'Não foi possível processar o pagamento. Tenta de novo.',
}
