import { Button } from './button.tsx'

type Props = {
  /** The failure, if any. */
  problem?: string | false | null
  cancel: string
  onCancel: () => void
  action: string
  /** Absent in a form, which the button submits. */
  onAction?: () => void
  isPending?: boolean
  className?: string
}

/** The foot of a dialog: what went wrong, the button that leaves and the button that acts, which is on top on a small screen. */
export function DialogFoot({ problem, cancel, onCancel, action, onAction, isPending = false, className = '' }: Props) {
  return (
    <div className={className}>
      <p role="alert" className="mb-4 text-s text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button look="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        <Button
          type={onAction ? 'button' : 'submit'}
          aria-disabled={isPending}
          onClick={() => !isPending && onAction?.()}
        >
          {action}
        </Button>
      </div>
    </div>
  )
}
