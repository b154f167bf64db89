import { findFullName, readingPrices, type ReadingLanguage } from '@numeria/contract'
import { parsePlainDate, type PlainDate } from '@numeria/numerology'
import { Read } from '../check/read.ts'
import { findCues } from '../check/time/times.ts'
import { vocabularyOf } from '../check/vocabulary.ts'
import { isoDate } from '../facts/calendar.ts'

/** Words of birth and of birthdays, and the same said of oneself, in any of the six languages. */
const birth =
  /(?<!\p{L})(?:born|birth ?da(?:y|te)|nasceu|nascid[oa]s?|nascimento|aniversário|fa(?:z|zem) anos|naci[óo]|nacid[oa]s?|nacimiento|cumpleaños|cumple|née?s?|naissance|anniversaire|geboren|geburtsdatum|geburtstag|nat[oa]|nascita|compleanno)(?!\p{L})/iu
const ownBirth =
  /(?<!\p{L})(?:i was born|i(?:’|')m born|my (?:own )?birth|nasci|faço anos|(?:o meu|meu) (?:nascimento|aniversário)|minha data|nací|mi nacimiento|mi cumple|mi fecha|je suis née?|ma date|mon anniversaire|ich (?:bin|wurde|hab[^;,!?]* geburtstag)|mein geburt|sono nat[oa]|la mia (?:data|nascita)|mio compleanno)/iu
/** Where another person may begin to be spoken of. */
const clauseEnd =
  /(?<!\d)\.\s|(?<![;,!?\n])[;,!?\n]+\s|\s(?=(?:and|but|while|e|mas|enquanto|y|pero|mientras|et|mais|tandis|und|aber|während|ma|mentre)\s)/iu

/**
 * The birth date of another person that a message gives in full, in digits or with the month's name; null where it gives none.
 * @param own the reader's
 * @example otherBirthDate('My mother was born on 3 May 1960', 'en', '1990-05-17', today) // '1960-05-03'
 */
export function otherBirthDate(
  message: string,
  language: ReadingLanguage,
  own: string,
  today: PlainDate,
): string | null {
  for (const said of birthsSaid(message)) {
    if (!birth.test(said) || ownBirth.test(said)) continue
    const cues = findCues(new Read(said, [], vocabularyOf(language)), vocabularyOf(language), today)
    for (const [index, cue] of cues.entries()) {
      const { month, day } = cue
      const next = cues[index + 1]
      // '3 de maio, é de 1960'
      const isNear = next !== undefined && next.month === null && next.at - cue.end <= mostBetween
      const year = cue.year ?? (isNear ? next.year : null)
      if (year === null || month === null || day === null || year >= today.year) continue
      const date = isoDate({ year, month, day })
      if (date !== own && isRealDate(date)) return date
    }
  }
  return null
}

/** Words between a day of the year and the year itself. */
const mostBetween = 3

/** The parts of a message that each speak of one birth: a clause without such a word belongs to the one before it. */
function birthsSaid(message: string): string[] {
  const parts: string[] = []
  for (const clause of message.split(clauseEnd)) {
    const last = parts.at(-1)
    const isNew = last !== undefined && speaksOfBirth(last) && speaksOfBirth(clause)
    if (last === undefined || isNew) parts.push(clause)
    else parts[parts.length - 1] = `${last}, ${clause}`
  }
  return parts
}

function speaksOfBirth(text: string): boolean {
  return birth.test(text) || ownBirth.test(text)
}

/** The full name of that person; null where the message gives none. German capitalises every noun, so it gives none there. */
export function otherFullName(message: string, language: ReadingLanguage, own: string): string | null {
  const name = language === 'de' ? null : findFullName(message, false)
  return name === own ? null : name
}

function isRealDate(date: string): boolean {
  try {
    parsePlainDate(date)
    return true
  } catch {
    return false
  }
}

const price = readingPrices.compatibility
const texts: Record<ReadingLanguage, string> = {
  en: `You gave me the birth date of another person. With their full name I can compare the two of you: that is a compatibility reading, ${price} credits. If you send the same message again, I answer it from your own numbers alone. This answer is free.`,
  pt: `Deste-me a data de nascimento de outra pessoa. Com o nome completo dela posso comparar-vos aos dois: é uma leitura de compatibilidade, ${price} créditos. Se enviares a mesma mensagem outra vez, respondo só com os teus números. Esta resposta é gratuita.`,
  es: `Me has dado la fecha de nacimiento de otra persona. Con su nombre completo puedo compararos: es una lectura de compatibilidad, ${price} créditos. Si envías otra vez el mismo mensaje, respondo solo con tus números. Esta respuesta es gratis.`,
  fr: `Tu m’as donné la date de naissance d’une autre personne. Avec son nom complet, je peux vous comparer : c’est une lecture de compatibilité, ${price} crédits. Si tu renvoies le même message, je réponds avec tes nombres seuls. Cette réponse est gratuite.`,
  de: `Du hast mir das Geburtsdatum eines anderen Menschen gegeben. Mit dem vollen Namen kann ich euch beide vergleichen: Das ist eine Deutung zu zweit für ${price} Credits. Wenn du dieselbe Nachricht noch einmal schickst, antworte ich nur aus deinen Zahlen. Diese Antwort ist kostenlos.`,
  it: `Mi hai dato la data di nascita di un’altra persona. Con il suo nome completo posso confrontarvi: è una lettura di compatibilità, ${price} crediti. Se mandi di nuovo lo stesso messaggio, rispondo solo con i tuoi numeri. Questa risposta è gratuita.`,
}

export function comparisonOffer(language: ReadingLanguage): string {
  return texts[language]
}
