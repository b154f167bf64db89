import { joinedNames, readName } from '@numeria/numerology'
import { useId } from 'react'
import { nameResult } from '#messages/workshop'
import type { NameExample } from './example.ts'
import { tellNumbers } from './tell-numbers.ts'

type Props = { name: NameExample; onChoose: (isApart: boolean) => void }

/** How a name with a particle ('dos Santos') is counted, with the numbers that either way gives. */
export function ParticleChoice({ name: { particles, ...asOne }, onChoose }: Props) {
  const id = useId()
  const joined = joinedNames(readName(asOne.spelling))
  if (joined.length === 0) return null
  const ways = [
    { label: nameResult.asOneName, isApart: false, numbers: tellNumbers(asOne) },
    { label: nameResult.particleApart, isApart: true, numbers: tellNumbers({ ...asOne, particles: 'apart' }) },
  ]
  return (
    <fieldset className="scripting-only mt-4 text-s">
      <legend className="py-1.5">{nameResult.howCounted(joined)}</legend>
      {ways.map(({ label, isApart, numbers }) => (
        <div key={label} className="flex min-h-8 items-baseline gap-2 py-1">
          <input
            type="radio"
            id={`${id}${isApart}`}
            name={`${id}particles`}
            checked={(particles === 'apart') === isApart}
            onChange={() => onChoose(isApart)}
          />
          <label htmlFor={`${id}${isApart}`} className="cursor-pointer tabular-nums">
            {label} {numbers}
          </label>
        </div>
      ))}
    </fieldset>
  )
}
