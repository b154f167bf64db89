import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { keepTypedPerson } from '../../lib/typed-person.ts'
import { NameForm } from './name-form.tsx'

const coreNumberList = lazyPart(() =>
  import('../../ui/core-number-list.tsx').then(({ CoreNumberList }) => CoreNumberList),
)

/** A name adds the three numbers that rest on it. */
export function OwnName({ birthDate }: { birthDate: string }) {
  const [spelling, setSpelling] = useState<string | null>(null)
  const [CoreNumberList, fetchList] = coreNumberList.usePart()
  return (
    <div className="grid gap-4">
      <NameForm
        start={null}
        onName={(name) => {
          setSpelling(name.spelling)
          keepTypedPerson({ fullName: name.spelling })
          void fetchList()
        }}
      />
      <div aria-live="polite">
        {spelling !== null && CoreNumberList && (
          <CoreNumberList birthDate={birthDate} fullName={spelling} isOfNameOnly />
        )}
      </div>
    </div>
  )
}
