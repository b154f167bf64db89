import { plainLetters } from './read-ideas.ts'

// All words are in small letters without accents, as the text is that they are looked for in.

/** Said of what was done, not of what is done daily. */
const taken =
  /\b(?:took|taken|taking|swallow(?:ed|ing)|downed|popped|tomei|tomou|tomado|tomar|engoli|engoliu|engolido|tome|tomo|tomaste|trague|trago|tragado|ingerido|pris|prise|avale|avalee?s?|gobe|ingere|genommen|eingenommen|geschluckt|nahm|schluckte|eingeworfen|preso|presi|prese|ingoiato|ingerito|mandato giu)\b/
const daily =
  /\b(?:(?:a|per|each|every|por|al|par|pro|am|jeden|ogni|cada|chaque) (?:day|week|dia|semana|jour|semaine|tag|woche|giorno|settimana)|daily|taglich|diari\w+|quotidien\w*)\b/

const unit =
  'mg|g|gr|ml|mcg|minutes?|minutos?|minuten|minuti|hours?|horas?|heures?|stunden|ore|days?|dias?|jours?|tagen?|giorni|weeks?|semanas?|months?|meses|mois|monate|mesi|years?|anos?|ans|jahren?|anni|times'
/** Six or more, below two hundred: larger numbers are milligrams. */
const count =
  '(?:[6-9]|[1-9][0-9]|1[0-9][0-9]|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?: \\w+)?|hundred|dozens?|' +
  'seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze|dezasseis|dezassete|dezoito|dezanove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|duzias?|' +
  'siete|ocho|nueve|diez|once|doce|trece|quince|dieci\\w+|veint\\w+|treinta|cuarenta|cincuenta|sesenta|ochenta|cien|docenas?|' +
  'sept|huit|neuf|dix|douze|quatorze|seize|vingt|trente|quarante|cinquante|soixante|cent|(?:diz|quinz|vingt|trent|cinquant)aines?|' +
  'sechs|sieben|acht|neun|zehn|elf|zwolf|\\w+zehn|\\w+zig|dreissig|hundert|' +
  'sei|sette|otto|dieci|undici|dodici|tredici|quattordici|quindici|sedici|venti\\w*|trent\\w+|quarant\\w+|cinquant\\w+|sessant\\w+|settant\\w+|ottant\\w+|novant\\w+|cento|decin[ae])'
const drug =
  '(?:paracetamol|acetaminophen|tylenol|panadol|ben ?u ?ron|brufen|ibuprofen[oe]?|ibu|nurofen|advil|aspirin[ae]?|doliprane|efferalgan|dafalgan|tachipirin[ae]|gelocatil|' +
  'naproxen[eo]?|voltaren|xanax|alprazolam|valium|diazepam|lorazepam|lorenin|victan|rivotril|clonazepam|zolpidem|stilnox|ambien|tavor|orfidal|lexotan\\w*|lexomil|bromazepam|' +
  'tramadol|codein[ae]?|co ?codamol|oxycodone|morphine|sertralin[ae]?|fluoxetin[ae]?|prozac|quetiapin[ae]?|seroquel|amitriptylin[ae]?|propranolol)(?:s|n|en)?'
const tablet =
  '(?:tablets?|pills?|painkillers|capsules?|comprimidos?|capsulas?|pastillas|pildoras?|comprimes?|cachets?|gelules?|pilules?|(?:schlaf|schmerz)?tabletten|(?:schlaf)?pillen|kapseln|pastiglie|compresse|pillole)'
const between = `(?: (?!(?:${unit})\\b)(?:\\d+ ?mg|\\w+)){0,2}`
const whole =
  '(?:(?:whole|entire|full) (?:box|pack|packet|packet|bottle|strip)|(?:caixa|embalagem|frasco|lamela) (?:inteir[ao]|tod[ao]|complet[ao])|tod[ao] [ao] (?:caixa|frasco)|' +
  '(?:caja|bote|frasco|blister) (?:enter[ao]|complet[ao])|tod[ao] (?:la|el|una|un) (?:caja|bote|blister)|toute (?:la|une) (?:boite|plaquette)|(?:boite|plaquette) entiere|' +
  'ganze[ns]? (?:packung|schachtel|dose|flasche|blister)|inter[ao] (?:scatola|confezione|flacone|blister)|(?:scatola|confezione) inter[ao]|tutt[ao] (?:la|il|una) (?:scatola|confezione|flacone))'
const many = new RegExp(
  `\\b(?:${count}${between} (?:${drug}|${tablet})|${whole}(?: \\w+){0,2} (?:${drug}|${tablet}))\\b`,
)

/** Whether a sentence says that many tablets, or a whole pack of a drug, were taken. @example isOverdose('I took forty paracetamol') // true */
export function isOverdose(message: string): boolean {
  return plainLetters(message)
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.replaceAll(/[^a-z0-9]+/g, ' '))
    .some((sentence) => taken.test(sentence) && many.test(sentence) && !daily.test(sentence))
}
