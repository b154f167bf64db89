import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readBook, reportOn, type Report } from './phrases.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'numeria-book-'))
  mkdirSync(join(folder, 'pt'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Fills a field up to a number of words, none of which stands in another text. */
let filler = 0
const words = (count: number) => Array.from({ length: count }, () => `word${(filler += 1)}`).join(' ')
const entry = (fields: object) => ({ title: 'Title', essence: words(40), gift: words(20), ...fields })

async function reportOf(file: string, texts: object): Promise<Report> {
  writeFileSync(join(folder, file), `export const meanings = ${JSON.stringify(texts)}`)
  return reportOn(await readBook(folder))
}
const named = ({ faults }: Report) => faults.map(({ text }) => text)

describe('the check of the book', () => {
  test('counts a phrase of five words once it stands in more than three texts, and not across sentences', async () => {
    const texts = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, key) => [key, `Text ${words(2)} this part of your life. Ends now.`]),
      )
    expect(named(await reportOf('three.ts', texts(3)))).toEqual([])
    const report = await reportOf('pt/quatro.ts', texts(4))
    expect(named(report)).toEqual([expect.stringContaining(`pt: 'this part of your life' in 4 texts: pt/quatro.ts 0`)])
    expect(report.figures).toContain('pt: 4 texts, 1 phrases of five words in more than 3 texts')
  })

  test('counts shadows that hedge and pragmatic texts that open with a hedge, above their limits', async () => {
    const report = await reportOf('bridge.ts', {
      1: { mystic: entry({ shadow: words(5) }), pragmatic: entry({ shadow: `You can ${words(5)}` }) },
    })
    expect(named(report)).toEqual([
      'en: the shadow hedges (limit 25 %): bridge.ts 1.pragmatic',
      'en: a field opens with a hedge (limit 10 %): bridge.ts 1.pragmatic',
    ])
  })

  test('finds a text outside its range of words: 105 to 135 for the core positions, 60 to 90 for the others', async () => {
    await reportOf('life-path.ts', { 1: entry({ scene: words(44) }), 2: entry({ scene: words(45) }) })
    const report = await reportOf('essence.ts', { 1: entry({ scene: words(30) }), 2: entry({ scene: words(31) }) })
    expect(named(report)).toEqual([
      '91 words instead of 60 to 90: essence.ts 2',
      '104 words instead of 105 to 135: life-path.ts 1',
    ])
  })

  test('reads a text in one voice once, and names the file in which it is written', async () => {
    writeFileSync(
      join(folder, 'bridge.ts'),
      `const text = ${JSON.stringify(entry({ shadow: 'short' }))}\nexport const one = { 1: { mystic: text, pragmatic: text } }`,
    )
    writeFileSync(join(folder, 'all-meanings.ts'), `import { one } from './bridge.ts'\nexport const all = { one }`)
    expect((await readBook(folder)).map(({ file, place }) => `${file} ${place}`)).toEqual(['bridge.ts one.1'])
  })
})
