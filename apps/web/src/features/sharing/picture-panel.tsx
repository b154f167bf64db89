import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { sharing } from '#messages/sharing'
import { formatDate } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { PictureIcon } from './channel-icons.tsx'
import { pictureSize } from './picture/draw-picture.ts'
import { paint, pictureFile, saveFile } from './picture/make-picture.ts'
import type { Light } from './picture/palette.ts'
import type { Shown } from './public-readings.api.ts'
import type { PictureContent } from './share-content.ts'

const fileName = 'my-numerology-reading.png'

type Props = { content: PictureContent; shown: Shown; reward: ReactNode; onSaved: () => void }

/** The picture as it will be saved, by day or by night. */
export function PicturePanel({ content, shown, reward, onSaved }: Props) {
  const { kindName, numbers, words, isWrittenByAi, fullName, birthDate } = content
  const canvas = useRef<HTMLCanvasElement>(null)
  const [light, setLight] = useState<Light>('night')
  const [state, setState] = useState<'painting' | 'there' | 'missing'>('painting')

  const who = [shown.showName && fullName, shown.showBirthDate && birthDate && formatDate(birthDate)]
    .filter(Boolean)
    .join(' · ')
  const drawn = useMemo(
    () => ({ kindName, numbers, words, isWrittenByAi, who, site: window.location.host }),
    [kindName, numbers, words, isWrittenByAi, who],
  )
  useEffect(() => {
    let isWanted = true
    const picture = canvas.current!
    // Painted aside first: a newer choice must not be painted over by an older one that was waiting for its letters.
    paint(drawn, light, Math.round(picture.clientWidth * window.devicePixelRatio)).then(
      (painted) => {
        if (!isWanted) return
        picture.width = painted.width
        picture.height = painted.height
        picture.getContext('2d')!.drawImage(painted, 0, 0)
        setState('there')
      },
      (error: unknown) => {
        console.info('The picture could not be drawn.', error)
        if (isWanted) setState('missing')
      },
    )
    return () => {
      isWanted = false
    }
  }, [drawn, light])

  async function save() {
    try {
      saveFile(await pictureFile(drawn, light), fileName)
    } catch (error) {
      console.info('The picture could not be saved.', error)
      return
    }
    onSaved()
  }

  if (state === 'missing') return <p className="text-s text-ink-soft">{sharing.picture.missing}</p>
  const told = numbers.map(({ label, value }) => `${label} ${value}`).join(', ')
  return (
    <div className="grid items-start gap-x-5 gap-y-4 min-[22rem]:grid-cols-[8.5rem_1fr] sm:grid-cols-[10rem_1fr]">
      <canvas
        ref={canvas}
        width={pictureSize.width}
        height={pictureSize.height}
        role="img"
        aria-label={sharing.picture.describe(kindName, told, words)}
        aria-busy={state === 'painting'}
        className="aspect-4/5 w-full max-w-60 rounded-m border border-line bg-sunken shadow-raised max-[22rem]:mx-auto"
      />
      <div>
        <LightChoice light={light} onChoose={setLight} />
        <Button
          look="quiet"
          aria-disabled={state === 'painting'}
          onClick={() => state === 'there' && void save()}
          className="mt-3 w-full px-3! whitespace-nowrap"
        >
          <PictureIcon /> {sharing.picture.save}
        </Button>
        <p className="mt-1.5 text-center text-xs empty:hidden">{reward}</p>
      </div>
    </div>
  )
}

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
