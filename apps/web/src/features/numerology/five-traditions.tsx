import { traditions } from '@numeria/contract'
import type { PlainDate } from '@numeria/numerology'
import { TraditionGlyph } from '../../ui/glyphs.tsx'
import type { NameExample } from './example.ts'
import { sideBySide } from './side-by-side.ts'

/** One name and one date, as each of the five traditions counts them. */
export function FiveTraditions({ name, date }: { name: NameExample; date: PlainDate }) {
  return (
    <ul className="border-t border-line">
      {sideBySide(name, date).map(({ tradition, counts, working, value, note }, at) => (
        <li
          key={tradition}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-4 md:grid-cols-[12rem_1fr_3rem]"
        >
          <div>
            <h4 className="flex items-center gap-2.5 font-display leading-tight text-l">
              <TraditionGlyph tradition={traditions[at]!} className="size-6 shrink-0 text-brass-line" />
              {tradition}
            </h4>
            <p className="text-xs text-ink-soft">{counts}</p>
          </div>
          <p className="text-right font-display text-2xl leading-none text-brass tabular-nums md:order-3">{value}</p>
          <div className="text-s max-md:col-span-2 max-md:mt-2">
            <p className="tabular-nums">{working}</p>
            <p className="text-ink-soft">{note}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
