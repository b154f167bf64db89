export type Paragraph = { isHeading: boolean; text: string }

/** A reading's Markdown as paragraphs of plain text, for where nothing sets it. */
export function plainParagraphs(markdown: string): Paragraph[] {
  return markdown
    .replaceAll('\r', '')
    .replace(/^(#{1,6} .*)$/gm, '\n$1\n')
    .split(/\n{2,}/)
    .map((block) => ({
      isHeading: /^\s*#{1,6} /.test(block),
      text: block
        .replace(/^[ \t]*(?:#{1,6}|>)(?:[^\S\n]+|$)/gm, '')
        .replace(/^[ \t]*[-*+] +/gm, '• ')
        .replace(/(\*\*|__|`)/g, '')
        .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
        .trim(),
    }))
    .filter(({ text }) => text !== '' && !/^[-*_\s]+$/.test(text))
}
