import { longestName, NumerologyError, readName } from '@numeria/numerology'

/** A name that can be counted, one that must be spelled in Latin letters first, or what is wrong with it. */
export type NameRead =
  | { kind: 'readable'; name: string }
  | { kind: 'other-script'; name: string }
  | { kind: 'fault'; sentence: string }

const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
/** Control characters, and those that only steer the direction or the joining of letters. */
const invisible = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

const fault = (sentence: string): NameRead => ({ kind: 'fault', sentence })

/** Looks through a typed name before it is counted. */
export function readNameEntry(typed: string): NameRead {
  const name = typed.trim().normalize('NFC')
  if (name === '') return fault('Please write a name.')
  if (!name.isWellFormed() || invisible.test(name))
    return fault('There is an invisible or broken character in this name. Please type it again by hand.')
  const drawn = picture.exec(name)
  if (drawn) return fault(`${drawn[0]} is a picture and has no value. Please leave it out.`)
  if (/\d/.test(name)) return fault('There are digits in this name. Please write it in letters only.')
  if (name.length > longestName)
    return fault(`This name is ${name.length} characters long; up to ${longestName} can be counted.`)
  if (!/\p{L}/u.test(name)) return fault('There is no letter in this name.')
  try {
    return { kind: readName(name).unread.length > 0 ? 'other-script' : 'readable', name }
  } catch (error) {
    if (error instanceof NumerologyError) return { kind: 'other-script', name }
    throw error
  }
}

/** The same for a spelling in Latin letters, which nothing else can stand in for. */
export function readSpelling(typed: string): NameRead {
  const read = readNameEntry(typed)
  if (read.kind !== 'other-script') return read
  return fault('Please write this spelling in Latin letters, as in a passport.')
}
