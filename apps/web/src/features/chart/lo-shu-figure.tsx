import type { Chart } from '@numeria/contract'
import { chart } from '#messages/chart'
import { LoShuDrawing } from '../../ui/lo-shu-drawing.tsx'

type Props = { loShu: Chart['chinese']['loShu']; kua: Chart['chinese']['kua'] }

/** The square of the birth date, with the same in words, and the directions of the Kua numbers. */
export function LoShuFigure({ loShu, kua }: Props) {
  const { counts, dateDigits, present, missing } = loShu
  const isOne = new Set(kua.map(({ value }) => value)).size === 1
  const listed = (digits: readonly number[]) => digits.join(', ') || chart.none
  return (
    <div className="mb-8 grid items-start gap-x-10 gap-y-8 md:grid-cols-[16rem_minmax(0,1fr)]">
      <figure className="print:break-inside-avoid">
        <LoShuDrawing countOf={(digit) => counts[digit] ?? 0} className="w-full max-w-64" />
        <figcaption className="mt-3 grid gap-0.5 text-s text-ink-soft">
          <span>{chart.loShuDigits(dateDigits.join(' '))}</span>
          <span>{chart.loShuCells(listed(present), listed(missing))}</span>
        </figcaption>
      </figure>
      <div className="grid gap-6">
        {(isOne ? kua.slice(0, 1) : kua).map(({ sex, value, group, directions, isNearBoundary }) => (
          <div key={sex} className="print:break-inside-avoid">
            <h3 className="text-base">
              {chart.kua[isOne ? 'both' : sex]}: {value}, {chart.kuaGroup[group]}
            </h3>
            <dl className="mt-2 grid grid-cols-1 gap-x-8 gap-y-1 text-s min-[26rem]:grid-cols-2">
              {Object.entries(directions).map(([star, direction]) => (
                <div key={star} className="flex justify-between gap-3 border-b border-line py-1">
                  <dt className="text-ink-soft">{chart.stars[star as keyof typeof directions]}</dt>
                  <dd>{chart.compass[direction]}</dd>
                </div>
              ))}
            </dl>
            {isNearBoundary && <p className="mt-2 text-xs text-ink-soft">{chart.nearBoundary}</p>}
          </div>
        ))}
        {!isOne && <p className="text-xs text-ink-soft">{chart.kuaNote}</p>}
      </div>
    </div>
  )
}
