import { today } from '#messages/today'
import { ApiError } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useEndReminders } from './reminders.api.ts'

const words = today.end

/** Asks once before the link of an e-mail ends the e-mails: programs that check mails open their links. */
export function EndReminders({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useEndReminders()
  return (
    <Card title={words.title} className="my-6 max-w-form">
      <div className="grid justify-items-start gap-4 text-s">
        {!isSuccess && (
          <>
            <p>{words.text}</p>
            <Button aria-disabled={isPending} onClick={() => !isPending && mutate(token)}>
              {isPending ? words.stopping : words.action}
            </Button>
          </>
        )}
        <p role="status" className={error ? 'text-danger' : 'font-semibold'}>
          {isSuccess && words.done}
          {error && (error instanceof ApiError && error.status === 404 ? words.unknown : words.failed)}
        </p>
      </div>
    </Card>
  )
}
