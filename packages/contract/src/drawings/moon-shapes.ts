/** A line of a face: its path, and how wide it is drawn where it is not the usual width. */
export type Stroke = readonly [path: string, width?: number]
type Round = readonly [x: number, y: number, rx: number, ry?: number]

/** The moon around the origin, radius 128: what is the same in each of her moods. */
export const moon = {
  radius: 128,
  /** The side that lies in shade. */
  limb: 'M34 -123.4A128 128 0 0 1 34 123.4A164 164 0 0 0 34 -123.4Z',
  craters: [
    [-88, -46, 10],
    [-66, -76, 5],
    [-92, 34, 6.5],
    [-30, 100, 8],
  ] satisfies Round[],
  cheeks: [
    [-58, 30, 20, 12],
    [42, 28, 18, 12],
  ] satisfies Round[],
  star: 'M-8 -102c2.5 9 5 11.5 14 14c-9 2.5 -11.5 5 -14 14c-2.5 -9 -5 -11.5 -14 -14c9 -2.5 11.5 -5 14 -14Z',
  strokeWidth: 3.2,
} as const

export const nose: Stroke = ['M-10 -16c-2 20 -13 36 -11 44c1.5 6 9 8 16 5', 2.4]
const chin: Stroke = ['M-18 83q7 4 14 0', 2]

/** Asleep and listening: how she is drawn where nothing has happened. */
export const calm: readonly Stroke[] = [
  ['M-70 -34q20 -15 43 -5', 2.4],
  ['M10 -38q22 -11 42 4', 2.4],
  ['M-68 -4q20 18 42 2'],
  ['M-62 2l-7 7M-50 7.5l-3.5 8.5M-37 6l1.5 8.5', 2.2],
  ['M10 -2q22 17 42 -4'],
  ['M20 4l-1 8.5M33 5.5l4 8M46 0l6.5 7', 2.2],
  nose,
  ['M-34 60c8 -5 14 -5 19 -1c6 -4 14 -4 24 0', 2.4],
  ['M-34 60c14 13 29 13 43 0'],
  chin,
]
