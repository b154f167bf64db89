import { namedReadings, pageLanguages, traditions } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import type { StoredNumbers } from '../../../platform/database/stored-numbers.ts'
import { yearOf } from '../asked-year.ts'
import { plainDateOf } from '../calendar.ts'
import { computeFacts } from '../computed-facts.ts'
import { renderNumbers } from './render-numbers.ts'

const ana = { fullName: 'Yvonne Maria Silva', birthDate: '1990-02-04' }
const bruno = { fullName: 'Bruno Costa', birthDate: '1988-11-02' }
const today = plainDateOf(new Date('2026-11-21T10:00:00Z'))
const question = 'My birthday, my maturity, my kua and my essence; and 5 May 2028?'

/** The numbers of a reading as the database gives them back. */
function stored(
  reading: (typeof namedReadings)[number] | 'chat',
  tradition: (typeof traditions)[number] = 'pythagorean',
): StoredNumbers {
  const other = reading === 'compatibility' ? bruno : null
  const asked = {
    kind: reading,
    tone: 'mystic',
    tradition,
    language: 'en',
    person: ana,
    other,
    question,
    today,
  } as const
  const { facts, ...computed } = computeFacts({ ...asked, year: yearOf(reading, question, 'en', today) })
  const kept = facts.map(({ key, label, value, text, working, steps, of }) => ({
    key,
    label,
    value,
    text,
    working,
    steps,
    of,
  }))
  const numbers: StoredNumbers = { reading, tradition, person: ana, other, facts: kept, ...computed }
  return JSON.parse(JSON.stringify(numbers)) as StoredNumbers
}

const cases = [...namedReadings, 'chat' as const].flatMap((reading) =>
  traditions.map((tradition) => [reading, tradition] as const),
)
/** Words that no Portuguese sentence has. */
const english =
  /\b(the|and|of|is|are|by|with|number|numbers|year|month|day|letter|letters|name|together|missing|from|personal|life)\b/i
/** All strings that stand somewhere within. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []
const digits = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll(/(\d),(\d)/g, '$1.$2').match(/[\d.]*\d/g) ?? [])

describe('the stored numbers of a reading', () => {
  test.each(cases)(
    '%s, %s: have the same figures in both languages, and no English word in Portuguese',
    (...reading) => {
      const kept = stored(...reading)
      const [inEnglish, inPortuguese] = [renderNumbers(kept, 'en'), renderNumbers(kept, 'pt')]
      for (const [index, { label, text, working, steps, ...rest }] of inPortuguese.facts.entries()) {
        const { label: _label, text: itsText, working: itsWorking, steps: itsSteps, ...same } = inEnglish.facts[index]!
        expect(rest).toEqual(same)
        expect(digits([text, working, ...steps])).toEqual(digits([itsText, itsWorking, ...itsSteps]))
        for (const line of [label, text, working, ...steps]) expect(line).not.toMatch(english)
      }
      const withoutLabels = ({ timeline }: typeof inEnglish) => timeline?.map(({ label: _label, ...moment }) => moment)
      expect(withoutLabels(inPortuguese)).toEqual(withoutLabels(inEnglish))
      for (const { label } of inPortuguese.timeline ?? [])
        expect(label).toMatch(/Pináculo|feira|sábado|domingo| de 202\d$/)
    },
  )

  test.each(cases)('%s, %s: are kept as ids and values, without words of a language', (...reading) => {
    const { facts, timeline } = stored(...reading)
    for (const { label } of [...facts, ...(timeline ?? [])]) expect(label).toHaveProperty('id')
    for (const text of stringsIn([facts, timeline])) expect(text).not.toMatch(/\p{Ll}{2} \p{Ll}{2}/u)
  })

  test('show the compound of a name by its title in each language', () => {
    const kept = stored('life_path', 'chaldean')
    const working = pageLanguages.map(
      (language) => renderNumbers(kept, language).facts.find(({ key }) => key === 'name_compound')!.working,
    )
    expect(working).toEqual([
      'all letters of the name added, read as 43 (52 → 43): The Overturned Table',
      'soma de todas as letras do nome, lido como 43 (52 → 43): A Mesa Virada',
    ])
  })

  test('that are plain strings are shown as they are in every language', () => {
    const fact = { key: 'life_path', label: 'Life Path', value: 7, text: '7', working: '3 + 4 = 7', of: 'you' as const }
    const steps = ['Together 3 + 4 = 7']
    const kept = { ...stored('quick'), facts: [{ ...fact, steps }] }
    for (const language of pageLanguages) expect(renderNumbers(kept, language).facts).toEqual([{ ...fact, steps }])
  })

  test('keep their texts: lines that earlier versions stored are rendered by this one', () => {
    const line = (id: string, ...params: unknown[]) => ({ id, params })
    const kept: StoredNumbers = {
      ...stored('quick'),
      facts: [
        {
          key: 'pinnacle_3',
          label: line('cycles.span', line('cycles.pinnacle', 2), 2025, 2033, true),
          value: 11,
          text: '11/2',
          working: '4 + 7 = 11',
          steps: [
            line('name.counted', 'Ana Lima', true),
            line('step.heading', 'pinnacle', 'pythagorean', 'sum_keeping_masters'),
            line('step.date', 'birthDay', [29, 11]),
            line(
              'step.name',
              'Ana',
              [
                ['A', 1],
                ['N', 5],
                ['A', 1],
              ],
              [7],
            ),
            line('step.together', [4, 7], [11]),
          ],
          of: 'you',
        },
      ],
      timeline: [{ label: line('day', { year: 2026, month: 11, day: 21 }), value: 3, from: '', to: '', isNow: true }],
    }
    const { facts, timeline } = renderNumbers(kept, 'pt')
    expect(facts[0]).toMatchObject({
      label: 'Terceiro Pináculo, de 2025 a 2033 (agora)',
      steps: [
        'Nome contado: Ana Lima, o nome que usas',
        'Pináculo, tradição pitagórica: somam-se dois números e reduz-se o total, mantendo 11, 22 e 33 em ambos e na soma',
        'Dia 29 → 2 + 9 = 11, um número mestre',
        'Ana: A 1 + N 5 + A 1 = 7',
        'Soma 4 + 7 = 11, um número mestre',
      ],
    })
    expect(timeline![0]!.label).toBe('sábado, 21 de novembro')
    expect(() =>
      renderNumbers({ ...kept, timeline: [{ ...timeline![0]!, label: line('nothing.such') }] }, 'pt'),
    ).toThrow('there is no text nothing.such')
  })
})
