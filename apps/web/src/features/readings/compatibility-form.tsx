import { readingPrices } from '@numeria/contract'
import { OtherPerson } from '@numeria/contract/schemas'
import { todayDate } from '../../lib/dates.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PersonForm, type Person } from '../../ui/person-form.tsx'
import { countCredits } from '../credits/credits.api.ts'

const Born = OtherPerson.refine(({ birthDate }) => birthDate <= todayDate(), {
  path: ['birthDate'],
  message: 'This day is still to come: a birth date lies in the past.',
})

/** Asks for the other person of a compatibility reading. Loaded when it is first needed, as the profile's form is. */
export function CompatibilityForm({ onSend, onClose }: { onSend: (other: Person) => void; onClose: () => void }) {
  return (
    <Dialog title="Compatibility" onClose={onClose}>
      <p className="mb-6 text-s text-ink-soft">
        Whose numbers shall stand beside yours? They are used for your readings and nothing else.
      </p>
      <PersonForm
        schema={Born}
        start={{ birthDate: '', fullName: '' }}
        isOwn={false}
        nameHint="Their full name at birth, if you know it."
        submit={{ label: `Send for ${countCredits(readingPrices.compatibility)}`, busyLabel: 'Sending…' }}
        onSubmit={(other) => {
          onSend(other)
          return Promise.resolve()
        }}
      />
    </Dialog>
  )
}
