declare module 'subset-font' {
  type Axes = Record<string, number | { min: number; max: number }>
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Axes },
  ): Promise<Uint8Array>
}
