// How models say that they will not write, in the six languages. Each is a whole phrase: a reading may well say that a doctor should answer a part of it.

const en =
  /\b(?:sorry|apologi[sz]e|unfortunately|regret)\b[^.!?\n]{0,60}\b(?:can(?:no|['’])?t|cannot|(?:am|['’]m) (?:unable|not able)|won['’]t)\b|\bi (?:can(?:no|['’])t|cannot|(?:am|['’]m) (?:unable|not able) to|won['’]t) (?:help|assist|comply|fulfil+|continue|provide|create|write|generate|answer|do|complete|engage)\b[^.!?\n]{0,30}\b(?:this|that|your|the|such|it)\b(?: \w+){0,2} ?(?:request|reading|prompt|question|content|topic|task|conversation|one)?[.!,;\n]|\bas an ai(?: language)? model\b|\bagainst my (?:guidelines|policy|programming)/i
const pt =
  /(?:desculpa|desculpe|lamento|peço desculpa|infelizmente)[^.!?\n]{0,60}não (?:posso|consigo|me é possível|estou autorizad)|(?<!\p{L})não (?:posso|consigo) (?:ajudar|atender|responder|fornecer|escrever|continuar|gerar|criar)[^.!?\n]{0,30}(?:isso|isto|esse|este|esta|essa|teu|seu|pedido|solicita)|modelo de linguagem/iu
const es =
  /(?:lo siento|lamento|perdona|disculpa|desafortunadamente|lamentablemente)[^.!?\n]{0,60}no (?:puedo|me es posible|soy capaz)|(?<!\p{L})no puedo (?:ayudar\p{L}*|responder|atender|proporcionar|escribir|continuar|generar|crear)[^.!?\n]{0,30}(?:eso|esto|ese|este|esta|tu|su|petición|solicitud)|modelo de lenguaje/iu
const fr =
  /(?:désolée?|je regrette|malheureusement|navrée?)[^.!?\n]{0,60}(?:ne (?:peux|puis) pas|ne suis pas en mesure|pas possible)|je ne (?:peux|puis) pas (?:t['’]aider|vous aider|aider|répondre|fournir|écrire|continuer|générer|créer|traiter)[^.!?\n]{0,30}(?:cela|ça|ce|cette|ta|votre|demande)|modèle de langage/iu
const de =
  /(?:tut mir leid|bedau[e]?re|leider|entschuldig)[^.!?\n]{0,60}(?:kann|darf) (?:ich|dir|ihnen|das|dabei|diese)[^.!?\n]{0,40}nicht|ich (?:kann|darf) (?:dir |ihnen )?(?:dabei|damit|hier|bei (?:dieser|diesem|deiner|ihrer)|diese[rsnm]?|das)[^.!?\n]{0,40}(?:nicht|leider)[^.!?\n]{0,20}(?:helfen|beantworten|schreiben|erstellen|erfüllen|weiterhelfen|bearbeiten)|sprachmodell/iu
const it =
  /(?:mi dispiace|spiacente|purtroppo|mi scuso)[^.!?\n]{0,60}non (?:posso|sono in grado|mi è possibile)|(?<!\p{L})non (?:posso|sono in grado di) (?:aiutar\p{L}*|rispondere|fornire|scrivere|continuare|generare|creare|soddisfare)[^.!?\n]{0,30}(?:questo|questa|ciò|tua|sua|richiesta)|modello linguistico/iu

/** Whether a passage says that nothing will be written. A model may refuse in another language than it was asked in. */
export function isRefusal(passage: string): boolean {
  return [en, pt, es, fr, de, it].some((signs) => signs.test(passage))
}
