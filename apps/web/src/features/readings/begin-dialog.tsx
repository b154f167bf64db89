import { beginConsents, consentTexts, routes } from '@numeria/contract'
import { useMutation } from '@tanstack/react-query'
import { actions } from '#messages/actions'
import { begin as texts } from '#messages/chat'
import { language } from '#messages/locale'
import { sentenceOf } from '../../lib/api-error.ts'
import { send } from '../../lib/api.ts'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const textVersion = beginConsents[language]

/** Asks, before the first credits of a purchase are spent, whether we may begin. */
export function BeginDialog({ onBegun, onClose }: { onBegun: () => void; onClose: () => void }) {
  const { mutate, error, isPending } = useMutation({ mutationFn: () => send(routes.begin, { body: { textVersion } }) })
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="text-s">{texts.why}</p>
      <p className="mt-3 rounded-m bg-sunken p-4 text-s">{consentTexts[textVersion].text}</p>
      <DialogFoot
        className="mt-6"
        problem={error && sentenceOf(error)}
        cancel={texts.notYet}
        onCancel={onClose}
        action={isPending ? actions.processing : texts.agree}
        onAction={() => mutate(undefined, { onSuccess: onBegun })}
        isPending={isPending}
      />
    </Dialog>
  )
}
