import type { SavedPerson } from '@numeria/contract'
import { SavePersonRequest } from '@numeria/contract/schemas'
import { readings } from '#messages/named-readings'
import { people as texts } from '#messages/people'
import { todayDate } from '../../lib/dates.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PersonForm } from '../../ui/person-form.tsx'
import { showToast } from '../../ui/toast.ts'
import { usePeopleActions } from './people.api.ts'

const Born = SavePersonRequest.refine(({ birthDate }) => birthDate <= todayDate(), {
  path: ['birthDate'],
  message: readings.otherPerson.stillToCome,
})

type Props = {
  /** Null: a new one. */
  person: SavedPerson | null
  onClose: () => void
}

/** Saves a person, or changes one. Loaded when it is first needed, as the profile's form is. */
export function PersonDialog({ person, onClose }: Props) {
  const { save, update } = usePeopleActions()
  return (
    <Dialog title={person ? texts.editTitle : texts.addTitle} onClose={onClose}>
      <PersonForm
        schema={Born}
        start={{
          birthDate: person?.birthDate ?? '',
          fullName: person?.fullName ?? '',
          relation: person?.relation ?? '',
        }}
        isOwn={false}
        hasRelation
        nameHint={texts.nameHint}
        submit={{ label: texts.save, busyLabel: texts.saving }}
        onSubmit={async (written) => {
          const details = SavePersonRequest.parse(written)
          await (person ? update(person.id, details) : save(details))
          onClose()
          showToast({ title: texts.saved, description: details.fullName })
        }}
      />
    </Dialog>
  )
}
