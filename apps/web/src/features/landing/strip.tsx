import { signupCredits } from '@numeria/contract'
import { landingBelow } from '#messages/landing-below'
import { MoonMark } from '../../ui/wordmark.tsx'

const words = landingBelow.strip
const panel = 'flex flex-col gap-4 bg-paper py-9 md:px-8 md:first:pl-0 md:last:pr-0'
const picture = 'grid md:min-h-28 content-end font-display'

/** Three facts: computed numbers, written texts, free readings. */
export function Strip() {
  return (
    <div className="grid gap-px border-y border-line bg-line md:grid-cols-3">
      <div className={panel}>
        <figure className={`${picture} tabular-nums`}>
          <p className="text-l text-ink-soft">
            <span className="sr-only">{words.example}</span>14 · 7 · 1990
          </p>
          <p className="text-xl">
            7 + 5 + 1 = 13, 1 + 3 = <span className="text-brass">4</span>
          </p>
        </figure>
        <h2 className="text-l">{words.computed}</h2>
        <p className="text-s text-ink-soft">{words.computedSays}</p>
      </div>
      <div className={panel}>
        <figure className={`${picture} gap-1`}>
          <p className="text-l leading-snug">{words.mysticLine}</p>
          <p className="text-l leading-snug text-ink-soft">{words.practicalLine}</p>
        </figure>
        <h2 className="text-l">{words.written}</h2>
        <p className="text-s text-ink-soft">{words.writtenSays}</p>
      </div>
      <div className={panel}>
        <div aria-hidden="true" className="flex items-end gap-2 pb-1 md:min-h-28">
          {Array.from({ length: signupCredits }, (_, index) => (
            <MoonMark key={index} className="size-10" />
          ))}
        </div>
        <h2 className="text-l">{words.free}</h2>
        <p className="text-s text-ink-soft">{words.freeSays}</p>
      </div>
    </div>
  )
}
