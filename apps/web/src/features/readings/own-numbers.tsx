import { useId } from 'react'
import { chat } from '#messages/chat'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router.tsx'
import { CoreNumberList } from '../../ui/core-number-list.tsx'

/** The four core numbers of a complete profile. */
export function OwnNumbers(person: { birthDate: string; fullName: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-6 animate-appear sm:pl-13 print:hidden">
      <h2 id={id} className="mb-3 text-l">
        {chat.coreNumbers}
      </h2>
      <CoreNumberList {...person} />
      <Link
        to={paths.chart}
        className="mt-1 inline-flex min-h-11 items-center text-s font-semibold text-tide underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {chat.wholeChart}
      </Link>
    </section>
  )
}
