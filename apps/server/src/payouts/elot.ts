/** Greek letters as ELOT 743 transcribes them, beside those that depend on their neighbours. */
const letters: Readonly<Record<string, string>> = {
  Α: 'A',
  Β: 'V',
  Γ: 'G',
  Δ: 'D',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'I',
  Θ: 'TH',
  Ι: 'I',
  Κ: 'K',
  Λ: 'L',
  Μ: 'M',
  Ν: 'N',
  Ξ: 'X',
  Ο: 'O',
  Π: 'P',
  Ρ: 'R',
  Σ: 'S',
  Τ: 'T',
  Υ: 'Y',
  Φ: 'F',
  Χ: 'CH',
  Ψ: 'PS',
  Ω: 'O',
}
const pairs: Readonly<Record<string, string>> = { ΓΓ: 'NG', ΓΞ: 'NX', ΓΧ: 'NCH', ΟΥ: 'OU' }
/** After these an upsilon is v or f, by the sound that follows. */
const diphthongs: Readonly<Record<string, string>> = { ΑΥ: 'A', ΕΥ: 'E', ΗΥ: 'I' }
const unvoiced = new Set('ΘΚΞΠΣΤΦΧΨ')

/**
 * Greek names as ELOT 743 (ISO 843, type 2) and Greek passports write them; other text stays as it is.
 * @example toElot('Ευάγγελος Μπάμπης') // 'Evangelos Bampis'
 */
export function toElot(text: string): string {
  return text.normalize('NFC').replaceAll(/[\p{Script=Greek}\p{M}]+/gu, word)
}

function word(greek: string): string {
  // A dialytika, or an accent on the first vowel, says that two vowels are no pair.
  const signs = [...greek].map((sign) => {
    const [base = '', ...marks] = sign.normalize('NFD')
    return {
      upper: base.toUpperCase(),
      isSmall: base !== base.toUpperCase(),
      isApart: marks.includes('\u0308'),
      isStressed: marks.includes('\u0301'),
    }
  })
  let latin = ''
  for (let at = 0; at < signs.length; at += 1) {
    const [sign, next] = [signs[at]!, signs[at + 1]]
    const pair = next && !next.isApart && !(sign.isStressed && next.upper === 'Υ') ? sign.upper + next.upper : ''
    const cased = (written: string) => inCase(written, sign.isSmall, next?.isSmall ?? signs[at - 1]?.isSmall ?? false)
    if (pair === 'ΜΠ') {
      latin += cased(at === 0 || at + 2 === signs.length ? 'B' : 'MP')
      at += 1
    } else if (pair in diphthongs) {
      const after = signs[at + 2]?.upper
      latin += cased(diphthongs[pair]! + (after === undefined || unvoiced.has(after) ? 'F' : 'V'))
      at += 1
    } else if (pair in pairs) {
      latin += cased(pairs[pair]!)
      at += 1
    } else latin += cased(letters[sign.upper] ?? sign.upper)
  }
  return latin
}

/** Of two letters for a capital, the second is small in a word of small letters. */
const inCase = (written: string, isSmall: boolean, isSmallAround: boolean): string =>
  isSmall ? written.toLowerCase() : isSmallAround ? written[0]! + written.slice(1).toLowerCase() : written
