import { planets, traditions as words } from '#messages/traditions'
import { letterTables, loShuSquare } from './letter-tables.ts'
import { TraditionTabs, type Tab } from './tradition-tabs.tsx'
import { ValueTable } from './value-table.tsx'

type Cells = Parameters<typeof ValueTable>[0]['cells']

const spaced = (letters: string) => [...letters].join(' ')
const numbered = (texts: readonly string[]): Cells => texts.map((text, at) => [String(at + 1), text] as const)

/** The value table of each tradition, in page order. */
const tables = {
  pythagorean: numbered(letterTables.pythagorean.map(spaced)),
  chaldean: numbered(letterTables.chaldean.map(spaced)),
  hebrew: [
    [words.range('1', '9'), words.range('A', 'I')],
    [words.range('10', '18'), words.range('J', 'R')],
    [words.range('19', '26'), words.range('S', 'Z')],
  ],
  vedic: numbered(planets),
  chinese: loShuSquare.map((digit) => [String(digit), digit % 2 === 0 ? words.even : words.odd] as const),
} as const satisfies Record<string, Cells>

const places = ['pythagorean', 'chaldean', 'hebrew', 'vedic', 'chinese'] as const

const tabs: readonly Tab[] = places.map((id) => {
  const { title, table, paragraphs, disputed } = words[id]
  return {
    id,
    label: title,
    content: (
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_17rem] md:gap-10">
        <div className="grid gap-3">
          <h3 className="text-xl">{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="text-ink-soft">{disputed}</p>
        </div>
        <ValueTable caption={table} cells={tables[id]} />
      </div>
    ),
  }
})

export const Traditions = () => <TraditionTabs label={words.five} tabs={tabs} />
