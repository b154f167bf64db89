import { limits, type Memory } from '@numeria/contract'
import { useRef, useState } from 'react'
import { actions } from '#messages/actions'
import { memory as texts } from '#messages/memory'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMemoryActions } from './memory-actions.ts'
import { useMemory } from './memory.api.ts'
import { NoteDialog } from './note-dialog.tsx'

const tellFailure = (failure: unknown) =>
  showToast({ title: texts.failed, description: sentenceOf(failure), destructive: true })

/** Selene's notes about the reader's life: written, changed, deleted and switched off here. */
export function MemoryCard() {
  const { data, error, refetch } = useMemory()
  const { remove, turn } = useMemoryActions()
  const [open, setOpen] = useState<Memory | 'new' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)

  async function forget({ id }: Memory) {
    try {
      await remove(id)
    } catch (failure) {
      return tellFailure(failure)
    }
    // The button that was pressed goes with its line.
    const place = data?.memories.length === 1 ? add : list
    place.current?.focus()
    showToast({ title: texts.deleted })
  }

  async function flip(isOn: boolean) {
    if (isBusy) return
    setIsBusy(true)
    await turn(isOn).catch(tellFailure)
    setIsBusy(false)
  }

  return (
    <Card title={texts.title} hint={texts.hint}>
      {data ? (
        <>
          <Switch
            label={texts.on}
            isOn={data.isOn}
            onChange={(isOn) => void flip(isOn)}
            {...(!data.isOn && { hint: texts.offHint })}
          />
          {data.memories.length > 0 ? (
            <ul ref={list} tabIndex={-1} aria-label={texts.title} className="mt-3 outline-none">
              {data.memories.map((note) => (
                <Line key={note.id} note={note} onEdit={() => setOpen(note)} onDelete={() => void forget(note)} />
              ))}
            </ul>
          ) : (
            <p className="mt-3 text-s text-ink-soft">{texts.none}</p>
          )}
          {data.memories.length >= limits.memories && (
            <p className="mt-3 text-s text-ink-soft">{texts.full(limits.memories)}</p>
          )}
          <Button ref={add} look="quiet" className="mt-4" onClick={() => setOpen('new')}>
            {texts.add}
          </Button>
        </>
      ) : error ? (
        <Failed onRetry={refetch}>{sentenceOf(error)}</Failed>
      ) : (
        <p role="status" className="grid min-h-24 animate-breathe items-center text-s text-ink-soft">
          {actions.loading}
        </p>
      )}
      {open && <NoteDialog note={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

type LineProps = { note: Memory; onEdit: () => void; onDelete: () => void }

function Line({ note: { text, turnId, createdAt }, onEdit, onDelete }: LineProps) {
  const day = formatDay(createdAt)
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 text-s first:border-t-0">
      <p className="min-w-0">
        <span className="block font-semibold break-words">{text}</span>
        <span className="text-ink-soft tabular-nums">{turnId === null ? texts.written(day) : texts.noted(day)}</span>
      </p>
      <span className="flex max-sm:-ml-3">
        <Button look="plain" aria-label={texts.editOf(text)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button look="plain" aria-label={texts.deleteOf(text)} onClick={onDelete}>
          {texts.delete}
        </Button>
      </span>
    </li>
  )
}
