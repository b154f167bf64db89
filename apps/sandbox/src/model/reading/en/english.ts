import { meaning, NumerologyError } from '@numeria/numerology'
import type { Fact, Meaning, Tone } from '../reading-request.ts'
import type { Called, Tongue } from '../stock.ts'
import { readPair, readRegards, type Regard } from '../pair-text.ts'
import { couples } from './couples.ts'
import { mystic as mysticFrames } from './frames-mystic.ts'
import { pragmatic as pragmaticFrames } from './frames-pragmatic.ts'
import { mystic as mysticJoints } from './joints-mystic.ts'
import { pragmatic as pragmaticJoints } from './joints-pragmatic.ts'
import { mystic as mysticKinds } from './kinds-mystic.ts'
import { pragmatic as pragmaticKinds } from './kinds-pragmatic.ts'
import { decision } from './topics/decision.ts'
import { family } from './topics/family.ts'
import { friends } from './topics/friends.ts'
import { grief } from './topics/grief.ts'
import { home } from './topics/home.ts'
import { love } from './topics/love.ts'
import { money } from './topics/money.ts'
import { name } from './topics/name.ts'
import { purpose } from './topics/purpose.ts'
import { rest } from './topics/rest.ts'
import { self } from './topics/self.ts'
import { study } from './topics/study.ts'
import { timing } from './topics/timing.ts'
import { work } from './topics/work.ts'
import { worry } from './topics/worry.ts'

function call({ key, label }: Fact): Called {
  const bare = label.replace(/,.*| \(.*/, '')
  if (key === 'bridge_life_path_expression') return named('your outer bridge', 'outer bridge')
  if (key.startsWith('bridge_')) return named('your inner bridge', 'inner bridge')
  if (key === 'universal_year') return named('the Universal Year', 'Universal Year')
  return named(`your ${bare}`, bare)
}

const named = (yours: string, label: string): Called => ({
  yours,
  ofYours: `of ${yours}`,
  inYours: `in ${yours}`,
  label,
})

/** The engine's words for a block that carries none: those of the five great places and of the days. */
const enginePlaces = [
  ['life_path', 'lifePath'],
  ['expression', 'expression'],
  ['soul_urge', 'soulUrge'],
  ['personality', 'personality'],
  ['personal_year', 'personalYear'],
  ['next_personal_year', 'personalYear'],
  ['personal_month', 'personalMonth'],
  ['personal_day', 'personalDay'],
  ['birthday', 'birthday'],
] as const

function meaningOf(fact: Fact, tone: Tone): Meaning | undefined {
  if (fact.meaning !== null) return fact.meaning
  const place = enginePlaces.find(([key]) => fact.key.startsWith(key))?.[1]
  if (fact.value === null) return undefined
  try {
    return place && meaning(place, fact.value, tone)
  } catch (error) {
    if (error instanceof NumerologyError) return undefined
    throw error
  }
}

function told({ key, label, text, value, meaning: words }: Fact): string {
  const title = words === null ? '' : `, “${words.title}”`
  if (key === 'name_compound') return `All the letters of your name together make the compound ${value}${title}.`
  if (key === 'name_compound_cheiro') return `By Cheiro’s way of adding it is the compound ${value}${title}.`
  if (key.startsWith('compound_of_name'))
    return `${label.split(' ').at(-1)} by itself is the compound ${value}${title}.`
  if (key === 'ordinal_sum') return `Letter by letter, your name adds up to ${value}.`
  if (key.startsWith('lo_shu_missing')) return `In your square the ${value} is missing.`
  if (key.startsWith('lo_shu_repeated')) return `The ${value} stands more than once in your square.`
  const bare = label.replace(/^Planet of the /, '')
  if (key.startsWith('planet_of')) return `${text} rules your ${bare}.`
  if (key.startsWith('friendship')) return regardsOf(text, 'your')
  if (key.startsWith('lo_shu_complete')) return `An arrow of strength runs through your square, ${text}.`
  if (key.startsWith('lo_shu_empty'))
    return `One line of your square is empty, ${text}, an arrow of what is still to be learned.`
  if (key === 'cornerstone') return `Your first name opens with ${text}, which is its Cornerstone.`
  if (key === 'capstone') return `It closes with ${text}, its Capstone.`
  if (key === 'first_vowel') return `The First Vowel in it is ${text}.`
  if (key === 'kua') return `The Kua number depends on how one is counted: ${text}.`
  if (key === 'squares_other_fills' && text !== 'none')
    return `What is missing in your square stands in the other one: ${text}.`
  if (key === 'squares_you_fill' && text !== 'none') return `What the other square lacks, yours has: ${text}.`
  return ''
}

const regards: Record<Regard, string> = {
  friend: 'counts as a friend',
  neutral: 'leaves in peace',
  enemy: 'eyes with suspicion',
}
const withArticle = (planet: string) => (planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet)

/** How two planets regard each other, yours and one of `others`. */
function regardsOf(text: string, others: string): string {
  const [there, back] = readRegards(text)
  if (!there || !back) return ''
  if (there.one === there.other)
    return `Both numbers are ruled by ${withArticle(there.one)}, which always knows itself.`
  const [mine, theirs] = [
    withArticle(there.one),
    others === 'your' ? withArticle(there.other) : `${others}’s ${there.other}`,
  ]
  const regarding = (regard: Regard, whom: string) => regards[regard].replace(' ', ` ${whom} `)
  const answer =
    there.regard === back.regard
      ? 'and so it is the other way round'
      : `while ${theirs} ${regarding(back.regard, 'it')}`
  const subject = others === 'your' ? mine.charAt(0).toUpperCase() + mine.slice(1) : `your ${there.one}`
  return `${subject} ${regarding(there.regard, theirs)}, ${answer}.`
}

function pair({ label, text }: Fact, other: string): string {
  const read = readPair(text)
  if (!read) return regardsOf(text, other)
  return `your ${label.replace(/ together$/, '')} ${read.yours} and ${other}’s ${read.theirs} ${relations[read.relation]}.`
}

const relations = {
  high: 'go together with ease',
  compatible: 'go together well',
  neutral: 'neither help nor hinder each other',
  challenging: 'ask for patience with each other',
}

function span({ key, label }: Fact): string {
  const [, years] = key.startsWith('pinnacle') ? (/, (.*?)(?: \(now\))?$/.exec(label) ?? []) : []
  if (years === undefined) return ''
  return label.includes('(now)')
    ? `You are in it now, ${years}.`
    : `It covers the years ${years.replace(/^from (\d+) on$/, 'after $1')}.`
}

export const english: Tongue = {
  topics: {
    love,
    work,
    money,
    family,
    friends,
    decision,
    home,
    study,
    rest,
    grief,
    worry,
    purpose,
    name,
    timing,
    self,
  },
  joints: { mystic: mysticJoints, pragmatic: pragmaticJoints },
  frames: { mystic: mysticFrames, pragmatic: pragmaticFrames },
  kinds: { mystic: mysticKinds, pragmatic: pragmaticKinds },
  couples,
  traits: [
    'an open field, with everything still possible',
    'a step of your own, taken first',
    'patience, and an ear for the other side',
    'the word said aloud and lightly',
    'order, and work that holds',
    'room, and the courage to change your mind',
    'care, for others and in the same measure for yourself',
    'quiet, and the question behind the question',
    'strength that knows what it is for',
    'a wide heart, and letting go in time',
  ],
  call,
  meaningOf,
  told,
  pair,
  span,
  month: ({ label }) => label.split(', ').at(-1)!,
  day: ({ label }) => label.split(', ').at(-1)!,
  quoteSlots: (words, possessive) => ({
    words: possessive === 'my' || possessive === 'our' ? `your ${words}` : `“${words}”`,
  }),
  subjectSlots: (subject) => ({ subject }),
}
