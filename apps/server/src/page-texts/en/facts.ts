import {
  englishCounts,
  englishKua,
  englishLoShu,
  englishPair,
  englishVedicPair,
  englishWords,
  kuaStars,
  loShuPlanes,
  meaning,
  spellPath,
  type Compass,
  type CorePairRelation,
  type ExplainWords,
  type ExpressionPlane,
  type KuaDirections,
  type KuaStar,
  type KuaWords,
  type LetterCountWords,
  type LoShuPlane,
  type LoShuWords,
  type PairRelation,
  type PairWords,
  type PlainDate,
  type VedicPairWords,
  type VedicPlanet,
} from '@numeria/numerology'
import { spellDate, spellDay, spellMonth } from './days.ts'

type Labelled = { label: string; working: string }
/** The four periods of a life, counted from 0. */
type Nth = (index: number) => string

/** All words of facts in one language: those of the engine's workings, and those of readings. Readings are stored with the ids of these texts, so an id keeps its meaning for good. */
export type FactWords = {
  step: ExplainWords
  counts: LetterCountWords
  loShu: LoShuWords
  kua: KuaWords
  pair: PairWords
  vedicPair: VedicPairWords
  none: string
  day: (date: PlainDate) => string
  month: (year: number, month: number) => string
  cycles: {
    personalYear: (year: number) => string
    universalYear: (year: number) => string
    personalMonth: (month: string) => string
    personalDay: (day: string) => string
    personalDayOf: (day: string, year: number) => string
    pinnacle: Nth
    periodCycle: Nth
    /** The third of four is the main one. */
    challenge: Nth
    essence: (age: number, from: PlainDate, to: PlainDate) => string
    span: (name: string, fromYear: number, toYear: number | null, isNow: boolean) => string
  }
  name: {
    counted: (name: string, isInUse: boolean) => string
    karmicDebt: string
    totalBefore: (places: readonly string[], debt: number) => string
    hiddenPassion: string
    karmicLesson: string
    softened: (counted: string, lesson: number, places: readonly string[]) => string
    subconsciousSelf: string
    cornerstone: Labelled
    capstone: Labelled
    firstVowel: Labelled
    planes: Readonly<Record<ExpressionPlane, string>>
    noLetter: string
    bridgeOf: (one: string, other: string) => string
    corePair: (one: string, other: string) => string
    coreRelations: Readonly<Record<CorePairRelation, string>>
  }
  chaldean: {
    compound: string
    allLetters: string
    byCheiro: string
    rootsAdded: (roots: readonly number[], path: readonly number[]) => string
    compoundOf: (name: string) => string
    lettersOf: (name: string) => string
    /** The compound whose text is read, and where the path to it begins. */
    readAs: (sum: string, standsFor: number, path: readonly number[]) => string
  }
  ordinalSum: string
  vedic: {
    psychic: string
    destiny: string
    name: string
    planetOf: (number: string) => string
    ruledBy: (value: number, planet: VedicPlanet) => string
    psychicAndDestiny: string
    nameAndPsychic: string
    eachOther: (one: string, other: string) => string
    bySchool: (school: string, text: string) => string
  }
  chinese: {
    missing: string
    notThere: (digit: number) => string
    repeated: string
    stands: (digit: number, times: number) => string
    square: string
    digits: (digits: readonly number[]) => string
    strength: string
    weakness: string
    arrow: (plane: LoShuPlane) => string
    allThere: (line: string) => string
    noneThere: (line: string) => string
    driver: string
    conductor: string
    kua: string
    forEach: (man: number, woman: number) => string
    kuaWorking: (
      year: number,
      digit: number,
      man: readonly number[],
      woman: readonly number[],
      isNearBoundary: boolean,
    ) => string
    ones: string
    directionsOf: (kua: number, group: 'east' | 'west') => string
    directions: (directions: KuaDirections['directions']) => string
    eightMansions: string
  }
  both: {
    together: (number: string, isBeside: boolean) => string
    relation: (one: number, other: number, relation: PairRelation) => string
    bridgeBetween: (number: string) => string
    score: string
    pythagoreanScore: string
    ofHundred: (value: number) => string
    otherFills: string
    youFill: string
    missing: (yours: readonly number[], theirs: readonly number[]) => string
    regards: (one: string, other: string) => string
  }
}

const ordinals = ['First', 'Second', 'Third', 'Fourth'] as const
export const relations: Readonly<Record<PairRelation, string>> = {
  high: 'go together with ease',
  compatible: 'go together well',
  neutral: 'neither help nor hinder each other',
  challenging: 'ask for patience with each other',
}

const stars: Readonly<Record<KuaStar, string>> = {
  shengQi: 'Sheng Qi (growth)',
  tianYi: 'Tian Yi (recovery)',
  yanNian: 'Yan Nian (bonds)',
  fuWei: 'Fu Wei (calm)',
  huoHai: 'Huo Hai (small troubles)',
  wuGui: 'Wu Gui (five ghosts)',
  liuSha: 'Liu Sha (six tensions)',
  jueMing: 'Jue Ming (endings)',
}
const compass: Readonly<Record<Compass, string>> = {
  north: 'north',
  north_east: 'north-east',
  east: 'east',
  south_east: 'south-east',
  south: 'south',
  south_west: 'south-west',
  west: 'west',
  north_west: 'north-west',
}

/** The words that the model is given, too. */
export const facts: FactWords = {
  step: englishWords,
  counts: englishCounts,
  loShu: englishLoShu,
  kua: englishKua,
  pair: englishPair,
  vedicPair: englishVedicPair,
  none: 'none',
  day: spellDay,
  month: spellMonth,
  cycles: {
    personalYear: (year) => `Personal Year ${year}`,
    universalYear: (year) => `Universal Year ${year}`,
    personalMonth: (month) => `Personal Month, ${month}`,
    personalDay: (day) => `Personal Day, ${day}`,
    personalDayOf: (day, year) => `Personal Day, ${day} ${year}`,
    pinnacle: (index) => `${ordinals[index]} Pinnacle`,
    periodCycle: (index) => `${ordinals[index]} Period Cycle`,
    challenge: (index) => `${ordinals[index]}${index === 2 ? ' and main' : ''} Challenge`,
    essence: (age, from, to) => `Essence at age ${age}, ${spellDate(from)} to ${spellDate(to)}`,
    span: (name, from, to, isNow) =>
      `${name}, ${to === null ? `from ${from} on` : `${from} to ${to}`}${isNow ? ' (now)' : ''}`,
  },
  name: {
    counted: (name, isInUse) => `Name counted: ${name}, ${isInUse ? 'the name in use' : 'the full name at birth'}`,
    karmicDebt: 'Karmic Debt',
    totalBefore: (places, debt) => `The total of ${places.join(' and ')} is ${debt} before it is reduced`,
    hiddenPassion: 'Hidden Passion',
    karmicLesson: 'Karmic Lesson',
    softened: (counted, lesson, places) =>
      `${counted}; softened, since ${lesson} stands among the core numbers: ${places.join(', ')}`,
    subconsciousSelf: 'Subconscious Self',
    cornerstone: { label: 'Cornerstone', working: 'the first letter of the first name' },
    capstone: { label: 'Capstone', working: 'the last letter of the first name' },
    firstVowel: { label: 'First Vowel', working: 'the first vowel of the first name' },
    planes: {
      physical: 'Physical plane',
      mental: 'Mental plane',
      emotional: 'Emotional plane',
      intuitive: 'Intuitive plane',
    },
    noLetter: 'no letter of the name stands on this plane',
    corePair: (one, other) => `${one} and ${other}`,
    coreRelations: { alike: 'the same number', harmony: 'in harmony', contrast: 'in contrast' },
    bridgeOf: (one, other) => `Bridge of ${one} and ${other}`,
  },
  chaldean: {
    compound: 'Compound number of the name',
    allLetters: 'all letters of the name added',
    byCheiro: 'Compound number by Cheiro’s method',
    rootsAdded: (roots, path) => `the roots of the names added: ${roots.join(' + ')} = ${spellPath(path)}`,
    compoundOf: (name) => `Compound number of ${name}`,
    lettersOf: (name) => `the letters of ${name} added`,
    readAs: (sum, standsFor, path) =>
      `${sum}${path.length === 1 ? '' : `, read as ${standsFor} (${spellPath(path)})`}: ${meaning('chaldeanCompound', standsFor, 'mystic').title}`,
  },
  ordinalSum: 'Ordinal sum of the name',
  vedic: {
    psychic: 'Psychic number',
    destiny: 'Destiny number',
    name: 'Name number',
    planetOf: (number) => `Planet of the ${number}`,
    ruledBy: (value, planet) => `${value} is ruled by ${englishVedicPair.planets[planet]}`,
    psychicAndDestiny: 'Psychic and Destiny number',
    nameAndPsychic: 'Name and Psychic number',
    eachOther: (one, other) => `${one}, ${other}`,
    bySchool: (school, text) => `by the ${school} table: ${text}`,
  },
  chinese: {
    missing: 'Missing number',
    notThere: (digit) => `there is no ${digit} in the date`,
    repeated: 'Repeated number',
    stands: (digit, times) => `${digit} stands ${times} times in the date`,
    square: 'Lo Shu square',
    digits: (digits) => `digits of the date: ${digits.join(' ')}`,
    strength: 'Arrow of strength',
    weakness: 'Arrow of weakness',
    arrow: (plane) => `${plane} ${loShuPlanes[plane].join('-')}`,
    allThere: (line) => `${line} are all there`,
    noneThere: (line) => `none of ${line} is there`,
    driver: 'Driver number',
    conductor: 'Conductor number',
    kua: 'Kua number',
    forEach: (man, woman) => `${man} for a man, ${woman} for a woman`,
    kuaWorking: (year, digit, man, woman, isNearBoundary) =>
      `Chinese year ${year}, digit ${digit}: man ${spellPath(man)}, woman ${spellPath(woman)}${isNearBoundary ? '; born at the turn of the Chinese year, so it may be the neighbouring one' : ''}`,
    ones: 'Ones in the square',
    directions: (directions) => kuaStars.map((star) => `${stars[star]} ${compass[directions[star]]}`).join(', '),
    directionsOf: (value, group) => `Directions of Kua ${value}, ${group} group`,
    eightMansions: 'by the table of the Eight Mansions: four directions that support, then four that ask for care',
  },
  both: {
    together: (number, isBeside) => `${isBeside ? 'Pythagorean ' : ''}${number} together`,
    relation: (one, other, relation) => `${one} and ${other} ${relations[relation]}`,
    bridgeBetween: (number) => `Bridge between your ${number} numbers`,
    score: 'Compatibility score',
    pythagoreanScore: 'Pythagorean score',
    ofHundred: (value) => `${value} of 100`,
    otherFills: 'Missing in your square, present in theirs',
    youFill: 'Missing in their square, present in yours',
    missing: (yours, theirs) => `your missing numbers ${yours.join(', ')}; theirs ${theirs.join(', ')}`,
    regards: (one, other) => `${one}; ${other}`,
  },
}
