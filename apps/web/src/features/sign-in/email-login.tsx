import { signIn } from '#messages/sign-in'
import { useAskForCode, useConfirmEmail } from './email-login.api.ts'
import { EmailProof } from '../../ui/email-proof.tsx'
import type { Intent } from './login-outcome.ts'

type Props = {
  intent: Intent
  /** An address that was asked for elsewhere, whose code is to be typed here, and why. */
  begun?: { email: string; why: string } | undefined
}

/** Signs in by e-mail. */
export function EmailLogin({ intent, begun }: Props) {
  return <EmailProof ask={useAskForCode()} confirm={useConfirmEmail(intent)} texts={signIn.email} begun={begun} />
}
