import { z } from 'zod'

/** Zod's texts name types; these are sentences for a person. A rule with a text of its own keeps it. */
export function speakInSentences(): void {
  z.config({ customError: ({ code, input, path, ...issue }) => sentenceFor(code, input, path ?? [], issue) })
}

function sentenceFor(
  code: string | undefined,
  input: unknown,
  path: readonly PropertyKey[],
  rule: Record<string, unknown>,
): string {
  const name = path.length === 0 ? 'the request' : `"${path.map(String).join('.')}"`
  const subject = name[0] === '"' ? name : 'The request'
  if (code === 'invalid_type' && input === undefined) return `Please provide ${name}.`
  if (code === 'invalid_type') return `${subject} has the wrong type. Expected: ${String(rule['expected'])}.`
  if (code === 'invalid_value') return `${subject} must be one of: ${(rule['values'] as unknown[]).join(', ')}.`
  if (code === 'too_small') return `${subject} is too small or too short. Minimum: ${String(rule['minimum'])}.`
  if (code === 'too_big') return `${subject} is too large or too long. Maximum: ${String(rule['maximum'])}.`
  return `${subject} does not have the expected format.`
}
