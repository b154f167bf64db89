import { readingLanguages, type ReadingLanguage } from '@numeria/contract'
import { languageScores } from '../languages/spoken-language.ts'
import { wordLists } from '../languages/word-lists.ts'
import { ideas, type FoundIdeas } from './ideas.ts'

/** The words of each idea, and `idioms`, which only sound dangerous and are taken out first. */
const words = new Map(
  readingLanguages.map((language) => [language, wordLists(new URL(`./ideas/${language}.txt`, import.meta.url))]),
)
const maxRead = 4_000

/** Common abbreviations with the spelling that the idea lists use. */
const short: Partial<Record<ReadingLanguage, string>> = {
  en: 'u=you ur=your pls=please plz=please cuz=because tmrw=tomorrow 2moro=tomorrow 2nite=tonight tonite=tonight sum1=someone no1=noone any1=anyone every1=everyone',
  pt: 'q=que k=que pq=porque n=nao tou=estou ta=esta tava=estava tbm=tambem td=tudo hj=hoje vc=voce mt=muito dps=depois msm=mesmo cmg=comigo',
  es: 'q=que k=que xq=porque pq=porque x=por tb=tambem toy=estoy kiero=quiero ia=ya stoy=estoy bn=bien tdo=todo d=de',
  fr: 'jveux=je veux jvais=je vais jvai=je vais jsuis=je suis chui=je suis chuis=je suis jpeux=je peux jen=j en jai=j ai jme=je me jte=je te jarrive=j arrive ct=c est c=c est g=j ai jetais=j etais javais=j avais pr=pour pk=pourquoi tt=tout bcp=beaucoup qd=quand ds=dans svp=s il jveu=je veux veu=veux jamai=jamais tjrs=toujours ya=y a kan=quand',
  de: 'nich=nicht nit=nicht net=nicht ned=nicht nid=nicht nix=nichts hab=habe is=ist isses=ist es ner=einer ne=eine nen=einen n=ein grad=gerade aufn=auf den vorn=vor den gehts=geht es gibts=gibt es tuts=tut es wurds=wurde es wirds=wird es halts=halte es kanns=kann es iwann=irgendwann ko=kann',
  it: 'nn=non x=per xke=perche xche=perche perke=perche cmq=comunque k=che ke=che sn=sono tt=tutto qnd=quando cn=con m=mi sx=sinistro dx=destro',
}

/** Letters without accents, capitals, contraction marks, or digits in their place: 'I can’t… K1LL' becomes 'i cant... kill'. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/(?<=[a-z])[0134@$](?=[a-z])/g, (sign) => ({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', '@': 'a', $: 's' })[sign]!)
    .replaceAll(/(?<=[a-z])['’`´](?=(?:t|s|m|re|ve|ll|d)\b)/g, '')
}

/** As `plainLetters`, with doubled letters once and English negations in one form. */
function fold(text: string): string {
  return plainLetters(text.replaceAll('…', ' '))
    .replaceAll(/\b(do|does|did|is|was|would|could|should|has|have) not\b/g, '$1nt')
    .replaceAll(/\b(?:can ?not|can not)\b/g, 'cant')
    .replaceAll(/([a-z])\1+/g, '$1')
}

const spoken = new Map(
  readingLanguages.map((language) => [
    language,
    new Map(short[language]?.split(/ (?=\S+=)/).map((pair) => pair.split('=') as [string, string])),
  ]),
)

/** A message in the words of one language; a sentence ends in ' . '. */
function plain(message: string, language: ReadingLanguage): string {
  const whole = spoken.get(language)!
  return fold(message.slice(0, maxRead))
    .replaceAll(/[.!?;:]+/g, ' . ')
    .replaceAll(/[^a-z0-9.&]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => whole.get(word) ?? word)
    .join(' ')
}

/** `a/b c*` is a or b, then a word that begins with c; `_` is up to four words. */
function compile(phrases: string): RegExp {
  const alternatives = phrases.split('|').map((phrase) => {
    const parts = fold(phrase)
      .replaceAll(/[-’']/g, ' ')
      .replaceAll(/^[ _]+|[ _]+$/g, '')
      .split(/ +/)
      .map((part) => (part === '_' ? '(?:\\w+ ){0,4}?' : `(?:${part.split('/').filter(Boolean).join('|')}) `))
    return parts.join('').trimEnd().replaceAll('*', '\\w*')
  })
  return new RegExp(`(?<![\\w])(?:${alternatives.filter(Boolean).join('|')})(?![\\w])`, 'g')
}

const idioms = new Map(readingLanguages.map((language) => [language, compile(words.get(language)!('idioms'))]))
const patterns = new Map(
  readingLanguages.map((language) => [
    language,
    ideas.map((idea) => [idea, compile(words.get(language)!(idea))] as const),
  ]),
)

/** The languages that a message may be written in. */
export function likelyLanguages(message: string): ReadingLanguage[] {
  const scores = languageScores(message)
  const best = Math.max(...Object.values(scores))
  return readingLanguages.filter((language) => scores[language] >= Math.min(0.5 * best, best - 1))
}

/** The ideas of a text in each of these languages. */
export function readIdeas(text: string, spokenIn: readonly ReadingLanguage[]): FoundIdeas[] {
  return spokenIn.map((language) => {
    const words = plain(text, language).replaceAll(idioms.get(language)!, ',')
    return new Set(
      patterns.get(language)!.flatMap(([idea, sign]) => {
        const { size } = new Set(words.match(sign))
        if (size === 0) return []
        return size === 1 ? [idea] : [idea, `${idea} twice` as const]
      }),
    )
  })
}
