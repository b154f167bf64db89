import type { Profile } from '@numeria/contract'
import { useState } from 'react'
import { accounts } from '#messages/accounts'
import { keys, local } from '../../lib/storage.ts'
import { CloseIcon } from '../../ui/icons.tsx'

/** Asks once for the name in use, of a person who has saved a birth name alone. A 'no' is remembered in this browser. */
export function OtherNameQuestion({ user, onAdd }: { user: Profile; onAdd: () => void }) {
  const [isAnswered, setIsAnswered] = useState(() => local.get(keys.otherNameAsked) !== null)
  if (isAnswered || user.fullName === null || user.currentName !== null || user.marriedName !== null) return null

  function answer() {
    local.set(keys.otherNameAsked, 'yes')
    setIsAnswered(true)
  }

  return (
    <p className="mt-6 flex items-center gap-x-3 text-s text-ink-soft sm:ml-13 print:hidden">
      <span>
        {accounts.otherNameQuestion}{' '}
        <button
          type="button"
          onClick={() => {
            answer()
            onAdd()
          }}
          className="min-h-6 font-semibold text-ink underline underline-offset-2"
        >
          {accounts.addName}
        </button>
      </span>
      <button
        type="button"
        aria-label={accounts.noOtherName}
        onClick={answer}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken hover:text-ink"
      >
        <CloseIcon />
      </button>
    </p>
  )
}
