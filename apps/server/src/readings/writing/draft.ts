import { countWords } from '@numeria/contract'
import type { Deps } from '../../deps.ts'
import { ModelFailure, type ModelFailureKind, type ModelMessage } from '../../integrations/model.ts'
import type { KeptRefusal } from '../../platform/database/tables.ts'
import type { Request } from '../prompts/write-prompt.ts'
import type { Signal } from '../reply/control-line.ts'
import { ReplyReader } from '../reply/reply-reader.ts'
import type { GateFault } from '../gate/gate.ts'
import type { Judged, ReadingPlan } from './reading-plan.ts'
import type { RunningTurn } from '../turn/running-turn.ts'
import type { Usage } from '../turn/turns.queries.ts'

/** Data of a reading besides its text, also of a failed one. */
export type Written = {
  refusals: KeptRefusal[]
  /** The model's message to the server instead of a reading. */
  signal: Signal | null
  /** Notes on the message that the model proposes to remember. */
  notes: string[]
  stopped: boolean
  model: string | null
  usage: Usage | null
}

export const nothingWritten = (): Written => ({
  refusals: [],
  signal: null,
  notes: [],
  stopped: false,
  model: null,
  usage: null,
})

/** How often a refused sentence is written again by the model; after that, refused sentences are left out. */
const mostContinuations = 2
/** The largest share of a reading that may be left out. With more left out, the reading fails and costs nothing. */
const mostLeftOut = 1 / 5
/** Faults that a continuation cannot repair. */
const hopeless: readonly GateFault[] = ['wrong_language', 'refusal', 'leaked_instructions', 'repeats_refused']
/** So much more of a reply is read after a refusal or a message to the server, for the case that it reports a crisis. */
const mostReadOn = 400
const longestClaim = 100
/** Words that a model may write before a message to the server. Behind more, one that declines is ignored, and the gate decides what the text is worth. */
export const longestPreface = 30
/** How a stream ends that the model did not mean to end. */
const breaks: readonly ModelFailureKind[] = ['cut_off', 'timeout', 'unavailable']

type Ending =
  | { ended: 'by_itself' | 'cut_short' | 'signal' | 'broken' }
  | { refused: Extract<Judged, { refused: object }> }
  | { faults: Faults }
type Faults = ReturnType<ReadingPlan['faults']>

/** One reply on its way from the model to the reader: judged sentence by sentence, continued after a refusal, repaired once where something is missing. */
export class Draft {
  readonly #deps: Pick<Deps, 'model' | 'metrics'>
  readonly #turn: RunningTurn
  readonly #plan: ReadingPlan
  readonly #written: Written
  /** The model's text that was shown, with its slots. */
  #accepted = ''
  readonly #sentences = new Set<string>()
  #continuations = 0
  #isRepaired = false
  #isResumed = false
  #wordsLeftOut = 0
  /** White space that stands before the next sentence, where that brings none. */
  #gap = ''

  constructor(deps: Pick<Deps, 'model' | 'metrics'>, turn: RunningTurn, plan: ReadingPlan, written: Written) {
    this.#deps = deps
    this.#turn = turn
    this.#plan = plan
    this.#written = written
  }

  /** @throws {ModelFailure} also for a reply that is not what was sold */
  async write(): Promise<void> {
    const endOfWait = this.#deps.metrics.firstTextSeconds.startTimer()
    const stopWaiting = this.#turn.events.listen(() => {
      stopWaiting()
      endOfWait()
    })
    let messages = this.#plan.messages
    for (;;) {
      const ending = await this.#stream(messages).catch((error: unknown) => this.#afterBreak(error))
      if ('refused' in ending) {
        this.#continuations += 1
        const { refused, text } = ending.refused
        messages = this.#further({ continue: { refused: text, facts: refused.facts } })
        continue
      }
      if ('ended' in ending && ending.ended === 'signal') return
      if ('ended' in ending && ending.ended === 'broken') {
        messages = this.#further({ repair: [{ fault: 'unfinished', detail: 'it was cut off' }] })
        continue
      }
      const faults = 'faults' in ending ? ending.faults : this.#faultsAtTheEnd(ending.ended === 'by_itself')
      if (faults.length === 0) return
      const canRepair =
        !this.#isRepaired && (this.#accepted === '' || !faults.some(({ fault }) => hopeless.includes(fault)))
      for (const { fault, detail } of faults) this.#note(fault, detail, canRepair ? 'repaired' : 'failed')
      if (!canRepair)
        throw new ModelFailure('unusable', `the reply is no reading: ${faults.map(({ fault }) => fault).join()}`)
      this.#isRepaired = true
      messages = this.#further({ repair: faults })
    }
  }

  /** A stream that breaks after text was shown is gone on with once; the reader waits instead of losing the reading. */
  #afterBreak(error: unknown): Ending {
    const isBreak = error instanceof ModelFailure && breaks.includes(error.kind)
    if (!isBreak || this.#isResumed || this.#accepted === '' || this.#turn.signal.aborted) throw error
    this.#isResumed = true
    this.#note('unfinished', error.kind, 'repaired')
    return { ended: 'broken' }
  }

  #further(request: Request): readonly ModelMessage[] {
    this.#gap = this.#accepted === '' ? '' : ' '
    return this.#plan.further(this.#accepted, request)
  }

  /** One answer of the model, until it ends or is ended by us. A crisis that it reports comes before all else that is wrong with it. */
  async #stream(messages: readonly ModelMessage[]): Promise<Ending> {
    const reader = new ReplyReader()
    const { maxTokens } = this.#plan
    let ended: 'by_itself' | 'cut_short' = 'by_itself'
    let early: Ending | null = null
    let charactersReadOn = 0
    try {
      for await (const chunk of this.#deps.model.write({ messages, maxTokens, signal: this.#turn.signal })) {
        if ('writer' in chunk) this.#written.model = chunk.writer
        else if ('usage' in chunk) this.#addUsage(chunk.usage)
        else if ('cutShort' in chunk) ended = 'cut_short'
        else if ('text' in chunk) {
          const sentences = reader.push(chunk.text)
          if (reader.signal?.signal === 'crisis') break
          if (early === null) early = this.#take(sentences)
          else charactersReadOn += chunk.text.length
          if (early === null && reader.signal) early = { ended }
          if (early !== null && ('refused' in early || charactersReadOn > mostReadOn)) break
        }
      }
    } catch (error) {
      if (early === null || this.#turn.signal.aborted) throw error
    }
    const rest = reader.rest()
    const { signal } = reader
    if (signal?.signal === 'crisis') return this.#signalled(signal)
    // The end of a reply that was cut short is no whole sentence.
    early ??= this.#take(ended === 'cut_short' ? rest.slice(0, -1) : rest)
    if (early !== null && 'refused' in early) return early
    if (signal && this.#isHeeded(signal)) return this.#signalled(signal)
    this.#written.notes.push(...reader.notes)
    return early ?? { ended }
  }

  /** A reader can ask the model for such a line behind a whole reading, which would make it free. */
  #isHeeded({ signal }: Signal): boolean {
    return signal === 'crisis' || signal === 'minor' || countWords(this.#turn.events.text) <= longestPreface
  }

  #signalled(signal: Signal): Ending {
    this.#written.signal = signal
    return { ended: 'signal' }
  }

  #take(sentences: readonly string[]): Ending | null {
    for (const raw of sentences) {
      const ending = this.#judge(raw)
      if (ending) return ending
    }
    return null
  }

  #judge(raw: string): Ending | null {
    const bare = raw.trim()
    if (bare === '' || this.#isRepetition(bare)) return null
    const judged = this.#plan.judge(raw)
    if ('refused' in judged) return this.#refuse(raw, judged)
    if (this.#turn.events.text === '') {
      // Asked anew, a rewrite may begin as the refused reading does: its end decides.
      const isFault = ({ fault }: Faults[number]) => !this.#isRepaired || fault !== 'repeats_refused'
      const faults = this.#plan.openingFaults(judged.shown).filter(isFault)
      if (faults.length > 0) return { faults }
    }
    this.#show(raw, judged.shown)
    return null
  }

  /** A model that continues a reply may repeat a sentence that was shown already. */
  #isRepetition(bare: string): boolean {
    return (this.#continuations > 0 || this.#isRepaired || this.#isResumed) && this.#sentences.has(bare)
  }

  #refuse(raw: string, judged: Extract<Judged, { refused: object }>): Ending | null {
    const { rule, claimed } = judged.refused
    if (this.#continuations < mostContinuations) {
      this.#note(rule, claimed, 'rewritten')
      return { refused: judged }
    }
    this.#note(rule, claimed, 'left_out')
    this.#wordsLeftOut += countWords(judged.text)
    const space = /^\s*/.exec(raw)![0]
    if (space.includes('\n') && space.length > this.#gap.length) this.#gap = space
    if (this.#wordsLeftOut > this.#plan.words.to * mostLeftOut) throw tooMuchLeftOut()
    return null
  }

  #show(raw: string, shown: string): void {
    const { events } = this.#turn
    const isBlock = /^\s*(?:#|[-*] |\d+\. )/.test(shown)
    const gap = /^\s/.test(shown) ? '' : this.#gap === ' ' && isBlock ? '\n\n' : this.#gap
    const space = this.#gap.includes('\n') && !/^\s*\n/.test(shown) ? this.#gap : gap
    this.#gap = ''
    const text = events.text === '' ? shown.trimStart() : space + (space.includes('\n') ? shown.trimStart() : shown)
    this.#accepted += this.#accepted === '' ? raw.trimStart() : space + (space.includes('\n') ? raw.trimStart() : raw)
    this.#sentences.add(raw.trim())
    if (text !== '') events.show(text)
  }

  #faultsAtTheEnd(endedByItself: boolean): Faults {
    const { text } = this.#turn.events
    if (this.#wordsLeftOut > 0 && this.#wordsLeftOut > (countWords(text) + this.#wordsLeftOut) * mostLeftOut)
      throw tooMuchLeftOut()
    return this.#plan.faults(text, endedByItself)
  }

  #note(rule: string, claimed: string, outcome: KeptRefusal['outcome']): void {
    this.#written.refusals.push({ rule, claimed: claimed.slice(0, longestClaim), outcome })
    const { language, promptVersion: prompt } = this.#plan
    this.#deps.metrics.readingsRefused.inc({ rule, language, prompt })
  }

  #addUsage({ promptTokens, completionTokens }: Usage): void {
    const before = this.#written.usage ?? { promptTokens: 0, completionTokens: 0 }
    this.#written.usage = {
      promptTokens: before.promptTokens + promptTokens,
      completionTokens: before.completionTokens + completionTokens,
    }
  }
}

function tooMuchLeftOut(): ModelFailure {
  return new ModelFailure('unusable', 'more than a fifth of the reading would be left out')
}
