/** `abuse` is `null` where no line for violence is confirmed. */
export type HelpLines = { emergency: string; talk: string; abuse: string | null }

/**
 * Help lines by country (ISO 3166-1), each with the page that names it, read in November 2026. A service that no page confirmed is left
 * out: findahelpline.com and the emergency number stand for it. The operator looks at all of them once a year.
 */
export const helpLines: Readonly<Record<string, HelpLines>> = {
  // 24noticias.sapo.pt (1411, SNS 24, SOS Voz Amiga), cig.gov.pt (violence)
  PT: { emergency: '112', talk: '1411; SNS 24, 808 24 24 24; SOS Voz Amiga, 213 544 545', abuse: '800 202 148' },
  // farodevigo.es (024), elperiodicoextremadura.com (016)
  ES: { emergency: '112', talk: '024', abuse: '016' },
  // francetvinfo.fr (3114), solidaritefemmes.org (3919)
  FR: { emergency: '112', talk: '3114', abuse: '3919' },
  // domradio.de (Telefonseelsorge), attendorn.de (116 016)
  DE: { emergency: '112', talk: '0800 111 0 111', abuse: '116 016' },
  // agensir.it (Telefono Amico, from 9 to 24), tg24.sky.it (1522)
  IT: { emergency: '112', talk: 'Telefono Amico, 02 2327 2327 (9–24)', abuse: '1522' },
  // samaritans.org (116 123), refuge.org.uk (violence)
  GB: { emergency: '999', talk: '116 123', abuse: '0808 2000 247' },
  // irishexaminer.com (116 123), womensaid.ie (violence)
  IE: { emergency: '112', talk: '116 123', abuse: '1800 341 900' },
  // wikipedia.org, 988 (telephone number) and National Domestic Violence Hotline
  US: { emergency: '911', talk: '988', abuse: '1-800-799-7233' },
  // wikipedia.org, 988 (telephone number)
  CA: { emergency: '911', talk: '988', abuse: null },
  // mamamia.com.au (13 11 14), surfcoast.vic.gov.au (1800RESPECT)
  AU: { emergency: '000', talk: '13 11 14', abuse: '1800 737 732' },
  // wikipedia.org, Centro de Valorização da Vida (188), radiowebcadeiracativa.com.br (180, 190)
  BR: { emergency: '190; SAMU, 192', talk: 'CVV, 188', abuse: '180' },
  // burgenland.orf.at (142), noe.orf.at (violence)
  AT: { emergency: '112', talk: '142', abuse: '0800 222 555' },
  // 143.ch, which listens to victims of violence too
  CH: { emergency: '112', talk: '143', abuse: '143' },
  // brusselstimes.com (1813, 0800 32 123), ecouteviolencesconjugales.be (0800 30 030), vrt.be (1712)
  BE: { emergency: '112', talk: '1813; 0800 32 123', abuse: '1712; 0800 30 030' },
  // nu.nl (113), rijksoverheid.nl (Veilig Thuis)
  NL: { emergency: '112', talk: '113; 0800-0113', abuse: '0800-2000' },
  // eluniversal.com.mx (Línea de la Vida, violence too)
  MX: { emergency: '911', talk: '800 911 2000', abuse: '800 911 2000' },
  // elonce.com (135), pagina12.com.ar (144)
  AR: { emergency: '911', talk: '135', abuse: '144' },
}
