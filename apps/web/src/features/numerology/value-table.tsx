/** The letters or names of each value, in columns that wrap on narrow screens. */
export function ValueTable({
  caption,
  cells,
}: {
  caption: string
  cells: readonly (readonly [value: string, text: string])[]
}) {
  return (
    <figure className="rounded-l border border-line bg-raised p-4 sm:p-5">
      <figcaption className="text-xs text-ink-soft">{caption}</figcaption>
      <dl className="mt-3 grid grid-cols-3 gap-px overflow-hidden rounded-m border border-line bg-line">
        {cells.map(([value, text]) => (
          <div key={value} className="bg-raised px-1 py-2 text-center">
            <dt className="font-display text-l leading-tight text-brass tabular-nums">{value}</dt>
            <dd className="text-s leading-tight tracking-wide break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
