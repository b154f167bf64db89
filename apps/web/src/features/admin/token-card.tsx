import type { GenerateTokenReply } from '@numeria/contract'
import { useState, type FormEvent } from 'react'
import { dashboard, token as texts } from '#messages/admin'
import { botTokenInstructions } from '#messages/shared-operators'
import { CopyIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast.ts'
import { textField } from '../../lib/text-field.ts'
import { useGenerateToken } from './admin.api.ts'
import { focusAtOnce } from './focus.ts'
import { Field } from './parts.tsx'
import { serverTextOr } from '../../lib/api-error.ts'
import { copyAndTell } from './tell.ts'

/** Makes a token for one Telegram account, and shows it once. */
export function TokenCard() {
  const { mutate, isPending, data, reset } = useGenerateToken()
  const [error, setError] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const values = new FormData(form)
    const userId = textField(values, 'telegramUserId')
    const username = textField(values, 'telegramUsername')
    const isNumber = /^[1-9]\d{0,15}$/.test(userId) && Number.isSafeInteger(Number(userId))
    const wrong = userId === '' ? texts.missing : isNumber ? undefined : texts.notANumber
    setError(wrong)
    if (wrong) {
      form.querySelector<HTMLInputElement>('[name=telegramUserId]')!.focus()
      return showToast({ title: dashboard.error, description: wrong, destructive: true })
    }
    mutate(
      { telegramUserId: Number(userId), ...(username && { telegramUsername: username }) },
      {
        onSuccess: () => {
          form.reset()
          showToast({ title: texts.done })
        },
        onError: (failure) =>
          showToast({ title: dashboard.error, description: serverTextOr(failure, texts.failed), destructive: true }),
      },
    )
  }

  return (
    <Card title={texts.title} hint={texts.hint}>
      <form noValidate autoComplete="off" onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <Field
          label={texts.userId}
          hint={texts.userIdHint}
          error={error}
          name="telegramUserId"
          inputMode="numeric"
          spellCheck={false}
        />
        <Field label={texts.username} name="telegramUsername" autoCapitalize="off" spellCheck={false} />
        <Button type="submit" aria-disabled={isPending} className="justify-self-start sm:col-span-2">
          {isPending ? texts.generating : texts.generate}
        </Button>
      </form>
      {data && <Shown key={data.token} reply={data} onHide={reset} />}
    </Card>
  )
}

function Shown({ reply: { token }, onHide }: { reply: GenerateTokenReply; onHide: () => void }) {
  return (
    <div className="mt-5 grid gap-3 rounded-m border border-brass-line bg-paper p-4 text-s">
      <h3 ref={focusAtOnce} tabIndex={-1} className="font-text text-s font-semibold outline-none">
        {texts.shown}
      </h3>
      <code className="rounded-s bg-sunken px-3 py-2 text-s break-all select-all">{token}</code>
      <p className="font-semibold">{texts.once}</p>
      <p className="text-ink-soft">{botTokenInstructions}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copyAndTell(token, dashboard.copied.token)}>
          <CopyIcon />
          {texts.copy}
        </Button>
        <Button look="quiet" onClick={onHide}>
          {texts.hide}
        </Button>
      </div>
    </div>
  )
}
