// Texts as data. A line is the id of a text and its values; the catalogue of each page language has the text. So a working is kept once and read in every language.

/** A text of a catalogue, or a function that puts values into it. */
type Text = string | ((...values: never[]) => string)

/** The texts of one language, in groups. A text that a language lacks is an error of types. */
export type Catalogue = { readonly [name: string]: Text | Catalogue }

/** The ids of the texts of a catalogue: 'step.date', 'step.numbers.lifePath'. */
export type LineId<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends Text ? Name : `${Name}.${LineId<Texts[Name]>}`
}[keyof Texts & string]

type TextAt<Texts, Id extends string> = Id extends keyof Texts
  ? Texts[Id]
  : Id extends `${infer Name}.${infer Rest}`
    ? Name extends keyof Texts
      ? TextAt<Texts[Name], Rest>
      : never
    : never

/** Where a text takes words, a line may stand, which is rendered in the same language. */
type Param<Value, Texts> = string extends Value
  ? Line<Texts>
  : Value extends readonly string[]
    ? string extends Value[number]
      ? readonly Line<Texts>[]
      : Value
    : Value

/** The values of a text, in the order in which it takes them. */
export type LineParams<Texts, Id extends string> =
  TextAt<Texts, Id> extends (...values: infer Values) => string
    ? { [At in keyof Values]: Param<Values[At], Texts> }
    : []

/** A text as data. A plain string is the same in every language: a name, a numeral, a sum. */
export type Line<Texts> = string | { [Id in LineId<Texts>]: { id: Id; params: LineParams<Texts, Id> } }[LineId<Texts>]

/** Writes each line in the language of a catalogue. */
export function render<Texts extends Catalogue>(lines: readonly Line<Texts>[], texts: Texts): string[] {
  return lines.map((line) => renderLine(line, texts))
}

/** A line as it is kept: of which catalogue, its type no longer says. */
export type StoredLine = string | { id: string; params: readonly unknown[] }

/** Writes the text of a line in the language of a catalogue. @throws where the catalogue has no such text */
export function renderLine(line: StoredLine, texts: Catalogue): string {
  if (typeof line === 'string') return line
  const text = line.id
    .split('.')
    .reduce<Text | Catalogue | undefined>((at, name) => (at as Catalogue | undefined)?.[name], texts)
  if (typeof text === 'string') return text
  if (typeof text !== 'function') throw new Error(`there is no text ${line.id}`)
  return text(...(line.params.map((param) => valueOf(param, texts)) as never[]))
}

function valueOf(param: unknown, texts: Catalogue): unknown {
  if (Array.isArray(param)) return param.map((one) => valueOf(one, texts))
  return typeof param === 'object' && param !== null && 'id' in param ? renderLine(param as StoredLine, texts) : param
}

/** Makes lines of a catalogue: their ids and values are checked by type. */
export const lineMaker =
  <Texts>() =>
  <Id extends LineId<Texts>>(id: Id, ...params: LineParams<Texts, Id>): Line<Texts> =>
    ({ id, params }) as Line<Texts>
