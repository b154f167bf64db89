// The content of a picture that is posted: of a reading, of the own chart, or of one number.
import { namedReadings, type PageLanguage } from '@numeria/contract'
import { paragraphsOf } from '@numeria/contract/markdown'
import { meaning, type Tone } from '@numeria/numerology'
import { lifePathMeanings } from '@numeria/numerology/meanings/life-path'
import { pageTexts } from '../page-texts/page-texts.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { readChart } from '../readings/chart/own-chart.ts'
import { renderNumber } from '../readings/facts/words/render-numbers.ts'
import type { PictureContent } from './paint-picture.ts'
import { isPaintable } from './picture-parts.ts'
import { selectShown, type Chosen } from './public-readings.queries.ts'
import { tellingWords } from './telling-words.ts'

const maxNumbers = 4
/** '13/4': a number alone, or with what it comes from or to. */
const numeral = /^\d{1,3}(?:\/\d{1,3})?$/

/** The computed numbers of an own reading, and its first words without names. @throws {AppError} `chat.turn_not_found` */
export async function readingPicture(
  { db }: Pick<Deps, 'db'>,
  which: { userId: string; turnId: string },
  { showName, showBirthDate }: Chosen,
  language: PageLanguage,
): Promise<PictureContent> {
  const turn = await selectShown(db, which)
  if (!turn) throw new AppError('chat.turn_not_found')
  const person = turn.numbers?.person ?? null
  const kind = namedReadings.find((named) => named === turn.reading)
  const { kindNames, plainReading } = pageTexts[language].shared
  return {
    title: kind ? kindNames[kind].label : plainReading,
    numbers: (turn.numbers?.facts ?? [])
      .filter(({ of }) => of !== 'other')
      .flatMap(({ value, ...fact }) => {
        const { label, text } = renderNumber(fact, language)
        return value !== null && numeral.test(text) ? [{ value, label }] : []
      })
      .slice(0, maxNumbers),
    words: tellingWords(paragraphsOf(turn.response), [person, turn.numbers?.other ?? null]),
    isWrittenByAi: true,
    who: [
      showName && person && isPaintable(person.fullName) && person.fullName,
      showBirthDate && person?.birthDate.split('-').toReversed().join('/'),
    ]
      .filter(Boolean)
      .join(' · '),
  }
}

/** The core numbers of the own chart, with the first words of the Life Path. @throws {AppError} as `readChart` does */
export async function chartPicture(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  tone: Tone,
  language: PageLanguage,
): Promise<PictureContent> {
  const { pythagorean } = await readChart(deps, userId)
  return {
    title: pageTexts[language].pictures.chart,
    numbers: (['lifePath', 'expression', 'soulUrge', 'personality'] as const).flatMap((place) => {
      const number = pythagorean[place]
      return number === null ? [] : [{ value: number.value, label: pageTexts[language].numberNames[place] }]
    }),
    words: meaning('lifePath', pythagorean.lifePath.value, tone, language).essence,
    isWrittenByAi: false,
    who: '',
  }
}

/** A Life Path alone: nothing on it is a language model's, and the date it came from stays in the browser. */
export function numberPicture(value: number, language: PageLanguage): PictureContent {
  if (!(value in lifePathMeanings)) throw new AppError('request.not_found')
  const title = pageTexts[language].numberNames.lifePath
  return { title, numbers: [{ value, label: title }], words: '', isWrittenByAi: false, who: '' }
}
