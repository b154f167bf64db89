import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One comment, or one paragraph of a document. `line` counts from 1. */
export type Passage = { file: string; line: number; text: string }

/** Limits of STYLE.md: vague words per 1,000 words, and the share of passages that open with What or Who. */
const maxVagueWords = 0.5
const maxVagueOpenings = 0.01

const vagueWord = /\b(?:tell|tells|told|telling|hear|hears|heard|somebody|whoever|anybody|nobody)\b/gi
const vagueOpening = /^(?:What|Who)\b/

/** Texts of the product, which are no documents: instructions for the model. */
const productTexts = /^apps\/server\/src\/readings\/prompts\/texts\//

const markers = /^(?:\{?\/\*+|\*+\/?|\/\/+|--|[#>|-]+)\s?|\s*\*+\/\}?$/g

/** Joins neighbouring lines that `belongs` accepts into passages. */
function passagesOf(file: string, text: string, belongs: (line: string) => boolean): Passage[] {
  const passages: Passage[] = []
  let open: Passage | null = null
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    const words = belongs(line) ? line.replaceAll(markers, '').trim() : ''
    if (words === '') open = null
    else if (open) open.text += ` ${words}`
    else passages.push((open = { file, line: index + 1, text: words }))
    if (line.endsWith('*/') || line.endsWith('*/}')) open = null
  }
  return passages
}

/** Comments that stand on their own lines, and paragraphs of documents without their code. */
export function readPassages(file: string, text: string): Passage[] {
  if (file.endsWith('.md')) {
    let inCode = false
    return passagesOf(file, text, (line) => {
      if (line.startsWith('```')) inCode = !inCode
      return !inCode && !line.startsWith('```')
    })
  }
  if (file.endsWith('.sql')) return passagesOf(file, text, (line) => line.startsWith('--'))
  let inBlock = false
  return passagesOf(file, text, (line) => {
    const begins = /^\{?\/\*/.test(line)
    const isComment = inBlock || begins || line.startsWith('//')
    if (begins || inBlock) inBlock = !line.includes('*/')
    return isComment
  })
}

/** Returns the figures of all passages, and the passages to rewrite when a limit is exceeded. */
export function reportOn(passages: readonly Passage[]): { figures: string[]; faults: string[] } {
  const words = passages.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const vague = passages.flatMap((passage) => (passage.text.match(vagueWord) ?? []).map((word) => ({ passage, word })))
  const openings = passages.filter(({ text }) => vagueOpening.test(text))
  const perThousand = words === 0 ? 0 : (vague.length / words) * 1_000
  const share = passages.length === 0 ? 0 : openings.length / passages.length
  const place = ({ file, line, text }: Passage) => `${file}:${line}: ${text.slice(0, 100)}`
  return {
    figures: [
      `${vague.length} vague words in ${words}: ${perThousand.toFixed(2)} per 1,000 (at most ${maxVagueWords})`,
      `${openings.length} of ${passages.length} passages open with What or Who: ${(share * 100).toFixed(1)} % (at most ${maxVagueOpenings * 100} %)`,
    ],
    faults: [
      ...(perThousand > maxVagueWords ? vague.map(({ passage, word }) => `“${word}” in ${place(passage)}`) : []),
      ...(share > maxVagueOpenings ? openings.map((passage) => `opening of ${place(passage)}`) : []),
    ],
  }
}

/** Reads the comments and documents of every file under version control in `root`. */
export function readRepository(root: string): Passage[] {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.sql', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((file) => file !== '' && !productTexts.test(file))
    .flatMap((file) => readPassages(file, readFileSync(join(root, file), 'utf8')))
}

/** The faults of the whole repository, led by its figures; empty when both limits hold. */
export function proseFaults(root: string): string[] {
  const { figures, faults } = reportOn(readRepository(root))
  return faults.length === 0 ? [] : [...figures, ...faults]
}
