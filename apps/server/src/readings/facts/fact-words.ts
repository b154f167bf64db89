import {
  numberNames,
  planetNames,
  type Compass,
  type ExplainWords,
  type ExpressionPlane,
  type KuaStar,
  type KuaWords,
  type LetterCountWords,
  type LoShuPlane,
  type LoShuWords,
  type PairRelation,
  type PairWords,
  type PlainDate,
  type Regard,
  type VedicPairWords,
  type VedicPlanet,
  type CorePairRelation,
} from '@numeria/numerology'
import { spellDate, spellDay, spellMonth } from './calendar.ts'

/** The four periods of a life, counted from 0. */
type Nth = (index: number) => string

/** All words of facts besides their numbers, in one language. Missing entries of `engine` fall back to the engine's own words. */
export type FactWords = {
  engine: {
    explain?: ExplainWords
    counts?: LetterCountWords
    loShu?: LoShuWords
    kua?: KuaWords
    pair?: PairWords
    vedicPair?: VedicPairWords
  }
  numbers: ExplainWords['numbers']
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
    softened: (lesson: number, places: readonly string[]) => string
    subconsciousSelf: string
    cornerstone: [label: string, working: string]
    capstone: [label: string, working: string]
    firstVowel: [label: string, working: string]
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
    rootsAdded: (working: string) => string
    compoundOf: (name: string) => string
    lettersOf: (name: string) => string
    standsFor: (value: number, path: string) => string
    /** The engine's own words for a compound, where there are any in this language. */
    title: (title: string) => string
  }
  ordinalSum: string
  vedic: {
    psychic: string
    destiny: string
    name: string
    planetOf: (number: string) => string
    planets: Readonly<Record<VedicPlanet, string>>
    ruledBy: (value: number, planet: string) => string
    psychicAndDestiny: string
    nameAndPsychic: string
    regards: Readonly<Record<Regard, (one: string, other: string) => string>>
    bySchool: (school: string, text: string) => string
  }
  chinese: {
    missing: string
    notThere: (digit: number) => string
    repeated: string
    stands: (digit: number, times: number) => string
    square: string
    digits: (digits: string) => string
    strength: string
    weakness: string
    planes: Readonly<Record<LoShuPlane, string>>
    allThere: (line: string) => string
    noneThere: (line: string) => string
    driver: string
    conductor: string
    kua: string
    forEach: (man: number, woman: number) => string
    kuaWorking: (year: number, digit: number, man: string, woman: string) => string
    nearBoundary: string
    ones: string
    directionsOf: (kua: number, group: 'east' | 'west') => string
    stars: Readonly<Record<KuaStar, string>>
    compass: Readonly<Record<Compass, string>>
    eightMansions: string
  }
  pair: {
    together: (number: string, isBeside: boolean) => string
    relation: (one: number, other: number, relation: PairRelation) => string
    bridgeBetween: (number: string) => string
    score: string
    pythagoreanScore: string
    ofHundred: (value: number) => string
    otherFills: string
    youFill: string
    missing: (yours: string, theirs: string) => string
  }
}

const ordinals = ['First', 'Second', 'Third', 'Fourth'] as const
export const relations: Readonly<Record<PairRelation, string>> = {
  high: 'go together with ease',
  compatible: 'go together well',
  neutral: 'neither help nor hinder each other',
  challenging: 'ask for patience with each other',
}

/** The words that are stored with a reading, and that the model is given. */
export const englishFacts: FactWords = {
  engine: {},
  numbers: numberNames,
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
    softened: (lesson, places) => `; softened, since ${lesson} stands among the core numbers: ${places.join(', ')}`,
    subconsciousSelf: 'Subconscious Self',
    cornerstone: ['Cornerstone', 'the first letter of the first name'],
    capstone: ['Capstone', 'the last letter of the first name'],
    firstVowel: ['First Vowel', 'the first vowel of the first name'],
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
    rootsAdded: (working) => `the roots of the names added: ${working}`,
    compoundOf: (name) => `Compound number of ${name}`,
    lettersOf: (name) => `the letters of ${name} added`,
    standsFor: (value, path) => `, read as ${value} (${path})`,
    title: (title) => `: ${title}`,
  },
  ordinalSum: 'Ordinal sum of the name',
  vedic: {
    psychic: 'Psychic number',
    destiny: 'Destiny number',
    name: 'Name number',
    planetOf: (number) => `Planet of the ${number}`,
    planets: planetNames,
    ruledBy: (value, planet) => `${value} is ruled by ${planet}`,
    psychicAndDestiny: 'Psychic and Destiny number',
    nameAndPsychic: 'Name and Psychic number',
    regards: {
      friend: (one, other) => `${one} regards ${other} as a friend`,
      neutral: (one, other) => `${one} regards ${other} without favour or dislike`,
      enemy: (one, other) => `${one} regards ${other} as an adversary`,
    },
    bySchool: (school, text) => `by the ${school} table: ${text}`,
  },
  chinese: {
    missing: 'Missing number',
    notThere: (digit) => `there is no ${digit} in the date`,
    repeated: 'Repeated number',
    stands: (digit, times) => `${digit} stands ${times} times in the date`,
    square: 'Lo Shu square',
    digits: (digits) => `digits of the date: ${digits}`,
    strength: 'Arrow of strength',
    weakness: 'Arrow of weakness',
    planes: {
      mental: 'mental',
      emotional: 'emotional',
      practical: 'practical',
      thought: 'thought',
      will: 'will',
      action: 'action',
      golden: 'golden',
      silver: 'silver',
    },
    allThere: (line) => `${line} are all there`,
    noneThere: (line) => `none of ${line} is there`,
    driver: 'Driver number',
    conductor: 'Conductor number',
    kua: 'Kua number',
    forEach: (man, woman) => `${man} for a man, ${woman} for a woman`,
    kuaWorking: (year, digit, man, woman) => `Chinese year ${year}, digit ${digit}: man ${man}, woman ${woman}`,
    ones: 'Ones in the square',
    directionsOf: (value, group) => `Directions of Kua ${value}, ${group} group`,
    stars: {
      shengQi: 'Sheng Qi (growth)',
      tianYi: 'Tian Yi (recovery)',
      yanNian: 'Yan Nian (bonds)',
      fuWei: 'Fu Wei (calm)',
      huoHai: 'Huo Hai (small troubles)',
      wuGui: 'Wu Gui (five ghosts)',
      liuSha: 'Liu Sha (six tensions)',
      jueMing: 'Jue Ming (endings)',
    },
    compass: {
      north: 'north',
      north_east: 'north-east',
      east: 'east',
      south_east: 'south-east',
      south: 'south',
      south_west: 'south-west',
      west: 'west',
      north_west: 'north-west',
    },
    eightMansions: 'by the table of the Eight Mansions: four directions that support, then four that ask for care',
    nearBoundary: '; born at the turn of the Chinese year, so it may be the neighbouring one',
  },
  pair: {
    together: (number, isBeside) => `${isBeside ? 'Pythagorean ' : ''}${number} together`,
    relation: (one, other, relation) => `${one} and ${other} ${relations[relation]}`,
    bridgeBetween: (number) => `Bridge between your ${number} numbers`,
    score: 'Compatibility score',
    pythagoreanScore: 'Pythagorean score',
    ofHundred: (value) => `${value} of 100`,
    otherFills: 'Missing in your square, present in theirs',
    youFill: 'Missing in their square, present in yours',
    missing: (yours, theirs) => `your missing numbers ${yours}; theirs ${theirs}`,
  },
}
