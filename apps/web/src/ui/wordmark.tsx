/** A waxing moon: the sign of the house, and of a credit. */
export function MoonMark({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
      <circle cx="12" cy="12" r="10.5" className="fill-moon" />
      <path d="M14.5 1.8a10.5 10.5 0 0 1 0 20.4a13.5 13.5 0 0 0 0-20.4Z" className="fill-brass-line" />
      <circle cx="12" cy="12" r="10.5" fill="none" className="stroke-brass-line" strokeWidth="1" />
    </svg>
  )
}

/** The house's name beside its sign. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-l leading-none">
      <MoonMark className="size-6" />
      {name}
    </span>
  )
}
