import { useId } from 'react'
import { chat } from '#messages/chat'
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
    </section>
  )
}
