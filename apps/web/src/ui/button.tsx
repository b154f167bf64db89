import type { ComponentProps } from 'react'

const shared =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-center text-s font-semibold text-balance no-underline transition-[background-color,border-color,color,opacity] select-none'

const looks = {
  // Where the system chooses the colours, the edge is all that is left of it.
  primary: 'border border-transparent bg-action text-action-ink hover:bg-action/88',
  quiet: 'border border-line-strong text-ink hover:border-ink hover:bg-raised',
  /** Sign in with Apple, as Apple's guidelines have it. */
  apple: 'apple-button px-4',
  plain: 'px-3 text-tide hover:bg-tide-wash',
} as const

/** The one look of things to press; links that act like buttons take it too. */
export function buttonClass(look: keyof typeof looks = 'primary', more = ''): string {
  return `${shared} ${looks[look]} aria-disabled:cursor-not-allowed aria-disabled:opacity-60 ${more}`
}

export function Button({
  look = 'primary',
  className = '',
  ...rest
}: ComponentProps<'button'> & { look?: keyof typeof looks }) {
  return <button type="button" className={buttonClass(look, className)} {...rest} />
}
