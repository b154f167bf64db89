import type { ReadingLanguage } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { leaveOut, type Secrets } from './mask.ts'

const shown = {
  values: ['9', '5', '22/4', '19/1', '67 of 100'],
  workings: ['7 + 33 + 1 = 41 → 5', '2 + 0 + 2 + 6 = 10 → 1'],
  hasPlanets: false,
  on: { year: 2026, month: 11, day: 21 },
}
const secrets: Secrets = {
  names: [],
  otherNames: [],
  furtherNames: [],
  shownNames: [],
  hidesLetters: true,
  birthDates: ['1985-05-17'],
  furtherDates: [],
  shown,
  book: { hidden: [], shown: [] },
}
const public_ = (text: string, language: ReadingLanguage, birthDate = '1985-05-17') =>
  leaveOut(text, { ...secrets, birthDates: [birthDate] }, language)
const ends: Record<ReadingLanguage, string> = {
  en: 'You lead with care.',
  pt: 'Lideras com cuidado.',
  es: 'Lideras con cuidado.',
  fr: 'Tu mènes avec soin.',
  de: 'Du führst mit Bedacht.',
  it: 'Guidi con cura.',
}

const telling: Record<ReadingLanguage, string[]> = {
  en: [
    'You were born on the 17th.',
    'Born on a 17, you weigh things well.',
    'Day 17 gives you patience.',
    'The 17 reduces to 8.',
    'The seventeenth is a day of patience.',
    'Seventeen becomes eight.',
    'You came into the world in May.',
    'You were born in nineteen eighty-five.',
    'Your birth month is 5.',
    'At 41 years you know it.',
    'It is counted like this: 1 + 7 + 0 + 5 + 1 + 9 + 8 + 5 = 36 → 9.',
    'It is counted like this: 5 + 8 + 5 = 18 → 9.',
    'Begin with 1 + 7.',
    '17 → 8.',
    'One plus seven makes eight.',
    'Your Birthday number is 8.',
    'Your **Psychic number** counts 8.',
    'Your Driver number is 8.',
    'Your Second Period Cycle is 8.',
    'Your second cycle is 8.',
    'Your Third Challenge is 0.',
    'The Third Pinnacle runs from 2021 to 2029.',
    'From 2021 to 2029 you build.',
    'The digits are 1, 7, 5, 1, 9, 8 and 5.',
    'Your square has the line 9-5-1.',
    'Your missing number is 2.',
    'It runs from 17 May 2026 to 16 May 2027.',
    'It runs until 16 May.',
    'The key is 17/05.',
    'The key is 17051985.',
    'The key is 1985-05-17.',
    'The key is 17-5.',
    'It is **17** **May**.',
  ],
  pt: [
    'Nasceste no dia 17.',
    'Nasceste a 17.',
    'O dia 17 dá-te paciência.',
    'O 17 reduz-se a 8.',
    'Nasceste no dia dezassete.',
    'O dezassete dá oito.',
    'Vieste ao mundo em maio.',
    'O teu nascimento foi em maio.',
    'Nasceste a 17 de maio.',
    'Nasceste em mil novecentos e oitenta e cinco.',
    'Aos 41 anos já o sabes.',
    'A conta é esta: 1 + 7 + 0 + 5 + 1 + 9 + 8 + 5 = 36 → 9.',
    'A conta é esta: 5 + 8 + 5 = 18 → 9.',
    '17 → 8.',
    'Um mais sete dá oito.',
    'O teu Dia de Nascimento é 8.',
    'O teu Número Psíquico é 8.',
    'O teu Número Guia é 8.',
    'O teu Segundo Ciclo de Vida é 8.',
    'O teu Terceiro Desafio é 0.',
    'O teu Terceiro Pináculo é 8.',
    'De 2021 a 2029 constróis.',
    'O teu número em falta é 2.',
    'O teu quadrado tem a linha 9-5-1.',
    'Vai até 16 de maio de 2027.',
  ],
  es: [
    'Naciste el 17.',
    'Naciste el día 17.',
    'El día 17 te da paciencia.',
    'El diecisiete da ocho.',
    'Viniste al mundo en mayo.',
    'Naciste el 17 de mayo.',
    'Naciste en mil novecientos ochenta y cinco.',
    'A los 41 años ya lo sabes.',
    'La cuenta es esta: 5 + 8 + 5 = 18 → 9.',
    '1 + 7 = 8.',
    'Tu número del día es 8.',
    'Tu número psíquico es 8.',
    'Tu segundo ciclo es 8.',
    'Tu tercer desafío es 0.',
    'Tu tercer pináculo es 8.',
    'Tu número ausente es 2.',
    'Tu flecha de fuerza es 9-5-1.',
  ],
  fr: [
    'Tu es né le 17.',
    'Tu es née un 17.',
    'Le jour 17 te donne de la patience.',
    'Le dix-sept donne huit.',
    'Tu es venue au monde en mai.',
    'Ta naissance est en mai.',
    'Tu es né le 17 mai.',
    'Tu es née en mille neuf cent quatre-vingt-cinq.',
    'À 41 ans, tu le sais.',
    'Le calcul est celui-ci : 5 + 8 + 5 = 18 → 9.',
    '1 + 7 = 8.',
    'Ton nombre du jour : 8.',
    'Ton nombre psychique : 8.',
    'Ton deuxième cycle : 8.',
    'Ton troisième défi : 0.',
    'Ton troisième pinacle : 8.',
    'Ton nombre manquant : 2.',
    'Ta flèche de force : 9-5-1.',
  ],
  de: [
    'Du bist am 17. geboren.',
    'Du bist am 17. Mai geboren.',
    'Du bist am siebzehnten geboren.',
    'Der Tag 17 gibt dir Geduld.',
    'Die Siebzehn wird zur Acht.',
    'Du kamst im Mai zur Welt.',
    'Du bist neunzehnhundertfünfundachtzig geboren.',
    'Mit 41 Jahren weißt du es.',
    'Gerechnet wird so: 5 + 8 + 5 = 18 → 9.',
    '1 + 7 = 8.',
    'Deine Geburtstagszahl: 8.',
    'Deine psychische Zahl: 8.',
    'Dein zweiter Zyklus: 8.',
    'Deine Herausforderung: 0.',
    'Dein dritter Höhepunkt: 8.',
    'Deine fehlende Zahl: 2.',
    'Dein Pfeil der Stärke: 9-5-1.',
  ],
  it: [
    'Sei nato il 17.',
    'Sei nata il giorno 17.',
    'Il giorno 17 ti dà pazienza.',
    'Il diciassette dà otto.',
    'Sei venuta al mondo in maggio.',
    'Sei nato il 17 maggio.',
    'Sei nata nel millenovecentottantacinque.',
    'A 41 anni lo sai.',
    'Il conto è questo: 5 + 8 + 5 = 18 → 9.',
    '1 + 7 = 8.',
    'Il tuo numero del giorno è 8.',
    'Il tuo numero psichico è 8.',
    'Il tuo secondo ciclo è 8.',
    'La tua terza sfida è 0.',
    'Il tuo terzo pinnacolo è 8.',
    'Il tuo numero mancante è 2.',
    'La tua freccia di forza è 9-5-1.',
  ],
}

const harmless: Record<ReadingLanguage, string[]> = {
  en: [
    'Your Life Path is 9.',
    'It comes from the whole birth date and describes the road you learn on.',
    'It is counted like this: 7 + 33 + 1 = 41 → 5.',
    'In 2027, your Personal Year is 6.',
    'Thursday 26 November, Personal Day 6: rest for 17 minutes.',
    'Your compatibility score is 67 of 100.',
    'May 2027 is a Personal Month 2.',
    'You were born to lead.',
    'The challenge is to let go.',
  ],
  pt: [
    'O teu Caminho de Vida é 9.',
    'Vem da data de nascimento inteira e descreve a estrada em que aprendes.',
    'A conta é esta: 7 + 33 + 1 = 41 → 5.',
    'Em 2027, o teu Ano Pessoal é 6.',
    '**Quinta-feira, 26 de novembro – Dia Pessoal 6:** descansa 17 minutos.',
    'Maio de 2027, Mês Pessoal 2: ouve.',
    'Nasceste para liderar.',
    'O desafio é deixar ir.',
  ],
  es: [
    'Tu camino de vida es 9.',
    'En 2027, tu año personal es 6.',
    'Naciste para liderar.',
    'Mayo de 2027, mes personal 2.',
  ],
  fr: [
    'Ton chemin de vie : 9.',
    'En 2027, ton année personnelle : 6.',
    'Tu ne fuis pas le 9.',
    'Mai 2027, mois personnel 2.',
  ],
  de: [
    'Deine Lebenszahl: 9.',
    '2027 ist dein persönliches Jahr 6.',
    'Du bist zum Führen geboren.',
    'Mai 2027, persönlicher Monat 2.',
  ],
  it: [
    'Il tuo cammino di vita è 9.',
    'Nel 2027 il tuo anno personale è 6.',
    'Sei nata per guidare.',
    'Maggio 2027, mese personale 2.',
  ],
}

const each = (sentences: Record<ReadingLanguage, string[]>) =>
  (Object.entries(sentences) as [ReadingLanguage, string[]][]).flatMap(([language, list]) =>
    list.map((sentence) => [language, sentence] as const),
  )

describe('a hidden birth date', () => {
  test.each(each(telling))('takes the sentence that gives it away (%s): %s', (language, sentence) => {
    const [before, after] = [`${harmless[language][0]} ${ends[language]}`, `## Selene\n\n${ends[language]}`]
    expect(public_(`${before} ${sentence}\n\n${after}`, language)).toBe(`${before}\n\n${after}`)
  })

  test.each(each(harmless))('leaves what does not tell it (%s): %s', (language, sentence) => {
    expect(public_(sentence, language)).toBe(sentence)
  })

  test.each<[ReadingLanguage, string]>([
    ['en', 'You were born on the 7th.'],
    ['en', 'You were born on a seven.'],
    ['en', 'Day 7 is yours.'],
    ['en', 'The 7th of the month is yours.'],
    ['en', 'The seventh day is yours.'],
    ['pt', 'Nasceste a 7.'],
    ['pt', 'O dia 7 é teu.'],
    ['pt', 'Nasceste num dia sete.'],
    ['es', 'Naciste el siete.'],
    ['fr', 'Tu es né le sept.'],
    ['de', 'Du bist am siebten geboren.'],
    ['de', 'Du bist am 7. geboren.'],
    ['it', 'Sei nata il sette.'],
  ])('of a single digit is found where it is said of a day (%s): %s', (language, sentence) => {
    expect(public_(`${sentence} ${ends[language]}`, language, '1990-03-07')).toBe(ends[language])
    expect(public_('Life Path 7. The 7th chakra.', language, '1990-03-07')).toContain('7')
  })

  test('takes what is said further of the number that tells it', () => {
    const text =
      'You build. Your Birthday number comes first. It is an 8. Few rest so well.\n\nIts 8 lasts.\n\nYour Life Path is 9.'
    expect(public_(text, 'en')).toBe('You build.\n\nYour Life Path is 9.')
  })

  test('takes the planet of its day in a Vedic reading, unless another number has it too', () => {
    const read = (values: string[]) =>
      leaveOut(
        'Saturn rules you.\n## You\nYou lead.',
        { ...secrets, shown: { ...shown, hasPlanets: true, values } },
        'en',
      )
    expect(read(['Mars'])).toBe('## You\nYou lead.')
    expect(read(['Saturn'])).toBe('Saturn rules you.\n## You\nYou lead.')
  })

  test('takes what places it without a part of it, and leaves a forecast', () => {
    const placing = [
      'You are a child of the mid eighties.',
      'Taurus is your sign.',
      'The Ox year made you patient.',
      'Now, past forty, you rest.',
      'Your next birthday falls on a Monday.',
      'Two weeks before summer you arrived.',
    ].join(' ')
    const forecast = 'You lead with care. In 2027 a decade of growth begins.'
    expect(public_(`${placing} ${forecast}`, 'en')).toBe(forecast)
    const withDate = { ...secrets, birthDates: [] }
    expect(leaveOut(`${placing} ${forecast}`, withDate, 'en')).toBe(`${placing} ${forecast}`)
  })

  test('takes a heading that has nothing left below it', () => {
    expect(public_('## You\n\nYou lead.\n\n## Your day\n\nYour Birthday number is 8.\n', 'en')).toBe(
      '## You\n\nYou lead.',
    )
  })

  test('takes whole rows of a table', () => {
    expect(public_('| Number | Value |\n|---|---|\n| Life Path | 9 |\n| Birthday number | 8 |', 'en')).toBe(
      '| Number | Value |\n|---|---|\n| Life Path | 9 |',
    )
  })
})
