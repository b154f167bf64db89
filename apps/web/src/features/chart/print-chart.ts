import { sentencesOf, textsOf, type ChartPosition, type SentenceKind } from './texts.ts'
import { fetchSentences, fetchTexts } from '#messages/chart-texts'

/** Fetches every text, so that a page with all of them open can be printed. */
export async function fetchAllTexts(): Promise<void> {
  await Promise.all([
    ...Object.keys(fetchTexts).map((position) => textsOf(position as ChartPosition)),
    ...Object.keys(fetchSentences).map((kind) => sentencesOf(kind as SentenceKind)),
  ])
}
