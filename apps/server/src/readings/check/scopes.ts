import type { Read } from './read.ts'
import type { Category } from './vocabulary.ts'

/** 'as you said' agrees, and 'before you say' reports nothing. */
const assertive =
  /^(?:as|como|comme|wie|come|tal|so|before|until|when|whenever|bevor|ehe|wenn|sobald|antes|quando|cuando|quand|lorsque|prima)$/
const breaks = ';—'

/** The first token of the clause that the token stands in: behind ';', a dash or 'but'. */
function clauseStart(read: Read, at: number): number {
  for (let start = at - 1; start >= 0; start -= 1)
    if (read.isMark(start, breaks) || (read.is('clauseWords', start) && start > 0)) return start + 1
  return 0
}

function clauseEnd(read: Read, at: number): number {
  for (let end = at + 1; end < read.tokens.length; end += 1)
    if (read.isMark(end, breaks) || read.is('clauseWords', end)) return end
  return read.tokens.length
}

/** Whether what is said at the token is another's word, a supposition, a denial, or about nobody in particular. */
export function isUnasserted(read: Read, at: number): boolean {
  return isReported(read, at) || isGeneric(read, at) || isDenied(read, at) || isSupposed(read, at)
}

/** Whether what is said at the token is another's word or a supposition. */
export function isReported(read: Read, at: number): boolean {
  const [start, end] = [clauseStart(read, at), clauseEnd(read, at)]
  const before = (category: Category) => read.all(category).filter((mark) => mark.at >= start && mark.end <= at)
  const isAttributed = read
    .all('attributed')
    .some(
      (mark) =>
        mark.at >= start && mark.at < Math.min(end, at + 5) && !assertive.test(read.tokens[mark.at - 1]?.word ?? ''),
    )
  if (isAttributed || isQuoted(read, at)) return true
  return before('hypothetical').length > 0
}

function isGeneric(read: Read, at: number): boolean {
  const start = clauseStart(read, at)
  const generic = read.all('generic').findLast((mark) => mark.at >= start && mark.end <= at)
  const isOfYou = (from: number) =>
    ['you', 'youVerbs', 'yours', 'theirs'].some((one) => read.has(one as Category, from, at))
  return generic !== undefined && !isOfYou(generic.end) && !isOfNamed(read, generic.at)
}

/** 'És tu quem tem …', 'É o Rui quem tem …' */
function isOfNamed(read: Read, at: number): boolean {
  return read.is('you', at - 1) || (at > 1 && /^\p{Lu}/u.test(read.tokens[at - 1]!.text))
}

const conditional = /^(?:would|might|could|würden?)$|(?:[aei]ria|ria[mn]|rait|raient|rebbe|rebbero)$/

/** 'A Life Path 7 would hide here', but not 'as a 7 you would'. */
function isSupposed(read: Read, at: number): boolean {
  if (!conditional.test(read.tokens[at + 1]?.word ?? '')) return false
  const name = read.endingAt('name', at)
  const start = (name?.at ?? at) - 1
  return read.is('indefinite', start) && !assertive.test(read.tokens[start - 1]?.word ?? '')
}

const none =
  /^(?:none|neither|keine|keiner|keines|nenhum|nenhuma|nenhuns|ninguno|ninguna|aucun|aucune|nessuno|nessuna|nessun)$/
const ofThem =
  /^(?:of|deiner|euer|eurer|der|dieser|seiner|ihrer|von|dos|das|do|da|de|del|des|di|dei|degli|delle|tra|fra|destes|deles)$/

/** 'None of your four core numbers is a 4.' */
function isOfNone(read: Read, at: number): boolean {
  const start = clauseStart(read, at)
  for (let index = at - 2; index >= start; index -= 1) {
    if (read.isMark(index, ',')) return false
    if (none.test(read.tokens[index]!.word)) return ofThem.test(read.tokens[index + 1]!.word)
  }
  return false
}

const appearing =
  /^(?:appears?|appearing|show|shows|turn|turns|occurs?|figures?|exists?|aparecem?|surgem?|existem?|figura|figuram|consta|aparecen?|sale|apparait|apparaissent|figure|existe|compare|appare|figurano|esiste|kommt|steht|taucht|erscheint|vorkommt|fehlt|missing|falta|manque|manca|absent|ausente)$/

/** True for a number that is absent from the chart: 'The 4 does not appear', 'O 4 não aparece', 'Die 4 fehlt'. */
function isAbsent(read: Read, at: number): boolean {
  const words = read.tokens.slice(at + 1, at + 6)
  const end = words.findIndex(({ kind }) => kind !== 'word')
  const near = end === -1 ? words : words.slice(0, end)
  const verb = near.findIndex(({ word }) => appearing.test(word))
  if (verb === -1) return false
  if (/^(?:fehlt|missing|falta|manque|manca|absent|ausente)$/.test(near[verb]!.word)) return false
  return near.some((_, index) => read.is('negations', at + 1 + index))
}

/** 'is not a 7', 'n’est pas un 7', but not 'is not only a 7'. */
function isDenied(read: Read, at: number): boolean {
  if (isOfNone(read, at) || isAbsent(read, at)) return true
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    const token = read.tokens[before]!
    const isCount = before === at - 1 && token.kind === 'number' && token.form === 'word'
    if (!isCount && token.kind !== 'word' && token.form !== 'shy' && !read.isMark(before, '"“”«»')) return false
    if (read.is('negations', before)) {
      for (let between = before + 1; between < at; between += 1) if (read.is('only', between)) return false
      return true
    }
  }
  return false
}

/** In quotation marks, in a sentence that denies or attributes something. */
function isQuoted(read: Read, at: number): boolean {
  const isOpening = (index: number) => read.isMark(index, '"“„«')
  const isClosing = (index: number) => read.isMark(index, '"”“»')
  let open = at - 1
  while (open >= 0 && !isOpening(open) && at - open < 8) open -= 1
  let close = at + 1
  while (close < read.tokens.length && !isClosing(close) && close - at < 8) close += 1
  const isInside = isOpening(open) && close < read.tokens.length && isClosing(close) && close - open > 2
  return isInside && (read.has('negations', close) || read.has('attributed'))
}
