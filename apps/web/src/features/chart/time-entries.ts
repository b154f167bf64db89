import type { Chart } from '@numeria/contract'
import { chart as words } from '#messages/chart'
import { dates, monthNames } from '#messages/dates'
import { numberEntry, shownOf, toldEntry, type Entry } from './entry.ts'

type Numbers = Chart['pythagorean']
type Stretch = Numbers['pinnacles'][number]

const stretchOf = ({ fromAge, toAge, fromYear, toYear }: Stretch) => words.stretch([fromAge, toAge], [fromYear, toYear])

/** Whether a person of this age is in a stretch of life. */
export const isAt = ({ fromAge, toAge }: Pick<Stretch, 'fromAge' | 'toAge'>, age: number): boolean =>
  fromAge <= age && (toAge === null || age <= toAge)

export function lifeEntries({ pinnacles, challenges, periodCycles }: Numbers, age: number): Entry[] {
  const noteOf = (stretch: Stretch) => `${stretchOf(stretch)}${isAt(stretch, age) ? ` · ${words.now}` : ''}`
  return [
    ...pinnacles.map((pinnacle, index) =>
      numberEntry(
        `pinnacle-${index + 1}`,
        words.pinnacle(index),
        'pinnacle',
        pinnacle,
        [
          { position: 'pinnacle', value: pinnacle.value },
          { position: 'pinnaclePhase', value: index + 1 },
        ],
        { note: noteOf(pinnacle) },
      ),
    ),
    ...periodCycles.map((cycle, index) =>
      numberEntry(
        `period-cycle-${index + 1}`,
        words.periodCycle(index),
        'period-cycle',
        cycle,
        [
          { position: 'periodCycle', value: cycle.value },
          { position: 'periodCyclePhase', value: index + 1 },
        ],
        { note: noteOf(cycle) },
      ),
    ),
    ...challenges.map((challenge, index) =>
      numberEntry(
        `challenge-${index + 1}`,
        words.challenge(index),
        'challenge',
        challenge,
        [
          { position: 'challenge', value: challenge.value },
          { position: 'challengePhase', value: index + 1 },
        ],
        index === 2 ? { note: words.mainChallenge } : {},
      ),
    ),
  ]
}

export function yearEntries({ universalYear, personalYear, personalMonth, personalDay }: Numbers, on: string): Entry[] {
  const [year = 0, month = 1, day = 1] = on.split('-').map(Number)
  const monthName = monthNames[month - 1]!
  return [
    numberEntry('personal-year', words.personalYear(year), 'personal-year', personalYear, [
      { position: 'personalYear', value: personalYear.value },
    ]),
    numberEntry('personal-month', words.personalMonth(monthName), 'personal-month', personalMonth, [
      { position: 'personalMonth', value: personalMonth.value },
    ]),
    numberEntry('personal-day', words.personalDay(dates.written(day, monthName, year)), 'personal-day', personalDay, [
      { position: 'personalDay', value: personalDay.value },
    ]),
    numberEntry('universal-year', words.universalYear(year), 'universal-year', universalYear, [
      { position: 'universalYear', value: universalYear.value },
    ]),
  ]
}

/** Every year of life, from one birthday to the next. */
export function essenceEntries({ essences }: Numbers, age: number): Entry[] {
  return essences.map((year) =>
    toldEntry({
      id: `essence-${year.age}`,
      label: words.essence(year.age, year.year),
      shown: shownOf(year),
      value: year.value,
      ...(year.age === age && { note: words.now }),
      working: `${year.letters.map(({ letter, value }) => `${letter} ${value}`).join(' + ')} = ${year.steps.join(' → ')}`,
      texts: [{ position: 'essence', value: year.value }],
      sentences: year.letters.map(({ letter, plane }) => ({
        kind: 'letterTransit',
        key: `${letter}-${plane}`,
        label: `${letter}, ${words.transitPlanes[plane]}`,
      })),
      rule: 'essence',
    }),
  )
}
