import type { Beyond } from './question.ts'
import type { Fact, Meaning, Tone } from './reading-request.ts'
import type { TopicKey } from './topic-words.ts'

/** One text for each number from 1 to 9; a master number takes its root's. */
export type Nine = readonly [string, string, string, string, string, string, string, string, string]
export type Toned<Words> = Readonly<Record<Tone, Words>>

/** What is said about one topic. No sentence in it names a number: numbers come from the facts alone. */
export type TopicWords = {
  /** A noun phrase for the middle of a sentence, with its article where the language wants one: 'love', 'o amor'. */
  subject: string
  /** Said after the person's name and a comma. */
  openings: Toned<readonly string[]>
  /** How each number shows itself here. */
  lines: Toned<Nine>
  suggestions: Toned<readonly string[]>
}

/** Where two numbers of one person pull apart, and what they can do together. */
export type Joint = readonly [tension: string, gift: string]
/** By the smaller number, then in the order of the larger: `joints[7]` holds 7-7, 7-8, 7-9. */
export type Joints = Readonly<Record<number, readonly Joint[]>>

/**
 * Templates that carry the facts. Slots of a number: `{yours}` ('your Life Path'), `{ofYours}`, `{inYours}`, `{label}`, `{value}`, `{title}`;
 * of a topic: `{subject}`, `{ofSubject}`, `{toSubject}`, `{inSubject}`.
 */
export type Frames = {
  /** After the person's name and a comma. */
  openings: readonly string[]
  claims: readonly string[]
  /** For a number that has no words of its own; `{trait}` is what it asks for. */
  bareClaims: readonly string[]
  topicClaims: readonly string[]
  /** `{one}` and `{other}` are numbers with their names. */
  jointLeads: readonly string[]
  /** The same number in two places. */
  sameLeads: readonly string[]
  elsewhere: readonly string[]
  /** `{before}` is the subject of an earlier question. */
  recalls: readonly string[]
  recallsSame: readonly string[]
  /** `{words}` are the question's own, as the tongue quotes them. */
  echoes: readonly string[]
  /** `{who}` is somebody the question names. */
  named: readonly string[]
  years: readonly string[]
  nextYears: readonly string[]
  masters: readonly string[]
  beyond: Readonly<Record<Beyond, readonly string[]>>
  traditions: Readonly<Record<string, readonly string[]>>
  /** How a yes-or-no question leans in each Personal Year, and what each says of when. */
  leans: Nine
  paces: Nine
  /** What the next year will ask for. */
  nexts: Nine
  /** What the calendar month of today is good for. */
  months: readonly string[]
}

/** What a reading of its own kind says besides. */
export type KindFrames = {
  /** After the person's name and a comma. */
  openings: Readonly<
    Record<'life_path' | 'year_forecast' | 'compatibility' | 'weekly_roadmap' | 'blueprint', readonly string[]>
  >
  now: readonly string[]
  /** `{first}`, `{last}` and `{quiet}` are months. */
  monthsFor: Readonly<Record<'first' | 'last' | 'quiet', readonly string[]>>
  leaveBehind: readonly string[]
  dayActs: Nine
  pulls: readonly string[]
  freeDay: readonly string[]
  /** Introduce the lists of a page of advice. */
  more: readonly string[]
  less: readonly string[]
  lessActs: Nine
  question: readonly string[]
  questions: Nine
}

/** Two people: `{you}` and `{other}` are first names. */
export type CoupleFrames = {
  brings: Nine
  needs: Nine
  /** What each does when it gets tense, and what each hears when the other does something else. */
  strains: Nine
  hears: Nine
  numbers: readonly string[]
  /** Where the number of both is the same. */
  alike: Readonly<Record<'bringing' | 'needing' | 'straining' | 'hearing', readonly string[]>>
  bringing: readonly string[]
  needing: readonly string[]
  straining: readonly string[]
  hearing: readonly string[]
  /** `{pair}` tells how a pair of numbers goes together. */
  pairs: readonly string[]
  bridges: readonly string[]
  scores: Readonly<Record<'high' | 'middle' | 'low', readonly string[]>>
  scenes: readonly string[]
  practices: readonly string[]
}

/** How a number is called: with its possessive, after 'of' and 'in', and bare. */
export type Called = { yours: string; ofYours: string; inYours: string; label: string }

/** Everything a reading of full length needs in one language. */
export type Tongue = {
  topics: Readonly<Record<TopicKey, TopicWords>>
  joints: Toned<Joints>
  frames: Toned<Frames>
  kinds: Toned<KindFrames>
  couples: Toned<CoupleFrames>
  /** What the numbers 0 to 9 ask for, as a noun phrase. */
  traits: readonly string[]
  call(fact: Fact): Called
  meaningOf(fact: Fact, tone: Tone): Meaning | undefined
  /** A fact that is no number, as a sentence; empty for one that is better left out. */
  told(fact: Fact): string
  /** How the numbers of a pair go together, as a sentence. */
  pair(fact: Fact, other: string): string
  /** Which years a long period covers, as a sentence; empty for all else. */
  span(fact: Fact): string
  /** 'November 2026', 'Saturday 21 November', from '2026-11-21'. */
  month(fact: Fact, today: string): string
  day(fact: Fact, today: string): string
  /** The slots of a question's own words: as the person's own thing where they said 'my', else in quotation marks. */
  quoteSlots(words: string, possessive: string | undefined): Record<string, string>
  /** The slots of a topic. */
  subjectSlots(subject: string): Record<string, string>
}
