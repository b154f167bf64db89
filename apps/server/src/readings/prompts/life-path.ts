import type { KindForm } from './kind-form.ts'

export const lifePathForm: KindForm = {
  words: { from: 350, to: 450 },
  sections: [
    {
      key: 'road',
      title: {
        en: 'Your road',
        pt: 'O teu caminho',
        es: 'Tu camino',
        fr: 'Ton chemin',
        de: 'Dein Weg',
        it: 'La tua strada',
      },
      from: ['psychic_', 'destiny_', 'planet_of', 'driver_', 'conductor_', 'lo_shu_square', 'life_path', 'birthday'],
    },
    {
      key: 'name',
      title: {
        en: 'What you bring along',
        pt: 'O que levas contigo',
        es: 'Lo que llevas contigo',
        fr: 'Ce que tu emportes',
        de: 'Was du mitbringst',
        it: 'Che cosa porti con te',
      },
      from: [
        'name_',
        'compound_',
        'ordinal_',
        'lo_shu_ones',
        'lo_shu_repeated',
        'lo_shu_complete',
        'kua',
        'expression',
        'soul_urge',
        'personality',
      ],
    },
    {
      key: 'care',
      title: {
        en: 'What asks for care',
        pt: 'O que pede cuidado',
        es: 'Lo que pide cuidado',
        fr: 'Ce qui demande du soin',
        de: 'Was Sorgfalt braucht',
        it: 'Che cosa chiede cura',
      },
      from: ['karmic_debt', 'challenge_', 'friendship_', 'lo_shu_missing', 'lo_shu_empty'],
    },
    {
      key: 'now',
      title: {
        en: 'Where you stand now',
        pt: 'Onde estás agora',
        es: 'Dónde estás ahora',
        fr: 'Où tu en es',
        de: 'Wo du jetzt stehst',
        it: 'Dove sei adesso',
      },
      from: ['personal_year', 'pinnacle_', 'period_cycle', 'maturity'],
    },
  ],
}
