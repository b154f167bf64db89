import { choices as texts } from '#messages/analytics'
import { counting } from '#messages/settings'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router.tsx'
import { Card } from '../../ui/card.tsx'
import { Choices } from '../../ui/choices.tsx'
import { saveConsent, useConsent } from '../analytics/consent.ts'

/** Whether visits are counted. What is chosen holds at once, in this browser. */
export function CountingCard() {
  const consent = useConsent()
  return (
    <Card title={counting.title}>
      <div className="grid gap-5 text-s">
        <p>{consent === 'refused-by-browser' ? texts.refusedByBrowser : texts.needed}</p>
        {consent !== 'refused-by-browser' && (
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
        <p>
          <Link to={paths.privacy} className="underline underline-offset-4">
            {counting.policy}
          </Link>
        </p>
      </div>
    </Card>
  )
}
