import type { ReadingFact, Tradition } from '@numeria/contract'
import { useState } from 'react'
import { numbers } from '#messages/numbers'
import { Button } from '../../../ui/button.tsx'
import { NumberCard } from './number-card.tsx'

/** So many stand there at once; where there are many more, the rest comes with a press. */
const shownFirst = 8
const worthHiding = 12

type Props = { facts: readonly ReadingFact[]; tradition: Tradition; isColumn?: boolean; isSmall?: boolean }

/** A card whose steps are open takes the whole width, and so does its neighbour: the rows keep their pairs. */
const wideWhenOpen =
  'sm:[&>:has([open])]:col-span-2 sm:[&>:nth-child(odd):has([open])+*]:col-span-2 sm:[&>:nth-child(odd):has(+*_[open])]:col-span-2'

/** Numbers side by side where there is room, or one below the other. */
export function NumberCards({ facts, tradition, isColumn = false, isSmall = false }: Props) {
  const [isWhole, setIsWhole] = useState(facts.length <= worthHiding)
  const shown = isWhole ? facts : facts.slice(0, shownFirst)
  return (
    <>
      <ul
        className={`grid gap-px overflow-hidden rounded-l border border-line bg-line ${isColumn ? '' : `sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2 ${wideWhenOpen}`}`}
      >
        {shown.map((fact) => (
          <li key={fact.key} className="bg-raised p-4">
            <NumberCard fact={fact} tradition={tradition} isSmall={isSmall} />
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button look="plain" onClick={() => setIsWhole(true)} className="justify-self-start">
          {numbers.showOthers(facts.length - shownFirst)}
        </Button>
      )}
    </>
  )
}
