import { useId, useRef, useState, type FormEvent } from 'react'
import { workingOut } from '#messages/working-out'
import { nameForm } from '#messages/workshop'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextInput } from '../../ui/field.tsx'
import type { NameExample } from './example.ts'
import { readNameEntry, readSpelling } from './name-entry.ts'
import { romanise } from './romanise.ts'

type Fault = { field: 'name' | 'spelling'; sentence: string }

/** A name to be typed; one in another script also shows the Latin spelling that is counted, to be put right by hand. */
export function NameForm({ start, onName }: { start: NameExample | null; onName: (name: NameExample) => void }) {
  const id = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const spellingInput = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  // The name in another script that the spelling belongs to.
  const [spelled, setSpelled] = useState(start !== null && start.spelling !== start.name ? start : null)

  function refuse(refused: Fault) {
    setFault(refused)
    ;(refused.field === 'name' ? nameInput : spellingInput).current?.focus()
  }

  function accept(name: string, spelling: string) {
    const read = readSpelling(spelling)
    if (read.kind !== 'readable')
      return refuse({ field: 'spelling', sentence: read.kind === 'fault' ? read.sentence : '' })
    setFault(null)
    onName({ name, spelling: read.name, ys: {} })
  }

  async function submit() {
    const read = readNameEntry(nameInput.current?.value ?? '')
    if (read.kind === 'fault') return refuse({ field: 'name', sentence: read.sentence })
    if (read.kind === 'readable') {
      setSpelled(null)
      return accept(read.name, read.name)
    }
    if (spelled?.name === read.name) return accept(read.name, spellingInput.current?.value ?? '')
    const spelling = await romanise(read.name).catch(() => null)
    // Typing has gone on while the table was fetched: this answer is to another question.
    const now = readNameEntry(nameInput.current?.value ?? '')
    if (now.kind !== 'other-script' || now.name !== read.name) return
    if (spelling === null || readSpelling(spelling).kind !== 'readable')
      return refuse({ field: 'name', sentence: nameForm.withoutTable })
    setSpelled({ name: read.name, spelling, ys: {} })
    accept(read.name, spelling)
  }

  const wrong = (field: Fault['field']) =>
    fault?.field === field
      ? { 'aria-invalid': true, 'aria-describedby': `${id}fault ${id}${field}-hint` }
      : { 'aria-describedby': `${id}${field}-hint` }

  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
      className="scripting-only grid gap-3"
    >
      <div>
        <label htmlFor={`${id}name`} className="mb-2 block text-s font-semibold">
          {nameForm.label}
        </label>
        <div className="flex flex-wrap gap-3">
          <div className="min-w-0 flex-[1_1_18rem]">
            <TextInput ref={nameInput} id={`${id}name`} dir="auto" defaultValue={start?.name} {...wrong('name')} />
          </div>
          <Button type="submit">{workingOut.workItOut}</Button>
        </div>
        {fault?.field === 'name' && <FieldError id={`${id}fault`} text={fault.sentence} />}
        <p id={`${id}name-hint`} className="mt-1.5 text-xs text-ink-soft">
          {nameForm.hint}
        </p>
      </div>
      {spelled !== null && (
        <div>
          <label htmlFor={`${id}spelling`} className="mb-2 block text-s font-semibold">
            {nameForm.spelling}
          </label>
          <TextInput
            key={spelled.name}
            ref={spellingInput}
            id={`${id}spelling`}
            defaultValue={spelled.spelling}
            {...wrong('spelling')}
          />
          {fault?.field === 'spelling' && <FieldError id={`${id}fault`} text={fault.sentence} />}
          <p id={`${id}spelling-hint`} className="mt-1.5 text-xs text-ink-soft">
            {nameForm.spellingHint}
          </p>
        </div>
      )}
    </form>
  )
}
