import type { Meaning } from '@numeria/numerology'
import { Suspense, use } from 'react'
import { chart } from '#messages/chart'
import type { Entry, SentenceRef, TextRef } from './entry.ts'
import { ReadingWay } from './reading-way.ts'
import { sentencesOf, textsOf } from './texts.ts'

/** The meaning of an entry's numbers, once its texts are loaded. */
export function EntryText({ entry: { texts, sentences } }: { entry: Entry }) {
  return (
    <Suspense fallback={<p className="min-h-28 py-2 text-s text-ink-soft">{chart.loadingText}</p>}>
      <div className="grid max-w-reading animate-appear gap-6">
        {texts.map((text) => (
          <MeaningText key={text.position} {...text} />
        ))}
        {sentences.length > 0 && (
          <ul className="grid gap-2 font-reading text-s leading-reading">
            {sentences.map((sentence) => (
              <SentenceText key={sentence.key} sentence={sentence} />
            ))}
          </ul>
        )}
      </div>
    </Suspense>
  )
}

function MeaningText({ position, value }: TextRef) {
  const { tone } = use(ReadingWay)
  const meaning = use(textsOf(position))?.[value]?.[tone]
  if (!meaning) return <p className="text-s text-ink-soft">{chart.textMissing}</p>
  return <MeaningParts {...meaning} />
}

/** Title and essence first, then what to watch for, and one thing to try. */
function MeaningParts({ title, essence, gift, shadow, scene, advice }: Meaning) {
  return (
    <div>
      <p className="font-display text-l leading-snug text-balance">{title}</p>
      <p className="mt-2 font-reading leading-reading text-pretty">{essence}</p>
      <p className="mt-3 border-l-2 border-brass-line pl-4 font-reading text-s leading-reading text-pretty text-ink-soft italic">
        {scene}
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 text-s sm:grid-cols-3">
        {(
          [
            [chart.gift, gift],
            [chart.shadow, shadow],
            [chart.advice, advice],
          ] as const
        ).map(([name, text]) => (
          <div key={name}>
            <dt className="text-xs font-semibold text-brass">{name}</dt>
            <dd className="mt-0.5 leading-snug text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function SentenceText({ sentence: { kind, key, label } }: { sentence: SentenceRef }) {
  const text = use(sentencesOf(kind))?.[key]
  return (
    <li className="text-pretty">
      {label !== undefined && <span className="font-text text-xs font-semibold text-brass">{label}: </span>}
      {text ?? chart.textMissing}
    </li>
  )
}
