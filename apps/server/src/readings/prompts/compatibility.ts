import type { KindPrompt } from './kind-prompt.ts'

export const compatibilityPrompt: KindPrompt = {
  version: 'compatibility-1',
  task: 'This reading: two people. It is written to the first (“you”) about both; the other is named by first name, kindly and fairly, as if they read along. Do not assume what they are to each other: partners, friends, family or colleagues, unless the question says. Where it flows, where it rubs and what each misreads in the other, shown in one scene of everyday life. The score is one school’s arithmetic and no verdict: tell it once, and say what moves it. Never advise to stay or to part.',
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
      from: ['life_path', 'expression', 'psychic_', 'destiny_', 'name_', 'ordinal_', 'planet_of', 'lo_shu_square'],
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
