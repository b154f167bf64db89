import type { ComparisonView } from '@numeria/contract'
import { OtherPerson } from '@numeria/contract/schemas'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { invited as texts } from '#messages/compare'
import { readings } from '#messages/named-readings'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { todayDate } from '../../lib/dates.ts'
import { Failed } from '../../ui/failed.tsx'
import { PersonForm } from '../../ui/person-form.tsx'
import { Tick } from '../../ui/tick.tsx'
import { useAnswer, useInvitation } from './compare.api.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { EndComparison } from './end-comparison.tsx'

const Born = OtherPerson.strip().refine(({ birthDate }) => birthDate <= todayDate(), {
  path: ['birthDate'],
  message: readings.otherPerson.stillToCome,
})

type Props = {
  secret: string
  /** Where to go on from the result. */
  further: ReactNode
}

/** An invitation to compare: its form, or its result. */
export function Invitation({ secret, further }: Props) {
  const { data, error, refetch } = useInvitation(secret)
  if (data?.result) return <Result secret={secret} view={data} further={further} />
  if (data) return <AnswerForm secret={secret} name={data.firstName} />
  if (error instanceof ApiError && error.status < 429)
    return (
      <>
        <h1 className="mb-4 text-2xl">{texts.gone}</h1>
        <p>{texts.goneText}</p>
        {secret !== '' && <EndComparison secret={secret} label={texts.takeBackAnswer} />}
      </>
    )
  return (
    <>
      <h1 className="mb-4 text-2xl">{texts.title}</h1>
      {error ? (
        <Failed onRetry={refetch}>{sentenceOf(error)}</Failed>
      ) : (
        <p role="status" className="animate-breathe text-ink-soft">
          {texts.loading}
        </p>
      )}
    </>
  )
}

function AnswerForm({ secret, name }: { secret: string; name: string }) {
  const answer = useAnswer(secret)
  const [showBirthDate, setShowBirthDate] = useState(false)
  return (
    <>
      <h1 className="mb-4 text-2xl">{texts.title}</h1>
      <p className="mb-2">{texts.from(name)}</p>
      <p className="mb-6 text-s text-ink-soft">{texts.privacy(name)}</p>
      <PersonForm
        schema={Born}
        start={{ birthDate: '', fullName: '' }}
        isOwn={false}
        nameHint={texts.nameHint}
        submit={{ label: texts.send, busyLabel: texts.sending }}
        onSubmit={({ fullName, birthDate }) => answer({ fullName, birthDate, showBirthDate })}
      >
        <Tick isOn={showBirthDate} onChange={setShowBirthDate}>
          {texts.show(name)}
        </Tick>
      </PersonForm>
    </>
  )
}

function Result({ secret, view: { result, firstName }, further }: Props & { view: ComparisonView }) {
  const [isDeleted, setIsDeleted] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form goes with its focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
        {texts.resultOf(firstName, result!.friend.firstName)}
      </h1>
      {!isDeleted && <ComparisonTable result={result!} inviterName={firstName} />}
      {!isDeleted && <p className="mt-6 text-s text-ink-soft">{texts.keptUntil(firstName)}</p>}
      <EndComparison secret={secret} label={texts.takeBack} onDone={() => setIsDeleted(true)} />
      {further}
    </>
  )
}
