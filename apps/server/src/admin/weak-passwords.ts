// Refuses weak administrator passwords: short ones, breached ones, patterns (rows of keys, dates, repetitions, letters replaced by signs), and words that an
// attacker would try first here.

import { errorSentence, type ErrorParams, type FieldError, type FieldErrorCode } from '@numeria/contract'
import { errorTexts } from '@numeria/contract/shared-texts/en/errors'

export const shortestPassword = 12

/** Of this product, and of what the password is for. The administrator's own address is added. */
const wordsOfThePlace = [
  'numeria',
  'selene',
  'numerology',
  'numerologia',
  'moon',
  'credits',
  'admin',
  'administrator',
  'password',
  'palavra',
  'passe',
  'welcome',
  'login',
  'secret',
]
/** As many letters of its own has a password beside those words. */
const ownLetters = 8
/** Of zxcvbn's five: "safely unguessable, moderate protection from an offline attack on a slow hash". */
const leastScore = 3

export class WeakPassword extends Error {
  override readonly name = 'WeakPassword'
  readonly reason: Omit<FieldError, 'field'>

  constructor(code: FieldErrorCode, params: ErrorParams = {}) {
    super(errorSentence(errorTexts, { code: 'request.invalid', fieldError: { code, params } }))
    this.reason = { code, params }
  }
}

/** @throws {WeakPassword} with a sentence for the administrator */
export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  if (password.length < shortestPassword) throw new WeakPassword('field.too_short', { min: shortestPassword })
  const words = [...wordsOfThePlace, ...email.toLowerCase().split(/[^a-z0-9]+/)].filter((word) => word.length > 2)
  if (isMadeOf(words, password)) throw new WeakPassword('field.own_words')
  // 60,000 words that everything but this does without.
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const estimate = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
  if (estimate.check(password, [...words, email]).score < leastScore) throw new WeakPassword('field.guessable')
}

function isMadeOf(words: readonly string[], password: string): boolean {
  // The longest first: what is left of one word may be another.
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase())
  const isTouched = rest.length < password.length
  return isTouched && rest.replaceAll(/[^\p{L}]/gu, '').length < ownLetters && rest.length < shortestPassword
}
