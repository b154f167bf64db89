import {
  tones,
  traditions,
  type ChatRequestInput,
  type ReadingLanguage,
  type Tone,
  type Tradition,
  readingLanguages,
} from '@numeria/contract'
import { useState } from 'react'
import { keys, local } from '../../lib/storage.ts'

/** How Selene is to speak, by which school she counts, and in which language she answers; `auto` follows the message. */
export type Style = { tone: Tone; tradition: Tradition; language: ReadingLanguage | 'auto' }

function kept<Value extends string>(key: string, values: readonly Value[], otherwise: Value): Value {
  return values.find((value) => value === local.get(key)) ?? otherwise
}

/** The person's choices, remembered by this browser. */
export function useStyle() {
  const [style, setStyle] = useState<Style>(() => ({
    tone: kept(keys.tone, tones, 'mystic'),
    tradition: kept(keys.tradition, traditions, 'pythagorean'),
    language: kept(keys.language, ['auto', ...readingLanguages], 'auto'),
  }))

  function choose(change: Partial<Style>) {
    const next = { ...style, ...change }
    setStyle(next)
    local.set(keys.tone, next.tone)
    local.set(keys.tradition, next.tradition)
    local.set(keys.language, next.language)
  }

  return { style, choose }
}

/** The choices as they cross the wire. */
export function sentStyle({
  tone,
  tradition,
  language,
}: Style): Pick<ChatRequestInput, 'tone' | 'lang' | 'replyLanguage' | 'tradition'> {
  return language === 'auto'
    ? { tone, lang: 'en', tradition }
    : { tone, lang: language, replyLanguage: language, tradition }
}
