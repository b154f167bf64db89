import { plainWords, wordsOf } from './plain-words.ts'

/** So many words in a row as they stand in the instructions are no chance. */
const shingleLength = 8
/** Tags are gone from what is shown. */
const tags = /<[^<>]*>/g
const dataMarks = /"(?:facts|working|people|form|reading|slot)"\s*:|<\/?data>|\{\{\s*(?:id|who|fact)\s*\}\}/

/** Wording used only about the data block, the prompt and the slots, in each of the six languages. */
const machinery = [
  /\bjson\b|\b(?:data block|block of data|bloco de dados|bloque de datos|bloc de donnees|datenblock|blocco (?:di )?dati)\b/,
  /\b(?:between|entre|zwischen|tra|fra|from|de|von|da) \d{2,3} (?:and|to|e|y|et|und|a|bis|ed) \d{2,3} (?:words|palavras|palabras|mots|worte|worter|wortern|parole)\b|\b\d{2,3} (?:to|a|bis|und|and|e|y|et) \d{2,3} (?:words|palavras|palabras|mots|worte|worter|wortern|parole)\b/,
  /\b(?:my|the|these|minhas|as|mis|las|mes|les|meine[nr]?|die|mie|le) (?:\w+ )?(?:instructions|prompt|instrucoes|instrucciones|indicaciones|consignes|anweisung(?:en)?|vorgaben|istruzioni|indicazioni) (?:\w+ )?(?:say|says|tell|require|forbid|state|ask|dizem|pedem|mandam|proibem|dicen|piden|prohiben|disent|demandent|interdisent|precisent|sagen|verlangen|verbieten|besagen|lauten|dicono|chiedono|vietano)\b/,
  /\b(?:system ?(?:prompt|message)|mensa(?:gem|je) d[eo] sistema|message systeme|systemnachricht|messaggio di sistema|systemanweisung\w*|prompt (?:do|del|de|di) sistem[ae]|invite systeme|prompt systeme)\b/,
  /\b(?:double|curly) (?:curly )?brac(?:es|kets)\b|\bchave(?:ta)?s duplas\b|\bllaves dobles\b|\bdobles llaves\b|\bdoubles accolades\b|\baccolades doubles\b|\b(?:doppelt\w* )?geschweift\w* klammern\b|\b(?:doppie )?(?:parentesi )?graffe\b/,
  /\b(?:the|this) user (?:wants|asks|asked|is asking|would like|says|has asked|needs|requests|message)\b|\b(?:o utilizador|o usuario|el usuario|la usuaria|l utilisat(?:eur|rice)|der nutzer|die nutzerin|l utente) (?:quer|pede|pediu|pergunta|quiere|pide|pregunta|veut|demande|souhaite|mochte|fragt|will|bittet|vuole|chiede|desidera)\b/,
]

/** Wording of leaks that a reading may use once. */
const hints = [
  /\b(?:my|these|the following|system|our) (?:\w+ )?(?:instructions|rules|guidelines|prompt)\b|\b(?:minhas|nossas|estas) (?:\w+ )?(?:regras|instrucoes|orientacoes)\b|\b(?:mis|estas) (?:\w+ )?(?:reglas|instrucciones|indicaciones)\b|\b(?:mes|ces) (?:\w+ )?(?:regles|consignes|instructions)\b|\b(?:meine[nr]?|diese[nr]?) (?:\w+ )?(?:regeln|anweisungen|vorgaben|anleitung|instruktionen)\b|\b(?:mie|queste) (?:\w+ )?(?:regole|istruzioni|indicazioni)\b/,
  /\b(?:the|o|el|le|das|il) (?:form|formulario|formulaire|formular|modulo) (?:wants|asks|says|pede|pide|demande|verlangt|chiede)\b|\bids?\b|\bidentifi(?:er|ers|ant|ants)\b|\bidentificador(?:es)?\b|\bidentificativ[oi]\b|\bkennung(?:en)?\b|\bslots?\b|\bplaceholders?\b|\bplatzhalter\w*\b|\bmarcador(?:es)?\b|\bsegnaposto\b/,
  /\b(?:the|o|el|le|der|il) (?:server|servidor|serveur)\b/,
  /\b(?:from|in|of|nos|dos|in den|nei|dans les|de los) (?:the )?(?:facts|factos|fakten|faits|fatti|hechos)\b/,
  /\b(?:i|we) (?:must|should|may|am|need|can|will|ought)(?: not| never| only| always| told| asked| to)* (?:never |not |to |only )?(?:write|use|repeat|translate|compute|quote|show|reveal|mention|address|end|begin|start|name)\b|\b(?:nao devo|nunca devo|nunca escrevo|devo|tenho de|nao posso) (?:\w+ )?(?:escrever|usar|repetir|traduzir|revelar|calcular|eu propria|nomear|terminar|comecar)\b|\b(?:no debo|nunca debo|debo|tengo que|no puedo) (?:\w+ )?(?:escribir|usar|repetir|traducir|revelar|calcular|nombrar|terminar|empezar)\b|\bje (?:ne )?(?:dois|peux)(?: jamais| pas)? (?:\w+ )?(?:ecrire|utiliser|repeter|traduire|reveler|calculer|nommer|finir|commencer)\b|\b(?:darf|soll|muss) ich (?:\w+ ){0,5}(?:schreiben|verwenden|wiederholen|ubersetzen|verraten|berechnen|nennen|setzen)\b|\bich (?:darf|soll|muss) (?:\w+ ){0,6}(?:schreiben|verwenden|wiederholen|ubersetzen|verraten|berechnen|nennen|setzen)\b|\b(?:non devo|devo|non posso) (?:mai )?(?:\w+ )?(?:scrivere|usare|ripetere|tradurre|rivelare|calcolare|nominare|finire|iniziare)\b/,
  /\b(?:tone|o tom|el tono|le ton|ton|il tono|tonfall)\b.{0,20}\b(?:mystic|pragmatic|mistic[oa]|pragmatic[oa]|mystique|pragmatique|mystisch|pragmatisch)\b/,
  /\b(?:(?:the|a|first) (?:first )?sentence (?:must|should|has to|answers)|(?:a )?primeira frase (?:responde|deve|tem)|la primera frase (?:contest|respond|deb)\w*|la premiere phrase (?:repond|doit)|(?:der )?erste satz (?:soll|muss|beantwort)|la prima frase (?:risponde|deve)|rispondere nella prima frase)\b/,
  /\bselene\b.{0,40}\bnumeria\b/,
  /\bexclamation marks?\b|\bpontos de exclamacao\b|\bsignos de exclamacion\b|\bpoints d exclamation\b|\bausrufezeichen\b|\bpunti esclamativi\b/,
  /\b(?:(?:at least )?two (?:of the )?facts|pelo menos dois factos|al menos dos hechos|au moins deux faits|mindestens zwei fakten|almeno due fatti)\b|\bfakts\b|\b(?:concrete|one) suggestion (?:that can|to end|at the end)\b|\b(?:sugestao|sugerencia|suggestion|suggerimento) concret[oae]\b|\bkonkreter vorschlag\b/,
  /\b(?:no|without|sans|pas de|sem|sin|ohne|keine|senza) (?:\w+ ){0,2}(?:flattery|flatterie|lisonjas?|halagos?|schmeichel\w+|adulazion[ei]|lusing\w+|filler|remplissage)\b/,
  /\b(?:no|without|sans|pas de|sem|sin|ohne|keine|senza) (?:\w+ )?(?:summary|resume|resumo|resumen|zusammenfassung|riassunto|riepilogo)\b/,
  /\btenden(?:cies|cias|ces|zen|ze)\b.{0,30}\b(?:never|not|jamais|pas|nunca|no|nie|niemals|nicht|mai|non)\b.{0,20}\b(?:fate|destin[oy]?|schicksal)\b/,
  /\b(?:word for word|mot a mot|mot pour mot|palavra por palavra|palabra por palabra|wort fur wort|wortwortlich|parola per parola)\b/,
  /\b(?:each|every|chaque|cada|jede\w*|ogni) (?:fact|fait|facto|hecho|fakt\w*|fatto)\b/,
  /\b(?:the person|the reader|la personne|a pessoa|la persona|die person|der mensch) (?:\w+ ){0,3}(?:thought|think|pense|penser|pensou|pensado|pensar|gedacht|denkt|pensato|pensare)\b/,
  /\b(?:i (?:must|should|have to)(?: also| still| now)? (?:say|speak|refer)|je (?:dois|devrais)(?: encore| aussi)? (?:dire|parler|renvoyer)|(?:devo|tenho de|tengo que|debo|he de)(?: ainda| tambem| todavia| ancora| anche)? (?:dizer|falar|decir|hablar|dire|parlare)|(?:muss|soll) ich (?:\w+ ){0,5}(?:sagen|sprechen|verweisen))\b/,
  /\b(?:british english|european portuguese|language|idioma|lingua|langue|sprache) (?:german|french|italian|spanish|english|portuguese)\b|\bbritish english\b/,
]
const manyHints = 2

/** Finds the sentences of a reply that repeat or reveal its instructions. */
export class LeakFinder {
  readonly #shingles: ReadonlySet<string>

  constructor(instructions: string) {
    this.#shingles = new Set(shinglesOf(instructions.replaceAll(tags, ' ')))
  }

  isLeak(sentence: string): boolean {
    if (dataMarks.test(sentence) || shinglesOf(sentence).some((shingle) => this.#shingles.has(shingle))) return true
    const plain = plainWords(sentence)
    return machinery.some((sign) => sign.test(plain)) || hints.filter((sign) => sign.test(plain)).length >= manyHints
  }
}

/** No shingle goes over a slot: the prompt's examples of slots are what a reading is to write. */
function shinglesOf(text: string): string[] {
  return text.split(/\{\{[^{}]*\}\}/).flatMap((part) => {
    const words = wordsOf(part)
    const last = words.length - shingleLength
    return Array.from({ length: Math.max(0, last + 1) }, (_, at) => words.slice(at, at + shingleLength).join(' '))
  })
}
