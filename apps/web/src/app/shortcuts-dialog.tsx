import { useState } from 'react'
import { shortcuts as words } from '#messages/shortcuts'
import { Dialog } from '../ui/dialog.tsx'
import { Switch } from '../ui/switch.tsx'
import { areSingleKeysOn, turnSingleKeys } from './use-shortcuts.ts'

const list = [
  { keys: ['/'], does: words.write },
  { keys: [words.control, 'K'], does: words.search },
  { keys: [words.enter], does: words.send },
  { keys: [words.shift, words.enter], does: words.newLine },
  { keys: ['↑'], does: words.editLast },
  { keys: [words.escape], does: words.stop },
  { keys: ['?'], does: words.show },
]

/** The keyboard shortcuts of the chat, and the switch for those of a single character, which speech input may type by accident (WCAG 2.1.4). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(areSingleKeysOn)

  function turn(next: boolean) {
    turnSingleKeys(next)
    setIsOn(next)
  }

  return (
    <Dialog title={words.title} onClose={onClose}>
      <dl className="mt-2 mb-4">
        {list.map(({ keys, does }) => (
          <div
            key={does}
            className="flex min-h-11 flex-row-reverse items-center justify-between gap-4 border-b border-line text-s"
          >
            <dt className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid min-w-7 place-items-center rounded-s border border-line-strong bg-paper px-1.5 font-text text-xs leading-6"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch label={words.singleKeys} hint={words.singleKeysHint} isOn={isOn} onChange={turn} />
    </Dialog>
  )
}
