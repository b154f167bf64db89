import {
  brand,
  namedReadings,
  tones,
  traditions,
  type ReadingLanguage,
  type ReadingKind,
  type Tone,
  type Tradition,
  readingLanguages,
} from '@numeria/contract'
import { kindFormOf, type KindForm } from './kind-form.ts'
import { promptText, type PromptText } from './prompt-text.ts'

const rules = promptText('rules')
const rewrite = promptText('rewrite')
const textsOf = <Name extends string>(folder: string, names: readonly Name[]): Record<Name, PromptText> =>
  Object.fromEntries(names.map((name) => [name, promptText(`${folder}/${name.replaceAll('_', '-')}`)])) as Record<
    Name,
    PromptText
  >
const kinds: readonly ReadingKind[] = [...namedReadings, 'chat']
const texts = {
  kind: textsOf('kinds', kinds),
  tone: textsOf('tones', tones),
  tradition: textsOf('traditions', traditions),
  language: textsOf('languages', readingLanguages),
}
/** The lengths and sections of the kinds of reading. */
export const kindForms = Object.fromEntries(kinds.map((kind) => [kind, kindFormOf(texts.kind[kind])])) as Record<
  ReadingKind,
  KindForm
>
const always = rules.text.replaceAll('{persona}', brand.persona).replaceAll('{product}', brand.name)

/**
 * The system message: the same for everybody who asks for the same kind, tone, tradition and language. It never holds a word that a person wrote.
 * @param isRewrite a reading that its reader refused is written again
 */
export function instructions(
  kind: ReadingKind,
  tone: Tone,
  tradition: Tradition,
  language: ReadingLanguage,
  isRewrite = false,
): string {
  const parts = [
    texts.tradition[tradition],
    texts.tone[tone],
    texts.language[language],
    texts.kind[kind],
    ...(isRewrite ? [rewrite] : []),
  ]
  return [always, ...parts.map(({ text }) => text)].join('\n\n')
}

/**
 * Stored with each reading: the kind with the version of its own text, and that of the rules; of a rewrite, that of its text as well.
 * @example 'life_path-2.4', 'life_path-2.4-rewrite-1'
 */
export function promptVersion(kind: ReadingKind, isRewrite = false): string {
  return `${kind}-${texts.kind[kind].version}.${rules.version}${isRewrite ? `-rewrite-${rewrite.version}` : ''}`
}
