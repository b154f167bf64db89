import { traditions } from '@numeria/contract'
import { minorNumbers } from '@numeria/numerology'
import { describe, expect, test } from 'vitest'
import { computeFacts, type FactsAsked } from './computed-facts.ts'
import type { Fact as FactAsData } from './fact.ts'
import { renderFactLine, type FactLine } from './words/fact-line.ts'

const ana = { fullName: 'Ana Maria Silva', birthDate: '1990-05-17' }
const bruno = { fullName: 'Bruno Costa', birthDate: '1988-11-02' }

const inEnglish = (line: FactLine) => renderFactLine(line, 'en')
const factInEnglish = ({ label, text, working, steps, ...fact }: FactAsData) => ({
  ...fact,
  label: inEnglish(label),
  text: inEnglish(text),
  working: inEnglish(working),
  steps: steps.map(inEnglish),
})
type Fact = ReturnType<typeof factInEnglish>

function compute(asked: Partial<FactsAsked> = {}) {
  const { facts, timeline, loShu } = computeFacts({
    kind: 'chat',
    tone: 'mystic',
    tradition: 'pythagorean',
    language: 'en',
    person: ana,
    other: null,
    question: 'Who am I?',
    today: { year: 2026, month: 11, day: 21 },
    year: 2026,
    ...asked,
  })
  return {
    facts: facts.map(factInEnglish),
    timeline: timeline && timeline.map((moment) => ({ ...moment, label: renderFactLine(moment.label, 'en') })),
    loShu,
  }
}

function find(facts: readonly Fact[], key: string, of: Fact['of'] = 'you'): Fact {
  const fact = facts.find((one) => one.key === key && one.of === of)
  if (!fact) throw new Error(`there is no ${key} of ${of}`)
  return fact
}

const keysOf = (facts: readonly Fact[]) => facts.map(({ key }) => key)

describe('every tradition brings numbers of its own', () => {
  test('Pythagorean: the core of a chart', () => {
    const { facts } = compute()
    expect(facts.map(({ key, value }) => [key, value])).toEqual([
      ['life_path', 5],
      ['expression', 22],
      ['soul_urge', 5],
      ['personality', 8],
      ['personal_year', 5],
      ['next_personal_year', 6],
    ])
  })

  test('Chaldean: a root, and compounds by their titles', () => {
    const { facts } = compute({ tradition: 'chaldean', person: { ...ana, fullName: 'Rahul Sharma' } })
    expect(find(facts, 'name_number').value).toBe(6)
    expect(find(facts, 'name_compound')).toMatchObject({ value: 33, meaning: { title: expect.any(String) } })
    expect(find(facts, 'name_compound_cheiro')).toMatchObject({ value: 15, working: expect.stringContaining('8 + 7') })
    expect(find(facts, 'name_compound').working).toContain('33 → 24')
  })

  test('Hebrew: the ordinal of the name and its sum', () => {
    const { facts } = compute({ tradition: 'hebrew', person: { ...ana, fullName: 'Oprah Winfrey' } })
    expect(find(facts, 'ordinal_sum').value).toBe(158)
    expect(find(facts, 'ordinal_root').value).toBe(5)
  })

  test('Vedic: three numbers, their planets and how these regard each other', () => {
    const { facts } = compute({ tradition: 'vedic' })
    expect(find(facts, 'psychic_number')).toMatchObject({ value: 8, label: 'Psychic number (Mulank)' })
    expect(find(facts, 'planet_of_psychic_number').text).toBe('Saturn')
    expect(find(facts, 'friendship_psychic_destiny').text).toBe(
      'Saturn regards Mercury as a friend, Mercury regards Saturn without favour or dislike',
    )
  })

  test('Chinese: the square, what is missing, the arrows and both Kua numbers', () => {
    const { facts, loShu } = compute({ tradition: 'chinese' })
    expect(loShu).toEqual([2, 0, 0, 0, 1, 0, 1, 0, 2])
    expect(facts.filter(({ label }) => label === 'Missing number').map(({ value }) => value)).toEqual([2, 3, 4, 6, 8])
    expect(find(facts, 'lo_shu_complete_will').text).toBe('will 9-5-1')
    expect(find(facts, 'kua')).toMatchObject({ value: null, text: '1 for a man, 8 for a woman' })
  })

  test('traditions do not mix: Vedic and Lo Shu numbers have texts of their own school', () => {
    const vedic = compute({ tradition: 'vedic' }).facts
    expect(find(vedic, 'psychic_number').meaning?.title).toBe('Psychic 8, Saturn Within')
    expect(find(vedic, 'destiny_number').meaning?.title).toBe('Destiny 5, the Road of Mercury')
    expect(find(vedic, 'name_number').meaning).toBeNull()
    const chinese = compute({ tradition: 'chinese' }).facts
    expect(find(chinese, 'driver_number').meaning?.title).toBe('Driver 8: The Mountain Waits')
    expect(find(chinese, 'conductor_number').meaning?.title).toBe('Conductor 5: Towards the Crossroads')
  })

  test('Chinese: the ones are read apart by how often they stand there, and Kua has its group and directions', () => {
    const { facts } = compute({ tradition: 'chinese' })
    expect(find(facts, 'lo_shu_ones')).toMatchObject({ text: '11', meaning: { title: '11: Words in Balance' } })
    expect(find(facts, 'kua_directions_1')).toMatchObject({
      label: 'Directions of Kua 1, east group',
      text: expect.stringMatching(/^Sheng Qi \(growth\) south-east, .*Jue Ming \(endings\) south-west$/),
    })
    expect(find(facts, 'kua_directions_8').label).toBe('Directions of Kua 8, west group')
  })

  test('Chinese: many ones have the text of the ones, and no second text for a repeated number', () => {
    const { facts } = compute({ tradition: 'chinese', person: { ...ana, birthDate: '1991-11-11' } })
    expect(find(facts, 'lo_shu_ones')).toMatchObject({ text: '111111' })
    expect(keysOf(facts).filter((key) => key.startsWith('lo_shu_repeated'))).toEqual(['lo_shu_repeated_9'])
  })

  test('and all of them keep the Life Path and the Personal Year', () => {
    for (const tradition of traditions)
      expect(keysOf(compute({ tradition }).facts)).toEqual(expect.arrayContaining(['life_path', 'personal_year']))
  })
})

describe('every kind brings what it is about', () => {
  test('a year forecast: twelve months from this one on, and the periods of now', () => {
    const { facts, timeline } = compute({ kind: 'year_forecast' })
    expect(keysOf(facts)).toEqual(expect.arrayContaining(['universal_year', 'pinnacle_2', 'challenge_3']))
    expect(facts.filter(({ key }) => key.startsWith('pinnacle_'))).toHaveLength(1)
    expect(find(facts, 'personal_month_1')).toMatchObject({ label: 'Personal Month, November 2026', value: 7 })
    expect(find(facts, 'personal_month_12').label).toBe('Personal Month, October 2027')
    expect(timeline).toHaveLength(12)
    expect(timeline![0]).toEqual({
      label: 'November 2026',
      value: 7,
      from: '2026-11-01',
      to: '2026-11-30',
      isNow: true,
    })
  })

  test('a year forecast that asks for next year runs through that one', () => {
    const { facts } = compute({ kind: 'year_forecast', year: 2027 })
    expect(find(facts, 'personal_month_1').label).toBe('Personal Month, January 2027')
    expect(facts.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'you.personal_year.2027',
        'you.personal_year.2028',
        'world.universal_year.2027',
        'world.universal_year.2028',
        'you.personal_month.2027-12',
      ]),
    )
  })

  test('a forecast of a far year has the periods of that year, and calls none of them that of now', () => {
    const { facts } = compute({ kind: 'year_forecast', year: 2036 })
    expect(facts.filter(({ key }) => /^(?:pinnacle|period_cycle)/.test(key)).map(({ label }) => label)).toEqual([
      'Third Pinnacle, 2031 to 2039',
      'Second Period Cycle, 2022 to 2048 (now)',
    ])
  })

  test('a weekly roadmap: seven dated days from today on', () => {
    const { facts, timeline } = compute({ kind: 'weekly_roadmap' })
    const days = facts.filter(({ key }) => key.startsWith('personal_day_'))
    expect(days.map(({ label }) => label)).toEqual([
      'Personal Day, Saturday 21 November',
      'Personal Day, Sunday 22 November',
      'Personal Day, Monday 23 November',
      'Personal Day, Tuesday 24 November',
      'Personal Day, Wednesday 25 November',
      'Personal Day, Thursday 26 November',
      'Personal Day, Friday 27 November',
    ])
    expect(timeline!.map(({ value }) => value)).toEqual(days.map(({ value }) => value))
  })

  test('compatibility: both charts and what they make together', () => {
    const { facts } = compute({ kind: 'compatibility', other: bruno })
    expect(find(facts, 'life_path', 'you').value).toBe(5)
    expect(find(facts, 'life_path', 'other').value).toBe(3)
    expect(find(facts, 'compatibility_score', 'both')).toMatchObject({ value: 92, text: '92 of 100' })
    expect(find(facts, 'pair_life_path', 'both').meaning?.title).not.toBe('')
  })

  test('Vedic compatibility: the planets’ friendship, with the Pythagorean score beside it', () => {
    const { facts } = compute({ kind: 'compatibility', other: bruno, tradition: 'vedic' })
    expect(find(facts, 'pair_psychic_number', 'both').text).toContain('Saturn (8) regards Moon (2)')
    expect(find(facts, 'pythagorean_score', 'both').value).toBe(92)
  })

  test('a blueprint: everything, in every tradition', () => {
    for (const tradition of traditions) {
      const { facts, timeline } = compute({ kind: 'blueprint', tradition })
      expect(keysOf(facts)).toEqual(
        expect.arrayContaining(['maturity', 'hidden_passion_1', 'pinnacle_4', 'challenge_4', 'next_personal_year']),
      )
      expect(timeline!.filter(({ isNow }) => isNow)).toHaveLength(1)
      expect(new Set(facts.map(({ of, key }) => `${of} ${key}`)).size).toBe(facts.length)
    }
  })
})

describe('a chat brings what the question names besides', () => {
  const keysFor = (question: string, language: FactsAsked['language'] = 'en') =>
    keysOf(compute({ question, language }).facts).slice(6)

  test.each([
    ['What is my Maturity number?', 'en', ['maturity']],
    ['Wann ist mein nächster Höhepunkt?', 'de', ['pinnacle_1', 'pinnacle_2', 'pinnacle_3', 'pinnacle_4']],
    ['O que diz a minha dívida cármica?', 'pt', ['karmic_debt_14']],
    ['Will 2031 be good for me?', 'en', ['personal_year_2031']],
    ['¿Qué trae marzo?', 'es', ['next_personal_year', 'personal_month_of_2027_3']],
    ['Should I sign on 3 December?', 'en', ['personal_month_of_2026_12', 'personal_day_of_2026_12_03']],
    ['What is my Kua number?', 'en', ['kua', 'kua_directions_1', 'kua_directions_8']],
    ['Who am I?', 'en', []],
    ['I was born in 1990, what of 3000?', 'en', []],
  ] as const)('%s', (question, language, keys) => {
    expect(keysFor(question, language)).toEqual(keys.filter((key) => key !== 'next_personal_year'))
  })
})

describe('the working tells what a person would stumble over', () => {
  const remarks = (birthDate: string, key: string) =>
    find(compute({ person: { ...ana, birthDate }, kind: 'life_path' }).facts, key).remarks

  test('a master number', () => {
    expect(find(compute().facts, 'expression')).toMatchObject({
      text: '22/4',
      remarks: ['22 is a master number, and 4 what it would be reduced to'],
    })
  })
  test('a karmic debt', () => {
    expect(find(compute().facts, 'life_path').text).toBe('14/5')
    expect(remarks('1990-05-17', 'life_path')).toContain('the total 14 is a karmic debt')
  })
  test('another result by another rule', () => {
    expect(remarks('1961-08-04', 'life_path')).toContain('other calculators add all digits at once and show 11')
  })
})

test('a name without vowels has fewer facts, and is read all the same', () => {
  for (const tradition of traditions)
    expect(keysOf(compute({ kind: 'blueprint', tradition, person: { ...ana, fullName: 'Ng' } }).facts)).not.toContain(
      'soul_urge',
    )
})

describe('which name is counted', () => {
  const married = { ...ana, currentName: 'Ana Costa' }
  const inTradition = (tradition: FactsAsked['tradition'], person: FactsAsked['person'] = married) =>
    compute({ tradition, person, kind: 'blueprint' }).facts

  test('Pythagorean and Hebrew count the birth name, Chaldean and Vedic the name in use', () => {
    for (const tradition of ['pythagorean', 'hebrew'] as const)
      expect(find(inTradition(tradition), 'expression').working).toBe(
        find(inTradition(tradition, ana), 'expression').working,
      )
    for (const tradition of ['chaldean', 'vedic'] as const)
      expect(find(inTradition(tradition), 'name_number').working).toBe(
        find(inTradition(tradition, { ...ana, fullName: 'Ana Costa' }), 'name_number').working,
      )
  })

  test('the working says which name was counted', () => {
    expect(find(inTradition('pythagorean'), 'expression').steps[0]).toBe(
      'Name counted: Ana Maria Silva, the full name at birth',
    )
    expect(find(inTradition('chaldean'), 'name_number').steps[0]).toBe('Name counted: Ana Costa, the name in use')
    expect(find(inTradition('vedic', ana), 'name_number').steps[0]).toBe(
      'Name counted: Ana Maria Silva, the full name at birth',
    )
  })

  test('a blueprint has the minor numbers of the name in use, and none without such a name', () => {
    expect(
      ['minor_expression', 'minor_soul_urge', 'minor_personality'].map(
        (key) => find(inTradition('pythagorean'), key).value,
      ),
    ).toEqual(Object.values(minorNumbers('Ana Costa')).map((number) => number?.value))
    expect(keysOf(inTradition('pythagorean', ana)).filter((key) => key.startsWith('minor'))).toEqual([])
  })
})

test('a blueprint says how core numbers meet, what each phase is for, and what the letters of the year bring', () => {
  for (const [language, also] of [
    ['en', 'The first Pinnacle runs from childhood'],
    ['pt', 'O primeiro Pináculo vai da infância'],
  ] as const) {
    const { facts } = compute({ kind: 'blueprint', language })
    expect(facts.filter(({ key }) => key.startsWith('core_pair_'))).toHaveLength(10)
    expect(find(facts, 'core_pair_life_path_soul_urge')).toMatchObject({ text: 'the same number', working: '5, 5' })
    expect(find(facts, 'pinnacle_1').meaning?.also?.[0]).toMatch(also)
    expect(find(facts, 'essence').meaning?.also?.length).toBeGreaterThan(0)
    for (const { meaning } of facts) expect(meaning?.also ?? []).not.toContain(undefined)
  }
})

describe('the name in a blueprint', () => {
  const { facts } = compute({ kind: 'blueprint' })

  test('has the four Planes of Expression with their letters', () => {
    expect(
      ['physical', 'mental', 'emotional', 'intuitive'].map((plane) => find(facts, `plane_${plane}`).working),
    ).toEqual([
      'M 4 = 4',
      'A 1 + N 5 + A 1 + A 1 + A 1 + L 3 + A 1 = 13 → 4',
      'R 9 + I 9 + S 1 + I 9 = 28 → 10 → 1',
      'V 4 = 4',
    ])
  })

  test('says of a Karmic Lesson when a core number softens it', () => {
    expect(find(facts, 'karmic_lesson_8').working).toMatch(
      /; softened, since 8 stands among the core numbers: Birthday, Personality$/,
    )
    expect(find(facts, 'karmic_lesson_7').working).not.toContain('softened')
  })
})
