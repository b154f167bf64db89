import { currencies, type Currency } from '@numeria/contract'
import type { ReactNode } from 'react'
import { pages as texts } from '#messages/settings'
import { sentenceOf } from '../../lib/api-error.ts'
import { Card } from '../../ui/card.tsx'
import { Segments } from '../../ui/segments.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSaveCurrency } from './settings.api.ts'

type Props = { currency: Currency; languageSwitch: ReactNode }

/** Page language and currency. */
export function PagesCard({ currency, languageSwitch }: Props) {
  const { mutate, variables, isPending } = useSaveCurrency()
  const save = (wanted: Currency) =>
    mutate(wanted, {
      onSuccess: () => showToast({ title: texts.saved }),
      onError: (error) => showToast({ title: texts.notSaved, description: sentenceOf(error), destructive: true }),
    })
  return (
    <Card title={texts.title}>
      <div className="grid gap-5 text-s">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div>
            <p className="font-semibold">{texts.language}</p>
            <p className="text-ink-soft">{texts.languageHint}</p>
          </div>
          {languageSwitch}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
          <div>
            <p className="font-semibold">{texts.currency}</p>
            <p className="text-ink-soft">{texts.currencyHint}</p>
          </div>
          <Segments
            legend={texts.currency}
            choices={currencies.map((choice) => [choice, choice.toUpperCase()] as const)}
            value={isPending ? variables : currency}
            onChange={save}
          />
        </div>
      </div>
    </Card>
  )
}
