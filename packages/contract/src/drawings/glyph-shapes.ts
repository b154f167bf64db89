/** A drawing of lines and points around the origin, 24 to each side. */
export type Shape = {
  lines: string
  /** Background shape, drawn fainter. */
  faint?: string
  points: readonly (readonly [x: number, y: number, radius: number])[]
}

type Spot = readonly [x: number, y: number]

/** `turn` from the top, clockwise, as a part of the whole circle. */
const spot = (turn: number, radius: number): Spot => [
  radius * Math.sin(turn * 2 * Math.PI),
  -radius * Math.cos(turn * 2 * Math.PI),
]
const ring = (count: number, radius: number, start = 0): Spot[] =>
  Array.from({ length: count }, (_, index) => spot(start + index / count, radius))
const round = (value: number) => String(Math.round(value * 100) / 100)
const polyline = (spots: readonly Spot[]) => `M${spots.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
const polygon = (spots: readonly Spot[]) => `${polyline(spots)}Z`
/** A star drawn in one line, or in several where the step divides the points. */
function star(count: number, step: number, radius: number, start = 0): string {
  const tips = ring(count, radius, start)
  const left = new Set(tips.keys())
  let path = ''
  for (const first of tips.keys()) {
    if (!left.has(first)) continue
    const round: Spot[] = []
    for (let at = first; left.delete(at); at = (at + step) % count) round.push(tips[at]!)
    path += polygon(round)
  }
  return path
}
const circle = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`
const dots = (spots: readonly Spot[], radius: number) => spots.map(([x, y]) => [x, y, radius] as const)
/** A light with four rays. */
const light = (size: number) => {
  const bend = round(size * 0.18)
  const tip = round(size)
  return `M0 -${tip}Q${bend} -${bend} ${tip} 0Q${bend} ${bend} 0 ${tip}Q-${bend} ${bend} -${tip} 0Q-${bend} -${bend} 0 -${tip}Z`
}

const petals = ring(6, 19)
  .map(([x, y]) => `M0 0A19 19 0 0 1 ${round(x)} ${round(y)}A19 19 0 0 1 0 0`)
  .join('')

/** One figure for each number that stands alone: what it is drawn of is what it is counted by. */
export const numberShapes: Readonly<Record<number, Shape>> = {
  /** A centre and its circle: a beginning. */
  1: { lines: circle(0, 0, 18), points: [[0, 0, 4]] },
  /** Two that meet, and share a place. */
  2: { lines: circle(-7, 0, 12.5) + circle(7, 0, 12.5), points: dots([spot(0, 10.36), spot(0.5, 10.36)], 2.6) },
  /** The first figure: two make a third. */
  3: {
    lines: polygon(ring(3, 20).map(([x, y]) => [x, y + 4])),
    points: dots(
      ring(3, 20).map(([x, y]) => [x, y + 4]),
      3,
    ),
  },
  /** Four corners, four winds: what stands. */
  4: { lines: polygon(ring(4, 21, 0.125)), faint: 'M0 -14.8V14.8M-14.8 0H14.8', points: dots(ring(4, 21, 0.125), 3) },
  /** A star in one line, never at rest. */
  5: { lines: star(5, 2, 20), points: dots(ring(5, 20), 2.4) },
  /** Six petals around one heart. */
  6: { lines: petals, points: dots(ring(6, 19), 2) },
  /** Seven tips that no compass can draw: what is looked for. */
  7: { lines: star(7, 3, 20), points: dots(ring(7, 20), 2) },
  /** Two circles, one line: what goes out comes back. */
  8: { lines: circle(0, -9.6, 9.6) + circle(0, 9.6, 9.6), points: [[0, 0, 3]] },
  /** All nine in their round, and the round is closed. */
  9: { lines: circle(0, 0, 8.5), faint: circle(0, 0, 18.5), points: dots(ring(9, 18.5), 2.6) },
  /** Two pillars, and the light between them. */
  11: {
    lines: `M-13 -17V17M13 -17V17${light(9)}`,
    points: dots(
      [
        [-13, -18],
        [13, -18],
        [-13, 18],
        [13, 18],
      ],
      2.4,
    ),
  },
  /** The square twice: what is planned, and what is built. */
  22: { lines: star(8, 2, 20), points: [[0, 0, 3.4]] },
  /** Two triangles around a light that is given away. */
  33: { lines: `${star(6, 2, 20)}${light(7.5)}`, points: dots(ring(6, 20), 2) },
}

const tetractys: Spot[] = [1, 2, 3, 4].flatMap((count) =>
  Array.from({ length: count }, (_, index): Spot => [(index - (count - 1) / 2) * 10.4, -15 + (count - 1) * 9]),
)
/** The places of 1 to 9 in the Lo Shu square. */
const loShu: Spot[] = [
  [0, 13],
  [13, -13],
  [-13, 0],
  [-13, -13],
  [0, 0],
  [13, 13],
  [13, 0],
  [-13, 13],
  [0, -13],
]

export const traditionShapes = {
  /** The tetractys: ten points, the oath of the school. */
  pythagorean: { lines: '', faint: 'M0 -22L22 16H-22Z', points: dots(tetractys, 2.5) },
  /** The eight-rayed star of Babylon. */
  chaldean: {
    lines: ring(4, 20)
      .map((_, index) => index / 4)
      .map((turn) => polygon([spot(turn, 20), spot(turn + 0.09, 6.5), spot(turn, 0), spot(turn - 0.09, 6.5)]))
      .join(''),
    faint: `${circle(0, 0, 20)}${ring(4, 16, 0.125)
      .map((tip) => polyline([[0, 0], tip]))
      .join('')}`,
    points: [],
  },
  /** Aleph, the first letter, which counts one. */
  hebrew: {
    lines: 'M-14 -17L15 17M12 -17C13 -7 9 -1 2 2.2M-12 17C-13 7 -9 0 -3 -4',
    points: dots(
      [
        [-14, -17],
        [15, 17],
        [12, -17],
        [-12, 17],
      ],
      2.4,
    ),
  },
  /** The chart of the north: twelve houses in a square. */
  vedic: {
    lines: `${polygon(ring(4, 26, 0.125))}M-18.38 -18.38L18.38 18.38M18.38 -18.38L-18.38 18.38`,
    faint: polygon(ring(4, 18.38)),
    points: [[0, 0, 2.6]],
  },
  /** The way from 1 to 9 through the Lo Shu square. */
  chinese: {
    lines: polyline(loShu),
    faint: 'M-20 -6.5H20M-20 6.5H20M-6.5 -20V20M6.5 -20V20',
    points: dots(loShu, 2.4),
  },
} satisfies Record<string, Shape>
