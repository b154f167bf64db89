import { readingPrices } from '@numeria/contract'
import { parsePlainDate } from '@numeria/numerology'
import { gateFaults } from '../../apps/server/src/readings/gate/gate.ts'
import { LeakFinder } from '../../apps/server/src/readings/gate/leaks.ts'
import { instructions } from '../../apps/server/src/readings/prompts/instructions.ts'
import { NumberCheck, type CheckPerson, type Verdict } from '../../apps/server/src/readings/check/number-check.ts'
import { findDanger } from '../../apps/server/src/readings/safety/find-danger.ts'
import { ReplyReader } from '../../apps/server/src/readings/reply/reply-reader.ts'
import { SentenceStream } from '../../apps/server/src/readings/reply/sentences.ts'
import { planReading } from '../../apps/server/src/readings/writing/reading-plan.ts'
import type { CorpusFile, Passage, WholeReply, WrittenReply } from './corpus.ts'

/** One text, and whether it was judged as it should have been. */
export type Outcome = {
  list:
    | 'planted_errors'
    | 'right_but_tricky'
    | 'natural'
    | 'written'
    | 'written_replies'
    | 'untouched'
    | 'replies'
    | 'useless'
    | 'crisis'
    | 'harmless'
  language: string
  category: string
  isRight: boolean
  text: string
  why: string
}

export type Measured = {
  outcomes: Outcome[]
  millisecondsPerSentence: number[]
  /** Processor time of the first sentence until it is shown: its slots, the check and the search for leaks. */
  millisecondsOfFirst: number[]
}

export function measure(files: readonly CorpusFile[]): Measured {
  const outcomes: Outcome[] = []
  const millisecondsPerSentence: number[] = []
  const millisecondsOfFirst: number[] = []
  for (const file of files) {
    const judged = (passage: Passage) => judge(file, passage, millisecondsPerSentence)
    for (const passage of file.planted_errors) {
      const refused = judged(passage).find(({ verdict }) => verdict.outcome === 'refused')
      const category = passage.category ?? 'other'
      outcomes.push({ list: 'planted_errors', ...said(passage), category, isRight: refused !== undefined, why: '' })
    }
    for (const passage of file.right_but_tricky) {
      const why = judged(passage).map(reason).join(' ').trim()
      outcomes.push({ list: 'right_but_tricky', ...said(passage), category: 'tricky', isRight: why === '', why })
    }
    for (const passage of file.natural) {
      for (const sentence of judged(passage)) {
        const why = reason(sentence)
        const { text } = sentence
        outcomes.push({ list: 'natural', ...said({ ...passage, text }), category: 'natural', isRight: why === '', why })
      }
    }
    for (const reply of file.written) outcomes.push(...judgeWritten(file, reply, millisecondsOfFirst))
    for (const reply of file.replies) outcomes.push(gate(reply))
    for (const message of file.crisis) {
      const isRight = findDanger(message.text) !== null
      outcomes.push({ list: 'crisis', ...said(message), category: message.wording, isRight, why: message.kind })
    }
    for (const message of file.harmless) {
      const danger = findDanger(message.text)
      outcomes.push({
        list: 'harmless',
        ...said(message),
        category: 'harmless',
        isRight: danger === null,
        why: danger ?? '',
      })
    }
  }
  return { outcomes, millisecondsPerSentence, millisecondsOfFirst }
}

const said = ({ language, text }: { language: string; text: string }) => ({ language, text })

function gate(reply: WholeReply): Outcome {
  const { text, language, words, fault } = reply
  const sections = (reply.sections ?? []).map((title) => ({ title }))
  const faults = gateFaults({
    text,
    language,
    words,
    sections,
    endedByItself: fault !== 'cut_off',
    leaks: new LeakFinder(instructions('chat', 'mystic', 'pythagorean', language)),
  })
  const why = faults.map((one) => `${one.fault}: ${one.detail}`).join('; ')
  const list = fault === undefined ? 'replies' : 'useless'
  return {
    list,
    language,
    category: fault ?? 'good',
    isRight: (faults.length === 0) === (fault === undefined),
    text,
    why,
  }
}

/** Judges a reply as a turn does: by the plan of its own prompt, sentence by sentence, and by the gate at its end. */
function judgeWritten(file: CorpusFile, reply: WrittenReply, timesOfFirst: number[]): Outcome[] {
  const { kind, tone, language, question } = reply
  const plan = planReading({
    kind,
    tone,
    language,
    question,
    price: kind === 'chat' ? 10 : readingPrices[kind],
    tradition: 'pythagorean',
    person: file.reader,
    other: reply.pair ? file.other : null,
    at: new Date(`${file.today}T12:00:00Z`),
    memory: { turns: [], summary: '' },
  })
  let shown = ''
  const reader = new ReplyReader()
  const written = [...reader.push(reply.text), ...reader.rest()].filter((sentence) => sentence.trim() !== '')
  const sentences = written.map((text, index): Outcome => {
    const began = performance.now()
    const judged = plan.judge(text)
    if (index === 0) timesOfFirst.push(performance.now() - began)
    if ('shown' in judged) shown += judged.shown
    const why = 'shown' in judged ? '' : `${judged.refused.rule} (${judged.refused.claimed})`
    return { list: 'written', language, category: kind, isRight: why === '', text, why }
  })
  const why = plan
    .faults(shown.trim(), true)
    .map(({ fault, detail }) => `${fault}: ${detail}`)
    .join('; ')
  return [
    ...sentences,
    {
      list: 'untouched',
      language,
      category: kind,
      isRight: sentences.every(({ isRight }) => isRight),
      text: reply.text.slice(0, 60),
      why: 'a sentence was refused',
    },
    { list: 'written_replies', language, category: kind, isRight: why === '', text: reply.text, why },
  ]
}

function sentencesOf(text: string): string[] {
  const stream = new SentenceStream()
  return [...stream.push(text), stream.rest()].filter((sentence) => sentence.trim() !== '')
}

type Judged = { text: string; verdict: Verdict }

function reason({ verdict }: Judged): string {
  return verdict.outcome === 'fine' ? '' : `${verdict.rule} (${verdict.claimed}; ${verdict.facts.join(', ')})`
}

function judge(file: CorpusFile, passage: Passage, times: number[]): Judged[] {
  const other: CheckPerson[] = passage.pair ? [personOf('other', file.other)] : []
  const check = new NumberCheck({
    language: passage.language,
    tradition: passage.tradition ?? 'pythagorean',
    people: [personOf('you', file.reader), ...other],
    today: parsePlainDate(file.today),
    year: parsePlainDate(file.today).year,
    factIds: new Set(),
    factTexts: new Map(),
  })
  return sentencesOf(passage.text).map((text) => {
    const began = performance.now()
    const verdict = check.judge({ text, slots: [] })
    times.push(performance.now() - began)
    return { text, verdict }
  })
}

function personOf(id: string, { fullName, birthDate }: { fullName: string; birthDate: string }): CheckPerson {
  const firstName = fullName.split(' ')[0]!
  return { id: id === 'you' ? id : firstName.toLowerCase(), firstName, fullName, birthDate }
}
