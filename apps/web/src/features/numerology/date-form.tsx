import type { PlainDate } from '@numeria/numerology'
import { useId, useRef, useState, type FormEvent } from 'react'
import { dateForm, workingOut } from '#messages/working-out'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextInput } from '../../ui/field.tsx'
import { isFault, readDate, type DateFault, type DatePlace } from './date-entry.ts'
import { today } from './today.ts'

const boxes: readonly { place: DatePlace; label: string; hint: 'numeric' | 'text' }[] = [
  { place: 'day', label: dateForm.day, hint: 'numeric' },
  { place: 'month', label: dateForm.month, hint: 'text' },
  { place: 'year', label: dateForm.year, hint: 'numeric' },
]

/** A date to be typed. Its boxes have no `name`: a form that the browser sends by itself carries nothing. */
export function DateForm({ start, onDate }: { start: PlainDate | null; onDate: (date: PlainDate) => void }) {
  const id = useId()
  const inputs = useRef<Partial<Record<DatePlace, HTMLInputElement | null>>>({})
  const [fault, setFault] = useState<DateFault | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = (place: DatePlace) => inputs.current[place]?.value ?? ''
    const read = readDate({ day: typed('day'), month: typed('month'), year: typed('year') }, today())
    if (!isFault(read)) {
      setFault(null)
      return onDate(read)
    }
    setFault(read)
    inputs.current[read.places[0]!]?.focus()
  }

  return (
    <form noValidate onSubmit={submit} autoComplete="off" className="scripting-only">
      <fieldset aria-describedby={`${id}hint`}>
        <legend className="mb-2 text-s font-semibold">{dateForm.legend}</legend>
        <div className="flex flex-wrap items-end gap-x-2 gap-y-3">
          {boxes.map(({ place, label, hint }) => {
            const isWrong = fault?.places.includes(place) ?? false
            return (
              <div key={place} className={place === 'day' ? 'w-16' : 'w-24 max-sm:flex-1'}>
                <label htmlFor={`${id}${place}`} className="mb-1 block text-xs text-ink-soft">
                  {label}
                </label>
                <TextInput
                  ref={(input) => {
                    inputs.current[place] = input
                  }}
                  id={`${id}${place}`}
                  inputMode={hint}
                  defaultValue={start === null ? '' : String(start[place])}
                  aria-invalid={isWrong ? true : undefined}
                  aria-describedby={isWrong ? `${id}fault` : undefined}
                />
              </div>
            )
          })}
          <Button type="submit" className="max-sm:w-full">
            {workingOut.workItOut}
          </Button>
        </div>
      </fieldset>
      <FieldError id={`${id}fault`} text={fault?.sentence} />
      <p id={`${id}hint`} className="mt-1.5 text-xs text-ink-soft">
        {dateForm.hint}
      </p>
    </form>
  )
}
