import { readFileSync } from 'node:fs'
import { fold } from './danger-features.ts'
import type { Danger } from './danger-model.ts'
import { isOverdose } from './overdose.ts'

/**
 * Wordings that leave no doubt: found whatever the model says. What is also said for fun ("you kill me", "a heart attack when I saw the bill") does not belong
 * into the files. A line of them is a regular expression over folded text: small letters, no accents, no signs but ' . ' at the end of a sentence.
 */
const patterns = (['self_harm', 'medical', 'abuse', 'violence'] as const).map((danger) => {
  const file = new URL(`./wordings/${danger.replace('_', '-')}.txt`, import.meta.url)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const alternatives = lines.map((line) => line.trim().replaceAll(/(?<!\\)([a-z])\1+/g, '$1'))
  return [danger, new RegExp(`(?<!\\w)(?:${alternatives.join('|')})(?!\\w)`)] as const
})

/** The danger that a message names outright. @example plainDanger('I want to kill myself') // 'self_harm' */
export function plainDanger(message: string): Danger | null {
  const text = fold(message)
  const named = patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return named ?? (isOverdose(message) ? 'medical' : null)
}
