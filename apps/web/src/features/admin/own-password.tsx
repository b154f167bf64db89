import { useState } from 'react'
import { authenticator, password as texts } from '#messages/admin-records'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast.ts'
import { useChangePassword } from './desk.api.ts'
import { SecretForm } from './secret-form.tsx'

/** Changes the calling administrator's password. */
export function OwnPassword() {
  const { mutate, isPending, error } = useChangePassword()
  /** A change empties the form. */
  const [changes, setChanges] = useState(0)
  return (
    <Card title={texts.title} className="max-w-reading">
      <SecretForm
        key={changes}
        asks={['password', 'newPassword']}
        hint={texts.hint}
        button={isPending ? authenticator.confirming : texts.change}
        isPending={isPending}
        error={error}
        onSubmit={({ password, newPassword }) =>
          mutate(
            { password, newPassword },
            {
              onSuccess: () => {
                setChanges(changes + 1)
                showToast({ title: texts.done })
              },
            },
          )
        }
      />
    </Card>
  )
}
