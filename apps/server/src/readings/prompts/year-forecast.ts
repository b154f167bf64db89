import { ownNumbers, type KindForm } from './kind-form.ts'

export const yearForecastForm: KindForm = {
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
      titleOfYear: {
        en: 'What {year} asks',
        pt: 'O que {year} pede',
        es: 'Lo que pide {year}',
        fr: 'Ce que {year} demande',
        de: 'Was {year} will',
        it: 'Che cosa chiede il {year}',
      },
      from: [
        'forecast_year',
        'personal_year',
        'universal_year',
        'essence',
        'next_essence',
        'pinnacle_',
        'challenge_',
        'period_cycle',
        ...ownNumbers,
      ],
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
      from: ['next_personal_year', 'next_universal_year'],
    },
  ],
}
