import type { ReferralStat } from '@numeria/contract'
import { scaleLinear, scalePoint } from 'd3-scale'

export const chartHeight = 260
const margin = { top: 14, right: 18, bottom: 30, left: 38 }

/** Where everything of a chart stands, in CSS pixels from its upper left corner. */
export type ChartSpace = {
  width: number
  left: number
  right: number
  top: number
  bottom: number
  /** The middle of a period. */
  x: (index: number) => number
  /** The height of a count. */
  y: (count: number) => number
  /** Whole counts that get a line across. */
  ticks: number[]
  /** How wide one period is. */
  step: number
  /** The period that a place across the chart belongs to. */
  nearest: (x: number) => number
}

/** Lays the periods out from left to right, with room for a column each, and counts from nothing up. */
export function chartSpace(stats: readonly ReferralStat[], width: number): ChartSpace {
  const left = margin.left
  const right = width - margin.right
  const top = margin.top
  const bottom = chartHeight - margin.bottom
  const across = scalePoint<number>()
    .domain(stats.map((_, index) => index))
    .range([left, right])
    .padding(0.5)
  const highest = Math.max(1, ...stats.map(({ clicks, signups }) => Math.max(clicks, signups)))
  const up = scaleLinear().domain([0, highest]).nice(4).range([bottom, top])
  const x = (index: number) => across(index) ?? left
  const step = across.step() || right - left
  return {
    width,
    left,
    right,
    top,
    bottom,
    x,
    y: (count) => up(count),
    ticks: up.ticks(4).filter((tick) => Number.isInteger(tick)),
    step,
    nearest: (place) => Math.min(stats.length - 1, Math.max(0, Math.floor((place - left) / step))),
  }
}
