/** Limits of the notes in one prompt. */
const mostNotes = 50
const mostCharacters = 2_000
/** Shorter words say too little of what a question is about. */
const leastLetters = 4

/**
 * The notes that a prompt has room for, in their order: those that share a word with the question first, then the newest.
 * @param notes oldest first
 */
export function notesFor(question: string, notes: readonly string[]): string[] {
  const asked = new Set(wordsOf(question))
  const relevance = (note: string) => Number(wordsOf(note).some((word) => asked.has(word)))
  const byUse = notes
    .map((note, at) => ({ note, at, relevance: relevance(note) }))
    .toSorted((one, other) => other.relevance - one.relevance || other.at - one.at)
  const chosen: typeof byUse = []
  let room = mostCharacters
  for (const entry of byUse) {
    if (chosen.length === mostNotes || entry.note.length > room) continue
    room -= entry.note.length
    chosen.push(entry)
  }
  return chosen.toSorted((one, other) => one.at - other.at).map(({ note }) => note)
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= leastLetters)
}
