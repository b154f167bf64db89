import { useEffect, useRef } from 'react'
import { deletion } from '#messages/settings'
import { paths } from '../lib/paths.ts'
import { Link } from '../lib/router.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Selene } from '../ui/selene.tsx'

/** Shown after the account was deleted, here or in another browser. */
export function AccountGone() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto my-16 grid max-w-form justify-items-center gap-5 text-center">
      <Selene mood="calm" className="size-28" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {deletion.gone}
      </h1>
      <p className="text-ink-soft">{deletion.goneText}</p>
      <Link to={paths.landing} className={buttonClass('quiet')}>
        {deletion.home}
      </Link>
    </div>
  )
}
