import type { Language, OtherPerson, ReadingKind, Tone, Tradition } from '@numeria/contract'
import type { ModelMessage } from '../../outside/model.ts'
import type { Fact, Person } from '../facts/fact.ts'
import { blueprintPrompt } from './blueprint.ts'
import { chatPrompt } from './chat.ts'
import { compatibilityPrompt } from './compatibility.ts'
import { dataBlock } from './data-block.ts'
import { instructions } from './instructions.ts'
import { formOf, type KindPrompt, type Words } from './kind-prompt.ts'
import { lifePathPrompt } from './life-path.ts'
import { quickPrompt } from './quick.ts'
import { weeklyRoadmapPrompt } from './weekly-roadmap.ts'
import { yearForecastPrompt } from './year-forecast.ts'

export const kindPrompts: Record<ReadingKind, KindPrompt> = {
  chat: chatPrompt,
  quick: quickPrompt,
  life_path: lifePathPrompt,
  year_forecast: yearForecastPrompt,
  compatibility: compatibilityPrompt,
  weekly_roadmap: weeklyRoadmapPrompt,
  blueprint: blueprintPrompt,
}

export type PromptAsked = {
  kind: ReadingKind
  tone: Tone
  language: Language
  tradition: Tradition
  /** '2026-11-21' */
  today: string
  year: number
  person: Person
  other: OtherPerson | null
  facts: readonly Fact[]
  words: Words
  question: string
  /** Earlier turns of this person, oldest first, and what came before them in a few lines. */
  memory: { turns: readonly { message: string; response: string }[]; summary: string }
}

/** The messages of one reading. What people wrote goes in as data, never as instructions. */
export function writePrompt(asked: PromptAsked): ModelMessage[] {
  const { kind, tone, language, tradition, facts, memory } = asked
  const prompt = kindPrompts[kind]
  return [
    { role: 'system', content: instructions(prompt.task, tone, tradition, language) },
    ...memory.turns.flatMap(({ message, response }): ModelMessage[] => [
      { role: 'user', content: dataBlock({ question: message }) },
      { role: 'assistant', content: response },
    ]),
    {
      role: 'user',
      content: dataBlock({
        reading: kind,
        tone,
        language,
        tradition,
        today: asked.today,
        year: asked.year,
        person: named(asked.person),
        other: asked.other && named(asked.other),
        facts: facts.map(({ key, label, value, text, working, of, meaning, remarks }) => ({
          key,
          label,
          value,
          text,
          working: [working, ...remarks].join('; '),
          of,
          meaning,
        })),
        form: formOf(prompt, asked.words, facts, language),
        memory: memory.summary,
        question: asked.question,
      }),
    },
  ]
}

function named({ fullName, birthDate }: Person): { name: string; birthDate: string } {
  return { name: fullName, birthDate }
}
