import anyAscii from 'any-ascii'
import { toElot } from './elot.ts'

/** Any script in letters without accents. */
export const latinLetters = (text: string): string => anyAscii(toElot(text.normalize('NFC')))

/**
 * Text in the characters that every bank of SEPA takes: letters without accents, digits and a few signs (EPC217-08). It
 * does not begin with a slash, nor has two in a row.
 * @example toSepaText('José Müller & Filhos') // 'Jose Muller + Filhos'
 */
export function toSepaText(text: string, most = 70): string {
  return latinLetters(text)
    .replaceAll('&', '+')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[/ ]+/, '')
    .slice(0, most)
    .trim()
}
