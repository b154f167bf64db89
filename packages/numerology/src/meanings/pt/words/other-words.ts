import { spellPath } from '../../../arithmetic.ts'
import type { KuaWords } from '../../../chinese/kua.ts'
import { loShuPlanes, type LoShuPlane, type LoShuWords } from '../../../chinese/lo-shu.ts'
import type { PairWords } from '../../../compatibility/compatibility.ts'
import type { PairRelation } from '../../../compatibility/pair-table.ts'
import type { VedicPairWords } from '../../../compatibility/vedic-compatibility.ts'
import type { LetterCountWords } from '../../../pythagorean/letter-counts.ts'
import type { VedicPlanet } from '../../../vedic/planets.ts'
import { portugueseNumbers } from './explain-words.ts'

const times = (count: number) => (count === 1 ? 'uma vez' : count === 2 ? 'duas vezes' : `${count} vezes`)

/** Words of `explainLetterCounts` in European Portuguese. */
export const portugueseCounts: LetterCountWords = {
  counted: (spelling, counts) =>
    `${spelling}: ${counts.map(([value, count]) => `${value} ${times(count)}`).join(', ')}`,
  hiddenPassion: (values) => `Paixão Oculta ${values.join(' e ')}: nenhum outro valor tem tantas letras`,
  noLessons: 'Sem Lições Cármicas: há uma letra para cada valor de 1 a 9',
  lessons: (values) => `Lições Cármicas ${values.join(', ')}: valores sem nenhuma letra`,
  subconsciousSelf: (lessons, value) => `Eu Subconsciente 9 − ${lessons} = ${value}`,
}

const planes: LoShuWords['planes'] = {
  mental: 'mental',
  emotional: 'emocional',
  practical: 'prática',
  thought: 'pensamento',
  will: 'vontade',
  action: 'ação',
  golden: 'dourada',
  silver: 'prateada',
}
const numbersOr = (digits: readonly number[]) => digits.join(', ') || 'nenhum'
const linesOr = (lines: readonly LoShuPlane[]) =>
  lines.map((line) => `${planes[line]} ${loShuPlanes[line].join('-')}`).join(', ') || 'nenhuma'

/** Words of `explainLoShu` in European Portuguese. */
export const portugueseLoShu: LoShuWords = {
  planes,
  digits: (digits) => `Algarismos da data: ${digits.join(' ')}`,
  layer: (layer, value) =>
    `Acrescentado como ${{ driver: 'número guia', conductor: 'número condutor', kua: 'número Kua' }[layer]}: ${value}`,
  missing: (digits) => `Em falta: ${numbersOr(digits)}`,
  complete: (lines) => `Linhas completas: ${linesOr(lines)}`,
  empty: (lines) => `Linhas vazias: ${linesOr(lines)}`,
}

/** Words of `explainKua` in European Portuguese. */
export const portugueseKua: KuaWords = {
  yearBegins: ({ day, month }, year) =>
    `O ano chinês começa a ${day}/${month} (dia/mês), por isso o nascimento fica em ${year}`,
  yearDigit: (year, digit) => `O ano ${year} num só algarismo: ${digit}`,
  sum: (sex, digit, path) =>
    `${sex === 'male' ? `Para um homem 11 − ${digit}` : `Para uma mulher 4 + ${digit}`} = ${spellPath(path)}`,
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

const relations: Readonly<Record<PairRelation, string>> = {
  high: 'dão-se com facilidade',
  compatible: 'dão-se bem',
  neutral: 'não se ajudam nem se atrapalham',
  challenging: 'pedem paciência um com o outro',
}

/** Words of `explainCompatibility` in European Portuguese. */
export const portuguesePair: PairWords = {
  heading:
    'Compatibilidade, tradição pitagórica: os números comparam-se num só algarismo, por uma única tabela publicada',
  compared: (position, values, digits, relation, isInConcord, bridge) => {
    const numbers = values.map((value, at) => (value === digits[at] ? value : `${value} (como ${digits[at]})`))
    const concord = isInConcord ? ', no mesmo grupo de concórdia' : ''
    return `${portugueseNumbers[position]} ${numbers.join(' e ')}: ${relations[relation]}${concord}; ponte ${bridge}`
  },
  score,
}

/** Words of `explainVedicCompatibility` in European Portuguese. */
export const portugueseVedicPair: VedicPairWords = {
  heading: (school) =>
    `Compatibilidade, tradição védica: os planetas dos números comparam-se nos dois sentidos, segundo a tabela ${school}`,
  planets: portuguesePlanets,
  planetOfDigit: (planet, digit) => `${portuguesePlanets[planet]} (${digit})`,
  regardOf: (position, regard) => `${portugueseNumbers[position]}: ${regard}`,
  regards: {
    friend: (one, other) => `${one} vê ${other} como amigo`,
    neutral: (one, other) => `${one} vê ${other} sem favor nem aversão`,
    enemy: (one, other) => `${one} vê ${other} como adversário`,
  },
  score,
}
