import { sentencesOf } from './text.ts'

/** How a person begins to tell of their life, in six languages. */
const own =
  /(?<!\p{L})(?:my|our|i (?:have|live|work|prefer|like)|(?:[oa]s? )?(?:meus?|minhas?)|tenho|vivo|prefiro|mis?|tengo|m(?:on|a|es)|j[’']ai|mein\p{L}*|ich (?:habe|wohne|arbeite)|mi[oae]i?|miei|ho)(?!\p{L})/iu
const longest = 100

/** The line that proposes a memory, where the question tells something of the person's life in a sentence of its own; else nothing. */
export function memoryOf(question: string): string {
  const told = sentencesOf(question.replaceAll('\n', ' ')).find(
    (sentence) => own.test(sentence) && !sentence.includes('?') && sentence.length <= longest,
  )
  return told === undefined ? '' : `\n\n[[remember: ${told.replaceAll(/[[\]]|[.!…]+$/g, '')}]]`
}
