import { chart } from '#messages/chart'
import { DownIcon } from '../../ui/icons.tsx'
import { sectionOrder } from './chart-sections.tsx'

/** Links to the sections: beside the page where there is room; folded away above it where there is not. */
export function ChartContents() {
  return (
    <>
      <details className="group mb-8 rounded-l border border-line bg-raised lg:hidden print:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between px-4 text-s font-semibold">
          {chart.contents}
          <span className="text-ink-soft transition-transform group-open:rotate-180">
            <DownIcon />
          </span>
        </summary>
        <div className="border-t border-line p-2">
          <Links />
        </div>
      </details>
      <aside className="max-lg:hidden print:hidden">
        <div className="sticky top-6 -ml-3">
          <Links />
        </div>
      </aside>
    </>
  )
}

function Links() {
  return (
    <nav aria-label={chart.contents}>
      <ul>
        {sectionOrder.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-10 items-center rounded-m px-3 text-s leading-tight hover:bg-tide-wash"
            >
              {chart.sections[id][0]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
