import { cancelRoutes } from '@numeria/contract'
import { useMutation } from '@tanstack/react-query'
import { cancel } from '#messages/cancel'
import { sentenceOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { formatDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'

const words = cancel.link

/** Asks once before the link of a renewal notice cancels: programs that check mails open their links. */
export function CancelLink({ token }: { token: string }) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call(cancelRoutes.cancelByLink, { token }),
  })
  return (
    <div className="mt-5 grid justify-items-start gap-5">
      {!data && (
        <>
          <p>{words.text}</p>
          <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
            {isPending ? cancel.sending : cancel.action}
          </Button>
        </>
      )}
      <p role="status" className={error ? 'text-danger' : 'font-semibold'}>
        {data && words.done(data.packName, formatDay(data.endsAt))}
        {error && sentenceOf(error)}
      </p>
    </div>
  )
}
