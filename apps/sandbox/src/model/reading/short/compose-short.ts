import { rootOf } from '../fact-order.ts'
import { layOut, type Chapter, type Paragraph, type Unit } from '../layout.ts'
import { createSentenceMemory } from '../memory-of-sentences.ts'
import { readQuestion } from '../question.ts'
import type { Conversation, Fact } from '../reading-request.ts'
import { capitalised, fill, type Values } from '../sentences.ts'
import { createVariety } from '../variety.ts'
import type { ShortStock } from './short-stock.ts'

/** What a number is called, with its possessive; undefined for a lesser one that a short reading leaves out. */
export function nameIn(stock: ShortStock, { key }: Fact): string | undefined {
  const start = Object.keys(stock.names).find((name) => key.startsWith(name))
  return start === undefined ? undefined : stock.names[start]
}

const monthsInParagraph = 3
const isPeriod = /^(?:pinnacle|challenge|period)/
const isPresent = /\(now\)| main /
const dated = /^personal_(?:month|day)_/

/**
 * A shorter reading in a language that has no stock of its own size: honest about few things, in the sections that were asked for.
 * It may stay below the words that the form gives.
 */
export function composeShort({ asked, replies, turn }: Conversation, stock: ShortStock): string {
  const memory = createSentenceMemory(replies)
  const order = createVariety(
    [asked.question, asked.person.name, asked.person.birthDate, asked.reading, turn].join('\n'),
  )
  const say = (slot: string, templates: readonly string[], values: Values = {}) =>
    order(slot, templates)
      .map((template) => fill(template, values))
      .find((text) => memory.claim(text)) ?? ''
  const nth = (nine: readonly string[], { value }: Fact) => nine[rootOf(value ?? 0) - 1] ?? ''
  const sayNew = (text: string) => (memory.claim(text) ? text : '')
  const other = asked.other?.name.trim().split(/\s+/)[0] ?? ''
  const firstName = asked.person.name.trim().split(/\s+/)[0] ?? ''

  const numbers = asked.facts.filter(
    (fact) =>
      fact.of === 'you' &&
      fact.value !== null &&
      !dated.test(fact.key) &&
      fact.key !== 'personal_month' &&
      !fact.key.includes('personal_year') &&
      (!isPeriod.test(fact.key) || isPresent.test(fact.label)),
  )
  const named = numbers.filter((fact) => nameIn(stock, fact) !== undefined && rootOf(fact.value ?? 0) > 0)
  const withNumber = (fact: Fact) => `${nameIn(stock, fact)} ${fact.value}`

  const tell = (fact: Fact, rank: number): Unit[] => {
    const essence = sayNew(nth(stock.essences, fact))
    const gift = sayNew(nth(stock.gifts, fact))
    // A number that was told in another place is not told again.
    if (essence === '' && gift === '') return []
    const claim = say(`claim ${fact.key}`, stock.claims, { name: nameIn(stock, fact), value: fact.value ?? '' })
    return [
      { rank, text: `${claim} ${essence}`.trim() },
      { rank: rank + 1, text: gift },
    ]
  }
  let hasCared = false
  const care = (fact: Fact): string => {
    const text = sayNew(nth(stock.cares, fact))
    const lead = hasCared || text === '' ? '' : `${stock.careLead} `
    hasCared ||= text !== ''
    return capitalised(lead + text)
  }
  const year = asked.facts.find(({ key, of }) => key === 'personal_year' && of === 'you')
  const tellYear = (fact: Fact, of: number): Unit => ({
    rank: 0,
    text: say('year', stock.years, { year: of, value: fact.value ?? '', theme: nth(stock.themes, fact) }),
  })
  const dates = (facts: readonly Fact[]): Paragraph[] => {
    const units = facts.map((fact): Unit => {
      const said = sayNew(nth(stock.acts, fact)) || sayNew(nth(stock.gifts, fact)) || sayNew(nth(stock.essences, fact))
      const point = fact.key.startsWith('personal_day')
      return { rank: 0, point, text: `**${dateOf(fact, asked.today, stock)} ${fact.value}:** ${said}`.trim() }
    })
    const size = units[0]?.point === true ? units.length : monthsInParagraph
    return Array.from({ length: Math.ceil(units.length / size) }, (_, index) => ({
      units: units.slice(index * size, (index + 1) * size),
    }))
  }
  const couple = (facts: readonly Fact[]): Unit[] =>
    facts.flatMap((mine) => {
      const theirs = asked.facts.find(({ key, of }) => of === 'other' && key === mine.key)
      const pair = theirs && { you: withNumber(mine), theirs: String(theirs.value), other }
      return pair
        ? [
            { rank: 0, text: say(`numbers ${mine.key}`, stock.numbers, pair) },
            { rank: 2, text: sayNew(nth(stock.essences, mine)) },
            { rank: 3, text: sayNew(nth(stock.gifts, mine)) },
          ]
        : []
    })

  const chapterOf = (keys: readonly string[], heading: string | undefined): Chapter => {
    const facts = keys.flatMap((key) => asked.facts.filter((fact) => fact.key === key && fact.of !== 'other'))
    const own = named.filter(({ key }) => keys.includes(key))
    const next = facts.find(({ key }) => key === 'next_personal_year')
    const score = facts.find(({ key }) => key.endsWith('_score'))
    const paragraphs: Paragraph[] =
      asked.other === null
        ? own.map((fact, index) => ({ units: tell(fact, Math.min(index, 4)) }))
        : [{ units: couple(own) }]
    const [one, second] = own
    if (one && second && one.value !== second.value && asked.other === null)
      paragraphs.push({
        units: [{ rank: 1, text: say('pair', stock.pairs, { one: withNumber(one), other: withNumber(second) }) }],
      })
    if (one) paragraphs.push({ units: [{ rank: 1, text: care(one) }] })
    if (year && keys.includes('personal_year')) paragraphs.push({ units: [tellYear(year, asked.year)] })
    if (next) paragraphs.push({ units: [tellYear(next, asked.year + 1)] })
    paragraphs.push(...dates(facts.filter(({ key }) => dated.test(key))))
    if (score) paragraphs.push({ units: [{ rank: 0, text: say('score', stock.scores, { score: score.value ?? '' }) }] })
    // No heading stands over nothing.
    if (paragraphs.every(({ units }) => units.every(({ text }) => text === '')))
      paragraphs.push({ units: [{ rank: 0, text: say('suggestion', stock.suggestions) }] })
    return { ...(heading === undefined ? {} : { heading }), paragraphs }
  }

  const answered = asked.sections.length > 0 ? [] : named.slice(0, asked.words.to > 250 ? 5 : 3).map(({ key }) => key)
  const chapters =
    asked.sections.length > 0
      ? asked.sections.map(({ facts, title }) => chapterOf(facts, title))
      : [chapterOf([...answered, 'personal_year'], undefined)]
  const opening = say(
    'opening',
    (asked.other ? stock.openingsForTwo : stock.openings).map((text) => `${firstName}, ${text}`),
    { other },
  )
  const isBeyond = readQuestion(asked.question, asked.person.name).beyond !== undefined
  chapters[0]?.paragraphs.unshift({
    units: [
      { rank: 0, text: opening || `${firstName}:` },
      { rank: 0, text: isBeyond ? stock.beyond : '' },
    ],
  })
  chapters.at(-1)?.paragraphs.push({
    units: [{ rank: 0, text: asked.other ? say('practice', stock.practices) : say('suggestion', stock.suggestions) }],
  })
  return layOut(chapters, asked.words)
}

const englishMonths = 'January February March April May June July August September October November December'.split(' ')
const formats = new Map<string, Intl.DateTimeFormat>()

function formatted(locale: string, date: number, options: Intl.DateTimeFormatOptions): string {
  const name = `${locale} ${Object.keys(options).join(' ')}`
  let format = formats.get(name)
  if (!format) formats.set(name, (format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })))
  return capitalised(format.format(date))
}

/** 'Sábado, 21 de noviembre – Día personal', or the month of a Personal Month. */
function dateOf({ key, label }: Fact, today: string, { locale, dayNumber, monthNumber }: ShortStock): string {
  if (key.startsWith('personal_day')) {
    const [year = 2026, month = 1, day = 1] = today.split('-').map(Number)
    const date = Date.UTC(year, month - 1, day + Number(key.split('_').at(-1)) - 1)
    return `${formatted(locale, date, { weekday: 'long', day: 'numeric', month: 'long' })} – ${dayNumber}`
  }
  const [, name = '', year = ''] = /, (\p{L}+) (\d{4})/u.exec(label) ?? []
  return `${formatted(locale, Date.UTC(Number(year), englishMonths.indexOf(name), 1), { month: 'long', year: 'numeric' })}, ${monthNumber}`
}
