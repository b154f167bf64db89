import type { ReactNode } from 'react'

type Props = { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode; error?: string | undefined }

/** Something to be agreed to, as a native checkbox beside its words. */
export function Tick({ isOn, onChange, children, error }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-s leading-snug">
      <input
        type="checkbox"
        checked={isOn}
        aria-invalid={error !== undefined || undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-tide"
      />
      <span>
        {children}
        {error && <span className="mt-1 block text-danger">{error}</span>}
      </span>
    </label>
  )
}
