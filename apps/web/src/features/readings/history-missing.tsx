import { chat } from '#messages/chat'
import { Button } from '../../ui/button.tsx'

/** Stands where earlier readings could not be fetched. */
export function HistoryMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-s text-ink-soft">
      {chat.earlierMissing}
      <Button look="quiet" onClick={onRetry}>
        {chat.tryAgain}
      </Button>
    </div>
  )
}
