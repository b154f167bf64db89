import type { Language } from '@numeria/contract'

export type HelpLines = { emergency: string; talk: string; abuse: string }

/**
 * Help lines by country (ISO 3166-1). Sources, each the service's own page, looked up in November 2026: PT 1411 and 808 24 24 24
 * (sns24.gov.pt), 800 202 148 (cig.gov.pt); ES 024 (sanidad.gob.es), 016 (igualdad.gob.es); FR 3114 (3114.fr), 3919
 * (solidaritefemmes.org); DE 0800 111 0 111 (telefonseelsorge.de), 116 016 (hilfetelefon.de); IT 02 2327 2327 (telefonoamico.it), 1522
 * (1522.eu); GB 116 123 (samaritans.org), 0808 2000 247 (nationaldahelpline.org.uk); IE 116 123 (samaritans.org), 1800 341 900
 * (womensaid.ie); US 988 (988lifeline.org), 1-800-799-7233 (thehotline.org); CA 988 (988.ca); AU 13 11 14 (lifeline.org.au),
 * 1800 737 732 (1800respect.org.au); BR 188 (cvv.org.br), 180 (gov.br/mulheres); AT 142 (telefonseelsorge.at), 0800 222 555
 * (frauenhelpline.at); CH 143 (143.ch); BE 1813 (zelfmoord1813.be), 0800 32 123 (preventionsuicide.be), 0800 30 030 (ecouteviolencesconjugales.be). They change
 * seldom: look at them once a year. Where a country has no line of its own for violence, its emergency number stands.
 */
const lines: Record<string, HelpLines> = {
  PT: { emergency: '112', talk: '1411; SNS 24, 808 24 24 24; SOS Voz Amiga, 213 544 545', abuse: '800 202 148' },
  ES: { emergency: '112', talk: '024', abuse: '016' },
  FR: { emergency: '112', talk: '3114', abuse: '3919' },
  DE: { emergency: '112', talk: '0800 111 0 111', abuse: '116 016' },
  IT: { emergency: '112', talk: '02 2327 2327', abuse: '1522' },
  GB: { emergency: '999', talk: '116 123', abuse: '0808 2000 247' },
  IE: { emergency: '112', talk: '116 123', abuse: '1800 341 900' },
  US: { emergency: '911', talk: '988', abuse: '1-800-799-7233' },
  CA: { emergency: '911', talk: '988', abuse: '911' },
  AU: { emergency: '000', talk: '13 11 14', abuse: '1800 737 732' },
  BR: { emergency: '190; SAMU, 192', talk: 'CVV, 188', abuse: '180' },
  AT: { emergency: '112', talk: '142', abuse: '0800 222 555' },
  CH: { emergency: '112', talk: '143', abuse: '117' },
  BE: { emergency: '112', talk: '1813; 0800 32 123', abuse: '0800 30 030' },
}

/** Whose lines are given where no country is known. */
const homes: Record<Language, readonly string[]> = {
  en: ['GB', 'IE', 'US', 'PT'],
  pt: ['PT', 'BR'],
  es: ['ES'],
  fr: ['FR', 'BE', 'CH'],
  de: ['DE', 'AT', 'CH'],
  it: ['IT', 'CH'],
}

/** The countries whose lines a person is given, with their names in the language. */
export function helpLines(language: Language, country: string | null): { name: string; lines: HelpLines }[] {
  const known = country !== null && lines[country] !== undefined ? [country] : homes[language]
  const names = new Intl.DisplayNames([language === 'pt' ? 'pt-PT' : language], { type: 'region' })
  return known.map((code) => ({ name: names.of(code) ?? code, lines: lines[code]! }))
}
