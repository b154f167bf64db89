import { Button } from '../../ui/button.tsx'

/** Stands where earlier readings could not be fetched. */
export function HistoryMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-s text-ink-soft">
      Your earlier readings could not be loaded.
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
