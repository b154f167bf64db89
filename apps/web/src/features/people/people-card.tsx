import type { SavedPerson } from '@numeria/contract'
import { useRef, useState } from 'react'
import { actions } from '#messages/actions'
import { people as texts } from '#messages/people'
import { relationNames } from '#messages/shared-relations'
import { ui } from '#messages/ui'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/dates.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { showToast } from '../../ui/toast.ts'
import { usePeopleActions, useSavedPeople } from './people.api.ts'

const personDialog = lazyPart(() => import('./person-dialog.tsx').then((module) => module.PersonDialog))

/** The people whom the reader asks about: added, changed and deleted here. */
export function PeopleCard() {
  const { data, error, refetch } = useSavedPeople()
  const { save, remove } = usePeopleActions()
  const [open, setOpen] = useState<SavedPerson | 'new' | null>(null)
  const [PersonDialog, fetchDialog] = personDialog.usePart()
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const tellFailure = (failure: unknown) =>
    showToast({ title: texts.failed, description: sentenceOf(failure), destructive: true })

  function openDialog(person: SavedPerson | 'new') {
    setOpen(person)
    void fetchDialog().then((isThere) => {
      if (isThere) return
      setOpen(null)
      showToast({ title: ui.error, description: texts.formMissing, destructive: true })
    })
  }

  async function forget({ id, fullName, birthDate, relation }: SavedPerson) {
    try {
      await remove(id)
    } catch (failure) {
      return tellFailure(failure)
    }
    // The button that was pressed goes with its line.
    const place = data?.length === 1 ? add : list
    place.current?.focus()
    const undo = () => void save({ fullName, birthDate, relation }).catch(tellFailure)
    showToast({
      title: texts.deleted,
      description: texts.deletedText(fullName),
      action: { label: texts.undo, altText: texts.undoAlt, run: undo },
    })
  }

  return (
    <Card title={texts.title} hint={texts.hint}>
      {data ? (
        <>
          {data.length > 0 ? (
            <ul ref={list} tabIndex={-1} aria-label={texts.title} className="outline-none">
              {data.map((person) => (
                <Line
                  key={person.id}
                  person={person}
                  onEdit={() => openDialog(person)}
                  onDelete={() => void forget(person)}
                />
              ))}
            </ul>
          ) : (
            <p className="text-s text-ink-soft">{texts.none}</p>
          )}
          <Button ref={add} look="quiet" className="mt-4" onClick={() => openDialog('new')}>
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
      {open && PersonDialog && <PersonDialog person={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

type LineProps = { person: SavedPerson; onEdit: () => void; onDelete: () => void }

function Line({ person: { fullName, birthDate, relation }, onEdit, onDelete }: LineProps) {
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 text-s first:border-t-0">
      <p className="min-w-0">
        <span className="block font-semibold break-words">{fullName}</span>
        <span className="text-ink-soft tabular-nums">
          {texts.about(relationNames[relation], formatDate(birthDate))}
        </span>
      </p>
      <span className="flex max-sm:-ml-3">
        <Button look="plain" aria-label={texts.editOf(fullName)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button look="plain" aria-label={texts.deleteOf(fullName)} onClick={onDelete}>
          {texts.delete}
        </Button>
      </span>
    </li>
  )
}
