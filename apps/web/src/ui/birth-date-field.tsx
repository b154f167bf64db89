import { useState, type Ref } from 'react'
import { monthNames } from '#messages/dates'
import { personForm } from '#messages/person-form'
import { chooseBirthDate, dayChoices, toBirthDate, toParts, yearChoices } from '../lib/birth-date-choices.ts'
import { currentYear } from '../lib/dates.ts'
import { Select } from './field.tsx'

type Props = {
  yearRef: Ref<HTMLSelectElement>
  value: string
  onChange: (birthDate: string) => void
  error: string | undefined
  errorId: string
  /** Whether the browser may fill in the user's own birth date. */
  isOwn: boolean
}

/** Year, then month, then day: each opens when the one before it is chosen. Its value is `YYYY-MM-DD`, or '' while incomplete. */
export function BirthDateField({ yearRef, value, onChange, error, errorId, isOwn }: Props) {
  const [parts, setParts] = useState(() => toParts(value || null))

  function choose(change: Partial<typeof parts>) {
    const next = chooseBirthDate(parts, change)
    setParts(next)
    onChange(toBirthDate(next))
  }

  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}
  return (
    <fieldset>
      <legend className="mb-2 text-s font-semibold">{personForm.birthDate}</legend>
      <div className="grid grid-cols-[1fr_1.5fr] gap-2 min-[24rem]:grid-cols-[1fr_1.5fr_1fr]">
        <Select
          ref={yearRef}
          label={personForm.year}
          autoComplete={isOwn ? 'bday-year' : 'off'}
          value={parts.year}
          onChange={(year) => choose({ year })}
          options={yearChoices(currentYear()).map((year) => [year, year])}
          {...wrong}
        />
        <Select
          label={personForm.month}
          autoComplete={isOwn ? 'bday-month' : 'off'}
          disabled={!parts.year}
          value={parts.month}
          onChange={(month) => choose({ month })}
          options={monthNames.map((name, index) => [String(index + 1), name])}
          {...wrong}
        />
        <Select
          label={personForm.day}
          autoComplete={isOwn ? 'bday-day' : 'off'}
          disabled={!parts.month}
          value={parts.day}
          onChange={(day) => choose({ day })}
          options={dayChoices(parts).map((day) => [day, day])}
          {...wrong}
        />
      </div>
    </fieldset>
  )
}
