import type { Picture } from '@numeria/contract'
import { useId, useState, type ReactNode } from 'react'
import { sharing } from '#messages/sharing'
import { sentenceOf } from '../../lib/api-error.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { PictureIcon } from './channel-icons.tsx'
import { usePicture, type Light, type Shown } from './public-readings.api.ts'
import type { SharedPicture } from './share-content.ts'

const fileName = 'my-numerology-reading.png'

type Props = { picture: SharedPicture; shown: Shown; reward: ReactNode; onSaved: () => void }

/** The picture as it will be saved, by day or by night. */
export function PicturePanel({ picture, shown, reward, onSaved }: Props) {
  const id = useId()
  const [light, setLight] = useState<Light>('night')
  const { data, error, isFetching, isPlaceholderData, refetch } = usePicture(picture, light, shown)
  const isPainted = data !== undefined && !isPlaceholderData && !isFetching

  function save() {
    if (!isPainted) return
    const bytes = Uint8Array.from(atob(data.png), (character) => character.charCodeAt(0))
    saveFile(new Blob([bytes], { type: 'image/png' }), fileName)
    onSaved()
  }

  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-l">
        {sharing.picture.title}
      </h3>
      {error ? (
        <div className="grid justify-items-start gap-3 text-s text-ink-soft">
          {sentenceOf(error)}
          <Button look="quiet" onClick={() => void refetch()}>
            {sharing.publish.tryAgain}
          </Button>
        </div>
      ) : !data ? (
        <p className="animate-breathe text-s text-ink-soft">{sharing.picture.painting}</p>
      ) : (
        <div className="grid items-start gap-x-5 gap-y-4 min-[22rem]:grid-cols-[8.5rem_1fr] sm:grid-cols-[10rem_1fr]">
          <img
            src={`data:image/png;base64,${data.png}`}
            alt={sharing.picture.describe(data.title, toldNumbers(data.numbers), data.words)}
            aria-busy={!isPainted}
            className="aspect-4/5 w-full max-w-60 rounded-m border border-line bg-sunken shadow-raised max-[22rem]:mx-auto"
          />
          <div>
            <LightChoice light={light} onChoose={setLight} />
            <Button
              look="quiet"
              aria-disabled={!isPainted}
              onClick={save}
              className="mt-3 w-full px-3! whitespace-nowrap"
            >
              <PictureIcon /> {sharing.picture.save}
            </Button>
            <p className="mt-1.5 text-center text-xs empty:hidden">{reward}</p>
          </div>
        </div>
      )}
    </section>
  )
}

const toldNumbers = (numbers: Picture['numbers']): string =>
  numbers.map(({ label, value }) => `${label} ${value}`).join(', ')

function LightChoice({ light, onChoose }: { light: Light; onChoose: (light: Light) => void }) {
  const name = useId()
  return (
    <fieldset className="mb-1">
      <legend className="sr-only">{sharing.picture.light}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-full border border-line bg-sunken p-1">
        {(['night', 'day'] as const).map((value) => (
          <label
            key={value}
            className="grid min-h-9 cursor-pointer place-items-center rounded-full px-3 text-s has-checked:bg-raised has-checked:font-semibold has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-tide forced-colors:has-checked:bg-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={light === value}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {sharing.picture[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
