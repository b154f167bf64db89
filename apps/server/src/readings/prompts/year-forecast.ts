import type { KindPrompt } from './kind-prompt.ts'

export const yearForecastPrompt: KindPrompt = {
  version: 'year_forecast-1',
  task: 'This reading: the year. What the Personal Year asks of exactly this person (hold it against the core numbers of their tradition), how the twelve months given move through it, and what to do when. Take the months in order, two or three to a paragraph, each by name with its Personal Month; say which one is for beginning, which for finishing, which for rest. Close with the year after: what to leave behind before it comes. It is weather, not fate.',
  words: { from: 500, to: 650 },
  sections: [
    {
      key: 'year',
      title: {
        en: 'What this year asks',
        pt: 'O que este ano pede',
        es: 'Lo que pide este año',
        fr: 'Ce que cette année demande',
        de: 'Was dieses Jahr will',
        it: 'Che cosa chiede quest’anno',
      },
      from: ['personal_year', 'universal_year', 'pinnacle_', 'period_cycle', 'essence', 'challenge_'],
    },
    {
      key: 'months',
      title: {
        en: 'Month by month',
        pt: 'Mês a mês',
        es: 'Mes a mes',
        fr: 'Mois par mois',
        de: 'Monat für Monat',
        it: 'Mese per mese',
      },
      from: ['personal_month_'],
    },
    {
      key: 'next',
      title: {
        en: 'What comes after',
        pt: 'O que vem depois',
        es: 'Lo que viene después',
        fr: 'Ce qui vient après',
        de: 'Was danach kommt',
        it: 'Che cosa viene dopo',
      },
      from: ['next_personal_year'],
    },
  ],
}
