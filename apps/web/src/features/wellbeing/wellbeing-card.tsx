import { limits, type Wellbeing, type WellbeingUpdate } from '@numeria/contract'
import { useId, useState, type FormEvent } from 'react'
import { wellbeing as texts } from '#messages/wellbeing'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatMoment } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failed } from '../../ui/failed.tsx'
import { FieldError, TextInput } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSaveWellbeing, useWellbeing } from './wellbeing.api.ts'

type Save = (change: WellbeingUpdate, tell: (saved: Wellbeing) => string) => void

/** A person's own limits: credits in a month, a pause, and whether prices show their money. */
export function WellbeingCard() {
  const { data, error, refetch } = useWellbeing()
  const { mutate, isPending } = useSaveWellbeing()
  const save: Save = (change, tell) =>
    !isPending &&
    mutate(change, {
      onSuccess: (saved) => showToast({ title: tell(saved) }),
      onError: (failure) => showToast({ title: texts.failed, description: sentenceOf(failure), destructive: true }),
    })
  return (
    <Card title={texts.title} hint={texts.hint}>
      {data ? (
        <div className="grid gap-5 text-s">
          <Limit key={data.monthlyCredits} own={data} isBusy={isPending} save={save} />
          <Pause own={data} isBusy={isPending} save={save} />
          <div className="border-t border-line pt-4">
            <Switch
              label={texts.money}
              hint={texts.moneyHint}
              isOn={data.showMoney}
              onChange={(showMoney) => save({ showMoney }, () => texts.saved)}
            />
          </div>
        </div>
      ) : error ? (
        <Failed onRetry={refetch}>{texts.missing}</Failed>
      ) : (
        <p role="status" className="grid min-h-24 animate-breathe items-center text-s text-ink-soft">
          {texts.loading}
        </p>
      )}
    </Card>
  )
}

type Props = { own: Wellbeing; isBusy: boolean; save: Save }

function Limit({ own: { monthlyCredits, spentCredits, monthEndsAt, next }, isBusy, save }: Props) {
  const id = useId()
  const [text, setText] = useState(monthlyCredits === null ? '' : String(monthlyCredits))
  const [isWrong, setIsWrong] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = text.trim() === '' ? null : Number(text)
    const isValid = wanted === null || (/^\d+$/.test(text.trim()) && wanted <= limits.monthlyCredits)
    setIsWrong(!isValid)
    if (!isValid) return document.getElementById(id)?.focus()
    save({ monthlyCredits: wanted }, (saved) =>
      saved.next ? texts.savedLater(formatMoment(saved.next.from)) : texts.saved,
    )
  }

  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="block font-semibold">
        {texts.limit}
      </label>
      <p id={`${id}hint`} className="mt-1 text-xs text-ink-soft">
        {texts.limitHint}
      </p>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        <div className="w-32">
          <TextInput
            id={id}
            inputMode="numeric"
            value={text}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}wrong ${id}hint`}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" look="quiet" aria-disabled={isBusy}>
          {texts.save}
        </Button>
      </div>
      <FieldError id={`${id}wrong`} text={isWrong ? texts.wrong(limits.monthlyCredits) : undefined} />
      <p className="mt-2 tabular-nums">
        {monthlyCredits === null
          ? texts.spentFreely(spentCredits)
          : texts.spent(spentCredits, monthlyCredits, formatMoment(monthEndsAt))}
      </p>
      {next && <p className="mt-1">{texts.later(next.monthlyCredits, formatMoment(next.from))}</p>}
    </form>
  )
}

function Pause({ own: { pausedUntil }, isBusy, save }: Props) {
  /** The pause that is to be confirmed. */
  const [asked, setAsked] = useState<{ days: 7 | 30; until: string } | null>(null)
  const ask = (days: 7 | 30) =>
    setAsked({ days, until: formatMoment(new Date(Date.now() + days * 86_400_000).toISOString()) })
  return (
    <div className="border-t border-line pt-4">
      <p className="font-semibold">{pausedUntil ? texts.pausedUntil(formatMoment(pausedUntil)) : texts.pause}</p>
      <p className="mt-1 text-xs text-ink-soft">{texts.pauseHint}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {!pausedUntil && (
          <Button look="quiet" onClick={() => ask(7)}>
            {texts.pauseFor(7)}
          </Button>
        )}
        <Button look="quiet" onClick={() => ask(30)}>
          {pausedUntil ? texts.pauseLonger : texts.pauseFor(30)}
        </Button>
      </div>
      {pausedUntil && <AboutSubscription text={texts.renewals} />}
      {asked && (
        <Dialog title={texts.confirmTitle(asked.days)} onClose={() => setAsked(null)}>
          <p className="text-s">{texts.confirm(asked.until)}</p>
          <AboutSubscription text={texts.subscription} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button
              aria-disabled={isBusy}
              onClick={() => {
                setAsked(null)
                save({ pauseDays: asked.days }, () => texts.paused)
              }}
            >
              {texts.pauseFor(asked.days)}
            </Button>
            <Button look="quiet" onClick={() => setAsked(null)}>
              {texts.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}

const AboutSubscription = ({ text }: { text: string }) => (
  <p className="mt-3 text-s text-ink-soft">
    {text}{' '}
    <Link to={paths.pricing} className="inline-block py-1 font-semibold text-ink underline underline-offset-2">
      {texts.endSubscription}
    </Link>
  </p>
)
