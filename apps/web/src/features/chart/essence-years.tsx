import { use, useState } from 'react'
import { chart } from '#messages/chart'
import { Button } from '../../ui/button.tsx'
import type { Entry } from './entry.ts'
import { EntryList } from './entry-list.tsx'
import { ReadingWay } from './reading-way.ts'

const [yearsBefore, yearsAfter] = [2, 9]

/** The Essence of every year: those around now, or all of them. On paper, and with all texts open, those around now. */
export function EssenceYears({ entries, age }: { entries: readonly Entry[]; age: number }) {
  const { isAllOpen } = use(ReadingWay)
  const [wantsAll, setWantsAll] = useState(false)
  const showsAll = wantsAll && !isAllOpen
  return (
    <>
      <EntryList entries={showsAll ? entries : entries.slice(Math.max(0, age - yearsBefore), age + yearsAfter + 1)} />
      {!isAllOpen && (
        <Button
          look="plain"
          className="mt-3 print:hidden"
          aria-expanded={showsAll}
          onClick={() => setWantsAll(!wantsAll)}
        >
          {showsAll ? chart.showFewYears : chart.showAllYears}
        </Button>
      )}
    </>
  )
}
