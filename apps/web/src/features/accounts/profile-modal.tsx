import type { Profile } from '@numeria/contract'
import { ProfileUpdate } from '@numeria/contract/schemas'
import { useState } from 'react'
import { accounts } from '#messages/accounts'
import { forgetTypedPerson, readTypedPerson } from '../../lib/typed-person.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PersonForm, type Person } from '../../ui/person-form.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSaveProfile } from './accounts.api.ts'

/** Asks for what every number is computed from. Loaded when it is first needed: it brings the form library and the schemas. */
export function ProfileModal({ user, onClose }: { user: Profile; onClose: () => void }) {
  const { mutateAsync } = useSaveProfile()
  const [typed] = useState(readTypedPerson)

  async function save(person: Person) {
    await mutateAsync(person)
    forgetTypedPerson()
    onClose()
  }

  return (
    <Dialog title={accounts.modalTitle} onClose={onClose} isTall>
      <p className="mb-6 text-s text-ink-soft">{accounts.modalWhy}</p>
      <PersonForm
        schema={ProfileUpdate}
        start={{
          birthDate: user.birthDate ?? typed.birthDate,
          fullName: user.fullName ?? typed.fullName,
          currentName: user.currentName ?? '',
          marriedName: user.marriedName ?? '',
        }}
        isOwn
        nameHint={accounts.nameHint}
        submit={{ label: accounts.save, busyLabel: accounts.saving }}
        onSubmit={save}
        onMissing={() =>
          showToast({
            title: accounts.missing,
            description: accounts.missingBoth,
            destructive: true,
          })
        }
      />
    </Dialog>
  )
}
