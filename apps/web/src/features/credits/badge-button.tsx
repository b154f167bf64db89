import type { Profile } from '@numeria/contract'
import type { ComponentProps } from 'react'
import { credits } from '#messages/credits'
import { MoonMark } from '../../ui/wordmark.tsx'

export function BadgeButton({ user, ...rest }: { user: Profile } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-raised py-1 pr-4 pl-2.5 text-s font-semibold whitespace-nowrap hover:border-line-strong"
      {...rest}
    >
      <MoonMark className="size-6" />
      <span className="grid text-left leading-tight lg:flex lg:gap-1.5">
        <span>
          <span className="tabular-nums">{user.credits}</span>
          <span className="max-sm:sr-only"> {credits.unit(user.credits)}</span>
        </span>
        {user.creditsInUse > 0 && (
          <span className="animate-appear font-normal text-ink-soft max-lg:text-xs">
            <span className="sr-only">{credits.ofWhich(user.creditsInUse)}</span>
            <span aria-hidden="true">
              <span className="max-lg:hidden">· </span>
              {user.creditsInUse}{' '}
            </span>
            {credits.inUse}
          </span>
        )}
      </span>
    </button>
  )
}
