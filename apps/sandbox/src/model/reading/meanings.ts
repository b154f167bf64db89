import type { Fact, Tone } from './reading-request.ts'

type Meaning = { title: string; essence: string; gift: string; shadow: string; advice: string }
export type MeantFact = Fact & { meaning: Meaning }

export function meaningOf(fact: Fact, tone: Tone): MeantFact | undefined {
  const title = `the ${tone} one`
  const s = 'This is a sentence that stands for the meaning and is of the usual length.'
  return { ...fact, meaning: { title, essence: s, gift: s, shadow: s, advice: s } }
}
