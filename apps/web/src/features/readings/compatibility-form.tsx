import { readingPrices } from '@numeria/contract'
import { OtherPerson } from '@numeria/contract/schemas'
import { namedReadings } from '#messages/named-readings'
import { readings } from '#messages/named-readings'
import { todayDate } from '../../lib/dates.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PersonForm, type Person } from '../../ui/person-form.tsx'
import { countCredits } from '../credits/credits.api.ts'

const Born = OtherPerson.refine(({ birthDate }) => birthDate <= todayDate(), {
  path: ['birthDate'],
  message: readings.otherPerson.stillToCome,
})

type Props = {
  /** The known details of the other person. */
  start: Person
  onSend: (other: Person) => void
  onClose: () => void
}

/** Asks for the other person of a compatibility reading. Loaded when it is first needed, as the profile's form is. */
export function CompatibilityForm({ start, onSend, onClose }: Props) {
  return (
    <Dialog title={namedReadings.compatibility.name} onClose={onClose}>
      <p className="mb-6 text-s text-ink-soft">{readings.otherPerson.why}</p>
      <PersonForm
        schema={Born}
        start={start}
        isOwn={false}
        nameHint={readings.otherPerson.nameHint}
        submit={{
          label: readings.otherPerson.sendFor(countCredits(readingPrices.compatibility)),
          busyLabel: readings.otherPerson.sending,
        }}
        onSubmit={(other) => {
          onSend(other)
          return Promise.resolve()
        }}
      />
    </Dialog>
  )
}
