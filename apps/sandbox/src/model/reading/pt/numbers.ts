import { compoundMeaning } from '@numeria/numerology'
import { rootOf } from '../fact-order.ts'
import type { Fact, Meaning, Tone } from '../reading-request.ts'
import { readPair } from '../pair-text.ts'
import { compounds } from './meanings/compounds.ts'
import { personalMonth } from './meanings/personal-month.ts'
import { expression } from './meanings/expression.ts'
import { hiddenPassion, karmicDebt, karmicLesson } from './meanings/karmic.ts'
import { balance, maturity } from './meanings/maturity.ts'
import { lifePath } from './meanings/life-path.ts'
import { birthday } from './meanings/birthday.ts'
import { challenge } from './meanings/challenge.ts'
import { pinnacle } from './meanings/pinnacle.ts'
import { personalDay } from './meanings/personal-day.ts'
import { personalYear } from './meanings/personal-year.ts'
import { personality } from './meanings/personality.ts'
import { soulUrge } from './meanings/soul-urge.ts'
import { loShuComplete, loShuEmpty } from './meanings/lo-shu-lines.ts'
import { loShuMissing, loShuRepeated } from './meanings/lo-shu-numbers.ts'
import { pairRelation } from './meanings/pair-relation.ts'
import { planet } from './meanings/planet.ts'
import type { BriefByValue, WordsByValue } from './meanings/words.ts'

const whole: readonly (readonly [start: string, words: WordsByValue])[] = [
  ['life_path', lifePath],
  ['destiny_number', lifePath],
  ['conductor_number', lifePath],
  ['expression', expression],
  ['name_number', expression],
  ['ordinal_root', expression],
  ['soul_urge', soulUrge],
  ['personality', personality],
  ['personal_year', personalYear],
  ['next_personal_year', personalYear],
  ['personal_month', personalMonth],
  ['personal_day', personalDay],
]

const brief: readonly (readonly [start: string, words: BriefByValue])[] = [
  ['birthday', birthday],
  ['psychic_number', birthday],
  ['driver_number', birthday],
  ['pinnacle', pinnacle],
  ['challenge', challenge],
  ['maturity', maturity],
  ['balance', balance],
  ['hidden_passion', hiddenPassion],
  ['karmic_lesson', karmicLesson],
  ['karmic_debt', karmicDebt],
  ['lo_shu_missing', loShuMissing],
  ['lo_shu_repeated', loShuRepeated],
]

const planets = ['Sun', 'Moon', 'Jupiter', 'Rahu', 'Mercury', 'Venus', 'Ketu', 'Saturn', 'Mars']

/** The value that a table of words is asked for: a planet's number, an arrow's name, a relation. */
function briefOf({ key, value, text }: Fact): readonly [BriefByValue, number | string] | undefined {
  if (key.startsWith('planet_of')) return [planet, planets.indexOf(text) + 1]
  if (key.startsWith('lo_shu_complete')) return [loShuComplete, text.split(' ')[0]!]
  if (key.startsWith('lo_shu_empty')) return [loShuEmpty, text.split(' ')[0]!]
  const words = brief.find(([start]) => key.startsWith(start))?.[1]
  return words === undefined || value === null ? undefined : [words, value]
}

function compoundOf({ value }: Fact, tone: Tone): Meaning | undefined {
  const [title, gist] = compounds[compoundMeaning(value ?? 0, 'mystic')?.standsFor ?? 0] ?? []
  if (title === undefined || gist === undefined) return undefined
  const essence = tone === 'mystic' ? `${undercurrents[(value ?? 0) % undercurrents.length]} ${lowered(gist)}` : gist
  return { title, essence, gift: '', shadow: '', advice: '' }
}

const undercurrents = [
  'Ouve-se debaixo do teu nome, como água sob o gelo:',
  'Assim murmura a corrente:',
  'Diz o segundo sino:',
  'É este o seu eco na noite:',
]

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What a number says in its place, in Portuguese; a master number without words of its own takes its root's. */
export function meaningOf(fact: Fact, tone: Tone): Meaning | undefined {
  const { key, value, text } = fact
  if (key.includes('compound')) return compoundOf(fact, tone)
  if (key.startsWith('pair_')) {
    const [title = '', gift = '', shadow = '', advice = ''] = pairRelation[readPair(text)?.relation ?? '']?.[tone] ?? []
    return title === '' ? undefined : { title, essence: '', gift, shadow, advice }
  }
  const words = value === null ? undefined : whole.find(([start]) => key.startsWith(start))?.[1]
  if (words !== undefined) {
    const [title, essence, gift = '', shadow = '', advice = ''] = (words[value!] ?? words[rootOf(value!)])?.[tone] ?? []
    return title === undefined || essence === undefined ? undefined : { title, essence, gift, shadow, advice }
  }
  const [table, at] = briefOf(fact) ?? []
  if (table === undefined || at === undefined) return undefined
  const [title, essence, advice] = (table[at] ?? table[rootOf(Number(at)) || 0])?.[tone] ?? []
  return title === undefined || essence === undefined || advice === undefined
    ? undefined
    : { title, essence, gift: '', shadow: '', advice }
}
