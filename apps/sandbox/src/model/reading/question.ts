import { topicOf, wordsOf, type TopicKey } from './topic-words.ts'

export type QuestionForm = 'when' | 'yesOrNo' | 'open'

/** What a question asks for, as far as a reading answers it differently. */
export type Question = {
  topic: TopicKey | undefined
  form: QuestionForm
  /** What numerology is not for and the question asks of it nevertheless. */
  beyond: Beyond | undefined
  /** Somebody the question names. */
  who: string | undefined
  /** The question's own words, for a topic that is not known, and the 'my' before them. */
  words: string | undefined
  possessive: string | undefined
}

const wordsBeyond = {
  death: `will_i_die do_i_die going_to_die when_i_die i_shall_die life_expectancy how_long_will_i_live vou_morrer morrer morro vai_morrer voy_a_morir vais-je_mourir sterbe_ich morirò`,
  gambling: `lottery lotto euromillions jackpot casino bet bets betting gambl* roulette scratch_card winning_numbers lotaria euromilhões totoloto
    raspadinha* aposta* apostar casino jogo_do_bicho lotería apuest* loterie paris_sportifs lotterie wetten lotteria scommess*`,
  investing: `invest* stock stocks shares bitcoin crypto* etf trading ações_da bolsa criptomoeda* investir investimento* acciones invertir bourse
    aktien börse azioni investire borsa`,
  illness: `ill sick cancer disease* diagnos* symptom* pregnan* medication* tumour tumor surgery depress* lump doente doença* cancro sintoma* grávida
    gravidez medicamento* tumor cirurgia operação depress* enferm* cáncer embarazad* malade grossesse enceinte krebs krankheit schwanger malattia
    incinta`,
  law: `court lawsuit sue suing lawyer* judge* verdict custody trial tribunal advogad* juiz sentença custódia abogad* juicio avocat*
    procès anwalt gericht* avvocat*`,
} as const
export type Beyond = keyof typeof wordsBeyond

/** What such a question is about for the person who asks it. */
export const topicBehind: Record<Beyond, TopicKey> = {
  death: 'worry',
  gambling: 'money',
  investing: 'money',
  illness: 'rest',
  law: 'worry',
}

const beyondPatterns = (Object.entries(wordsBeyond) as [Beyond, string][]).map(
  ([beyond, list]) =>
    [
      beyond,
      new RegExp(
        `(?<![\\p{L}])(?:${list.split(/\s+/).join('|').replaceAll('_', '\\s').replaceAll('*', '\\p{L}*')})(?![\\p{L}])`,
        'iu',
      ),
    ] as const,
)

const when = /(?<!\p{L})(?:when|how (?:long|soon)|what time|quando|em que altura|cuándo|quand|wann)(?!\p{L})/iu
const lastAsked = /([^.:;!?\n]{1,400})\?[^?]*$/u
const asksOpenly = new Set(
  `what which who whom whose why how where when tell describe explain give show o que qual quais quem porque porquê como onde quando fala diz conta
   explica qué cuál quién cómo dónde cuándo por quel quelle quels quelles qui comment pourquoi où quoi que was welche welcher welches wer wie warum wo
   wann cosa che quale quali chi come perché dove`.split(/\s+/),
)

function formOf(question: string): QuestionForm {
  if (when.test(question)) return 'when'
  const asked = lastAsked.exec(question)?.[1]
  const first = asked === undefined ? undefined : wordsOf(asked.toLowerCase())[0]
  return first !== undefined && !asksOpenly.has(first) ? 'yesOrNo' : 'open'
}

const notNames = new Set(
  `I I’m I’ll I’d I’ve Life Path Soul Urge Personal Year Month Day Expression Personality Destiny Pinnacle Number Selene Numeria Caminho Vida Ano Pessoal
   Alma Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December
   English Portuguese God OK`.split(/\s+/),
)
const midSentenceName = /(?<=[\p{Ll},;]\s)(\p{Lu}\p{Ll}{1,18}(?:-\p{Lu}\p{Ll}{1,18})?)(?![\p{L}\p{N}])/gu

function someoneIn(question: string, own: string): string | undefined {
  for (const [, name] of question.matchAll(midSentenceName))
    if (!notNames.has(name!) && !own.includes(name!)) return name
  return undefined
}

const empty = new Set(
  `quick tip brief reading please detailed comprehensive full hello thanks thank greetings good morning evening rápida rápido dica leitura detalhada
   detalhado completa olá obrigado obrigada about after again also always another because been before being between both could does doing down each even ever every from have having here into just
   like made make many more most much must need never only other over really same should since some such tell than that their them then there these they thing
   things think this those through under until very want were what when where which while will with would your yours please know feel going sobre depois também
   sempre outro outra porque antes entre ambos cada mesmo ainda mais muito nunca apenas desde esse essa isto isso aquilo este esta para pela pelo quando qual
   quais quem como onde será seria posso devo quero tenho minha minhas meus seus suas fazer estou está estão dizer`.split(
    /\s+/,
  ),
)
const onlyLetters = /^\p{L}{4,20}$/u
/** What stands behind 'my' or 'the' is most often what a question is about. */
const determined = [
  /(?<!\p{L})(my|our|meu|minha|meus|minhas)\s+((?:(?:blue|red|green|black|white|old|new|little|big|small|young|dear|best)\s)?\p{Ll}{3,20})(?![\p{L}\p{N}])/u,
  /(?<!\p{L})(?:the|an?|this|that|o|os|as|uma?|este|esta|esse|essa)()\s+(\p{Ll}{4,20})(?![\p{L}\p{N}])/u,
]

/** The question's own words for what it is about: behind 'my' or 'the', else the longest run of words that say something. */
function tellingWords(question: string): Pick<Question, 'words' | 'possessive'> {
  for (const pattern of determined) {
    const [, possessive, word] = pattern.exec(question) ?? []
    if (word !== undefined && !empty.has(word)) return { words: word, possessive: possessive || undefined }
  }
  let best: string[] = []
  let run: string[] = []
  for (const word of [...wordsOf(question), '']) {
    if (onlyLetters.test(word) && !empty.has(word.toLowerCase())) {
      run.push(word)
      continue
    }
    if (run.length > best.length) best = run
    run = []
  }
  return { words: best.length === 0 ? undefined : best.slice(-2).join(' ').toLowerCase(), possessive: undefined }
}

/** Reads a question without understanding it. `own` is the person's full name. */
export function readQuestion(question: string, own: string): Question {
  const beyond = beyondPatterns.find(([, pattern]) => pattern.test(question))?.[0]
  return {
    topic: beyond === undefined ? topicOf(question) : topicBehind[beyond],
    form: formOf(question),
    beyond,
    who: someoneIn(question, own),
    ...tellingWords(question),
  }
}
