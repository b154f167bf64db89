import { create as texts } from '#messages/referrals'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { copyText } from '../../lib/clipboard.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useCreateReferral } from './referrals.api.ts'

/** Makes a code and puts its link into the clipboard. */
export function GenerateCode() {
  const { mutateAsync, isPending } = useCreateReferral()

  async function generate() {
    if (isPending) return
    const link = mutateAsync().then((reply) => reply.link)
    const copied = copyText(link)
    try {
      await link
    } catch (error) {
      const isTooMany = error instanceof ApiError && error.code === 'referrals.enough_codes'
      const description = isTooMany ? sentenceOf(error) : texts.failed.text
      showToast({ title: texts.failed.title, description, destructive: true })
      return
    }
    showToast({ title: texts.done, description: (await copied) ? texts.copied : texts.notCopied })
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button className="min-h-12 px-7" aria-disabled={isPending} onClick={() => void generate()}>
        {isPending ? texts.busy : texts.button}
      </Button>
      <p className="text-xs text-ink-soft">{texts.hint}</p>
    </div>
  )
}
