import { calm, nose, type Stroke } from '@numeria/contract/drawings/moon-shapes'

export const moods = ['calm', 'curious', 'delighted', 'thoughtful', 'sleeping', 'sorry'] as const
export type Mood = (typeof moods)[number]

type Face = {
  strokes: readonly Stroke[]
  /** Where she looks, if her eyes are open: the middle of each iris, and its radius. */
  irises: readonly (readonly [x: number, y: number, radius: number])[]
  /** How strong the colour of her cheeks is, from 0 to 1. */
  blush: number
}

const brow = 2.4

/** The parts of Selene's face that change with her mood. */
export const faces: Record<Mood, Face> = {
  calm: { strokes: calm, irises: [], blush: 0.2 },
  curious: {
    strokes: [
      ['M-70 -37q20 -13 43 -4', brow],
      ['M8 -52q23 -15 45 2', brow],
      ['M-68 -3q20 -23 42 1'],
      ['M-66 -1q20 15 39 1', 2],
      ['M10 -5q21 -24 42 -1'],
      ['M12 -3q20 15 39 1', 2],
      nose,
      ['M-23 64c7 -10 19 -10 25 -1c-5 12 -19 13 -25 1Z'],
    ],
    irises: [
      [-46, -5, 8],
      [32, -7, 8],
    ],
    blush: 0.22,
  },
  delighted: {
    strokes: [
      ['M-70 -42q20 -15 43 -6', brow],
      ['M10 -46q22 -13 42 3', brow],
      ['M-69 4q20 -29 43 -1'],
      ['M10 1q21 -28 43 -3'],
      ['M-73 1l-6 -4M57 -4l6 -5', 2.2],
      nose,
      ['M-46 52c6 4 9 5 11 4M24 50c-4 5 -7 6 -10 5', 2.2],
      ['M-38 55c13 25 39 26 55 -1'],
      ['M-19 84q8 3 14 -1', 2],
    ],
    irises: [],
    blush: 0.42,
  },
  thoughtful: {
    strokes: [
      ['M-70 -38q20 -13 43 -3', brow],
      ['M10 -45q23 -13 43 3', brow],
      ['M-68 -5q20 -19 42 1'],
      ['M-66 -3q20 13 39 2', 2],
      ['M10 -7q21 -20 42 -1'],
      ['M12 -5q20 13 39 2', 2],
      nose,
      ['M-31 62c9 4 23 5 36 -2'],
      ['M-18 79q7 3 13 0', 2],
    ],
    irises: [
      [-41, -10, 7],
      [38, -12, 7],
    ],
    blush: 0.14,
  },
  sleeping: {
    strokes: [
      ['M-70 -28q20 -12 43 -3', brow],
      ['M10 -31q22 -9 42 4', brow],
      ['M-68 -1q20 14 42 1'],
      ['M-60 4l-6 6M-48 8l-2.5 7.5M-36 6l2 7', 2.2],
      ['M10 1q22 13 42 -4'],
      ['M21 6l-1 7M33 6.5l3.5 7M45 3l6 6', 2.2],
      nose,
      ['M-22 64c5 -5 15 -5 19 0c-4 6 -14 6 -19 0Z', 2.6],
      ['M34 -76h17l-17 18h17M60 -97h11l-11 12h11', 2.8],
    ],
    irises: [],
    blush: 0.26,
  },
  sorry: {
    strokes: [
      ['M-72 -27q17 -15 42 -21', brow],
      ['M10 -50q25 6 43 20', brow],
      ['M-68 -2q20 -13 42 1'],
      ['M-65 1q19 13 37 1', 2],
      ['M10 -4q21 -14 42 -1'],
      ['M13 -1q19 13 37 1', 2],
      nose,
      ['M-33 71c11 -12 31 -13 42 -3'],
      ['M-19 84q7 -3 13 0', 2],
    ],
    irises: [
      [-47, 1, 6],
      [31, -1, 6],
    ],
    blush: 0.12,
  },
}
