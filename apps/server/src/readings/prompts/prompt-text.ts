import { readFileSync } from 'node:fs'

export type PromptText = {
  /** Goes up with every change of the words, with a line that says what changed. */
  version: number
  /** The head of a prompt text: the versions and, for a kind of reading, its form. */
  head: string
  text: string
}

/**
 * One of the files in texts/, which writers may change. A file begins with its version and a line for each of them, between two lines of three
 * hyphens; the rest is what the model reads.
 */
export function promptText(name: string): PromptText {
  const file = readFileSync(new URL(`./texts/${name}.md`, import.meta.url), 'utf8').replaceAll('\r\n', '\n')
  const [, head = '', text] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? []
  const version = Number(/^version: (\d+)$/m.exec(head)?.[1])
  if (!text || !head.split('\n').some((line) => line.startsWith(`${version}: `)))
    throw new Error(`the prompt text ${name} has no version, or no line that says what its version changed`)
  return { version, head, text: text.trim() }
}
