import {
  kuaStars,
  loShuPlanes,
  meaning,
  spellPath,
  type Compass,
  type KuaStar,
  type PairRelation,
  type PlainDate,
} from '@numeria/numerology'
import {
  portugueseCounts,
  portugueseKua,
  portugueseLoShu,
  portuguesePair,
  portuguesePlanets,
  portugueseVedicPair,
  portugueseWords,
} from '@numeria/numerology/meanings/pt/words/words'
import type * as en from '../en/facts.ts'

const weekdays = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado']
const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const ordinals = ['Primeiro', 'Segundo', 'Terceiro', 'Quarto'] as const
const relations: Readonly<Record<PairRelation, string>> = {
  high: 'dão-se com facilidade',
  compatible: 'dão-se bem',
  neutral: 'não se ajudam nem se atrapalham',
  challenging: 'pedem paciência um com o outro',
}

const spellDate = ({ year, month, day }: PlainDate) => `${day} de ${months[month - 1]} de ${year}`

const stars: Readonly<Record<KuaStar, string>> = {
  shengQi: 'Sheng Qi (crescimento)',
  tianYi: 'Tian Yi (recuperação)',
  yanNian: 'Yan Nian (laços)',
  fuWei: 'Fu Wei (calma)',
  huoHai: 'Huo Hai (pequenos contratempos)',
  wuGui: 'Wu Gui (cinco fantasmas)',
  liuSha: 'Liu Sha (seis tensões)',
  jueMing: 'Jue Ming (fins)',
}
const compass: Readonly<Record<Compass, string>> = {
  north: 'norte',
  north_east: 'nordeste',
  east: 'este',
  south_east: 'sudeste',
  south: 'sul',
  south_west: 'sudoeste',
  west: 'oeste',
  north_west: 'noroeste',
}

/** The words of the facts in European Portuguese. */
export const facts: typeof en.facts = {
  step: portugueseWords,
  counts: portugueseCounts,
  loShu: portugueseLoShu,
  kua: portugueseKua,
  pair: portuguesePair,
  vedicPair: portugueseVedicPair,
  none: 'nenhum',
  day: ({ year, month, day }) =>
    `${weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]}, ${day} de ${months[month - 1]}`,
  month: (year, month) => `${months[month - 1]} de ${year}`,
  cycles: {
    personalYear: (year) => `Ano Pessoal ${year}`,
    universalYear: (year) => `Ano Universal ${year}`,
    personalMonth: (month) => `Mês Pessoal, ${month}`,
    personalDay: (day) => `Dia Pessoal, ${day}`,
    personalDayOf: (day, year) => `Dia Pessoal, ${day} de ${year}`,
    pinnacle: (index) => `${ordinals[index]} Pináculo`,
    periodCycle: (index) => `${ordinals[index]} Ciclo de Vida`,
    challenge: (index) => `${ordinals[index]} Desafio${index === 2 ? ', o principal' : ''}`,
    essence: (age, from, to) => `Essência aos ${age} anos, de ${spellDate(from)} a ${spellDate(to)}`,
    span: (name, from, to, isNow) =>
      `${name}, ${to === null ? `de ${from} em diante` : `de ${from} a ${to}`}${isNow ? ' (agora)' : ''}`,
  },
  name: {
    counted: (name, isInUse) =>
      `Nome contado: ${name}, ${isInUse ? 'o nome que usas' : 'o nome completo de nascimento'}`,
    karmicDebt: 'Dívida Cármica',
    totalBefore: (places, debt) => `O total de ${places.join(' e ')} é ${debt} antes de se reduzir`,
    hiddenPassion: 'Paixão Oculta',
    karmicLesson: 'Lição Cármica',
    softened: (counted, lesson, places) =>
      `${counted}; atenuada, porque o ${lesson} está entre os números principais: ${places.join(', ')}`,
    subconsciousSelf: 'Eu Subconsciente',
    cornerstone: { label: 'Pedra angular', working: 'a primeira letra do primeiro nome' },
    capstone: { label: 'Pedra de remate', working: 'a última letra do primeiro nome' },
    firstVowel: { label: 'Primeira vogal', working: 'a primeira vogal do primeiro nome' },
    planes: {
      physical: 'Plano físico',
      mental: 'Plano mental',
      emotional: 'Plano emocional',
      intuitive: 'Plano intuitivo',
    },
    noLetter: 'nenhuma letra do nome está neste plano',
    corePair: (one, other) => `${one} e ${other}`,
    coreRelations: { alike: 'o mesmo número', harmony: 'em harmonia', contrast: 'em contraste' },
    bridgeOf: (one, other) => `Ponte entre ${one} e ${other}`,
  },
  chaldean: {
    compound: 'Número composto do nome',
    allLetters: 'soma de todas as letras do nome',
    byCheiro: 'Número composto à maneira de Cheiro',
    rootsAdded: (roots, path) => `soma das raízes dos nomes: ${roots.join(' + ')} = ${spellPath(path)}`,
    compoundOf: (name) => `Número composto de ${name}`,
    lettersOf: (name) => `soma das letras de ${name}`,
    readAs: (sum, standsFor, path) =>
      `${sum}${path.length === 1 ? '' : `, lido como ${standsFor} (${spellPath(path)})`}: ${meaning('chaldeanCompound', standsFor, 'mystic', 'pt').title}`,
  },
  ordinalSum: 'Soma ordinal do nome',
  vedic: {
    psychic: 'Número psíquico',
    destiny: 'Número do destino',
    name: 'Número do nome',
    planetOf: (number) => `Planeta do ${number.toLowerCase()}`,
    ruledBy: (value, planet) => `regente do ${value}: ${portuguesePlanets[planet]}`,
    psychicAndDestiny: 'Número psíquico e número do destino',
    nameAndPsychic: 'Número do nome e número psíquico',
    eachOther: (one, other) => `${one}, ${other}`,
    bySchool: (school, text) => `pela tabela ${school}: ${text}`,
  },
  chinese: {
    missing: 'Número em falta',
    notThere: (digit) => `não há nenhum ${digit} na data`,
    repeated: 'Número repetido',
    stands: (digit, times) => `o ${digit} aparece ${times} vezes na data`,
    square: 'Quadrado Lo Shu',
    digits: (digits) => `algarismos da data: ${digits.join(' ')}`,
    strength: 'Seta de força',
    weakness: 'Seta de fraqueza',
    arrow: (plane) => `${portugueseLoShu.planes[plane]} ${loShuPlanes[plane].join('-')}`,
    allThere: (line) => `${line} estão todos presentes`,
    noneThere: (line) => `nenhum de ${line} está presente`,
    driver: 'Número guia',
    conductor: 'Número condutor',
    kua: 'Número Kua',
    forEach: (man, woman) => `${man} para um homem, ${woman} para uma mulher`,
    kuaWorking: (year, digit, man, woman, isNearBoundary) =>
      `Ano chinês ${year}, algarismo ${digit}: homem ${spellPath(man)}, mulher ${spellPath(woman)}${isNearBoundary ? '; nascimento na mudança do ano chinês, por isso pode ser o número vizinho' : ''}`,
    ones: 'Uns no quadrado',
    directions: (directions) => kuaStars.map((star) => `${stars[star]} ${compass[directions[star]]}`).join(', '),
    directionsOf: (value, group) => `Direções do Kua ${value}, grupo do ${group === 'east' ? 'este' : 'oeste'}`,
    eightMansions: 'pela tabela das Oito Mansões: quatro direções que apoiam, depois quatro que pedem cuidado',
  },
  both: {
    together: (number, isBeside) => `${number} em conjunto${isBeside ? ' (tradição pitagórica)' : ''}`,
    relation: (one, other, relation) => `${one} e ${other} ${relations[relation]}`,
    bridgeBetween: (number) => `Ponte entre os vossos números: ${number}`,
    score: 'Pontuação de compatibilidade',
    pythagoreanScore: 'Pontuação pitagórica',
    ofHundred: (value) => `${value} em 100`,
    otherFills: 'Em falta no teu quadrado, presentes no da outra pessoa',
    youFill: 'Em falta no quadrado da outra pessoa, presentes no teu',
    missing: (yours, theirs) => `os teus números em falta ${yours.join(', ')}; os da outra pessoa ${theirs.join(', ')}`,
    regards: (one, other) => `${one}; ${other}`,
  },
}
