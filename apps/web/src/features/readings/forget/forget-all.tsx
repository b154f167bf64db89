import { showToast } from '../../../ui/toast.ts'
import { useHistory } from '../readings.api.ts'
import { useForgetDialog } from './use-forget-dialog.ts'
import { useForget } from './use-forget.ts'

/** Deletes the whole conversation, after a question. */
export function ForgetAll() {
  const history = useHistory()
  const { forgetAll } = useForget()
  const { ask, close, ForgetDialog } = useForgetDialog()
  if (!history.data?.entries.length && !ForgetDialog) return null

  async function forget() {
    await forgetAll()
    close()
    showToast({ title: 'All readings deleted', description: 'Your credits are as they were.' })
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={ask}
        className="min-h-11 w-full rounded-m px-4 text-left text-s text-ink-soft hover:bg-danger-wash hover:text-danger"
      >
        Delete all readings
      </button>
      {ForgetDialog && (
        <ForgetDialog
          title="Delete all readings?"
          text="Every question of yours and every answer of Selene’s is deleted for good, on all your devices. It cannot be undone, and the credits they cost do not come back."
          onForget={forget}
          onClose={close}
        />
      )}
    </>
  )
}
