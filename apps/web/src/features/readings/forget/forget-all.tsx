import { kept } from '#messages/kept-readings'
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
    showToast({ title: kept.allDeleted, description: kept.creditsUnchanged })
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={ask}
        className="min-h-11 w-full rounded-m px-4 text-left text-s text-ink-soft hover:bg-danger-wash hover:text-danger"
      >
        {kept.deleteAll}
      </button>
      {ForgetDialog && <ForgetDialog what="all" onForget={forget} onClose={close} />}
    </>
  )
}
