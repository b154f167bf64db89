import { routes } from '@numeria/contract'
import { chart as words } from '#messages/chart'
import type { ShareContent } from '../sharing/share-content.ts'
import { keys, local } from '../../lib/storage.ts'

/** The core numbers of the chart for a picture. The link leads to the landing page: a chart is its person's alone. */
export const chartShare = (): ShareContent => ({
  kind: 'chart',
  title: words.share.title,
  text: words.share.text,
  picture: { route: routes.chartPicture, tone: local.get(keys.tone) === 'pragmatic' ? 'pragmatic' : 'mystic' },
})
