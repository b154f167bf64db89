import type * as en from '../en/analytics.ts'

export const consent: typeof en.consent = {
  title: 'Podemos medir visitas anonimamente?',
  text: 'O identificador muda todos os dias.',
  no: 'Não',
  yes: 'Sim',
}

export const choices: typeof en.choices = {
  title: 'Escolhas de privacidade',
  needed:
    'O que mantém a tua sessão e se lembra das tuas definições é necessário e está sempre ligado. Só a contagem depende da tua escolha.',
  legend: 'Contar as minhas visitas',
  no: 'Não',
  noHint: 'Nada é contado nem guardado para isso',
  yes: 'Sim',
  yesHint: 'Passos como «viu os preços», com um número que muda todos os dias',
  refusedByBrowser:
    'O teu navegador pede para não te seguirem (Do Not Track ou Global Privacy Control). Respeitamos: nada é contado.',
  more: 'Política de privacidade',
  done: 'Feito',
}
