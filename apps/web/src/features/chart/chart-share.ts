import type { Chart } from '@numeria/contract'
import { chart as words } from '#messages/chart'
import type { ShareContent } from '../sharing/share-content.ts'
import { keys, local } from '../../lib/storage.ts'
import { textsOf } from './texts.ts'

const pictured = ['lifePath', 'expression', 'soulUrge', 'personality'] as const

/** The core numbers for a picture, with the first words of the Life Path. The link leads to the landing page: a chart is its person's alone. */
export const chartShare = ({ pythagorean, person }: Chart): ShareContent => ({
  kind: 'chart',
  title: words.share.title,
  text: words.share.text,
  async picture() {
    const { value } = pythagorean.lifePath
    const texts = (await textsOf('lifePath'))?.[value]
    const tone = local.get(keys.tone) === 'pragmatic' ? 'pragmatic' : 'mystic'
    return {
      kindName: words.title,
      numbers: pictured.flatMap((place) => {
        const number = pythagorean[place]
        return number === null ? [] : [{ value: number.value, label: words.numbers[place] }]
      }),
      words: texts?.[tone].essence ?? '',
      isWrittenByAi: false,
      fullName: person.fullName,
      birthDate: person.birthDate,
    }
  },
})
