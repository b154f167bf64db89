import { limits, type Profile, type Reminders } from '@numeria/contract'
import { useId } from 'react'
import { today } from '#messages/today'
import { sentenceOf } from '../../lib/api-error.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { fieldClass } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast.ts'
import { DeviceSwitch } from './device-switch.tsx'
import { useReminders, useSaveReminders } from './reminders.api.ts'

const words = today.reminders
const hours = Array.from({ length: 24 }, (_, hour) => hour)
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`

/** Whether and when the numbers come by themselves. What is chosen holds at once. */
export function RemindersCard({ user }: { user: Profile }) {
  const query = useReminders(user)
  const { data: reminders } = query
  if (reminders && !reminders.canEmail && !reminders.email && reminders.pushKey === null) return null
  return (
    <Card title={words.title} className="mt-10 max-w-form">
      <Answer query={query} failed={words.failed}>
        {(shown) => <Choice user={user} reminders={shown} />}
      </Answer>
    </Card>
  )
}

function Choice({ user, reminders }: { user: Profile; reminders: Reminders }) {
  const { mutate, variables, isPending } = useSaveReminders(user)
  const { canEmail, pushKey, devices, ended } = reminders
  const { email, hour } = isPending ? variables : reminders
  const save = (change: Partial<Pick<Reminders, 'email' | 'hour'>>) =>
    mutate(
      { email, hour, ...change },
      {
        onSuccess: (saved) =>
          showToast({ title: saved.email || saved.devices.length > 0 ? words.saved : words.stopped }),
        onError: (error) => showToast({ title: words.notSaved, description: sentenceOf(error), destructive: true }),
      },
    )
  const hasEnded = ended !== null && email
  return (
    <div className="grid gap-2">
      {ended && (
        <p className="mb-2 text-s">{ended === 'quiet' ? words.quiet(limits.unopenedReminders) : words.refused}</p>
      )}
      {hasEnded && (
        <div className="mb-2 flex flex-wrap gap-3">
          <Button onClick={() => save({})}>{words.again}</Button>
          <Button look="quiet" onClick={() => save({ email: false })}>
            {words.off}
          </Button>
        </div>
      )}
      {!hasEnded && (canEmail || email) && (
        <Switch
          label={words.email}
          hint={words.emailHint(user.email)}
          isOn={email}
          onChange={(isOn) => save({ email: isOn })}
        />
      )}
      {pushKey !== null && <DeviceSwitch user={user} pushKey={pushKey} reminders={{ devices, hour }} />}
      {!hasEnded && (email || devices.length > 0) && <Hour hour={hour} onChange={(chosen) => save({ hour: chosen })} />}
    </div>
  )
}

function Hour({ hour, onChange }: { hour: number; onChange: (hour: number) => void }) {
  const id = useId()
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-4 text-s">
      <label htmlFor={id} className="font-semibold">
        {words.hour}
      </label>
      <select
        id={id}
        className={`${fieldClass} max-w-28`}
        value={hour}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {hours.map((each) => (
          <option key={each} value={each}>
            {clock(each)}
          </option>
        ))}
      </select>
      <p className="w-full text-xs text-ink-soft">
        {words.within(clock(hour), clock(hour + 1))} {words.unopened(limits.unopenedReminders)}
      </p>
    </div>
  )
}
