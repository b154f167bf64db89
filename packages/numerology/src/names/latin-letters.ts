/** Latin letters that carry no removable mark, so that Unicode decomposition leaves them whole. Upper case only. */
const wholeLetters: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Þ: 'TH',
  ẞ: 'SS',
  Ð: 'D',
  Đ: 'D',
  Ɖ: 'D',
  Ɗ: 'D',
  Ł: 'L',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
  ĸ: 'K',
  Ƙ: 'K',
  Ɓ: 'B',
  Ƴ: 'Y',
  Ə: 'E',
  Ɛ: 'E',
  Ɔ: 'O',
  Ɨ: 'I',
  Ʉ: 'U',
}

const letter = /\p{L}/u
const modifierLetter = /\p{Lm}/u
const outsideAToZ = /[^A-Z]/g
const plain = /^[A-Za-z]*$/

/** `letters` holds A to Z only; `unread` holds the letters, in the order met, that have no spelling in A to Z. */
export type LatinSpelling = { letters: string; unread: string[] }

function spellCharacter(written: string): LatinSpelling {
  let letters = ''
  const unread: string[] = []
  for (const character of written.toUpperCase().normalize('NFD')) {
    if (!letter.test(character)) continue
    // NFKD reads ª and full-width letters too.
    const spelled = wholeLetters[character] ?? character.normalize('NFKD').toUpperCase().replace(outsideAToZ, '')
    if (spelled !== '') letters += spelled
    else if (!modifierLetter.test(character)) unread.push(character)
  }
  return { letters, unread }
}

/** Latin spellings of the characters of most European names, by code up to ſ: computed once, since names are full of them. */
const spelledByCode: readonly LatinSpelling[] = /* @__PURE__ */ Array.from({ length: 0x180 }, (_, code) =>
  spellCharacter(String.fromCharCode(code)),
)

/**
 * Spells a piece of a name in the letters A to Z: marks are taken off (é → E), whole letters are spelled out (ß → SS,
 * Æ → AE, ø → O, ł → L, þ → TH). Apostrophes, digits and signs are passed over; letters of other scripts are reported,
 * never guessed.
 *
 * @example spellInLatin('Łódź') // { letters: 'LODZ', unread: [] }
 */
export function spellInLatin(text: string): LatinSpelling {
  if (plain.test(text)) return { letters: text.toUpperCase(), unread: [] }
  let letters = ''
  const unread: string[] = []
  for (const character of text) {
    // The apostrophe of print is common in names and lies far beyond the table.
    if (character === '’') continue
    const spelled = spelledByCode[character.charCodeAt(0)] ?? spellCharacter(character)
    letters += spelled.letters
    for (const other of spelled.unread) unread.push(other)
  }
  return { letters, unread }
}
