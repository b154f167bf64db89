import type { Profile, Reminders } from '@numeria/contract'
import { today } from '#messages/today'
import { serverTextOr } from '../../lib/api-error.ts'
import { Switch } from '../../ui/switch.tsx'
import { OtherDevices } from './other-devices.tsx'
import { NotAllowed, usePushHere, useSwitchPush } from './push.api.ts'

const words = today.reminders.device

type Props = { user: Profile; pushKey: string; reminders: Pick<Reminders, 'devices' | 'hour'> }

/** Whether this browser shows the numbers as a notification. */
export function DeviceSwitch({ user, pushKey, reminders: { devices, hour } }: Props) {
  const { data: here } = usePushHere()
  const { mutate, variables, isPending, isSuccess, error } = useSwitchPush(user, pushKey)
  const isKnown = here?.state === 'ready' && here.id !== null && devices.includes(here.id)
  const isOn = isPending ? variables.isOn : isKnown
  const others = devices.filter((id) => !isKnown || id !== here.id)
  return (
    <div className="border-t border-line pt-2 first:border-0 first:pt-0">
      <Switch
        label={words.label}
        hint={here?.state === 'unsupported' ? words.unsupported : words.hint}
        isOn={isOn}
        disabled={here?.state !== 'ready' && !isOn}
        onChange={(wanted) => !isPending && mutate({ isOn: wanted, hour })}
      />
      {here?.state === 'denied' && <p className="text-s">{words.denied}</p>}
      <p role="status" className={`text-s ${error ? 'text-danger' : ''}`}>
        {isPending && variables.isOn && words.turningOn}
        {isSuccess && (variables.isOn ? words.on : words.stopped)}
        {error instanceof NotAllowed && here?.state !== 'denied' && words.notAllowed}
        {error && !(error instanceof NotAllowed) && `${words.failed} ${serverTextOr(error, '')}`}
      </p>
      <OtherDevices user={user} ids={others} />
    </div>
  )
}
