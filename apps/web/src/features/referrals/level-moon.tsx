import type { ReferralLevel } from '@numeria/contract'

/** How much of the moon is lit at each level: she waxes with it. */
const lit: Record<ReferralLevel['name'], number> = { Seeker: 0.16, Mystic: 0.34, Oracle: 0.5, Master: 0.78, Sage: 1 }

/** The moon of a level, 20 units across around the middle of its drawing. */
export function LevelMoon({ name }: { name: ReferralLevel['name'] }) {
  const share = lit[name]
  const width = (10 * Math.abs(1 - 2 * share)).toFixed(2)
  return (
    <>
      <circle r="10" className="fill-line stroke-line-strong" strokeWidth="0.6" />
      <path
        d={`M0 -10A10 10 0 0 1 0 10A${width} 10 0 0 ${share < 0.5 ? 0 : 1} 0 -10Z`}
        className="fill-moon stroke-moon-line forced-colors:fill-[CanvasText]"
        strokeWidth="0.6"
      />
    </>
  )
}
