/** The keyword groups of the specification, in its order; the first group that a message has a word of sets the price. */
export type PriceWords = { credits: 20 | 15 | 12 | 10 | 1; words: readonly string[] }

const list = (words: string) => words.split(',').map((word) => word.trim())

/**
 * The specification's keywords and the same words in every other reading language, so that a question costs the same in each. A word that
 * means something else in another of the languages stands in a phrase: the French 'relation' is an English word, 'but' and 'an' too.
 */
export const priceWords: readonly PriceWords[] = [
  {
    credits: 20,
    words: list(`
      detailed, comprehensive, full reading,
      detalhado, detalhada, detalhados, detalhadas, pormenorizado, pormenorizada, abrangente, leitura completa,
      detallado, detallada, detallados, detalladas, exhaustivo, exhaustiva, lectura completa,
      détaillé, détaillée, détaillés, détaillées, exhaustif, exhaustive, lecture complète,
      detailliert, detaillierte, detaillierter, detailliertes, detaillierten, ausführlich, ausführliche, ausführlicher, ausführliches, ausführlichen, umfassend, umfassende, umfassender, umfassendes, umfassenden, vollständige Deutung, komplette Deutung, vollständige Lesung,
      dettagliato, dettagliata, dettagliati, dettagliate, esauriente, esaustivo, esaustiva, lettura completa`),
  },
  {
    credits: 15,
    words: list(`
      year, forecast,
      ano, previsão, previsões,
      año, previsión, previsiones, pronóstico,
      année, an prochain, an dernier, nouvel an, prévision, prévisions, prédiction, prédictions,
      Jahr, Jahres, Prognose, Vorhersage, Vorschau, Jahresvorschau, Jahresausblick, Ausblick,
      anno, previsione, previsioni, pronostico`),
  },
  {
    credits: 12,
    words: list(`
      compatibility, relationship, love,
      compatibilidade, relação, relacionamento, amor,
      compatibilidad, relación,
      compatibilité, ma relation, notre relation, cette relation, une relation, la relation, relation amoureuse, amour,
      Kompatibilität, Beziehung, Liebe,
      compatibilità, relazione, amore`),
  },
  {
    credits: 10,
    words: list(`
      career, job, business, money, life path, purpose,
      carreira, emprego, trabalho, negócio, negócios, dinheiro, caminho de vida, propósito,
      carrera, empleo, trabajo, negocio, negocios, dinero, camino de vida,
      carrière, emploi, travail, boulot, affaires, argent, chemin de vie, raison d'être, raison d’être, but de ma vie, but dans la vie, mission de vie,
      Karriere, Arbeit, Beruf, Geschäft, Geld, Lebensweg, Lebenszahl, Lebenswegzahl, Lebensaufgabe, Lebenszweck, Bestimmung,
      carriera, lavoro, impiego, affari, soldi, denaro, cammino di vita, percorso di vita, scopo`),
  },
  {
    credits: 1,
    words: list(`
      quick, tip, brief,
      rápido, rápida, rapidamente, dica, breve,
      consejo,
      rapide, rapidement, conseil, astuce, bref, brève,
      schnell, schnelle, schneller, schnelles, schnellen, Tipp, kurz, kurze, kurzer, kurzes, kurzen,
      veloce, consiglio`),
  },
]

/** Turns of speech with a keyword in them that ask for nothing of the kind: 'by the way', 'dear Selene', a letter. */
export const asides =
  /(?<!\p{L})(?:[aà] prop[oó]sito|liebe[rn]? (?:selene|gr(?:ü|ue)(?:ß|ss)e|alle)|(?:der|den|dem|des|ein|einen|einem|mein|meinen|diesen|diesem|seinen|ihren) brief)(?!\p{L})/giu
