import { packs, readingPrices, type Currency } from '@numeria/contract'
import type { ReactNode } from 'react'
import { packFacts as texts } from '#messages/pricing'
import { formatPrice } from './money.ts'
import { formatPerCredit, savingPercent } from './pack-value.ts'

const pack = (id: string) => packs.find((one) => one.id === id)!

/** How packs work, why larger ones are better, how paying goes, and what people ask. */
export function PackFacts({ currency }: { currency: Currency }) {
  const universal = pack('universal9')
  const destiny = pack('destiny7')
  const blueprint = Math.round((destiny.priceCents / destiny.credits) * readingPrices.blueprint)
  return (
    <div className="mt-16 grid gap-14">
      <div className="grid gap-10 md:grid-cols-3 md:gap-8">
        <Section title={texts.how}>
          <p>{texts.howText(formatPrice(blueprint, currency))}</p>
        </Section>
        <Section title={texts.larger}>
          <p>{texts.largerText(formatPerCredit(universal, currency), savingPercent(universal))}</p>
        </Section>
        <Section title={texts.steps}>
          <ol className="grid list-decimal gap-1.5 pl-5">
            {texts.threeSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Section>
      </div>
      <ul
        aria-label={texts.reliance}
        className="flex flex-wrap gap-x-7 gap-y-3 border-y border-line py-5 text-s font-semibold"
      >
        {texts.promises.map((promise) => (
          <li key={promise} className="flex items-center gap-2">
            <TickIcon />
            {promise}
          </li>
        ))}
      </ul>
      <section aria-labelledby="questions" className="max-w-reading">
        <h2 id="questions" className="mb-4 text-xl">
          {texts.questions}
        </h2>
        {texts.answers.map(({ question, answer }) => (
          <Question key={question} title={question}>
            {answer}
          </Question>
        ))}
      </section>
    </div>
  )
}

function TickIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 fill-none stroke-brass-line stroke-[1.6]">
      <circle cx="10" cy="10" r="8.2" />
      <path d="M6.4 10.3l2.5 2.4 4.7-5.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-l">{title}</h2>
      <div className="text-s text-ink-soft">{children}</div>
    </section>
  )
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line last:border-b">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 text-s font-semibold marker:content-none">
        {title}
        <span
          aria-hidden="true"
          className="text-xl font-normal text-ink-soft transition-transform group-open:rotate-45"
        >
          +
        </span>
      </summary>
      <p className="pb-5 text-s text-ink-soft">{children}</p>
    </details>
  )
}
