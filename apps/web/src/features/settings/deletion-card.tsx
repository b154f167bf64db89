import { useState, type ReactNode } from 'react'
import { deletion as texts } from '#messages/settings'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'

type Props = {
  /** The account's own address, which has to be typed. */
  email: string
  signInAgain: ReactNode
  onGone: () => void
}

/** Opens the account deletion. */
export function DeletionCard({ email, signInAgain, onGone }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card title={texts.title}>
      <p className="mb-5 text-s">{texts.text}</p>
      <Button look="quiet" aria-haspopup="dialog" className="text-danger!" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <DeletionDialog email={email} signInAgain={signInAgain} onGone={onGone} onClose={() => setIsOpen(false)} />
      )}
    </Card>
  )
}
