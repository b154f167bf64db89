import { composeReading } from './compose.ts'
import { findConversation, type Conversation, type Kind } from './reading-request.ts'
import { factsOf, pairFacts, type Asked } from './test-facts.ts'

const person = { name: 'Ana Maria Silva', birthDate: '1990-05-17' }
const firstNames =
  'Rui Grace Tomás Ingrid Kwame Lynn Beatriz Noah Marta Yusuf Clara Hugo Zoë Ibrahim Olga Pedro Mei Sara João Eva'.split(
    ' ',
  )
const lastNames =
  'Costa Hopper Ferreira Bergström Mensah Yates Carvalho Williams Oliveira Demir Schmidt Moreau Rossi Vasquez Nowak'.split(
    ' ',
  )

/** The nth of many people, no two alike. */
export function somebody(n: number): { name: string; birthDate: string } {
  const day = String((n % 28) + 1).padStart(2, '0')
  const month = String(((n * 5) % 12) + 1).padStart(2, '0')
  return {
    name: `${firstNames[n % firstNames.length]} ${lastNames[(n * 7) % lastNames.length]}`,
    birthDate: `${1931 + ((n * 13) % 75)}-${month}-${day}`,
  }
}

const sectionTitles: Partial<Record<Kind, readonly (readonly [key: string, title: string, facts: string])[]>> = {
  life_path: [
    ['road', 'The road', 'life_path birthday psychic destiny planet driver lo_shu_missing'],
    ['name', 'The name', 'expression soul_urge personality name ordinal'],
    ['care', 'The care', 'challenge karmic lo_shu_empty'],
    ['now', 'The present', 'personal_year pinnacle maturity'],
  ],
  year_forecast: [
    ['year', 'The year', 'personal_year'],
    ['months', 'The months', 'personal_month'],
    ['next', 'The next', 'next_personal_year'],
  ],
  weekly_roadmap: [
    ['week', 'The week', 'personal_year personal_month life_path'],
    ['days', 'The days', 'personal_day'],
  ],
  compatibility: [
    ['two', 'The two', 'life_path expression psychic destiny name ordinal planet'],
    ['together', 'Together', 'pair soul_urge'],
    ['do', 'To do', 'compatibility_score personal_year'],
  ],
  blueprint: [
    ['core', 'The core', 'life_path expression soul_urge personality birthday psychic destiny planet driver'],
    ['name', 'The rest', 'name ordinal maturity balance karmic cornerstone lo_shu'],
    ['cycles', 'The cycles', 'pinnacle challenge'],
    ['year', 'The year', 'personal_year next_personal_year'],
    ['advice', 'The page', 'life_path personal_year'],
  ],
}

/** A conversation as it comes in by the messages of a request. */
export function conversationOf(changes: Partial<Asked> = {}): Conversation {
  const asked: Asked = {
    reading: 'chat',
    tone: 'mystic',
    language: 'en',
    tradition: 'pythagorean',
    person,
    other: null,
    words: undefined,
    question: 'Will I find love again?',
    memory: '',
    earlier: [],
    ...changes,
  }
  const facts = [
    ...factsOf(asked, asked.person, 'you'),
    ...(asked.other ? factsOf(asked, asked.other, 'other') : []),
    ...pairFacts(asked),
  ]
  const sections = (sectionTitles[asked.reading] ?? []).map(([key, title, starts]) => ({
    key,
    title,
    facts: [
      ...new Set(
        facts.map((fact) => fact.key).filter((name) => starts.split(' ').some((start) => name.startsWith(start))),
      ),
    ],
  }))
  const { earlier, words, ...rest } = asked
  const data = (block: object) => ({ role: 'user' as const, content: `<data>\n${JSON.stringify(block)}\n</data>` })
  const block = { ...rest, today: '2026-11-21', year: 2026, facts, form: { ...(words ? { words } : {}), sections } }
  return findConversation([
    ...earlier.flatMap(({ question, reply }) => [data({ question }), { role: 'assistant' as const, content: reply }]),
    data(block),
  ])!
}

/** The reading of such a conversation, beside what was asked. */
export function write(changes: Partial<Asked>): { asked: Conversation['asked']; text: string } {
  const conversation = conversationOf(changes)
  return { asked: conversation.asked, text: composeReading(conversation) }
}
