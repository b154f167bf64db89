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
      detailed, comprehensive, thorough, full reading,
      detalhado, detalhada, detalhados, detalhadas, pormenorizado, pormenorizada, abrangente, exaustivo, exaustiva, aprofundado, aprofundada, leitura completa,
      detallado, detallada, detallados, detalladas, exhaustivo, exhaustiva, minucioso, minuciosa, lectura completa,
      détaillé, détaillée, détaillés, détaillées, exhaustif, exhaustive, approfondi, approfondie, lecture complète,
      detailliert, detaillierte, detaillierter, detailliertes, detaillierten, gründlich, gründliche, gründlicher, gründliches, gründlichen, ausführlich, ausführliche, ausführlicher, ausführliches, ausführlichen, umfassend, umfassende, umfassender, umfassendes, umfassenden, vollständige Deutung, komplette Deutung, vollständige Lesung,
      dettagliato, dettagliata, dettagliati, dettagliate, esauriente, esaustivo, esaustiva, approfondito, approfondita, lettura completa`),
  },
  {
    credits: 15,
    words: list(`
      year, forecast, forecasts,
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
      career, job, jobs, business, my company, own company, money, life path, purpose,
      carreira, emprego, empregos, trabalho, negócio, negócios, minha empresa, própria empresa, dinheiro, caminho de vida, percurso de vida, propósito,
      carrera, empleo, empleos, trabajo, trabajos, negocio, negocios, mi empresa, propia empresa, dinero, camino de vida, sendero de vida, senda de vida,
      carrière, emploi, travail, boulot, changer de poste, mon poste, nouveau poste, affaires, mon entreprise, propre entreprise, ma société, ma boîte, argent, chemin de vie, sentier de vie, raison d'être, raison d’être, but de ma vie, but dans la vie, mission de vie,
      Karriere, Arbeit, Arbeitsplatz, Arbeitsstelle, Stelle wechseln, Stellenwechsel, Jobwechsel, meine Stelle, neue Stelle, Beruf, Geschäft, meine Firma, eigene Firma, mein Unternehmen, eigenes Unternehmen, Geld, Lebensweg, Lebenszahl, Lebenswegzahl, Lebensaufgabe, Lebenszweck, Bestimmung,
      carriera, lavoro, lavori, impiego, affari, mia azienda, propria azienda, mia impresa, mia attività, soldi, denaro, cammino di vita, percorso di vita, sentiero di vita, scopo`),
  },
  {
    credits: 1,
    words: list(`
      quick, quickly, tip, brief, briefly, short answer, short reply,
      rápido, rápida, rapidamente, dica, breve, brevemente, resposta curta,
      consejo, respuesta corta,
      rapide, rapidement, conseil, astuce, bref, brève, brièvement, réponse courte,
      schnell, schnelle, schneller, schnelles, schnellen, Tipp, kurz, kurze, kurzer, kurzes, kurzen,
      veloce, velocemente, consiglio, risposta corta`),
  },
]

/** Turns of speech with a keyword in them that ask for nothing of the kind: 'by the way', 'dear Selene', a letter. */
export const asides =
  /(?<!\p{L})(?:[aà] prop[oó]sito|liebe[rn]? (?:selene|gr(?:ü|ue)(?:ß|ss)e|alle)|(?:der|den|dem|des|ein|einen|einem|mein|meinen|diesen|diesem|seinen|ihren) brief)(?!\p{L})/giu
