import type { Read } from './read.ts'

/** A working: '11 + 11 + 8 = 30; 3 + 0 = 3'. Its numbers, tokens `at` to `end`, claim nothing by themselves. */
export type Working = {
  isDifference?: boolean
  at: number
  end: number
  isRight: boolean
  operands: readonly number[]
  result: number | null
  letter?: { letter: string; value: number }
}

const digitsOf = (value: number) => [...String(value)].map(Number)
const digitSum = (value: number) => digitsOf(value).reduce((sum, digit) => sum + digit, 0)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export function findWorkings(read: Read): Working[] {
  const found: Working[] = []
  for (let at = 0; at < read.tokens.length; at += 1) {
    const working = workingAt(read, at, found.at(-1) ?? null) ?? letterAt(read, at) ?? reductionAt(read, at)
    if (working === null) continue
    found.push(working)
    at = working.end - 1
  }
  return found
}

type Operand = { value: number; end: number }

/** A number, with the letter that has it: '8', 'H8', 'H 8', '8 (H)', '2 (1 + 1)'. */
function operandAt(read: Read, at: number): Operand | null {
  let start = at
  if (/^\p{Lu}$/u.test(read.tokens[start]?.text ?? '') && read.tokens[start + 1]?.kind === 'number') start += 1
  const token = read.tokens[start]
  const isNumber =
    token?.kind === 'number' ||
    token?.kind === 'year' ||
    token?.kind === 'slot' ||
    (token?.kind === 'other' && token.values.length === 1)
  if (!isNumber || token.values.length === 0 || token.form === 'plural') return null
  let end = start + 1
  if (read.isMark(end, '(')) {
    let close = end + 1
    while (close < end + 10 && close < read.tokens.length && !read.isMark(close, ')')) close += 1
    if (read.isMark(close, ')') && (isPlus(read, close + 1) || isEquals(read, close + 1) !== null)) end = close + 1
  }
  return { value: token.values.at(-1)!, end }
}

function isPlus(read: Read, at: number): boolean {
  return read.isMark(at, '+') || (read.is('mathPlus', at) && !read.is('and', at))
}

function isMinus(read: Read, at: number): boolean {
  return read.isMark(at, '−–-') || /^(?:minus|menos|moins|meno)$/.test(read.word(at))
}

/** The token behind '=' or its word; arrows stand for it too. */
function isEquals(read: Read, at: number): number | null {
  if (read.isMark(at, '=≡→⇒➜➔')) return at + 1
  if (read.isMark(at, '-–') && read.isMark(at + 1, '>')) return at + 2
  const start = read.isMark(at, ',;:') ? at + 1 : at
  const isRelative = /^(?:che|que|qui|was|which|so|also|and|e|et|und|y)$/.test(read.word(start))
  const word = read.at('equals', start) ?? (isRelative ? read.at('equals', start + 1) : null)
  if (word === null) return null
  let end = word.end
  while (read.is('singular', end) || read.is('indefinite', end) || read.isMark(end, ':')) end += 1
  return end
}

function workingAt(read: Read, at: number, before: Working | null): Working | null {
  const first = operandAt(read, at)
  if (first === null) return null
  const operands = [first.value]
  let end = first.end
  let isDifference = false
  for (;;) {
    const isNext = isPlus(read, end) || (operands.length === 1 && isMinus(read, end))
    const next = isNext ? operandAt(read, end + 1) : null
    if (next === null) break
    isDifference ||= isMinus(read, end)
    operands.push(next.value)
    end = next.end
  }
  if (operands.length < 2) return chainAt(read, at, first, before)
  const expected = isDifference ? Math.abs(operands[0]! - operands[1]!) : sum(operands)
  const behind = isEquals(read, end)
  const result = behind === null ? null : operandAt(read, behind)
  if (behind === null || result === null) {
    // '12 is still 1 + 2' and '30 = 3 + 0' take digits apart.
    const isOpen = !isDifference || before !== null || read.isMark(at - 1, ':(')
    return isOpen ? { at, end, isRight: true, operands, result: null } : null
  }
  const working = {
    at,
    end: result.end,
    isRight: result.value === expected,
    isDifference,
    operands,
    result: result.value,
  }
  return followChain(read, working)
}

const therefore =
  /^(?:so|then|depois|despues|puis|ensuite|dann|danach|poi|thus|hence|therefore|which|that|and|gives|makes|becomes|turns|leaves|torna|vira|queda|devient|diventa|wird|bleibt|logo|portanto|que|isto|ou|seja|da|dao|por|tanto|luego|asi|donc|soit|qui|donne|quindi|dunque|cioe|che|also|somit|daher|das|ergibt|macht|was|reduces|reduced|reduz|reduce|reduit|riduce|se|si|to|a|en|em|reduziert|wird|zu|zur|the|o|el|le|il|e|y|et|ed|und|um|un|eine|it|is|é|è|ist|means|oder|nochmal|again|then|poi|luego|depois|puis|dann|entonces)$/

const strong =
  /^(?:so|then|depois|despues|puis|ensuite|dann|danach|poi|thus|hence|therefore|gives|makes|becomes|turns|leaves|torna|vira|queda|devient|diventa|wird|bleibt|logo|portanto|seja|da|dao|luego|donc|soit|donne|quindi|dunque|cioe|also|somit|daher|ergibt|macht|reduces|reduced|reduz|reduce|reduit|riduce|reduziert|means|entonces)$/

/** '= 17, so 8', '27, que dá 9', 'the 22 reduces to 4': the token behind the words. */
function inWordsFrom(read: Read, from: number): number | null {
  let at = from
  let hasWord = false
  while (at < from + 6) {
    if (therefore.test(read.tokens[at]?.word ?? '')) hasWord ||= strong.test(read.word(at))
    else if (!(at < from + 4 && read.isMark(at, ',:'))) break
    at += 1
  }
  return hasWord && read.tokens[at]?.kind === 'number' ? at : null
}

/** '= 30 = 3 + 0 = 3' and '= 30 → 3' go on from a result. */
function followChain(read: Read, working: Working): Working {
  const inWords = inWordsFrom(read, working.end)
  if (inWords !== null && working.result !== null && working.result > 9) {
    const said = operandAt(read, inWords)
    const isVerb = read.tokens.slice(working.end, inWords).some(({ word }) => reducing.test(word))
    const isReduced = said !== null && isReduction(working.result, said.value)
    // '= 24, which reduces to 5'
    if (said !== null && !isPlus(read, said.end) && (isReduced || isVerb))
      return followChain(read, { ...working, end: said.end, result: said.value, isRight: working.isRight && isReduced })
  }
  const behind = read.isMark(working.end, '=→⇒➜➔')
    ? working.end + 1
    : read.isMark(working.end, '-') && read.isMark(working.end + 1, '>')
      ? working.end + 2
      : null
  const next = behind === null ? null : operandAt(read, behind)
  if (behind === null || next === null || working.result === null) return working
  if (!isPlus(read, next.end)) {
    const isRight = working.isRight && isReduction(working.result, next.value)
    return followChain(read, { ...working, end: next.end, isRight, result: next.value })
  }
  const rest = workingAt(read, behind, working)
  if (rest === null) return working
  const isRight = working.isRight && rest.isRight && sum(rest.operands) === digitSum(working.result)
  return { ...working, end: rest.end, isRight, result: rest.result ?? working.result }
}

function isReduction(from: number, to: number): boolean {
  for (let value = from; ; value = digitSum(value)) {
    if (value === to) return true
    if (value < 10) return false
  }
}

/** '30 = 3 + 0 = 3', '29 → 11' and '30 → 3' stand alone. */
function chainAt(read: Read, at: number, first: Operand, before: Working | null): Working | null {
  const isSign = read.isMark(first.end, '=→⇒➜➔') || (read.isMark(first.end, '-–') && read.isMark(first.end + 1, '>'))
  if (first.value < 10) return null
  if (!isSign) {
    const start: Working = { at, end: first.end, isRight: true, operands: [first.value], result: first.value }
    const chain = followChain(read, start)
    // 'July 2027, a 4' is no sum.
    const isNone = read.tokens[at]!.kind === 'year' || inWordsFrom(read, first.end) === null || chain.end === start.end
    return isNone ? null : chain
  }
  const behind = isEquals(read, first.end)!
  const next = operandAt(read, behind)
  if (next === null) return null
  if (isPlus(read, next.end)) {
    const rest = workingAt(read, behind, before)
    if (rest === null) return null
    const isRight = rest.isRight && (sum(rest.operands) === digitSum(first.value) || sum(rest.operands) === first.value)
    return { ...rest, at, isRight }
  }
  if (!isReduction(first.value, next.value)) return null
  return followChain(read, { at, end: next.end, isRight: true, operands: [first.value], result: next.value })
}

const reducing =
  /^(?:reduces?|reduced|boils|reduz|reduce|reduit|reduzida?o?|riduce|ridotto|reduziert|schrumpft|queda|fica|wird|becomes|torna|diventa|devient|cioe|soit|also|arriva|arrivi|seja|donc)$/

/** 'The 24 of your name reduces to 5': how a compound is reduced, in words. */
function reductionAt(read: Read, at: number): Working | null {
  const first = operandAt(read, at)
  if (first === null || read.tokens[at]!.kind !== 'number' || first.value < 12 || isMaster(first.value)) return null
  const verb = [0, 1, 2, 3, 4, 5].map((gap) => first.end + gap).find((index) => reducing.test(read.word(index)))
  if (verb === undefined || read.tokens.slice(first.end, verb).some(({ kind }) => kind === 'number')) return null
  const result = [1, 2, 3].map((gap) => verb + gap).find((index) => read.tokens[index]?.kind === 'number')
  const said = result === undefined ? null : operandAt(read, result)
  if (
    said === null ||
    isPlus(read, said.end) ||
    read.at('counted', said.end) !== null ||
    read.at('counted', first.end) !== null
  )
    return null
  const isRight = isReduction(first.value, said.value)
  return { at, end: said.end, isRight, operands: [first.value], result: said.value }
}

const isMaster = (value: number) => value === 22 || value === 33

const counting = /^(?:is|worth|counts?|has|with|com|con|avec|mit|vale|vaut|compte|conta|cuenta|suma|zahlt|hat|gilt)$/

/** 'H = 8', 'the H counts 8' */
function letterAt(read: Read, at: number): Working | null {
  const { kind, text } = read.tokens[at]!
  if (kind !== 'word' || !/^\p{Lu}$/u.test(text)) return null
  // 'the M of Margarida'
  const isOfName =
    /^(?:of|de|di|do|da|d|von)$/.test(read.word(at + 1)) && /^\p{Lu}/u.test(read.tokens[at + 2]?.text ?? '')
  const start = isOfName ? at + 3 : at + 1
  let end = start
  while (end < start + 2 && (counting.test(read.word(end)) || read.isMark(end, '='))) end += 1
  const value = read.tokens[end]
  if (end === start || value?.kind !== 'number') return null
  const said = { letter: text, value: value.values[0]! }
  return { at, end: end + 1, isRight: true, operands: [], result: null, letter: said }
}
