/**
 * Lays a text that comes in pieces out in paragraphs, split at blank lines; inside a paragraph the pieces stay apart, so
 * that each can appear by itself. It is text and stays text: nothing in it is markup.
 *
 * @example toParagraphs(['One. ', 'Two.\n\nThr', 'ee.']) // [['One. ', 'Two.'], ['Thr', 'ee.']]
 */
export function toParagraphs(pieces: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]]
  for (const [index, piece] of joinSplitBreaks(pieces).entries()) {
    const [first, ...others] = piece.split(/\n\s*\n/)
    paragraphs.at(-1)!.push(index === 0 ? first!.trimStart() : first!)
    for (const start of others) paragraphs.push([start])
  }
  return paragraphs
    .map((paragraph) => paragraph.filter((piece) => piece !== ''))
    .filter((paragraph) => paragraph.length > 0)
}

/** A blank line may be cut in two by the stream; its second half goes to the piece that holds the first. */
function joinSplitBreaks(pieces: readonly string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const lineBreak = joined.at(-1)?.endsWith('\n') ? (/^\s*\n/.exec(piece)?.[0] ?? '') : ''
    if (lineBreak) joined[joined.length - 1] += lineBreak
    joined.push(piece.slice(lineBreak.length))
  }
  return joined
}
