import { traditions } from '@numeria/contract'
import { gallery } from '#messages/gallery'
import { numberShapes } from '@numeria/contract/drawings/glyph-shapes'
import { NumberGlyph, TraditionGlyph } from '../src/ui/glyphs.tsx'
import { LoShuDrawing } from '../src/ui/lo-shu-drawing.tsx'
import { MoonDial } from '../src/ui/moon-dial.tsx'
import { MoonFace } from '../src/ui/moon-face.tsx'
import { moods } from '../src/ui/moon-moods.ts'
import { Selene } from '../src/ui/selene.tsx'
import { MoonMark, Wordmark } from '../src/ui/wordmark.tsx'

const captioned = 'grid justify-items-center gap-1.5 text-center text-xs text-ink-soft'

export function Faces() {
  return (
    <ul className="grid grid-cols-3 gap-5">
      {moods.map((mood) => (
        <li key={mood} className={captioned}>
          <Selene mood={mood} className="w-full max-w-32" />
          {mood}
        </li>
      ))}
    </ul>
  )
}

/** The figures at the sizes of a line, of a card and of a poster. */
export function Figures() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-5">
      {Object.keys(numberShapes).map((value) => (
        <li key={value} className={captioned}>
          <span className="flex items-end gap-2 text-brass">
            <NumberGlyph value={Number(value)} className="size-6" />
            <NumberGlyph value={Number(value)} isLarge className="size-16" />
          </span>
          {value}
        </li>
      ))}
      {traditions.map((tradition) => (
        <li key={tradition} className={captioned}>
          <span className="flex items-end gap-2 text-tide">
            <TraditionGlyph tradition={tradition} className="size-6" />
            <TraditionGlyph tradition={tradition} isLarge className="size-16" />
          </span>
          {tradition}
        </li>
      ))}
    </ul>
  )
}

export function Drawings() {
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Wordmark name={gallery.house} />
      <MoonMark className="size-12" />
      <MoonMark className="size-4" />
      <MoonFace small className="size-9" />
      <MoonFace className="size-24" />
      <MoonDial className="size-48" />
      <LoShuDrawing countOf={(digit) => [2, 0, 1, 0, 5, 0, 3, 0, 1][digit - 1]!} className="size-36" />
    </div>
  )
}

const colours = [
  ['paper', 'bg-paper'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['tide', 'bg-tide'],
  ['tide-wash', 'bg-tide-wash'],
  ['brass', 'bg-brass'],
  ['brass-line', 'bg-brass-line'],
  ['danger', 'bg-danger'],
  ['danger-wash', 'bg-danger-wash'],
  ['moon', 'bg-moon'],
  ['moon-shade', 'bg-moon-shade'],
  ['moon-line', 'bg-moon-line'],
  ['action', 'bg-action'],
] as const

export function Colours() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
      {colours.map(([name, className]) => (
        <li key={name} className="grid gap-1 text-xs text-ink-soft">
          <span className={`h-12 rounded-m border border-line ${className}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}

const types = [
  'font-display text-display tracking-display leading-tight',
  'font-display text-2xl leading-tight',
  'font-display text-xl',
  'font-display text-l',
  'font-reading text-base leading-reading',
  'text-base',
  'text-s',
  'text-xs text-ink-soft',
] as const

export function Types() {
  return (
    <ul className="grid min-w-0 gap-4">
      {types.map((type) => (
        <li key={type} className="min-w-0 break-words">
          <p className={type}>{gallery.sentence}</p>
          <p className="font-mono text-xs text-ink-soft">{type}</p>
        </li>
      ))}
    </ul>
  )
}
