import { landingBelow } from '#messages/landing-below'
import { TypedText } from '../../ui/typed-text.tsx'
import type { useTyping } from '../../ui/use-typing.ts'
import type { LandingTone } from './tone-toggle.tsx'

const words = landingBelow.freeReading

/** A question and Selene's answer as they look in the chat: an example, in the tone that is chosen. */
export function Sample({ tone, typing }: { tone: LandingTone; typing: ReturnType<typeof useTyping> }) {
  return (
    <div className="grid gap-4">
      <div className="ml-auto w-fit max-w-[88%] rounded-l rounded-br-s bg-tide-wash px-4 py-2.5">
        <p className="mb-0.5 text-xs text-ink-soft">{words.example}</p>
        <p>
          <span className="sr-only">{words.youSaid}</span>
          <TypedText text={words.sampleQuestion} typed={typing.typed} />
        </p>
      </div>
      {/* Both tones share one place, so that nothing moves when the other is chosen. */}
      <div className="grid *:col-start-1 *:row-start-1">
        {(['mystic', 'practical'] as const).map((other) => (
          <p
            key={other}
            className={`font-reading leading-reading transition-opacity duration-500 ${other === tone ? '' : 'invisible opacity-0'}`}
          >
            <span className="sr-only">{words.seleneSaid}</span>
            {words.sampleAnswers[other]}
          </p>
        ))}
      </div>
    </div>
  )
}
