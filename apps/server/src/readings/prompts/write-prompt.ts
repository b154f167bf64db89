import type { ReadingLanguage, ReadingKind, RewriteReasonCode, Tone, Tradition } from '@numeria/contract'
import type { ModelMessage } from '../../integrations/model.ts'
import type { Fact } from '../facts/fact.ts'
import { renderFactLine, type FactLine } from '../facts/words/fact-line.ts'
import type { ReadPerson } from '../facts/people.ts'
import { dataBlock } from './data-block.ts'
import { instructions, kindForms } from './instructions.ts'
import type { Form, Words } from './kind-form.ts'

/** How many words a reading promises; what a message costs says how much was asked. */
export function promisedWords(kind: ReadingKind, price: number): Words {
  if (kind !== 'chat') return kindForms[kind].words
  if (price <= 1) return kindForms.quick.words
  if (price < 10) return kindForms.chat.words
  return price < 20 ? { from: 220, to: 320 } : { from: 380, to: 480 }
}

export type PromptAsked = {
  kind: ReadingKind
  tone: Tone
  language: ReadingLanguage
  tradition: Tradition
  /** '2026-11-21' */
  today: string
  /** The year that the reading is about. */
  year: number
  /** The reader first. */
  people: readonly ReadPerson[]
  facts: readonly Fact[]
  /** The text of a fact's slot, by its id. */
  slots: ReadonlyMap<string, string>
  form: Form
  question: string
  /** Earlier turns of this person, oldest first, and what came before them in a few lines. */
  memory: { turns: readonly { message: string; response: string }[]; summary: string; notes: readonly string[] }
  rewrite: RefusedReading | null
}

/** A reading that its reader refused, why, and in what words of theirs. */
export type RefusedReading = { refused: string; reason: RewriteReasonCode; words: string }

/** The server's request to a model whose text is incomplete so far. */
export type Request =
  | { continue: { refused: string; facts: readonly string[] } }
  | { repair: readonly { fault: string; detail: string }[] }

/** The messages of one reading. What people wrote goes in as data, never as instructions. */
export function writePrompt(asked: PromptAsked): ModelMessage[] {
  return [...earlierMessages(asked), { role: 'user', content: dataBlock(dataOf(asked)) }]
}

/**
 * The messages with which a model goes on.
 * @param accepted the text that it has written so far, with its slots; empty: it is to begin anew
 */
export function writeFurther(asked: PromptAsked, accepted: string, request: Request): ModelMessage[] {
  if (accepted === '')
    return [...earlierMessages(asked), { role: 'user', content: dataBlock({ ...dataOf(asked), ...request }) }]
  return [
    ...writePrompt(asked),
    { role: 'assistant', content: accepted },
    { role: 'user', content: dataBlock(request) },
  ]
}

function earlierMessages({ kind, tone, language, tradition, memory, rewrite }: PromptAsked): ModelMessage[] {
  return [
    { role: 'system', content: instructions(kind, tone, tradition, language, rewrite !== null) },
    ...memory.turns.flatMap(({ message, response }): ModelMessage[] => [
      { role: 'user', content: dataBlock({ question: message }) },
      { role: 'assistant', content: response },
    ]),
  ]
}

/** The facts of a prompt are in English, whatever the language of the reading. */
const inEnglish = (line: FactLine) => renderFactLine(line, 'en')

function dataOf(asked: PromptAsked): object {
  const { kind, tone, language, tradition, today, year, people, facts, slots, form, memory, question, rewrite } = asked
  const anonymous = withoutFamilyNames(people)
  return {
    reading: kind,
    tone,
    language,
    tradition,
    today,
    year,
    people: people.map(({ id, firstName, relation }) => ({ id, name: firstName, ...(relation && { relation }) })),
    facts: facts.map(({ id, key, label, value, text, working, note, of, meaning, remarks }) =>
      key.startsWith('letter_')
        ? { id, label: inEnglish(label), value, of: 'you' }
        : {
            id,
            label: anonymous(key, inEnglish(label)),
            value,
            ...(slots.has(id) ? { text: slots.get(id) } : { slot: false }),
            ...notesOn(id, note ?? inEnglish(slots.has(id) ? working : text), remarks, slots, (words, name) =>
              anonymous(key, words, name),
            ),
            of: of === 'both' ? 'pair' : id.slice(0, id.indexOf('.')),
            meaning,
          },
    ),
    form,
    memory: memory.summary,
    ...(memory.notes.length > 0 && { remembered: memory.notes }),
    question,
    ...(rewrite && { rewrite }),
  }
}

/**
 * Notes in English: of a working that is words, else of the whole fact where it has no slot. The slot of a working shows only the sum, which is the
 * same in every language.
 */
function notesOn(
  id: string,
  words: string,
  remarks: readonly string[],
  slots: ReadonlyMap<string, string>,
  anonymous: (text: string, name?: (index: number) => string) => string,
): { working?: string; note?: string } {
  const shown = slots.get(`${id}.working`)
  const note = [...(words === shown || words === slots.get(id) ? [] : [words]), ...remarks]
    .filter((each) => each !== '')
    .join('; ')
  return {
    ...(shown !== undefined && { working: anonymous(shown, (index) => `name ${index + 1}`) }),
    ...(note !== '' && { note: anonymous(note) }),
  }
}

const namesNames = /^(?:compound_of_name|ordinal_sum)/
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** Names other than the first go to no provider: a label or working that holds one says which name it is instead. A working is the same in every language: it only numbers it. */
function withoutFamilyNames(
  people: readonly ReadPerson[],
): (key: string, text: string, name?: (index: number) => string) => string {
  const names = new Map<string, number>()
  for (const { fullName, firstName, currentName = '' } of people)
    for (const written of [fullName, currentName])
      for (const [index, name] of written.trim().split(/\s+/).entries())
        if (name !== firstName) names.set(plain(name), index)
  return (key, text, told = (index) => `the ${places[index] ?? 'last'} name`) =>
    namesNames.test(key)
      ? text.replaceAll(/[^\s+=,;:]+/g, (word) => {
          const index = names.get(plain(word))
          return index === undefined ? word : told(index)
        })
      : text
}

/** Without marks and capitals: a working may show a name in the letters that are counted. */
function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
