import type { ReadingLanguage } from '@numeria/contract'

/** Topics of follow-up questions. */
export type Topic =
  | 'tip'
  | 'purpose'
  | 'love'
  | 'next_year'
  | 'detail'
  | 'shadow'
  | 'today'
  | 'name'
  | 'talk'
  | 'together'
  | 'missing'
  | 'planet'
  | 'compound'
  | 'ordinal'

/** Numbers and words of this person that a text may name. */
export type Named = {
  lifePath: number
  nextYear: number
  nextPersonalYear: number | null
  missing: number | null
  planet: string | null
  compound: number | null
  ordinal: number | null
  /** The first name of the other person, by which a later turn knows who is meant. */
  other: string | null
}

type Text = (named: Named) => string

/** Each at most 80 characters. The English ones hold words that set a price of their own; in other languages most cost the same. */
export const suggestionTexts: Record<ReadingLanguage, Record<Topic, Text>> = {
  en: {
    tip: () => 'A quick tip for today from my numbers',
    purpose: ({ lifePath }) => `What is my purpose with Life Path ${lifePath}?`,
    love: () => 'What do my numbers say about how I love?',
    next_year: ({ nextYear, nextPersonalYear }) =>
      `What does ${nextYear} ask of me${nextPersonalYear === null ? '' : ` in a Personal Year ${nextPersonalYear}`}?`,
    detail: () => 'A detailed look at my strengths and blind spots',
    shadow: () => 'Which of my numbers holds me back, and how?',
    today: () => 'What is today good for?',
    name: () => 'What does my name say that my birth date does not?',
    talk: () => 'Which of the coming days suits a difficult talk?',
    together: ({ other }) => `What can ${other} and I build together?`,
    missing: ({ missing }) => `How do I live with a missing ${missing}?`,
    planet: ({ planet }) => `What does ${planet} ask of me?`,
    compound: ({ compound }) => `What does the compound ${compound} behind my name mean?`,
    ordinal: ({ ordinal }) => `What does my ordinal sum ${ordinal} tell?`,
  },
  pt: {
    tip: () => 'Uma dica rápida dos meus números para hoje',
    purpose: ({ lifePath }) => `Qual é o meu propósito com o caminho de vida ${lifePath}?`,
    love: () => 'O que dizem os meus números sobre a minha forma de amar?',
    next_year: ({ nextYear }) => `O que me pede ${nextYear}?`,
    detail: () => 'Quais são as minhas forças e os meus pontos cegos?',
    shadow: () => 'Qual dos meus números me trava, e como?',
    today: () => 'Para que é bom o dia de hoje?',
    name: () => 'O que diz o meu nome que a minha data não diz?',
    talk: () => 'Que dia desta semana serve para uma conversa difícil?',
    together: ({ other }) => `O que podemos construir juntos, ${other} e eu?`,
    missing: ({ missing }) => `Como vivo com o ${missing} que me falta?`,
    planet: () => 'O que me pede o planeta do meu número psíquico?',
    compound: ({ compound }) => `O que quer dizer o número composto ${compound} do meu nome?`,
    ordinal: ({ ordinal }) => `O que conta a minha soma ordinal ${ordinal}?`,
  },
  es: {
    tip: () => 'Un consejo rápido de mis números para hoy',
    purpose: ({ lifePath }) => `¿Cuál es mi propósito con el camino de vida ${lifePath}?`,
    love: () => '¿Qué dicen mis números de mi forma de amar?',
    next_year: ({ nextYear }) => `¿Qué me pide ${nextYear}?`,
    detail: () => '¿Cuáles son mis fuerzas y mis puntos ciegos?',
    shadow: () => '¿Cuál de mis números me frena, y cómo?',
    today: () => '¿Para qué es bueno el día de hoy?',
    name: () => '¿Qué dice mi nombre que no dice mi fecha?',
    talk: () => '¿Qué día de estos sirve para una charla difícil?',
    together: ({ other }) => `¿Qué podemos construir juntos ${other} y yo?`,
    missing: ({ missing }) => `¿Cómo vivo con el ${missing} que me falta?`,
    planet: () => '¿Qué me pide el planeta de mi número psíquico?',
    compound: ({ compound }) => `¿Qué significa el número compuesto ${compound} de mi nombre?`,
    ordinal: ({ ordinal }) => `¿Qué cuenta mi suma ordinal ${ordinal}?`,
  },
  fr: {
    tip: () => 'Un conseil rapide de mes nombres pour aujourd’hui',
    purpose: ({ lifePath }) => `Quel est mon but avec le chemin de vie ${lifePath} ?`,
    love: () => 'Que disent mes nombres de ma façon d’aimer ?',
    next_year: ({ nextYear }) => `Que me demande ${nextYear} ?`,
    detail: () => 'Quelles sont mes forces et mes angles morts ?',
    shadow: () => 'Lequel de mes nombres me freine, et comment ?',
    today: () => 'À quoi ce jour est-il bon ?',
    name: () => 'Que dit mon nom que ma date ne dit pas ?',
    talk: () => 'Quel jour convient à une discussion difficile ?',
    together: ({ other }) => `Que pouvons-nous bâtir ensemble, ${other} et moi ?`,
    missing: ({ missing }) => `Comment vivre avec le ${missing} qui me manque ?`,
    planet: () => 'Que me demande la planète de mon nombre psychique ?',
    compound: ({ compound }) => `Que veut dire le nombre composé ${compound} de mon nom ?`,
    ordinal: ({ ordinal }) => `Que raconte ma somme ordinale ${ordinal} ?`,
  },
  de: {
    tip: () => 'Ein schneller Rat aus meinen Zahlen für heute',
    purpose: ({ lifePath }) => `Was ist meine Aufgabe mit der Lebenszahl ${lifePath}?`,
    love: () => 'Was sagen meine Zahlen darüber, wie ich liebe?',
    next_year: ({ nextYear }) => `Was will ${nextYear} von mir?`,
    detail: () => 'Was sind meine Stärken und meine blinden Flecken?',
    shadow: () => 'Welche meiner Zahlen bremst mich, und wie?',
    today: () => 'Wofür ist der heutige Tag gut?',
    name: () => 'Was sagt mein Name, das mein Geburtstag nicht sagt?',
    talk: () => 'Welcher der nächsten Tage passt für ein schweres Gespräch?',
    together: ({ other }) => `Was können ${other} und ich zusammen aufbauen?`,
    missing: ({ missing }) => `Wie lebe ich damit, dass mir die ${missing} fehlt?`,
    planet: () => 'Was verlangt der Planet meiner psychischen Zahl von mir?',
    compound: ({ compound }) => `Was bedeutet die zusammengesetzte Zahl ${compound} meines Namens?`,
    ordinal: ({ ordinal }) => `Was erzählt meine Ordnungssumme ${ordinal}?`,
  },
  it: {
    tip: () => 'Un consiglio veloce dai miei numeri per oggi',
    purpose: ({ lifePath }) => `Qual è il mio scopo con il cammino di vita ${lifePath}?`,
    love: () => 'Che cosa dicono i miei numeri del mio modo di amare?',
    next_year: ({ nextYear }) => `Che cosa mi chiede il ${nextYear}?`,
    detail: () => 'Quali sono le mie forze e i miei punti ciechi?',
    shadow: () => 'Quale dei miei numeri mi frena, e come?',
    today: () => 'Per che cosa è buono il giorno di oggi?',
    name: () => 'Che cosa dice il mio nome che la mia data non dice?',
    talk: () => 'Quale dei prossimi giorni va bene per un discorso difficile?',
    together: ({ other }) => `Che cosa possiamo costruire insieme, ${other} e io?`,
    missing: ({ missing }) => `Come vivo con il ${missing} che mi manca?`,
    planet: () => 'Che cosa mi chiede il pianeta del mio numero psichico?',
    compound: ({ compound }) => `Che cosa vuol dire il numero composto ${compound} del mio nome?`,
    ordinal: ({ ordinal }) => `Che cosa racconta la mia somma ordinale ${ordinal}?`,
  },
}
