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
    'Os cookies que mantêm a tua sessão e as tuas definições estão sempre ligados. Medir as visitas depende de ti.',
  legend: 'Medir as minhas visitas',
  no: 'Não',
  noHint: 'Nada é medido nem guardado',
  yes: 'Sim',
  yesHint: 'Passos como «viu os preços». O identificador muda todos os dias.',
  refusedByBrowser:
    'O teu navegador pede para não te seguirem (Do Not Track ou Global Privacy Control). Respeitamos isso e não medimos nada.',
  more: 'Política de privacidade',
  done: 'Feito',
}
