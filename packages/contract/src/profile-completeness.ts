import { isRealBirthDate } from './birth-date.ts'
import { limits } from './limits.ts'

export type ProfileDetails = { birthDate: string | null; fullName: string | null }
export type Completeness = { hasBirthDate: boolean; hasFullName: boolean; isComplete: boolean }

const dayMonthYear = /(?<!\d)(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?!\d)/g
const capitalised = "\\p{Lu}[\\p{L}\\p{M}'’-]*"
const particle = 'd[aeo]s?|del|della|di|du|l[ae]|van|von|de[nr]|te[nr]|bin|ibn|al|el|y|e'
const capitalisedRun = new RegExp(`${capitalised}(?: +(?:(?:${particle}) +){0,2}${capitalised})+`, 'gu')

/** Capitalised words of our own vocabulary, which are not names. */
const terms = new Set(
  (
    'Life Path Soul Urge Heart Desire Expression Destiny Personality Personal Year Month Day Master Number Numbers Lo Shu Karmic Debt ' +
    'Lesson Lessons Birthday Maturity Pinnacle Challenge Full Reading Comprehensive Blueprint Weekly Roadmap Quick Selene Numeria ' +
    'Pythagorean Chaldean Hebrew Vedic Chinese January February March April May June July August September October November December ' +
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
  ).split(' '),
)

/** Words that are capitalised only because a sentence starts with them. */
const starters = new Set(
  (
    "I I’m I'm My Me The A An And But Or So If When Where Who Why How What Which Is Are Am Was Were Do Does Did Can Could Will Would " +
    'Should Shall May Might Please Tell Give Show Hello Hi Hey Dear Thanks Thank Good Yes No Ok Okay Name Born This That It You Your ' +
    'He She We They His Her Our Their In On At For From With About To As'
  ).split(' '),
)

/** Phrases before a place or another person. */
const elsewhere =
  /(?:^|[^\p{L}])(?:from|in|at|to|near|with|about|for|between|and|or|by|than|like|love|loves|marry|visit|friend|husband|wife|partner|boyfriend|girlfriend|mother|father|son|daughter|brother|sister|boss)(?: is| was|,|:)? +$/iu

function findBirthDate(message: string, currentYear: number): string | null {
  for (const [, day, month, year] of message.matchAll(dayMonthYear)) {
    const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
    // A future event is no birth, and a birth in the current year is not the user's.
    if (isRealBirthDate(date) && Number(year) < currentYear) return date
  }
  return null
}

/** @param isOwn only the name of the writer, not one after `my mother`, `with` and the like */
export function findFullName(message: string, isOwn: boolean): string | null {
  for (const { 0: run, index } of message.matchAll(capitalisedRun)) {
    if ((isOwn && elsewhere.test(message.slice(0, index))) || run.length > limits.fullNameCharacters) continue
    const words = run.split(/ +/)
    while (words.length > 0 && (starters.has(words[0]!) || /^\p{Ll}/u.test(words[0]!))) words.shift()
    const isName = words.length >= 2 && !words.some((word) => terms.has(word) || starters.has(word))
    if (isName && /\p{Script=Latin}/u.test(run)) return words.join(' ')
  }
  return null
}

/**
 * Details that a person gave in chat messages: a day-month-year date with a four-digit year, and two or more capitalised
 * words (of Latin letters, which have values) that are neither numerology terms nor the start of a sentence. The first one found stays: a later
 * name is as likely a friend's. Pass messages oldest first.
 */
export function findProfileDetails(messages: readonly string[], currentYear: number): ProfileDetails {
  const details: ProfileDetails = { birthDate: null, fullName: null }
  for (const message of messages) {
    details.birthDate ??= findBirthDate(message, currentYear)
    details.fullName ??= findFullName(message, true)
  }
  return details
}

/** Known details of a user: the saved record first, then details from `messages`. Messages never overwrite a saved detail. */
export function knownDetails(saved: ProfileDetails, messages: readonly string[], currentYear: number): ProfileDetails {
  if (saved.birthDate !== null && saved.fullName !== null) return saved
  const found = findProfileDetails(messages, currentYear)
  return { birthDate: saved.birthDate ?? found.birthDate, fullName: saved.fullName ?? found.fullName }
}

/** Whether readings can be about this person's numbers. `record` is what the server already knows. */
export function profileCompleteness(
  record: { gotBirthDate: boolean; gotFullName: boolean },
  messages: readonly string[],
  currentYear: number,
): Completeness {
  const found = findProfileDetails(messages, currentYear)
  const hasBirthDate = record.gotBirthDate || found.birthDate !== null
  const hasFullName = record.gotFullName || found.fullName !== null
  return { hasBirthDate, hasFullName, isComplete: hasBirthDate && hasFullName }
}
