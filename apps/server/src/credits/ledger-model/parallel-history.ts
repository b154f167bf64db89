// Whether answers that were given in parallel could have been given one after the other. The journal's versions say in which order things happened; the
// reference ledger does them again in that order and must write the same lines and give the same answers. For tests.
import { isDeepStrictEqual } from 'node:util'
import { ReferenceLedger, type Outcome, type ReferenceEntry, type Step } from './reference-ledger.ts'

/** One step of one caller; `began` and `ended` are numbers of one common sequence. */
export type Call = { step: Step; at: number; began: number; ended: number; outcome: Outcome }

export type WrittenEntry = ReferenceEntry & { cause: string | null; holdId: string | null; at: number }

/** A call that wrote, with the versions of its entries. Expiry has no call. */
type Operation = { call: Call | null; step: Step; at: number; first: number; last: number }

/** Contradictions between calls and entries; empty when all entries are explained. */
export function contradictions(calls: readonly Call[], journal: readonly WrittenEntry[]): string[] {
  const { operations, problems } = followJournal(calls, journal)
  const done = new Set(operations.map(({ call }) => call))
  const undone = calls.filter((call) => saysThatItWrote(call) && !done.has(call))
  return [
    ...problems,
    ...undone.map((call) => `${JSON.stringify(call)} was answered and not written`),
    ...outOfTime(operations),
    ...unexplained(calls, operations, journal.length),
  ]
}

function followJournal(
  calls: readonly Call[],
  journal: readonly WrittenEntry[],
): { operations: Operation[]; problems: string[] } {
  const model = new ReferenceLedger()
  const operations: Operation[] = []
  const problems: string[] = []
  for (const [index, entry] of journal.entries()) {
    if (model.journal.length === index) {
      const call = writerOf(entry, calls)
      const step: Step = call?.step ?? { operation: 'expire' }
      const outcome = model.take(step, entry.at)
      operations.push({ call, step, at: entry.at, first: index + 1, last: model.journal.length })
      if (call && !isDeepStrictEqual(outcome, call.outcome))
        problems.push(`${JSON.stringify(call)} should have been answered ${JSON.stringify(outcome)}`)
    }
    const { cause: _, holdId: __, at: ___, ...written } = entry
    if (!isDeepStrictEqual(written, model.journal[index]))
      return { operations, problems: [`${JSON.stringify(entry)} should be ${JSON.stringify(model.journal[index])}`] }
  }
  if (model.journal.length > journal.length) problems.push('the journal ends in the middle of a step')
  return { operations, problems }
}

/** The step that begins with this entry: of several that may have written it, the one that began first. */
function writerOf(entry: WrittenEntry, calls: readonly Call[]): Call | null {
  const { kind, cause, holdId, credits, available, held } = entry
  const isWriter = ({ step, outcome }: Call): boolean => {
    if (!('answer' in outcome)) return false
    const { answer } = outcome
    switch (step.operation) {
      case 'grant':
        return kind === 'grant' && step.cause === cause && answer['granted'] === true
      case 'forgive':
        return cause === `forgive:${step.cause}` && answer['changed'] === true
      case 'clawBack':
        return cause === `${step.state}:${step.cause}` && answer['changed'] === true
      case 'hold':
        return (
          kind === 'hold' &&
          step.holdId === holdId &&
          isDeepStrictEqual([step.credits, answer], [credits, { available, held }])
        )
      case 'capture':
      case 'release':
        return kind === step.operation && step.holdId === holdId
      case 'expire':
      case 'read':
        return false
    }
  }
  const writers = calls.filter(isWriter).toSorted((one, other) => one.began - other.began)
  return writers[0] ?? null
}

function saysThatItWrote({ step, outcome }: Call): boolean {
  if (!('answer' in outcome)) return false
  if (step.operation === 'grant') return outcome.answer['granted'] === true
  if (step.operation === 'forgive') return outcome.answer['changed'] === true
  if (step.operation === 'clawBack') return outcome.answer['changed'] === true
  return step.operation === 'capture' || step.operation === 'release'
}

/** A call that ended before another one began must come first. */
function outOfTime(operations: readonly Operation[]): string[] {
  let latestBegin = 0
  return operations.flatMap(({ call, first }) => {
    if (!call) return []
    latestBegin = Math.max(latestBegin, call.began)
    return call.ended < latestBegin ? [`version ${first} was answered before an earlier one was asked for`] : []
  })
}

/** Refusals and readings that were true at no moment between their question and their answer. */
function unexplained(calls: readonly Call[], operations: readonly Operation[], end: number): string[] {
  const open = new Map(
    calls
      .filter(({ step, outcome }) => 'refused' in outcome || step.operation === 'read')
      .map((call) => {
        const before = operations.filter((operation) => operation.call && operation.call.ended < call.began)
        const after = operations.filter((operation) => operation.call && operation.call.began > call.ended)
        const from = Math.max(0, ...before.map(({ last }) => last))
        const to = Math.min(end, ...after.map(({ first }) => first - 1))
        return [call, { from, to }]
      }),
  )
  const model = new ReferenceLedger()
  const explain = (version: number): void => {
    for (const [call, { from, to }] of open) {
      if (version < from || version > to) continue
      const { step, at, outcome } = call
      const answer = step.operation === 'read' ? { answer: model.balance(at) } : { refused: model.refusal(step, at) }
      if (isDeepStrictEqual(answer, outcome)) open.delete(call)
    }
  }
  explain(0)
  for (const { step, at, last } of operations) {
    model.take(step, at)
    explain(last)
  }
  return [...open.keys()].map((call) => `${JSON.stringify(call)} was never true`)
}
