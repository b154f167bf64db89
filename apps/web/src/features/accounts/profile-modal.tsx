import type { Profile } from '@numeria/contract'
import { ProfileUpdate } from '@numeria/contract/schemas'
import { Dialog } from '../../ui/dialog.tsx'
import { PersonForm, type Person } from '../../ui/person-form.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSaveProfile } from './accounts.api.ts'

/** Asks for what every number is computed from. Loaded when it is first needed: it brings the form library and the schemas. */
export function ProfileModal({ user, onClose }: { user: Profile; onClose: () => void }) {
  const { mutateAsync } = useSaveProfile()

  async function save(person: Person) {
    await mutateAsync(person)
    onClose()
  }

  return (
    <Dialog title="Complete Your Cosmic Profile" onClose={onClose}>
      <p className="mb-6 text-s text-ink-soft">Your numbers are computed from these two, and from nothing else.</p>
      <PersonForm
        schema={ProfileUpdate}
        start={{ birthDate: user.birthDate ?? '', fullName: user.fullName ?? '' }}
        isOwn
        nameHint="Use your full legal name, as on official documents."
        submit={{ label: 'Save profile', busyLabel: 'Saving…' }}
        onSubmit={save}
        onMissing={() =>
          showToast({
            title: 'Missing Information',
            description: 'Please provide both your birth date and full legal name.',
            destructive: true,
          })
        }
      />
    </Dialog>
  )
}
