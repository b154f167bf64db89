import { composeReading } from './compose.ts'
import type { Fact, ReadingRequest } from './reading-request.ts'

const spelled: Record<number, string> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  11: 'eleven',
  22: 'twenty-two',
  33: 'thirty-three',
}

/** Another number than the true one, and one that this kind of fact can have. */
function mistake(fact: Fact): Fact {
  return { ...fact, value: ((fact.value + 5) % 9) + 1 }
}

/** The same wrong number claimed in the ways that models phrase it. */
const claims: readonly ((label: string, value: number) => string)[] = [
  (label, value) => `As your ${label} ${value} shows, this was always yours to do.`,
  (label, value) => `Your ${label} number is ${spelled[value]}, and it suits you.`,
  (label, value) => `With a ${label} of ${value}, patience comes easily.`,
  (label, value) => `**${label}: ${value}** is what your chart says.`,
  (label, value) => `The number ${value} is your ${label}.`,
]

/** A reading whose every claim of a number is wrong, each in another form. */
export function wrongReading(asked: ReadingRequest, turn: number): string {
  const facts = asked.facts.map(mistake)
  const misread = claims.map((claim, index) => {
    const { label, value } = facts[index % facts.length]!
    return claim(label, value)
  })
  return `${composeReading({ ...asked, facts }, turn)}\n\n${misread.join(' ')}`
}
