import type { KuaWords } from '../chinese/kua.ts'
import type { LoShuWords } from '../chinese/lo-shu.ts'
import type { PairWords } from '../compatibility/compatibility.ts'
import type { VedicPairWords } from '../compatibility/vedic-compatibility.ts'
import type { LetterCountWords } from '../pythagorean/letter-counts.ts'
import type { VedicPlanet } from '../vedic/planets.ts'
import { portugueseNumbers } from './explain-words.ts'

/** Words of `explainLetterCounts` in European Portuguese. */
export const portugueseCounts: LetterCountWords = {
  times: (count) => (count === 1 ? 'uma vez' : count === 2 ? 'duas vezes' : `${count} vezes`),
  hiddenPassion: (values) => `Paixão Oculta ${values.join(' e ')}: nenhum outro valor tem tantas letras`,
  noLessons: 'Sem Lições Cármicas: há uma letra para cada valor de 1 a 9',
  lessons: (values) => `Lições Cármicas ${values.join(', ')}: valores sem nenhuma letra`,
  subconsciousSelf: (working) => `Eu Subconsciente ${working}`,
}

/** Words of `explainLoShu` in European Portuguese. */
export const portugueseLoShu: LoShuWords = {
  planes: {
    mental: 'mental',
    emotional: 'emocional',
    practical: 'prática',
    thought: 'pensamento',
    will: 'vontade',
    action: 'ação',
    golden: 'dourada',
    silver: 'prateada',
  },
  digits: (digits) => `Algarismos da data: ${digits}`,
  layer: (layer, value) =>
    `Acrescentado como ${{ driver: 'número guia', conductor: 'número condutor', kua: 'número Kua' }[layer]}: ${value}`,
  missing: (digits) => `Em falta: ${digits}`,
  complete: (lines) => `Linhas completas: ${lines}`,
  empty: (lines) => `Linhas vazias: ${lines}`,
  none: 'nenhum',
}

/** Words of `explainKua` in European Portuguese. */
export const portugueseKua: KuaWords = {
  yearBegins: ({ day, month }, year) =>
    `O ano chinês começa a ${day}/${month} (dia/mês), por isso o nascimento fica em ${year}`,
  yearDigit: (year, digit) => `O ano ${year} num só algarismo: ${digit}`,
  sum: (sex, digit, path) =>
    sex === 'male' ? `Para um homem 11 − ${digit} = ${path}` : `Para uma mulher 4 + ${digit} = ${path}`,
  five: (value) => `O 5 é o centro e passa a ${value}`,
  nearBoundary: 'Nascimento a menos de um dia da mudança: a hora exata de Li Chun nesse ano pode alterar isto',
}

export const portuguesePlanets: Readonly<Record<VedicPlanet, string>> = {
  Sun: 'Sol',
  Moon: 'Lua',
  Jupiter: 'Júpiter',
  Rahu: 'Rahu',
  Mercury: 'Mercúrio',
  Venus: 'Vénus',
  Ketu: 'Ketu',
  Saturn: 'Saturno',
  Mars: 'Marte',
}

const score = (scores: readonly number[], ofHundred: number) =>
  `Pontuação: a média de ${scores.map((one) => String(one).replace('.', ',')).join('; ')} é ${ofHundred} em 100`

/** Words of `explainCompatibility` in European Portuguese. */
export const portuguesePair: PairWords = {
  heading:
    'Compatibilidade, tradição pitagórica: os números comparam-se num só algarismo, por uma única tabela publicada',
  numbers: portugueseNumbers,
  relations: {
    high: 'dão-se com facilidade',
    compatible: 'dão-se bem',
    neutral: 'não se ajudam nem se atrapalham',
    challenging: 'pedem paciência um com o outro',
  },
  and: ' e ',
  as: (value, digit) => `${value} (como ${digit})`,
  inConcord: ', no mesmo grupo de concórdia',
  bridge: (value) => `; ponte ${value}`,
  score,
}

/** Words of `explainVedicCompatibility` in European Portuguese. */
export const portugueseVedicPair: VedicPairWords = {
  heading: (school) =>
    `Compatibilidade, tradição védica: os planetas dos números comparam-se nos dois sentidos, segundo a tabela ${school}`,
  numbers: portugueseNumbers,
  planets: portuguesePlanets,
  regards: {
    friend: (one, other) => `${one} vê ${other} como amigo`,
    neutral: (one, other) => `${one} vê ${other} sem favor nem aversão`,
    enemy: (one, other) => `${one} vê ${other} como adversário`,
  },
  score,
}
