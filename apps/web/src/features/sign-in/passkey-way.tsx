import { signIn } from '#messages/sign-in'
import { sentenceOf } from '../../lib/api-error.ts'
import { isDismissed } from '../../lib/passkeys.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Intent } from './login-outcome.ts'
import { usePasskeySignIn } from './passkey.api.ts'

/** Signs in with a passkey, in one press. */
export function PasskeyWay({ intent }: { intent: Intent }) {
  const { mutate, error, isPending, isSuccess } = usePasskeySignIn(intent)
  const isBusy = isPending || isSuccess
  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet', 'min-h-12 min-w-60')}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) mutate()
        }}
      >
        {isBusy ? signIn.connecting : signIn.passkey}
      </button>
      <p role="alert" className="text-center text-s text-balance text-danger empty:hidden">
        {error && !isDismissed(error) ? sentenceOf(error) : ''}
      </p>
    </>
  )
}
