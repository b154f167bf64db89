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
const printedApostrophe = 0x2019

/** `letters` holds A to Z only; `unread` holds the letters, in the order met, that have no spelling in A to Z. */
export type LatinSpelling = { letters: string; unread: string[] }

function spellOut(text: string): LatinSpelling {
  let letters = ''
  const unread: string[] = []
  for (const character of text.toUpperCase().normalize('NFD')) {
    if (character >= 'A' && character <= 'Z') letters += character
    else if (letter.test(character)) {
      // NFKD reads ª and full-width letters too; over the whole text it would turn ´ into a space.
      const spelled = wholeLetters[character] ?? character.normalize('NFKD').toUpperCase().replace(outsideAToZ, '')
      if (spelled !== '') letters += spelled
      else if (!modifierLetter.test(character)) unread.push(character)
    }
  }
  return { letters, unread }
}

/** What the characters of most European names spell, by code up to ſ; `null` for the one that has no spelling (µ). */
const spelledByCode: readonly (string | null)[] = /* @__PURE__ */ Array.from({ length: 0x180 }, (_, code) => {
  const { letters, unread } = spellOut(String.fromCharCode(code))
  return unread.length === 0 ? letters : null
})

/** Looks each character up; `null` when one of them is not in the table. */
function spellByTable(text: string): string | null {
  let letters = ''
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const spelled = code === printedApostrophe ? '' : spelledByCode[code]
    if (spelled === undefined || spelled === null) return null
    letters += spelled
  }
  return letters
}

/**
 * Spells a piece of a name in the letters A to Z: marks are taken off (é → E), whole letters are spelled out (ß → SS,
 * Æ → AE, ø → O, ł → L, þ → TH). Apostrophes, digits and signs are passed over; letters of other scripts are reported,
 * never guessed.
 *
 * @example spellInLatin('Łódź') // { letters: 'LODZ', unread: [] }
 */
export function spellInLatin(text: string): LatinSpelling {
  const letters = plain.test(text) ? text.toUpperCase() : spellByTable(text)
  return letters === null ? spellOut(text) : { letters, unread: [] }
}
