import type { KindPrompt } from './kind-prompt.ts'

export const weeklyRoadmapPrompt: KindPrompt = {
  version: 'weekly_roadmap-1',
  task: 'This reading: the next seven days. First how the Personal Month and Year colour the week for this person. Then the seven days, each a line “- **weekday, date – Personal Day N:** …” with the date written out in the reading’s language and one concrete thing that suits the day, all seven in order and none alike; a day that pulls against the person’s own numbers is named as such. Last, which day to keep free.',
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
      from: ['personal_year', 'personal_month', 'life_path', 'psychic_', 'name_number', 'ordinal_root', 'driver_'],
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
