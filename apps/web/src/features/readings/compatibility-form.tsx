import { isAdult, readingPrices, type ChatRequestInput, type SavedPerson } from '@numeria/contract'
import { OtherPerson, SavePersonRequest } from '@numeria/contract/schemas'
import { use, useId, useState } from 'react'
import { readings } from '#messages/named-readings'
import { kindNames } from '#messages/shared-kinds'
import { relationNames } from '#messages/shared-relations'
import { sentenceOf } from '../../lib/api-error.ts'
import { todayDate } from '../../lib/dates.ts'
import { BesidePrice } from '../../ui/beside-price.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failed } from '../../ui/failed.tsx'
import { PersonForm, type Person } from '../../ui/person-form.tsx'
import { Tick } from '../../ui/tick.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { usePeopleActions, useSavedPeople } from '../people/people.api.ts'

const stillToCome = { path: ['birthDate'], message: readings.otherPerson.stillToCome }
const isPast = ({ birthDate }: { birthDate: string }) => birthDate <= todayDate()
// The relation of a person who is not saved is left out.
const Born = OtherPerson.strip().refine(isPast, stillToCome)
const Saved = SavePersonRequest.refine(isPast, stillToCome)
const price = countCredits(readingPrices.compatibility)

type Props = {
  /** The known details of the other person. */
  start: Person
  onSend: (fullName: string, other: NonNullable<ChatRequestInput['other']>) => void
  onClose: () => void
}

/** Asks for the other person of a compatibility reading. Loaded when it is first needed, as the profile's form is. */
export function CompatibilityForm({ start, onSend, onClose }: Props) {
  const besidePrice = use(BesidePrice)
  const { data: people = [], error, refetch } = useSavedPeople()
  const { save } = usePeopleActions()
  const [isKept, setIsKept] = useState(false)

  async function send(written: Person) {
    if (!isKept) return onSend(written.fullName, OtherPerson.strip().parse(written))
    const { id, fullName } = await save(SavePersonRequest.parse(written))
    onSend(fullName, { personId: id })
  }

  return (
    <Dialog title={kindNames.compatibility.label} onClose={onClose}>
      <p className="mb-6 text-s text-ink-soft">
        {readings.otherPerson.why} {price} {besidePrice(readingPrices.compatibility)}
      </p>
      {error && (
        <Failed onRetry={refetch} place="mb-6">
          {sentenceOf(error)}
        </Failed>
      )}
      {people.length > 0 && (
        <>
          <SavedOnes people={people} onChoose={({ id, fullName }) => onSend(fullName, { personId: id })} />
          <h3 className="mb-4 text-s font-semibold">{readings.otherPerson.someoneElse}</h3>
        </>
      )}
      <PersonForm
        schema={isKept ? Saved : Born}
        start={{ relation: '', ...start }}
        isOwn={false}
        hasRelation={isKept}
        nameHint={readings.otherPerson.nameHint}
        submit={{ label: readings.otherPerson.sendFor(price), busyLabel: readings.otherPerson.sending }}
        onSubmit={send}
      >
        <Tick isOn={isKept} onChange={setIsKept}>
          {readings.otherPerson.keep}
        </Tick>
      </PersonForm>
    </Dialog>
  )
}

type SavedProps = { people: readonly SavedPerson[]; onChoose: (person: SavedPerson) => void }

/** The saved people, each sent by one press for the price that stands above them. */
function SavedOnes({ people, onChoose }: SavedProps) {
  const besidePrice = use(BesidePrice)
  const title = useId()
  const [now] = useState(() => new Date())
  const adults = people.filter(({ birthDate }) => isAdult(birthDate, now))
  return (
    <section aria-labelledby={title} className="mb-6">
      <h3 id={title} className="mb-2 text-s font-semibold">
        {readings.otherPerson.saved(price)}
        {besidePrice(readingPrices.compatibility)}
      </h3>
      <ul className="grid gap-2">
        {adults.map((person) => (
          <li key={person.id}>
            <Button look="quiet" className="w-full" aria-describedby={title} onClick={() => onChoose(person)}>
              <span className="min-w-0 break-words">
                {person.fullName}
                <span className="font-normal text-ink-soft"> · {relationNames[person.relation]}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {adults.length < people.length && <p className="mt-2 text-xs text-ink-soft">{readings.otherPerson.onlyAdults}</p>}
    </section>
  )
}
