/** Characters without a glyph: zero-width spaces and joiners, fillers, soft hyphens, the Braille blank. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu

/** One word inside a segment: letters with one apostrophe at most ("don't"), or a number with its separators ("3.14", "01.02.1990"). */
const wordOrNumber = /\p{Nd}+(?:[.,:]\p{Nd}+)+|[\p{L}\p{M}\p{N}]+(?:['’·][\p{L}\p{M}\p{N}]+)?/gu

/**
 * Counts words by Unicode word segmentation, so that neither a hyphen nor an invisible character joins two words into one. A segment that
 * Unicode keeps together ("one.two", "one_two", "it's'it") counts as often as it has words.
 */
export function countWords(text: string): number {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  let count = 0
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').replaceAll(invisible, ' ')))
    if (isWordLike) count += Math.max(1, segment.match(wordOrNumber)?.length ?? 0)
  return count
}

/** Whether a text shows nothing at all. */
export function isBlank(text: string): boolean {
  return text.replaceAll(invisible, '').trim() === ''
}

/** Cyrillic and Greek letters that look like Latin ones, and Latin letters that no decomposition folds, each with what it looks like. */
const lookalikes = new Map(
  [
    ['АаΑαɑ', 'a'],
    ['ВвΒ', 'b'],
    ['СсϹϲ', 'c'],
    ['ԁđĐ', 'd'],
    ['ЕеΕε', 'e'],
    ['Ԍɡ', 'g'],
    ['НһΗ', 'h'],
    ['ІіΙιıӀӏ', 'i'],
    ['Јј', 'j'],
    ['КкΚκ', 'k'],
    ['łŁ', 'l'],
    ['МмΜ', 'm'],
    ['Νո', 'n'],
    ['ОоΟοσøØ', 'o'],
    ['РрΡρ', 'p'],
    ['Ԛԛ', 'q'],
    ['гɾ', 'r'],
    ['Ѕѕ', 's'],
    ['ТтΤτ', 't'],
    ['υսՍ', 'u'],
    ['Ѵѵν', 'v'],
    ['Ԝԝω', 'w'],
    ['ХхΧχ', 'x'],
    ['УуΥүҮ', 'y'],
    ['Ζ', 'z'],
  ].flatMap(([letters, latin]) => Array.from(letters!, (letter) => [letter, latin!])),
)

/**
 * Folds a text for comparison with keywords: compatibility forms (full-width, mathematical, ligatures), accents, case, look-alike letters and
 * invisible characters make no difference. Keywords are folded by the same function.
 *
 * @example foldWords('ＬＯＶÉ') // 'love'
 */
export function foldWords(text: string): string {
  return Array.from(
    text.replaceAll(invisible, '').normalize('NFKD').replaceAll(/\p{M}/gu, ''),
    (letter) => lookalikes.get(letter) ?? letter,
  )
    .join('')
    .toLowerCase()
}

/** Whether a text has one of these keywords as whole words. Invisible characters hide none, whether they stand inside a word or between two. */
export function mentionsWord(text: string, keywords: readonly string[]): boolean {
  const alternatives = keywords.map((keyword) => foldWords(keyword).replaceAll(' ', String.raw`[\s\p{Pd}_]+`)).join('|')
  const wholeWord = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`, 'u')
  return wholeWord.test(foldWords(text)) || wholeWord.test(foldWords(text.replaceAll(invisible, ' ')))
}
