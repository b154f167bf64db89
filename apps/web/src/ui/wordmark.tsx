/** The house's name beside its sign, a waxing moon. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-l leading-none">
      <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="10.5" className="fill-moon" />
        <path d="M14.500 1.800a10.500 10.500 0 0 1 0 20.400a13.500 13.500 0 0 0 0 -20.400Z" className="fill-brass-line" />
        <circle cx="12" cy="12" r="10.5" fill="none" className="stroke-brass-line" strokeWidth="1" />
      </svg>
      {name}
    </span>
  )
}
