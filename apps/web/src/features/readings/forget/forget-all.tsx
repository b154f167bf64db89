import { kept } from '#messages/kept-readings'
import { showToast } from '../../../ui/toast.ts'
import { useConversations } from '../conversations/conversations.api.ts'
import { useShownConversation } from '../conversations/use-shown-conversation.ts'
import { useForgetDialog } from './use-forget-dialog.ts'
import { useForget } from './use-forget.ts'

/** Deletes all readings and conversations, after a question. */
export function ForgetAll() {
  const { data: list } = useConversations()
  const { show } = useShownConversation()
  const { forgetAll } = useForget()
  const { ask, close, ForgetDialog } = useForgetDialog()
  if (!list?.conversations.length && !ForgetDialog) return null

  async function forget() {
    await forgetAll()
    close()
    show(null, { replace: true })
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
