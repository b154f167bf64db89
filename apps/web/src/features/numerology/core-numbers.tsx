import { coreNumbers, cores, masters } from '#messages/core-numbers'
import { NumberGlyph } from '../../ui/glyphs.tsx'
import { coreExamples } from './letter-tables.ts'
import { masterTable, type MasterRow } from './master-table.ts'

const places = ['lifePath', 'expression', 'soulUrge', 'personality'] as const

/** The four core numbers of Western numerology, worked out for an example. */
export function CoreNumbers() {
  return (
    <>
      <p className="mb-6 max-w-reading">{coreNumbers.example}</p>
      <ul className="grid gap-px overflow-hidden rounded-l border border-line bg-line sm:grid-cols-2">
        {places.map((place) => (
          <li key={place} className="relative bg-paper p-5 sm:p-6">
            <NumberGlyph
              value={resultOf(coreExamples[place])}
              isLarge
              className="absolute top-5 right-5 size-14 text-brass-line"
            />
            <h3 className="text-xl">{cores[place].name}</h3>
            <p className="pr-16 text-xs text-ink-soft text-balance">{cores[place].from}</p>
            <p className="mt-3 font-display text-l text-brass tabular-nums">{coreExamples[place]}</p>
            <p className="mt-3 text-s">{cores[place].text}</p>
          </li>
        ))}
      </ul>
      <Masters />
    </>
  )
}

/** The result at the end of a working. */
const resultOf = (working: string) => Number(/\d+$/.exec(working)?.[0])

function Masters() {
  return (
    <div className="mt-10 grid gap-x-10 gap-y-5 md:grid-cols-[1fr_1.25fr]">
      <div>
        <h3 className="text-xl">{coreNumbers.masters}</h3>
        <p className="mt-3 text-s">{coreNumbers.mastersWhat}</p>
        <p className="mt-5 flex gap-6 text-brass-line">
          {[11, 22, 33].map((value) => (
            <NumberGlyph key={value} value={value} isLarge className="size-16" />
          ))}
        </p>
      </div>
      <table className="h-fit w-full text-left text-s">
        <caption className="sr-only">{coreNumbers.mastersTable}</caption>
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="py-2 pr-4 font-normal">
              {coreNumbers.where}
            </th>
            <th scope="col" className="py-2 font-normal">
              {coreNumbers.kept}
            </th>
          </tr>
        </thead>
        <tbody>
          {(Object.entries(masterTable) as [MasterRow, readonly number[]][]).map(([row, kept]) => (
            <tr key={row} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {masters[row]}
              </th>
              <td
                className={`py-2 whitespace-nowrap tabular-nums ${kept.length === 0 ? 'text-ink-soft' : 'text-brass'}`}
              >
                {kept.join(', ') || coreNumbers.none}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
