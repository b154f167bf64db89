import { signIn } from '#messages/sign-in'
import { sentenceOf } from '../../lib/api-error.ts'
import { useAskForCode, useConfirmEmail } from './email-login.api.ts'
import { EmailProof } from '../../ui/email-proof.tsx'
import { usePasskeySuggestions } from './passkey.api.ts'
import type { Intent } from './login-outcome.ts'

type Props = {
  intent: Intent
  /** An address that was asked for elsewhere, whose code is to be typed here, and why. */
  begun?: { email: string; why: string } | undefined
}

/** Signs in by e-mail, or with a passkey that the browser suggests for the address. */
export function EmailLogin({ intent, begun }: Props) {
  return (
    <EmailProof
      ask={useAskForCode()}
      confirm={useConfirmEmail(intent)}
      texts={signIn.email}
      begun={begun}
      suggestions={<PasskeySuggestions intent={intent} />}
    />
  )
}

function PasskeySuggestions({ intent }: { intent: Intent }) {
  const { error } = usePasskeySuggestions(intent)
  return (
    <p role="alert" className="text-s text-danger empty:hidden">
      {error ? sentenceOf(error) : ''}
    </p>
  )
}
