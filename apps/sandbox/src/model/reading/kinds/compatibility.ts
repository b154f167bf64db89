import type { Paragraph, Unit } from '../layout.ts'
import type { Fact } from '../reading-request.ts'
import type { Voice } from '../voice.ts'
import { aboutTradition } from './passages.ts'
import type { Told } from './told.ts'

/** Facts that both people have, side by side, in the order of the first one's. */
function sideBySide(facts: readonly Fact[]): [Fact, Fact][] {
  return facts
    .filter(({ of, value }) => of === 'you' && value !== null)
    .flatMap((mine): [Fact, Fact][] => {
      const theirs = facts.find(({ of, key, value }) => of === 'other' && key === mine.key && value !== null)
      return theirs ? [[mine, theirs]] : []
    })
}

const isTrait =
  /^(?:life_path|expression|soul_urge|psychic_number|destiny_number|name_number|ordinal_root|driver_number|conductor_number)$/

function setting(voice: Voice) {
  const { asked, tongue } = voice
  const other = asked.other?.name.trim().split(/\s+/)[0] ?? ''
  const words = tongue.couples[asked.tone]
  const pairs = sideBySide(asked.facts).filter(([{ key }]) => isTrait.test(key))
  const numbers = ([mine, theirs]: [Fact, Fact]) =>
    voice.say(`numbers ${mine.key}`, words.numbers, {
      ...voice.values(mine),
      other,
      theirs: `${tongue.call(theirs).label} ${theirs.value}`,
    })
  const both = (slot: keyof typeof words.alike, nine: typeof words.brings, pair: [Fact, Fact] | undefined) => {
    if (pair === undefined) return ''
    const [mine, opposite] = [voice.nth(nine, pair[0].value), voice.nth(nine, pair[1].value)]
    return mine === opposite
      ? voice.say(`alike ${slot}`, words.alike[slot], { mine })
      : voice.say(slot, words[slot], { other, mine, opposite })
  }
  return { words, pairs, other, numbers, both }
}

function two(voice: Voice, { facts }: Told): Paragraph[] {
  const { words, pairs, numbers, both } = setting(voice)
  const [first, second = first, third = second] = pairs
  const named: Unit[] = first ? [{ rank: 0, text: numbers(first) }] : []
  return [
    { units: [...named, { rank: 0, text: both('bringing', words.brings, first) }] },
    {
      units: [
        { rank: 1, text: second && second !== first ? numbers(second) : '' },
        { rank: 0, text: both('needing', words.needs, second) },
        { rank: 4, text: third && third !== second && !third[0].key.startsWith('soul_urge') ? numbers(third) : '' },
        { rank: 8, text: second === first ? '' : both('needing', words.needs, first) },
        { rank: 9, text: second === first ? '' : both('bringing', words.brings, second) },
      ],
    },
    { units: facts.length > 0 ? aboutTradition(voice, 2) : [] },
  ]
}

function together(voice: Voice, { facts }: Told): Paragraph[] {
  const { words, pairs, other, both } = setting(voice)
  const [first, second = first] = pairs
  const [shared, crossing] = [
    facts.filter(({ key }) => /^pair_|^squares_/.test(key)),
    facts.filter(({ key, of }) => of === 'both' && key.startsWith('bridge_')),
  ]
  const told = shared.map((fact, index): Paragraph => {
    const pair = fact.key.startsWith('pair_') ? voice.tongue.pair(fact, other) : voice.tongue.told(fact)
    const said = pair === '' ? '' : voice.say(fact.key, index === 0 ? words.pairs.slice(0, 1) : words.pairs, { pair })
    return {
      units: [
        { rank: index === 0 ? 0 : 1, text: said },
        { rank: 1 + index, text: said && voice.tell(fact, 'gift') },
        { rank: 2 + index, text: said && voice.tell(fact, 'shadow') },
      ],
    }
  })
  return [
    ...told,
    {
      units: [
        { rank: 2, text: voice.say('scene', words.scenes) },
        { rank: 0, text: both('straining', words.strains, first) },
        { rank: 0, text: both('hearing', words.hears, second) },
        { rank: 7, text: voice.say('scene', words.scenes) },
      ],
    },
    {
      units: crossing.slice(0, 1).map((fact, index) => ({
        rank: 4 + index,
        text: voice.say('bridge', words.bridges, voice.values(fact)),
      })),
    },
  ]
}

const [highFrom, middleFrom] = [70, 50]

function practice(voice: Voice, { facts }: Told): Paragraph[] {
  const { words, other } = setting(voice)
  const score = facts.find(({ key }) => key.endsWith('score'))
  const year = facts.find(({ key, of }) => key === 'personal_year' && of === 'you')
  const value = score?.value ?? 0
  const band = value >= highFrom ? 'high' : value >= middleFrom ? 'middle' : 'low'
  const shared = voice.asked.facts.filter(({ key, of }) => of === 'both' && key.startsWith('pair_'))
  return [
    { units: score ? [{ rank: 0, text: voice.say('score', words.scores[band], { score: value, other }) }] : [] },
    {
      units: [
        ...shared.map((fact, index) => ({ rank: 3 + index, text: voice.tell(fact, 'advice') })),
        {
          rank: 4,
          text: year
            ? `${voice.say('year', voice.frames.years, voice.values(year))} ${voice.tell(year, 'advice')}`.trim()
            : '',
        },
      ],
    },
    {
      units: [
        { rank: 10, text: voice.say('practice', words.practices) },
        { rank: 0, text: voice.say('practice', words.practices) },
      ],
    },
  ]
}

export const coupleChapters = { two, together, practice }
