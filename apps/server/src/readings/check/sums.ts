import type { Read } from './read.ts'

/** A sum that a sentence writes out: tokens `at` to `end`. */
export type Sum = { at: number; end: number }

/** The sums of a sentence, and the values of letters: '3 + 6 = 9', '30 → 3', 'three plus six', 'the 24 reduces to 6', 'H = 8'. */
export function findSums(read: Read): Sum[] {
  const found: Sum[] = []
  for (let at = 0; at < read.tokens.length; at += 1) {
    if (isLetterWithValue(read, at) || isTotal(read, at)) found.push({ at, end: at + 1 })
    if (!isOperand(read, at)) continue
    let last = at
    for (;;) {
      const next = nextOperand(read, last)
      if (next === null) break
      last = next
    }
    if (last === at) continue
    found.push({ at, end: last + 1 })
    at = last
  }
  return found
}

function isOperand({ tokens }: Read, at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.form === 'plural') return false
  const isNumber = token.kind === 'number' || token.kind === 'year' || token.kind === 'slot' || token.kind === 'other'
  return isNumber && token.values.length > 0
}

/** The number that a sign or a word of arithmetic joins to the one at a token; '8 (H) + 5 (E)' and 'H 8 + E 5' show their letters. */
function nextOperand(read: Read, at: number): number | null {
  const isBracketed = read.isMark(at + 1, '(') && read.isMark(at + 3, ')')
  const joint = jointEnd(read, isBracketed ? at + 4 : at + 1)
  if (joint === null) return reducedFrom(read, at)
  const next = /^\p{Lu}$/u.test(read.tokens[joint]?.text ?? '') ? joint + 1 : joint
  return isOperand(read, next) ? next : null
}

const signs = /^(?:plus|mais|mas|piu|minus|menos|moins|meno)$/

function jointEnd(read: Read, at: number): number | null {
  if (read.isMark(at, '-–') && read.isMark(at + 1, '>')) return at + 2
  return read.isMark(at, '+=≡→⇒➜➔') || signs.test(read.word(at)) ? at + 1 : null
}

const reducing =
  /^(?:reduces?|reduced|boils|reduz|reduce|reduit|reduzida?o?|riduce|ridotto|reduziert|schrumpft|queda|fica|wird|becomes|torna|diventa|devient|cioe|soit|also|arriva|arrivi|seja|donc|so|then|depois|despues|puis|ensuite|dann|danach|poi|thus|hence|therefore|gives|makes|turns|leaves|vira|bleibt|logo|portanto|da|dao|luego|donne|quindi|dunque|somit|daher|ergibt|macht|means|entonces)$/

const farthest = 8

/** 'The 24 of your name reduces to 5', '29, so 11': the number that a sum of two digits becomes in words. */
function reducedFrom(read: Read, at: number): number | null {
  const { kind, values } = read.tokens[at]!
  if (kind !== 'number' || values[0]! < 12 || read.at('counted', at + 1) !== null) return null
  const next = read.tokens.findIndex(
    ({ kind, form }, index) => index > at && kind === 'number' && form !== 'shy' && form !== 'slash',
  )
  if (next === -1 || next - at > farthest || read.at('counted', next + 1) !== null) return null
  return read.tokens.slice(at + 1, next).some(({ word }) => reducing.test(word)) ? next : null
}

const counting = /^(?:is|worth|counts?|has|vale|vaut|compte|conta|cuenta|suma|zahlt|hat|gilt)$/

/** 'H = 8', 'the M of Margarida counts 4' */
function isLetterWithValue(read: Read, at: number): boolean {
  if (!/^\p{Lu}$/u.test(read.tokens[at]!.text)) return false
  const isOfName =
    /^(?:of|de|di|do|da|d|von)$/.test(read.word(at + 1)) && /^\p{Lu}/u.test(read.tokens[at + 2]?.text ?? '')
  const sign = isOfName ? at + 3 : at + 1
  return (read.isMark(sign, '=') || counting.test(read.word(sign))) && read.tokens[sign + 1]?.kind === 'number'
}

const counted =
  /^(?:vowels?|consonants?|letters|names?|vogais|consoantes|letras|nomes?|vocales|consonantes|nombres?|voyelles|consonnes|lettres|noms?|prenoms?|vokale|konsonanten|buchstaben|vornamen?|nachnamen?|namen?|vocali|consonanti|lettere|nom[ei])$/
const adding =
  /^(?:adds?|sums?|totals?|makes?|gives?|soma|somam|dao|da|suma|suman|dan|donne|donnent|fait|font|ergibt|ergeben|macht|machen|zusammen|somma|sommano|danno|fa|fanno)$/

/** 'Owen’s name adds up to 6', 'his vowels make 12': a total that is told in words. */
function isTotal(read: Read, at: number): boolean {
  const { kind, form } = read.tokens[at]!
  if (kind !== 'number' || form === 'shy' || form === 'plural' || read.at('counted', at + 1) !== null) return false
  const verb = [1, 2, 3].map((gap) => at - gap).find((index) => adding.test(read.word(index)))
  return verb !== undefined && [1, 2, 3, 4].some((gap) => counted.test(read.word(verb - gap)))
}
