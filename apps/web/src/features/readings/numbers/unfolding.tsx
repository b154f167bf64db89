import type { ReactNode } from 'react'

/** More of the same, behind a press: the browser's own disclosure. */
export function Unfolding({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <details className={`group ${className}`}>
      <summary className="-ml-1 flex min-h-11 w-fit items-center gap-1.5 px-1 text-xs font-semibold text-tide [&::-webkit-details-marker]:hidden">
        <svg
          aria-hidden="true"
          viewBox="0 0 10 10"
          className="size-2.5 fill-none stroke-current stroke-2 transition-transform group-open:rotate-90"
        >
          <path d="M3 1l4 4-4 4" />
        </svg>
        {label}
      </summary>
      {children}
    </details>
  )
}
