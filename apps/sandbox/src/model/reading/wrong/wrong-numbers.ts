import { composeReading } from '../compose.ts'
import { callIn } from '../languages.ts'
import type { Conversation, Fact } from '../reading-request.ts'
import { fill } from '../sentences.ts'
import { wrongClaims } from './claims.ts'

/** Another number than the true one, from 1 to 9. */
function mistake(fact: Fact): Fact {
  return fact.value === null ? fact : { ...fact, value: ((fact.value + 5) % 9) + 1 }
}

/** A reading whose every claim of a number is wrong, then some of them again, each in another form. */
export function wrongReading(conversation: Conversation): string {
  const { asked } = conversation
  const facts = asked.facts.map(mistake)
  const numbers = facts.filter(({ value, of }) => value !== null && of === 'you')
  const { spelled, forms } = wrongClaims[asked.language]
  const misread = forms.flatMap((form, index) => {
    const fact = numbers[index % numbers.length]
    if (!fact) return []
    return fill(form, { ...callIn(asked.language, fact), value: fact.value ?? '', spelled: spelled[fact.value! - 1] })
  })
  return `${composeReading({ ...conversation, asked: { ...asked, facts } })}\n\n${misread.join(' ')}`
}
