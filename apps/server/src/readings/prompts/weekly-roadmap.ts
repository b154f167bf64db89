import { ownNumbers, type KindForm } from './kind-form.ts'

export const weeklyRoadmapForm: KindForm = {
  words: { from: 350, to: 450 },
  sections: [
    {
      key: 'week',
      title: {
        en: 'Your week',
        pt: 'A tua semana',
        es: 'Tu semana',
        fr: 'Ta semaine',
        de: 'Deine Woche',
        it: 'La tua settimana',
      },
      from: ['personal_year', 'personal_month', ...ownNumbers],
    },
    {
      key: 'days',
      title: {
        en: 'Day by day',
        pt: 'Dia a dia',
        es: 'Día a día',
        fr: 'Jour par jour',
        de: 'Tag für Tag',
        it: 'Giorno per giorno',
      },
      from: ['personal_day_'],
    },
  ],
}
