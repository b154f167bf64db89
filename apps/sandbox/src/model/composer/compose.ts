import { readQuestion } from './asked.ts'
import type { Conversation, Fact, ReadingLanguage, Section } from './data-block.ts'
import { layOut, type Chapter, type Paragraph, type Unit } from './layout.ts'
import { rootOf, Teller } from './teller.ts'
import { capitalised, countWords, fill, folded, lowered, sameness, sentencesOf } from './text.ts'
import { german } from './words/de.ts'
import { english } from './words/en.ts'
import { spanish } from './words/es.ts'
import { french } from './words/fr.ts'
import { italian } from './words/it.ts'
import { portuguese } from './words/pt.ts'
import type { Words } from './words/words.ts'

/** The product takes no reading with a smaller share of the words, or with fewer below a heading. */
const leastShare = 0.65
const leastSectionWords = 5
/** The product takes no rewrite that repeats more than nine tenths of the refused reading. */
const mostRepeatedShare = 0.85

const words: Record<ReadingLanguage, Words> = {
  en: english,
  pt: portuguese,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
}

/**
 * A reading in the form that was asked for. Every number in it is a slot. The same conversation gets the
 * same text. Where the server asks to go on, what it has accepted is left out.
 */
export function composeReading(conversation: Conversation): string {
  const { form } = conversation.asked
  const refused = conversation.asked.rewrite?.refused ?? ''
  const write = (replies: string[], refused: string) => {
    const teller = new Teller({ ...conversation, replies }, words[conversation.asked.language], refused)
    return layOut(form.sections.length > 0 ? writeSections(teller, form.sections) : writeAnswer(teller), form.words)
  }
  const { from } = form.words
  const sentences = sentencesOf(refused.replaceAll(/^## .*$/gm, ''))
  // After a long conversation nothing new is left, and things are said again: of a refused reading all but every other sentence, or every third, fifth …
  const every = (step: number) => sentences.filter((_, index) => index % step === 0).join(' ')
  const less = refused === '' ? [''] : [...[2, 3, 5, 8].map(every), sentences[0]!]
  const texts = [write(conversation.replies, refused), ...less.map((some) => write([], some))]
  const least = refused === '' ? from : from * leastShare
  const said = new Set(sentences.map(sameness))
  const isNew = (one: string) => repeatedShare(one, said) <= mostRepeatedShare
  const text =
    [from, least].flatMap((words) => texts.find((one) => isWhole(one, words) && isNew(one)) ?? [])[0] ?? texts.at(-1)!
  return conversation.accepted === '' && conversation.refused.length === 0 ? text : rest(text, conversation)
}

function isWhole(text: string, words: number): boolean {
  const sections = text.split(/^## .*$/m).slice(1)
  return countWords(text) >= words && sections.every((body) => countWords(body) >= leastSectionWords)
}

/** The share of the words of a text that stand in sentences that were said. */
function repeatedShare(text: string, said: ReadonlySet<string>): number {
  const repeated = sentencesOf(text).filter((sentence) => said.has(sameness(sentence)))
  return countWords(repeated.join(' ')) / countWords(text)
}

/** The text after the accepted part, in order and without the refused sentences. */
function rest(text: string, { accepted, refused }: Conversation): string {
  const isHeading = (block: string) => block.startsWith('## ')
  const blocks = text.split('\n\n')
  const reached = blocks.findLastIndex((block) => isHeading(block) && accepted.includes(block))
  const said = new Set(sentencesOf(accepted).map(sameness))
  const left = blocks.slice(reached + 1).flatMap((block) => {
    if (isHeading(block)) return [block]
    const lines = block.split('\n').map((line) =>
      sentencesOf(line)
        .filter((sentence) => !said.has(sameness(sentence)) && !refused.some((one) => one.trim() === sentence))
        .join(' '),
    )
    return lines.join('\n').trim() || []
  })
  return (accepted === '' ? '' : '\n\n') + left.join('\n\n')
}

const isOfName = /^(?:expression|soul_urge|personality|name_number|ordinal)/
const number = ({ value, who, what }: Fact) => value > 0 && who === 'you' && what !== 'letter'

function writeAnswer(teller: Teller): Chapter[] {
  const { asked } = teller
  const question = readQuestion(teller.conversation, teller.words)
  const own = asked.facts.filter((fact) => fact.who === asked.people[0]!.id && fact.what !== 'letter')
  const named = [...(question.isHow ? question.withValue : []), ...question.numbers, ...question.inYears]
  const ofOthers = question.others.flatMap(({ id }) => asked.facts.filter(({ who }) => who === id).slice(0, 2))
  const ofTopic = (question.topic?.facts ?? []).flatMap((what) => own.find((fact) => fact.what === what) ?? [])
  const isOfSquare = ({ what }: Fact) => Number(what.startsWith('lo_shu'))
  const numbers = own.filter(number)
  const turn = teller.vary('fact') % Math.max(numbers.length - 1, 1)
  const [first, ...later] = numbers
  const others = [...(first ? [first] : []), ...later.slice(turn), ...later.slice(0, turn)]
  others.sort((one, two) => isOfSquare(one) - isOfSquare(two))
  const facts = [...new Set([...named, ...ofTopic, ...ofOthers, ...others])]
  const [lead] = facts
  const today = lead ? teller.today(teller.part(lead, 'advice')) : ''
  const paragraphs: Paragraph[] = [
    openingOf(teller, named.length > 0 ? lead : undefined),
    ...facts.slice(0, 6).map((fact, index): Paragraph => {
      const units = teller.tell(fact, index < 2 || named.includes(fact) ? index : 6 + index)
      const isTold = index === 0 && named.length > 0
      return isTold ? units.slice(2, -1).map((unit) => ({ ...unit, rank: unit.rank / 2 })) : units
    }),
    facts.slice(1).map((other, index): Unit => ({ text: teller.joint(lead, other), rank: 3 + 3 * index })),
    facts.slice(2).map((other, index): Unit => ({ text: teller.joint(facts[1], other), rank: 12 + index })),
    [{ text: question.isHow ? '' : lettersOf(teller), rank: 70 }],
    [
      { text: today, rank: 0 },
      { text: teller.say(teller.words.ask[asked.tone]), rank: 30 },
    ],
  ]
  return [{ paragraphs }]
}

/** The letters of the name with their values, as slots. */
function lettersOf({ asked, words: { letters } }: Teller): string {
  const spelled = asked.facts.filter(({ what }) => what === 'letter')
  const list = spelled.map(({ which, id }) => `${which.split('.')[1]} {{${id}}}`).join(', ')
  return list === '' ? '' : fill(letters, { letters: list })
}

/** Names the number that the last reply named first. */
function lastTime(teller: Teller): string {
  const last = folded(teller.conversation.replies.at(-1) ?? '')
  const named = (fact: Fact) =>
    fact.who === 'you' && teller.name(fact) !== '' && last.includes(folded(teller.name(fact)))
  const fact = teller.asked.facts.find(named)
  return fact ? teller.choose('again', [teller.words.again], { yours: teller.yours(fact) }) : ''
}

function writeSections(teller: Teller, sections: readonly Section[]): Chapter[] {
  const { asked } = teller
  // The advice for the last section is taken first, so that no other section spends it.
  const weight = ({ who, what }: Fact) =>
    who === 'pair' ? 0 : /^(?:life_path|personal_year|soul_urge|name_number)$/.test(what) ? 1 : 2
  const advised = asked.facts.filter(({ who, what }) => who !== 'world' && !/^personal_(?:month|day)|letter/.test(what))
  const advice = advised
    .toSorted((one, other) => weight(one) - weight(other))
    .flatMap((fact) => teller.part(fact, 'advice') || [])
    .slice(0, 5)
  const chapters = sections.map(({ title, facts: ids }, index) => {
    const facts = ids.flatMap((id) => asked.facts.find((fact) => fact.id === id) ?? [])
    const untold = facts.filter((fact) => !teller.wasTold(fact))
    const paragraphs = [...(index === 0 ? [openingOf(teller)] : []), ...writeFacts(teller, untold)]
    if (index === sections.length - 1) paragraphs.push(...closing(teller, advice, untold.length === 0))
    return { title, paragraphs }
  })
  // Facts outside the sections fill up sections that are too short.
  const further = asked.facts.filter((fact) => fact.what !== 'letter' && !teller.wasTold(fact))
  chapters[0]?.paragraphs.push(further.flatMap((fact, index) => teller.tell(fact, 30 + index)))
  return chapters
}

/** Begins with the number that the question names, with its working, or with a sentence on the question's topic. */
function openingOf(teller: Teller, named?: Fact): Paragraph {
  const { asked, words: phrases } = teller
  const { topic, isBeyond, isHow } = readQuestion(teller.conversation, phrases)
  const open = phrases.open[asked.tone]
  const isOfOther = named !== undefined && named.who !== asked.people[0]!.id
  const text = named
    ? teller.head(named, phrases.head.slice(0, 1))
    : (topic && teller.say(topic.open[asked.tone])) || teller.choose('open', open) || open[0]!
  return [
    { text: `${asked.people[0]!.name}, ${isOfOther ? text : lowered(text)}`, rank: 0 },
    { text: isBeyond ? phrases.beyond : '', rank: 0 },
    { text: named && isHow && isOfName.test(named.what) ? lettersOf(teller) : '', rank: 0 },
    { text: named ? teller.working(named) : '', rank: 0 },
    { text: lastTime(teller), rank: 1 },
  ]
}

function closing(teller: Teller, advice: readonly string[], isPage: boolean): Paragraph[] {
  const question: Paragraph = [{ text: teller.words.ask[teller.asked.tone], rank: isPage ? 0 : 20 }]
  if (isPage) return [advice.map((text, index) => ({ text, rank: index < 3 ? 0 : 2, point: true })), question]
  const [first = '', ...more] = advice
  return [[{ text: teller.today(first), rank: 0 }, ...more.map((text, index) => ({ text, rank: 8 + index }))], question]
}

function writeFacts(teller: Teller, facts: readonly Fact[]): Paragraph[] {
  const days = facts.filter(({ what, which }) => what === 'personal_day' && which !== '')
  const months = facts.filter(({ what, which }) => what === 'personal_month' && which !== '')
  if (days.length > 1) return writeDays(teller, days)
  if (months.length > 1) return writeMonths(teller, months)
  const told = facts.map((fact, index) => teller.tell(fact, Math.min(index, 4)))
  const joints = facts
    .filter(number)
    .slice(1)
    .map((fact, index): Unit => ({ text: teller.joint(facts.find(number), fact), rank: 3 + 2 * index }))
  // After the first facts of a section, two share a paragraph.
  const paragraphs: Paragraph[] = told.slice(0, 2)
  for (let index = 2; index < told.length; index += 2) paragraphs.push(told.slice(index, index + 2).flat())
  return [...paragraphs, joints]
}

const dated = ({ asked: { language } }: Teller, { which }: Fact, options: Intl.DateTimeFormatOptions) =>
  new Date(which).toLocaleDateString(language === 'en' ? 'en-GB' : language, { ...options, timeZone: 'UTC' })
const dayOf = (teller: Teller, fact: Fact) => dated(teller, fact, { weekday: 'long', day: 'numeric', month: 'long' })
const monthOf = (teller: Teller, fact: Fact) => dated(teller, fact, { month: 'long', year: 'numeric' })

/** The advice for a day or a month: the meaning's first text that is not used yet, else its theme. */
function firstPart(teller: Teller, fact: Fact): string {
  const [essence, ...others] = ['essence', 'gift', 'advice', 'shadow'] as const
  return others.reduce((text, part) => text || teller.part(fact, part), teller.part(fact, essence)) || teller.asks(fact)
}

/** One day or month: its heading with the number, and what to say besides where there is room. */
function dayOrMonth(teller: Teller, fact: Fact, heading: string, point: boolean): Unit[] {
  const text = `**${capitalised(heading)} {{${fact.id}}}:** ${firstPart(teller, fact)}`
  const more = (['advice', 'gift', 'shadow'] as const).map((part, at) => ({
    text: teller.part(fact, part),
    rank: 1 + 2 * at,
  }))
  return [{ text, rank: 0, point }, ...more]
}

function writeDays(teller: Teller, days: readonly Fact[]): Paragraph[] {
  const calm = [7, 9, 2, 4, 6, 3, 5, 8, 1]
  const calmness = ({ value }: Fact) => calm.indexOf(rootOf(value))
  const quietest = days.toSorted((one, other) => calmness(one) - calmness(other))[0]!
  return [
    days.flatMap((day) => dayOrMonth(teller, day, `${dayOf(teller, day)} – ${teller.name(day)}`, true)),
    [{ text: fill(teller.words.freeDay, { day: dayOf(teller, quietest) }), rank: 0 }],
  ]
}

function writeMonths(teller: Teller, months: readonly Fact[]): Paragraph[] {
  const units = months.map((month) =>
    dayOrMonth(teller, month, `${monthOf(teller, month)}, ${teller.name(month)}`, false),
  )
  // A month for beginning, one for finishing, one for rest.
  const best = [1, 9, 7].flatMap((value, index): Unit[] => {
    const month = months.find((one) => one.value === value)
    return month ? [{ text: fill(teller.words.months[index]!, { month: monthOf(teller, month) }), rank: 1 }] : []
  })
  return [...[0, 3, 6, 9].map((from) => units.slice(from, from + 3).flat()), best]
}
