import type { PageLanguage } from '@numeria/contract'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { momentsIn } from './export-moments.ts'
import { readingMarkdown, readingsOf } from './export-readings.ts'
import type { PersonData } from './export.ts'

/** Every reading as a Markdown file of its own, named by its day and its place on that day. */
export function toZip({ about, sections }: PersonData, language: PageLanguage): Readable {
  const moments = momentsIn(language, about.timeZone ?? 'UTC')
  const zip = new ZipFile()
  const onDay = new Map<string, number>()
  for (const reading of readingsOf(sections, language).toReversed()) {
    const day = moments.isoDay(reading.at)
    const place = (onDay.get(day) ?? 0) + 1
    onDay.set(day, place)
    zip.addBuffer(
      Buffer.from(readingMarkdown(reading, language, moments)),
      `${day} ${String(place).padStart(2, '0')} ${reading.title}.md`,
      { mtime: reading.at },
    )
  }
  zip.end()
  return zip.outputStream as Readable
}
