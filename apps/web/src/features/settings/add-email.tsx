import type { ReactNode } from 'react'
import { logins as texts } from '#messages/settings'
import { wantsFreshSignIn } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { FreshSignIn } from '../../ui/fresh-sign-in.tsx'
import { showToast } from '../../ui/toast.ts'
import { EmailProof } from '../../ui/email-proof.tsx'
import { useAddEmail, useAskToAddEmail } from './settings.api.ts'

type Props = { signInAgain: ReactNode; onClose: () => void }

/** Adds an address that opens this account from then on. */
export function AddEmail({ signInAgain, onClose }: Props) {
  const ask = useAskToAddEmail()
  const confirm = useAddEmail(() => {
    showToast({ title: texts.linkedEmail })
    onClose()
  })
  return (
    <section aria-label={texts.addEmail} className="mt-5 border-t border-line pt-5">
      <div className="max-w-form">
        <EmailProof
          ask={ask}
          confirm={confirm}
          texts={texts.emailStep}
          wayOut={
            <Button look="plain" onClick={onClose}>
              {texts.cancel}
            </Button>
          }
        />
      </div>
      {(wantsFreshSignIn(ask.error) || wantsFreshSignIn(confirm.error)) && <FreshSignIn signInAgain={signInAgain} />}
    </section>
  )
}
