import { lifePath, type PlainDate, type Sound } from '@numeria/numerology'
import { useEffect, useState } from 'react'
import { workshop as words } from '#messages/workshop'
import { CopyLink } from './copy-link.tsx'
import { DateForm } from './date-form.tsx'
import { DateResult } from './date-result.tsx'
import { firstExample, fromFragment, type Example, type NameExample } from './example.ts'
import { FiveTraditions } from './five-traditions.tsx'
import { NameForm } from './name-form.tsx'
import { NameResult } from './name-result.tsx'
import { tellNumbers } from './tell-numbers.ts'
import { today } from './today.ts'

type Opened = { fragment: string; example: Example }

/** Numbers to be worked out by oneself, in the browser alone: nothing that is typed here is sent or stored. */
export function Workshop() {
  const opened = useOpenedExample()
  return <Bench key={opened?.fragment} start={opened?.example ?? { date: null, name: null }} />
}

/** The example that the address carries, also when another link is opened on this page. */
function useOpenedExample(): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    const open = () => {
      const fragment = window.location.hash
      const example = fromFragment(fragment, today())
      if (example !== null) setOpened({ fragment, example })
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
  useEffect(() => {
    if (opened !== null) document.getElementById('learn')?.scrollIntoView()
  }, [opened])
  return opened
}

function Bench({ start }: { start: Example }) {
  const [date, setDate] = useState(start.date)
  const [name, setName] = useState(start.name)
  const [said, setSaid] = useState('')
  const shownDate = date ?? firstExample.date
  const shownName = name ?? firstExample.name

  function takeDate(chosen: PlainDate) {
    setDate(chosen)
    setSaid(words.isLifePath(lifePath(chosen).value))
  }

  function takeName(chosen: NameExample) {
    setName(chosen)
    setSaid(tellNumbers(chosen))
  }

  function takeY(place: number, sound: Sound) {
    takeName({ ...shownName, ys: { ...shownName.ys, [place]: sound } })
  }

  function takeParticles(isApart: boolean) {
    const { name: written, spelling, ys } = shownName
    takeName({ name: written, spelling, ys, ...(isApart ? { particles: 'apart' } : {}) })
  }

  return (
    <div className="grid min-w-0 gap-14">
      <p role="status" className="sr-only">
        {said}
      </p>
      <section>
        <h3 className="mb-4 text-xl">{words.date}</h3>
        <DateForm start={start.date} onDate={takeDate} />
        <DateResult date={shownDate} isExample={date === null} />
      </section>
      <section>
        <h3 className="mb-4 text-xl">{words.name}</h3>
        <NameForm start={start.name} onName={takeName} />
        <NameResult name={shownName} isExample={name === null} onY={takeY} onParticles={takeParticles} />
      </section>
      <section>
        <h3 className="mb-2 text-xl">{words.same}</h3>
        <p className="mb-4 text-s break-words text-ink-soft">
          <bdi>{shownName.name}</bdi>
          {name === null && words.exampleInBrackets}
          {words.andTheDate}
          {date === null && words.exampleInBrackets}
        </p>
        <FiveTraditions name={shownName} date={shownDate} />
        <CopyLink key={JSON.stringify([shownDate, shownName])} example={{ date: shownDate, name: shownName }} />
      </section>
    </div>
  )
}
