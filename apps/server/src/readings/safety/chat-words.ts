/** What is typed in a hurry, as the signs spell it: without apostrophes, accents and capitals. */
export const chatWords: readonly (readonly [RegExp, string])[] = [
  // English
  [/\b(don|doesn|didn|isn|wasn|weren|won|wouldn|couldn|shouldn|can|haven|hasn|aren)t\b/g, '$1 t'],
  [/\b(i|you|they|we)ve\b/g, '$1 ve'],
  [/\b(he|she|that|it|what)s (?!(?:aus|ab|an|auf)\b)/g, '$1 s '],
  [
    /\bim (?=(?:going|not|so|really|done|thinking|about|scared|afraid|tired|only|just|having|bleeding|pregnant|too|alone|trapped|planning|sick|still|always|never|losing|a|an|the|telling)\b)/g,
    'i m ',
  ],
  [/\b(?:pls|plz)\b/g, 'please'],
  // Portuguese and Spanish
  [/\b(?:pq|xq|pk)\b/g, 'porque'],
  [/\b[qk]\b/g, 'que'],
  [/\btou\b/g, 'estou'],
  [/\bn (?=(?:quero|aguento|consigo|posso|sei|vou|quiero|puedo|aguanto)\b)/g, 'nao '],
  // French
  [/\bj(ai|en|veux|peux|arrive|suis)\b/g, 'j $1'],
  [/\b(?:chui|chuis)\b/g, 'je suis'],
  // German
  [/\b(?:nich|net|ned|nid)\b/g, 'nicht'],
  [/\bhab\b/g, 'habe'],
  [/\b(is|geht|gibt|tut|wird|wurd)s\b/g, '$1 es'],
  // Italian
  [/\bnn\b/g, 'non'],
  [/\b(?:xke|xche|perke)\b/g, 'perche'],
]
