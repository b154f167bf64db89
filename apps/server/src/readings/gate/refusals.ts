import type { ReadingLanguage } from '@numeria/contract'
import { plainWords } from './plain-words.ts'
import { Read } from '../check/read.ts'
import { vocabularyOf } from '../check/vocabulary.ts'

// The patterns are matched with words in lower case and without accents, one space between them. A model may refuse in another language
// than it was asked in, so each pattern holds all six.

/** Wording that occurs only in refusals. */
const certain = [
  // The model names itself as the reason.
  /\b(?:as an|being an|just an|only an) ai\b(?!.{0,30}\bselene\b)|\b(?:language model|modelo de (?:linguagem|lenguaje)|modele de langage|sprachmodell|modello linguistico)\b/,
  // Rules of its own that forbid the reading.
  /\b(?:against|violat\w+|breach\w*|outside) (?:of )?(?:my|our|the) (?:\w+ )?(?:guidelines?|polic\w+|programming)\b|\b(?:my|our) (?:\w+ )?(?:guidelines?|polic\w+|programming) (?:\w+ ){0,3}(?:allow|permit|prevent|forbid|prohibit|stop)/,
  /\b(?:minhas|nossas|mis|nuestras|mes|nos|meine[nr]?|unsere[nr]?|mie|nostre) (?:\w+ )?(?:orientacoes|diretrizes|politicas|directrices|pautas|consignes|directives|regles|\w*richtlinien|\w*vorgaben|linee guida|politiche)\b.{0,40}(?:permit|imped|empech|autoris|autoriz|erlaub|gestatt|untersag|verbiet|consent|vietan|deja)/,
  /\b(?:contra|contre|gegen|contrari[ao] a\w*) (?:as|las|mes|meine|unsere|alle|le|mis|minhas)? ?(?:\w+ )?(?:orientacoes|diretrizes|pautas|normas|politicas|consignes|regles|\w*richtlinien|linee guida)\b|\bverstoss\w* .{0,30}richtlinien\b/,
  // A refusal of the task by its name.
  /\bi (?:can ?(?:no)?t|am (?:unable|not able) to|wont|will not|won t|can t|m (?:unable|not able) to) (?:be able to )?(?:\w+ )?(?:help|assist|comply|fulfil+|continue|provide|create|write|generate|answer|do|complete|engage|discuss)\b(?: \w+){0,4} (?:this|that|your|the|such|it)\b(?: \w+){0,2} ?(?:request|reading|prompt|question|content|topic|task|conversation)?$/,
  /\bnao (?:posso|consigo|vou poder|me e possivel) (?:\w+ )?(?:ajudar|atender|responder|fornecer|escrever|continuar|gerar|criar|elaborar|fazer)(?:\w|-)*(?: \w+){0,3} (?:isso|isto|pedido|solicitacao|leitura|tema|assunto)\b/,
  /\bno (?:puedo|podre|voy a poder|me es posible|me esta permitido) (?:\w+ )?(?:ayudar|atender|responder|proporcionar|escribir|continuar|generar|crear|elaborar|hacer)\w*(?: \w+){0,3} (?:eso|esto|peticion|solicitud|lectura|tema|contenido)\b/,
  /\bje ne (?:peux|puis|pourrai) pas (?:\w+ ){0,2}(?:aider|repondre|fournir|ecrire|continuer|generer|creer|traiter|rediger)(?: \w+){0,3} (?:cela|ca|demande|lecture|sujet|contenu)\b/,
  /\b(?:kann|darf|werde) (?:ich )?(?:\w+ ){0,6}(?:nicht|leider|keine\w*)(?: \w+){0,4} (?:(?:weiter)?helfen|beantworten|erstellen|erfullen|bearbeiten|nachkommen)\b|\banfrage (?:\w+ ){0,3}ablehnen\b/,
  /\bnon (?:posso|potro|sono in grado di) (?:\w+ )?(?:aiutar|rispondere|fornire|scrivere|continuare|generare|creare|soddisfare)\w*(?: \w+){0,4} (?:questo|questa|cio|richiesta|lettura|argomento)\b/,
]

/** Wording of refusals that a reading may also use about a part of the question. */
const reluctant =
  /\b(?:sorry|apologi[sz]e|unfortunately|regret|(?:i )?(?:can ?not|can ?t|could ?n ?t|won ?t|am unable|am not able|m not able|m unable|must decline|have to decline|need to decline|have to stop|would rather not|d rather not|prefer not|m not comfortable|am not comfortable|am not going|m not going|not allowed|am not in a position))\b|\b(?:(?:peco )?desculpa|lamento|infelizmente|nao (?:posso|consigo|vou poder|me e possivel|estou autorizad\w|me sinto|tenho capacidade|me e permitido|devo|gostaria)|prefiro nao|preferia nao|tenho de recusar|devo recusar)\b|\b(?:lo siento|disculpa|desafortunadamente|lamentablemente|no (?:puedo|podre|me es posible|soy capaz|voy a poder|voy a|me esta permitido|me siento|tengo la capacidad|debo|seria)|prefiero no|preferiria no|(?:debo|tengo que|he de) (?:rechazar|declinar|parar))\b|\b(?:desolee?|malheureusement|navree?|je regrette|(?:ne|n) (?:peux|puis|pourrai|suis|souhaite|saurais) pas|m est impossible|pref(?:ere|ererais) ne pas|(?:me|m) (?:permettent|permet|autorise|empech)\w*|(?:dois|vais devoir) (?:refuser|decliner|m arreter))\b|\b(?:tut mir leid|leider|bedau\w+|entschuldig\w+|(?:kann|darf|mochte|werde|muss|will) ich\b.{0,60}\b(?:nicht|keine\w*|ablehnen|absehen|verzichten)|ich (?:kann|darf|mochte|werde|muss|will)\b.{0,60}\b(?:nicht|keine\w*|ablehnen|absehen|verzichten|passen)|nicht in der lage|lieber nicht)\b|\b(?:mi dispiace|spiacente|purtroppo|non (?:posso|potro|sono in grado|mi e possibile|mi e consentito|me la sento|ho la possibilita|vorrei|voglio|intendo)|preferi(?:rei|sco) (?:non|evitare)|devo (?:fermarmi|rifiutare|declinare))\b/

/** A refusal stands at the beginning. */
const opening = 400
/** A reading of the shortest kind names more facts than this. */
const fewFacts = 1

/** Whether a passage says outright that nothing will be written. */
export function isRefusal(passage: string): boolean {
  const start = passage.slice(0, opening)
  const sentences = start.split(/(?<=[.!?…])\s/).map(plainWords)
  return sentences.some((sentence) => certain.some((sign) => sign.test(sentence)))
}

/** Whether a finished reply refuses: outright, reluctantly and with hardly a fact in it, or in any words and without a single fact. */
export function refusesReading(text: string, language: ReadingLanguage): boolean {
  const facts = countFacts(text, language)
  if (facts === 0 || isRefusal(text)) return true
  return facts <= fewFacts && reluctant.test(plainWords(text.slice(0, opening)))
}

/** How many numbers of the chart are named or shown. */
function countFacts(text: string, language: ReadingLanguage): number {
  return Math.max(new Read(text, [], vocabularyOf(language)).all('name').length, countDigits(text, language))
}

/** How many numbers stand in digits that are no year, date or time. */
export function countDigits(text: string, language: ReadingLanguage): number {
  const { tokens } = new Read(text, [], vocabularyOf(language))
  return tokens.filter(({ kind, form }) => kind === 'number' && (form === 'digits' || form === 'slash')).length
}
