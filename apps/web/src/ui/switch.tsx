type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void; hint?: string; disabled?: boolean }

/** Something that is on or off at once, as a native checkbox that looks like a switch. */
export function Switch({ label, isOn, onChange, hint, disabled = false }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-1 text-s has-disabled:cursor-default has-disabled:text-ink-soft">
      <span className="leading-snug">
        {label}
        {hint && <span className="block text-xs text-ink-soft">{hint}</span>}
      </span>
      <input
        type="checkbox"
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6.5 w-11 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-line-strong bg-sunken transition-colors before:absolute before:top-1/2 before:left-0.75 before:size-4.5 before:-translate-y-1/2 before:rounded-full before:bg-line-strong before:transition-[translate,background-color] checked:border-tide checked:bg-tide checked:before:translate-x-4.25 checked:before:bg-raised disabled:opacity-60 forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </label>
  )
}
