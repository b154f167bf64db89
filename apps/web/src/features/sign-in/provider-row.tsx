import type { ReactNode } from 'react'
import { signIn } from '#messages/sign-in'
import { buttonClass } from '../../ui/button.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Link } from '../../lib/router.tsx'
import { paths } from '../../lib/paths.ts'
import { useProviderLinks } from './provider-links.tsx'

const prominent = buttonClass('quiet', 'min-h-12 min-w-60 px-7')
/** Without an outline their words stand on the line that the buttons stand on. */
const plain = buttonClass('plain', 'min-h-12 px-1.5!')

/**
 * The logins beside what the page is about, which has the main button: the first two as buttons, the others as words, then `beside`. The buttons fill their
 * line, so that their edges stand on those of `beside`. Room for what is not known yet is kept, so that nothing moves when it is.
 */
export function ProviderRow({ beside }: { beside: ReactNode }) {
  const { config, isError, refetch, providers, notHere, link } = useProviderLinks({})
  if (isError) return <Failed onRetry={refetch}>{signIn.impossible}</Failed>
  const byEmail = config?.emailLogin === true
  const emailLink = (className: string) => (
    <Link to={paths.login} className={className}>
      {signIn.email.open}
    </Link>
  )
  const others = providers.slice(2)
  return (
    <div className="grid w-full gap-3">
      <div className="flex content-start gap-3 max-md:min-h-27 max-md:flex-col md:min-h-12 md:flex-wrap md:*:grow">
        {providers.slice(0, 2).map((provider) => link(provider, prominent))}
        {byEmail && providers.length < 2 && emailLink(prominent)}
      </div>
      {notHere}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 max-md:flex-col md:-ml-1.5">
        <div className="flex min-h-12 flex-wrap justify-center gap-x-1 md:gap-x-4">
          {others.map((provider) => link(provider, plain))}
          {byEmail && providers.length >= 2 && emailLink(plain)}
        </div>
        <div className="md:ml-auto">{beside}</div>
      </div>
    </div>
  )
}
