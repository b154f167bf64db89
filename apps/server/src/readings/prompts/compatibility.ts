import type { KindForm } from './kind-form.ts'

export const compatibilityForm: KindForm = {
  words: { from: 400, to: 500 },
  sections: [
    {
      key: 'two',
      title: {
        en: 'The two of you',
        pt: 'Vocês os dois',
        es: 'Vosotros dos',
        fr: 'Vous deux',
        de: 'Ihr beide',
        it: 'Voi due',
      },
      from: [
        'psychic_',
        'destiny_',
        'planet_of',
        'friendship_',
        'name_',
        'compound_',
        'ordinal_',
        'lo_shu_',
        'driver_',
        'conductor_',
        'kua',
        'life_path',
        'expression',
        'personality',
      ],
    },
    {
      key: 'together',
      title: {
        en: 'Where it flows, where it rubs',
        pt: 'Onde flui, onde custa',
        es: 'Dónde fluye, dónde roza',
        fr: 'Ce qui coule, ce qui frotte',
        de: 'Wo es fließt, wo es reibt',
        it: 'Dove scorre, dove stride',
      },
      from: ['pair_', 'bridge_', 'squares_', 'soul_urge'],
    },
    {
      key: 'do',
      title: {
        en: 'What you can do',
        pt: 'O que podem fazer',
        es: 'Qué podéis hacer',
        fr: 'Ce que vous pouvez faire',
        de: 'Was ihr tun könnt',
        it: 'Che cosa potete fare',
      },
      from: ['compatibility_score', 'pythagorean_score', 'personal_year'],
    },
  ],
}
