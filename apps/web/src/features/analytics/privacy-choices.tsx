import { Link } from '../../lib/router.tsx'
import { choices as texts } from '#messages/analytics'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { saveConsent, useConsent } from './consent.ts'

/** Whether visits are counted, to be changed at any time. What is chosen holds at once. */
export function PrivacyChoices({ onClose }: { onClose: () => void }) {
  const consent = useConsent()
  return (
    <Dialog title={texts.title} onClose={onClose} isSheet>
      <p className="mb-5 text-s">{texts.needed}</p>
      {consent === 'refused-by-browser' ? (
        <p className="text-s">{texts.refusedByBrowser}</p>
      ) : (
        <Choices
          legend={texts.legend}
          value={consent === 'yes' ? 'yes' : 'no'}
          onChange={saveConsent}
          choices={[
            { value: 'no', label: texts.no, hint: texts.noHint },
            { value: 'yes', label: texts.yes, hint: texts.yesHint },
          ]}
        />
      )}
      <p className="mt-5 text-s">
        <Link to={paths.privacy} onClick={onClose} className="underline underline-offset-4">
          {texts.more}
        </Link>
      </p>
      <Button className="mt-6 w-full" onClick={onClose}>
        {texts.done}
      </Button>
    </Dialog>
  )
}
