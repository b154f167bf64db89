import { joinedNames, nameNumbers, readName } from '@numeria/numerology'
import { useId } from 'react'
import { nameResult, workshop } from '#messages/workshop'
import type { NameExample } from './example.ts'

type Props = { name: NameExample; onChoose: (isApart: boolean) => void }

/** How a name with a particle ('dos Santos') is counted, with the numbers that either way gives. */
export function ParticleChoice({ name: { spelling, ys, particles }, onChoose }: Props) {
  const id = useId()
  const joined = joinedNames(readName(spelling))
  if (joined.length === 0) return null
  const told = (way: 'joined' | 'apart') => {
    const { expression, soulUrge, personality } = nameNumbers(spelling, { ys, particles: way })
    return workshop.areNumbers(expression.value, soulUrge?.value ?? workshop.none, personality?.value ?? workshop.none)
  }
  const ways = [
    { label: nameResult.asOneName, isApart: false, numbers: told('joined') },
    { label: nameResult.particleApart, isApart: true, numbers: told('apart') },
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
