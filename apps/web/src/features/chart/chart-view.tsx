import { tones, type Chart, type Tone } from '@numeria/contract'
import { useEffect, useState, type ReactNode } from 'react'
import { chart as words } from '#messages/chart'
import { dates, monthNames } from '#messages/dates'
import { toneNames } from '#messages/style'
import { keys, local } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/segments.tsx'
import { ChartContents } from './chart-contents.tsx'
import { ChartSections } from './chart-sections.tsx'
import { fetchAllTexts } from './print-chart.ts'
import { ReadingWay } from './reading-way.ts'

type Props = {
  chart: Chart
  /** Ways to elsewhere with this chart: sharing, and the chat. */
  actions: ReactNode
  onEditProfile: () => void
}

/** The whole chart of a person. */
export function ChartView({ chart, actions, onEditProfile }: Props) {
  const [tone, setTone] = useState<Tone>(() => tones.find((one) => one === local.get(keys.tone)) ?? 'mystic')
  const [isAllOpen, setIsAllOpen] = useState(false)
  const [isPrinting, setIsPrinting] = useState(false)

  function chooseTone(wanted: Tone) {
    setTone(wanted)
    local.set(keys.tone, wanted)
  }

  async function print() {
    setIsPrinting(true)
    await fetchAllTexts()
    setIsAllOpen(true)
  }

  // Printed once every text stands on the page.
  useEffect(() => {
    if (!isPrinting || !isAllOpen) return
    const soon = setTimeout(() => {
      setIsPrinting(false)
      window.print()
    }, 100)
    return () => clearTimeout(soon)
  }, [isPrinting, isAllOpen])

  return (
    <ReadingWay value={{ tone, isAllOpen }}>
      <div className="on-paper grid gap-x-14 pt-6 pb-20 lg:grid-cols-[12rem_minmax(0,1fr)] lg:pt-10 print:block">
        <ChartContents />
        <div className="min-w-0">
          <Head chart={chart} onEditProfile={onEditProfile} />
          <div className="mt-6 mb-12 flex flex-wrap items-center gap-3 print:hidden">
            {actions}
            <Button
              look="quiet"
              className="max-sm:hidden"
              aria-disabled={isPrinting}
              onClick={() => !isPrinting && void print()}
            >
              {isPrinting ? words.printing : words.print}
            </Button>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Segments
                legend={words.tone}
                choices={tones.map((one) => [one, toneNames[one]] as const)}
                value={tone}
                onChange={chooseTone}
              />
              <Button look="plain" onClick={() => setIsAllOpen(!isAllOpen)}>
                {isAllOpen ? words.closeAll : words.openAll}
              </Button>
            </div>
          </div>
          <ChartSections chart={chart} onEditProfile={onEditProfile} />
        </div>
      </div>
    </ReadingWay>
  )
}

function Head({ chart: { person }, onEditProfile }: Pick<Props, 'chart' | 'onEditProfile'>) {
  const [year = 0, month = 1, day = 1] = person.birthDate.split('-').map(Number)
  return (
    <header className="print:mb-8">
      <h1 className="text-display tracking-display">{words.title}</h1>
      <p className="mt-3 font-display text-xl leading-snug break-words">
        <bdi>{person.fullName}</bdi>, {words.born(dates.written(day, monthNames[month - 1]!, year))}
      </p>
      <p className="mt-3 max-w-reading text-ink-soft text-pretty">{words.lead}</p>
      <p className="mt-2 max-w-reading text-s text-ink-soft text-pretty">
        {words.counted(person.fullName)} {person.currentName !== null && words.countedToo(person.currentName)}{' '}
        <button
          type="button"
          onClick={onEditProfile}
          className="min-h-6 underline decoration-line-strong underline-offset-4 hover:decoration-current print:hidden"
        >
          {words.editProfile}
        </button>
      </p>
    </header>
  )
}
