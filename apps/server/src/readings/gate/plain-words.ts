/** A text in lower case and without accents and marks, one space between its words. @example plainWords('Não, Élan!') // 'nao elan' */
export function plainWords(text: string): string {
  return wordsOf(text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')).join(' ')
}

/** The words of a text in lower case, with their accents. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
