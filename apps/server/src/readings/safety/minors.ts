import { isAdult, type OtherPerson } from '@numeria/contract'

/** Words for love and couples in the six languages, without accents; `*` is the rest of a word. */
const loveWords = `
  love|loves|loved|lover|lovers|romance|romantic*|date|dating|dates|crush|kiss*|flirt*|soulmate*|marry|marriage|married|boyfriend|girlfriend|couple|sex|sexual*|sexy|attract*|desire|match|compatib*|relationship|in bed
  amor|amo|ama|amar|apaixon*|namor*|casar|casamento|beij*|paixao|atracao|atraid*|desejo|casal|alma gemea|romance|romantic*|sexo|combinamos|relacao|gosto del*|gosta de mim
  enamor*|novio|novia|quiero a|me quiere|te quiero|besar*|beso|pasion|atraccion|deseo|pareja|romantic*|casarme|casarnos|boda|ligar|relacion|me gusta
  amour*|aime|aimer|amoureu*|copain|copine|embrass*|baiser|couple|desir*|seduire|epouser|mariage|attiranc*|attire|ame soeur|romantique*|relation|lui plais|me plait
  liebe|lieben|liebt|verliebt*|freundin|kuss*|kussen|paar|begehr*|heirat*|flirt*|seelenverwandt*|romantisch*|beziehung|zusammenkommen|steht auf mich|anzieh*
  amore|amo|ami|ama|innamorat*|fidanzat*|bacio|baciar*|coppia|passione|desiderio|sposar*|matrimonio|attrazione|anima gemella|romantic*|relazione|mi piace`
  .trim()
  .split('\n')
  .map((words) => words.trim())
  .join('|')
  .replaceAll('*', '\\w*')
const love = new RegExp(`(?<!\\w)(?:${loveWords})(?!\\w)`)

/**
 * Whether a message asks about love and names a known person under 18. It is answered with the sentence for minors, whatever the model
 * would write: a parent who asks about a child's love life loses a reading, and a child is never read as a partner.
 */
export function asksForMinorsLove(
  message: string,
  named: readonly Pick<OtherPerson, 'birthDate'>[],
  now: Date,
): boolean {
  const plain = message.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return named.some(({ birthDate }) => !isAdult(birthDate, now)) && love.test(plain)
}
