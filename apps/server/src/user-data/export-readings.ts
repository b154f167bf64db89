import { digitalSourceType, type PageLanguage, type ReadingNumbers, type TurnKind } from '@numeria/contract'
import { parseMarkdown, type Block, type Inline, type Run } from '@numeria/contract/markdown'
import { pageTexts } from '../page-texts/page-texts.ts'
import type { Moments } from './export-moments.ts'
import type { Section } from './export.ts'

/** A reading with its words, as the download shows it. */
export type ExportedReading = {
  title: string
  question: string
  at: Date
  text: string
  language: string
  numbers: { label: string; text: string }[]
  credits: number
}

/** The finished readings of a download, the newest first, with the numbers in the page's language. */
export function readingsOf(sections: readonly Section[], language: PageLanguage): ExportedReading[] {
  const rows = sections.find(({ name }) => name === 'readings')?.rows ?? []
  const readings: ExportedReading[] = []
  for (const row of rows) {
    const text = row['response']
    if (typeof text !== 'string' || text === '') continue
    readings.push({
      title: pageTexts[language].shared.kindNames[row['readingKind'] as TurnKind].title,
      question: typeof row['message'] === 'string' ? row['message'] : '',
      at: row['createdAt'] as Date,
      text,
      language: String(row['language']),
      numbers: numbersOf(row),
      credits: Number(row['charged'] ?? 0),
    })
  }
  return readings.toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

function numbersOf(row: Section['rows'][number]): ExportedReading['numbers'] {
  const numbers = row['numbers'] as ReadingNumbers | null
  if (!numbers) return []
  return numbers.facts.filter(({ value }) => value !== null).map(({ label, text }) => ({ label, text }))
}

const price = (credits: number, language: PageLanguage) =>
  credits === 0 ? pageTexts[language].downloadedReading.free : pageTexts[language].downloadedReading.credits(credits)

export function readingHtml(reading: ExportedReading, language: PageLanguage, moments: Moments): string {
  const { title, question, at, text, numbers, credits } = reading
  return [
    `<article><h3>${escape(title)}</h3>`,
    `<p class="when"><time datetime="${at.toISOString()}">${escape(moments.time(at))}</time> · ${escape(price(credits, language))}</p>`,
    question === ''
      ? ''
      : `<p class="asked">${escape(pageTexts[language].downloadedReading.asked)}: ${escape(question)}</p>`,
    `<div lang="${escape(reading.language)}">${parseMarkdown(text).map(blockHtml).join('\n')}</div>`,
    numbers.length === 0
      ? ''
      : `<details><summary>${pageTexts[language].downloadedReading.numbers}</summary><ul>${numbers.map(({ label, text: value }) => `<li>${escape(label)}: ${escape(value)}</li>`).join('')}</ul></details>`,
    '</article>',
  ].join('\n')
}

/** One reading as a Markdown file, its text exactly as it was written. */
export function readingMarkdown(reading: ExportedReading, language: PageLanguage, moments: Moments): string {
  const { title, question, at, text, numbers, credits } = reading
  return [
    `# ${title}`,
    `${moments.time(at)} · ${price(credits, language)}`,
    ...(question === '' ? [] : [`> ${question.replaceAll('\n', '\n> ')}`]),
    text,
    ...(numbers.length === 0
      ? []
      : [
          `## ${pageTexts[language].downloadedReading.numbers}`,
          numbers.map(({ label, text: value }) => `- ${label}: ${value}`).join('\n'),
        ]),
    `*${pageTexts[language].downloadedReading.writtenByAi}*`,
    `<!-- digitalSourceType: ${digitalSourceType} -->`,
    '',
  ].join('\n\n')
}

const run = ({ content }: Run): string => content.map(inlineHtml).join('')

function inlineHtml(node: Inline): string {
  if (node.type === 'text') return escape(node.text)
  const inner = node.content.map(inlineHtml).join('')
  return node.type === 'em' ? `<em>${inner}</em>` : `<strong>${inner}</strong>`
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'title':
      return `<h4>${run(block)}</h4>`
    case 'subtitle':
      return `<h5>${run(block)}</h5>`
    case 'paragraph':
      return `<p>${run(block)}</p>`
    case 'quote':
      return `<blockquote>${block.items.map((item) => `<p>${run(item)}</p>`).join('')}</blockquote>`
    case 'list': {
      const list = block.isOrdered ? 'ol' : 'ul'
      return `<${list}>${block.items.map((item) => `<li>${run(item)}</li>`).join('')}</${list}>`
    }
    case 'table': {
      const row = (cells: readonly Run[], cell: 'th' | 'td') =>
        `<tr>${cells.map((each) => `<${cell}>${run(each)}</${cell}>`).join('')}</tr>`
      const [head, ...body] = block.rows
      return `<div class="wide"><table>${row(head!, block.hasHead ? 'th' : 'td')}${body.map((cells) => row(cells, 'td')).join('')}</table></div>`
    }
  }
}

export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
