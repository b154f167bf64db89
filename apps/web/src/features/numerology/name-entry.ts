import { maxName, NumerologyError, readName } from '@numeria/numerology'
import { nameForm } from '#messages/workshop'

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
  if (name === '') return fault(nameForm.missing)
  if (!name.isWellFormed() || invisible.test(name)) return fault(nameForm.broken)
  const drawn = picture.exec(name)
  if (drawn) return fault(nameForm.picture(drawn[0]))
  if (/\d/.test(name)) return fault(nameForm.digits)
  if (name.length > maxName) return fault(nameForm.tooLong(name.length, maxName))
  if (!/\p{L}/u.test(name)) return fault(nameForm.noLetter)
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
  return fault(nameForm.inLatin)
}
