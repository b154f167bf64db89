import { isTransparent, type Said, type Sentence } from './sentence.ts'
import type { Name } from './vocabulary.ts'

// Names in a row share what is said of them: 'your Life Path and Expression are 3 and 9'.

/** A name in a sentence: tokens `at` to `end`. */
export type Named = { name: Name; at: number; end: number }

const differences = new Set(
  `bridge bridges gap difference distance sum total average mean middle step span ponte diferenca distancia soma media
  puente diferencia suma pont ecart difference distance somme moyenne differenza distanza somma divario scarto
  brucke brucken brueckenzahl bruckenzahl differenz abstand unterschied summe spanne`.split(/\s+/),
)
/** 'quello dell’Espressione', 'celle du nom' stand for a name said before. */
const standIns = new Set(
  'quello quella celui celle aquele aquela dell della del du des der die das den dem both'.split(' '),
)
const longestGap = 7

/** The name and those that follow it with nothing but 'and', commas and owners between, in order. */
export function coordinatedNames(sentence: Sentence, first: Named): Named[] {
  const names = [first]
  for (;;) {
    const next = nextName(sentence, names.at(-1)!.end)
    if (next === null) return names
    names.push(next)
  }
}

function nextName(sentence: Sentence, from: number): Named | null {
  let isJoined = false
  for (let at = from; at < sentence.tokens.length && at <= from + longestGap; at += 1) {
    const token = sentence.tokens[at]!
    if (sentence.saidAt.get(at) !== undefined && !sentence.has(at, 'articles')) return null
    const name = sentence.words.names.findAt(sentence.tokens, at)
    if (name !== null && !name.meaning.isBareYear && !sentence.isNumberNoun(at))
      return isJoined ? { name: name.meaning, at, end: name.end } : null
    if (isJoint(sentence, at)) isJoined = true
    else if (token.kind === 'mark' ? !isTransparent(token) && token.text !== ')' : !isLight(sentence, at)) return null
  }
  return null
}

function isJoint(sentence: Sentence, at: number): boolean {
  return sentence.has(at, 'and') || /^[,&+/|–—-]$/.test(sentence.tokens[at]!.text)
}

function isLight(sentence: Sentence, at: number): boolean {
  const { kind, word } = sentence.tokens[at]!
  return (
    kind === 'word' &&
    (standIns.has(word) ||
      word === 's' ||
      sentence.has(at, 'articles', 'yours', 'theirs', 'either', 'of', 'numberNouns') ||
      sentence.named(at) !== null)
  )
}

/** '3, a 9 and the 5': the numbers of a row, no more than `most` of them. */
export function numbersInARow(sentence: Sentence, first: Said, most: number): Said[] {
  const row = [first]
  while (row.length < most) {
    let at = row.at(-1)!.end
    let isJoined = false
    const furthest = Math.min(at + 5, sentence.tokens.length)
    while (at < furthest && sentence.saidAt.get(at) === undefined) {
      if (isJoint(sentence, at)) isJoined = true
      else if (!sentence.has(at, 'articles', 'indefinite', 'numberNouns') && !isEmphasis(sentence, at)) return row
      at += 1
    }
    const said = sentence.saidAt.get(at)
    if (said === undefined || !isJoined) return row
    row.push(said)
  }
  return row
}

function isEmphasis({ tokens }: Sentence, at: number): boolean {
  return /^[*_()’']$/.test(tokens[at]?.text ?? '')
}

/** 'the bridge between your': what is named next is not what the number is of. */
export function isOfDifference(sentence: Sentence, at: number): boolean {
  for (let before = at - 1; before >= 0 && before > at - 7; before -= 1) {
    const { kind, text, word } = sentence.tokens[before]!
    if (differences.has(word)) return true
    if (kind === 'number' || /^[.,;:!?]$/.test(text)) return false
  }
  return false
}

/** 'Your and his Life Path are 7 and 4': which is whose cannot be told; 'is 7 and 11 is your Expression' can. */
export function isFirstOfSeveral(sentence: Sentence, said: Said): boolean {
  const last = numbersInARow(sentence, said, 4).at(-1)!
  if (last === said || last.form === 'percent' || last.form === 'ordinal') return false
  if (sentence.has(last.end, 'counted')) return false
  for (let at = last.end; at < last.end + 4; at += 1)
    if (sentence.words.names.findAt(sentence.tokens, at) !== null) return false
  return true
}

/** '3, 4 and 6' */
export function listFrom(sentence: Sentence, first: Said): Said {
  let { end } = first
  const values = [...first.values]
  for (;;) {
    let next = end
    while (
      next < end + 2 &&
      (sentence.tokens[next]?.text === ',' || sentence.words.has('and', sentence.tokens[next]?.word))
    )
      next += 1
    const said = next === end ? undefined : sentence.saidAt.get(next)
    if (said === undefined || (said.form !== 'digits' && said.form !== 'word') || sentence.has(said.end, 'counted'))
      break
    values.push(...said.values)
    end = said.end
  }
  return end === first.end ? first : { at: first.at, end, values, form: 'list' }
}
