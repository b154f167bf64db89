import { describe, expect, test } from 'vitest'
import { messagePrice } from './message-price.ts'

const complete = { hasBirthDate: true, hasFullName: true, isComplete: true }
const price = (message: string) => messagePrice(message, complete, 2026)

describe('the price of a message', () => {
  test.each([
    ['Give me a detailed picture', 20],
    ['A COMPREHENSIVE view, please', 20],
    ['I want a full reading', 20],
    ['What will this year bring?', 15],
    ['My forecast', 15],
    ['What about 2026?', 15],
    ['And 2027?', 15],
    ['Our compatibility', 12],
    ['Is love near?', 12],
    ['Should I change my job?', 10],
    ['What is my life path?', 10],
    ['What is my Life  Path?', 10],
    ['A quick one', 1],
    ['Any tip for today', 1],
    ['Who am I?', 3],
  ])('%s costs %i', (message, credits) => {
    expect(price(message)).toBe(credits)
  })

  test('the first rule that matches wins, in the specification’s order', () => {
    expect(price('A detailed love forecast for this year')).toBe(20)
    expect(price('A forecast for my love and my job')).toBe(15)
    expect(price('A quick word on love')).toBe(12)
  })

  test.each(['yearning', 'glove', 'jobless', 'tiptoe', 'briefcase', '2025', '2028', '12026'])(
    'keywords are whole words: "%s" is none',
    (message) => {
      expect(price(message)).toBe(3)
    },
  )

  test.each([
    ['Ａ ｄｅｔａｉｌｅｄ picture', 20],
    ['My fоrecаst', 15],
    ['What about ２０２７?', 15],
    ['Our cömpatibílity', 12],
    ['My life\u2060path', 10],
    ['A qu\u200Bick one', 1],
    ['A full.reading', 20],
    ['This ʏear', 15],
    ['My ꜰorecast', 15],
    ['What about ٢٠٢٦?', 15],
    ['What about २०२६?', 15],
    ['Is 🅻🅾🆅🅴 near?', 12],
    ['Is l0ve near?', 12],
  ])('a disguised keyword keeps its price: "%s" costs %i', (message, credits) => {
    expect(price(message)).toBe(credits)
  })

  test('nothing is charged while the profile is incomplete', () => {
    expect(messagePrice('A detailed forecast', { ...complete, hasFullName: false, isComplete: false }, 2026)).toBe(0)
  })

  const sameQuestions: readonly [number, readonly string[]][] = [
    [
      20,
      [
        'A detailed picture',
        'Uma imagem detalhada',
        'Una imagen detallada',
        'Une image détaillée',
        'Ein detailliertes Bild',
        'Un quadro dettagliato',
      ],
    ],
    [
      20,
      [
        'A full reading, please',
        'Uma leitura completa',
        'Una lectura completa',
        'Une lecture complète',
        'Eine vollständige Deutung',
        'Una lettura completa',
      ],
    ],
    [
      15,
      [
        'What does next year bring?',
        'O que traz o próximo ano?',
        '¿Qué trae el año que viene?',
        'Que m’apporte l’année prochaine ?',
        'Was bringt mir das nächste Jahr?',
        'Che cosa porta il prossimo anno?',
      ],
    ],
    [15, ['My forecast', 'A minha previsão', 'Mi previsión', 'Ma prévision', 'Meine Vorhersage', 'La mia previsione']],
    [15, ['And 2027?', 'E 2027?', '¿Y 2027?', 'Et 2027 ?', 'Und 2027?', 'E il 2027?']],
    [
      12,
      [
        'Will I find love?',
        'Vou encontrar o amor?',
        '¿Encontraré el amor?',
        'Vais-je trouver l’amour ?',
        'Finde ich die Liebe?',
        'Troverò l’amore?',
      ],
    ],
    [12, ['My relationship', 'A minha relação', 'Mi relación', 'Ma relation', 'Meine Beziehung', 'La mia relazione']],
    [
      10,
      [
        'And my career?',
        'E a minha carreira?',
        '¿Y mi carrera?',
        'Et ma carrière ?',
        'Und meine Karriere?',
        'E la mia carriera?',
      ],
    ],
    [10, ['What about money?', 'E o dinheiro?', '¿Y el dinero?', 'Et l’argent ?', 'Und das Geld?', 'E i soldi?']],
    [
      10,
      [
        'My life path',
        'O meu caminho de vida',
        'Mi camino de vida',
        'Mon chemin de vie',
        'Meine Lebenszahl',
        'Il mio cammino di vita',
      ],
    ],
    [1, ['A quick one', 'Uma rápida', 'Una rápida', 'Une rapide', 'Eine schnelle', 'Una veloce']],
    [
      1,
      [
        'A tip for today',
        'Uma dica para hoje',
        'Un consejo para hoy',
        'Un conseil pour aujourd’hui',
        'Ein Tipp für heute',
        'Un consiglio per oggi',
      ],
    ],
    [
      3,
      [
        'Who am I, by the way?',
        'A propósito, quem sou?',
        'A propósito, ¿quién soy?',
        'Au fait, qui suis-je ?',
        'Liebe Selene, wer bin ich?',
        'A proposito, chi sono?',
      ],
    ],
  ]
  test.each(sameQuestions)('the same question costs %i in every language', (credits, questions) => {
    for (const question of questions) expect([question, price(question)]).toEqual([question, credits])
  })

  test.each([
    'Что говорит моё число? Расскажи про мой тип и про то, что там за годом. Оно моё. Анна и Тата у моря.',
    'Τι λένε οι αριθμοί μου; Πες μου για τον τόπο, τον άνεμο, το άνω και το κάτω. Άννα, τι ώρα είναι;',
    'Who am I, and why do I feel so alone in a crowd?',
    'Quem sou eu, e porque me sinto só?',
    '¿Quién soy yo y por qué me siento solo?',
    'Qui suis-je, et pourquoi suis-je si seul ?',
    'Wer bin ich, und warum fühle ich mich so allein?',
    'Chi sono io, e perché mi sento solo?',
  ])('a text without a keyword costs 3, also in Cyrillic and Greek letters: "%s"', (message) => {
    expect(price(message)).toBe(3)
  })

  test('a word of another language that English has too raises no price', () => {
    for (const message of ['In relation to my mother, but not to me', 'Shall I send an answer on his mission?'])
      expect(price(message)).toBe(3)
  })
})

/** One question in English, Portuguese, Spanish, French, German and Italian. */
test.each<[number, readonly string[]]>([
  [
    10,
    [
      'Should I change jobs?',
      'Devo mudar de emprego?',
      '¿Debería cambiar de trabajo?',
      'Dois-je changer de poste ?',
      'Soll ich die Stelle wechseln?',
      'Dovrei cambiare lavoro?',
    ],
  ],
  [
    10,
    [
      'How will my business go?',
      'Como vai correr o meu negócio?',
      '¿Cómo irá mi negocio?',
      'Comment ira mon entreprise ?',
      'Wie läuft mein Geschäft?',
      'Come andrà la mia azienda?',
    ],
  ],
  [
    10,
    [
      'And my own company?',
      'E a minha própria empresa?',
      '¿Y mi propia empresa?',
      'Et ma propre entreprise ?',
      'Und meine eigene Firma?',
      'E la mia propria azienda?',
    ],
  ],
  [
    10,
    [
      'My Life Path',
      'O meu Percurso de Vida',
      'Mi Sendero de Vida',
      'Mon Sentier de Vie',
      'Mein Lebensweg',
      'Il mio Sentiero di Vita',
    ],
  ],
  [
    20,
    [
      'A thorough answer, please',
      'Uma resposta aprofundada, por favor',
      'Una respuesta exhaustiva, por favor',
      'Une réponse approfondie, merci',
      'Bitte eine gründliche Antwort',
      'Una risposta approfondita, per favore',
    ],
  ],
  [
    1,
    [
      'A short answer, please',
      'Uma resposta curta, por favor',
      'Una respuesta corta, por favor',
      'Une réponse courte, merci',
      'Bitte eine kurze Antwort',
      'Una risposta breve, per favore',
    ],
  ],
  [
    1,
    [
      'Tell me briefly',
      'Diz-me brevemente',
      'Dime brevemente',
      'Dis-moi brièvement',
      'Sag es mir kurz',
      'Dimmi brevemente',
    ],
  ],
  [15, ['Two forecasts', 'Duas previsões', 'Dos previsiones', 'Deux prévisions', 'Eine Prognose', 'Due previsioni']],
  [3, ['Who am I?', 'Quem sou eu?', '¿Quién soy?', 'Qui suis-je ?', 'Wer bin ich?', 'Chi sono?']],
])('the same question costs %i in each language', (credits, questions) => {
  expect(questions.map((question) => [question, price(question)])).toEqual(
    questions.map((question) => [question, credits]),
  )
})

test.each([
  'Was kann ich unternehmen?',
  'An dieser Stelle frage ich dich etwas',
  'La mia firma',
  'Una carta impresa',
  'Je suis à la poste',
  'In good company',
])('a word that only looks like one of those is none: "%s"', (message) => {
  expect(price(message)).toBe(3)
})
