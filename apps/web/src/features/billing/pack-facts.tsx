import { guaranteeDays, packs, readingPrices, withdrawalDays, type Currency } from '@numeria/contract'
import type { ReactNode } from 'react'
import { formatPerCredit, formatPrice, savingPercent } from './money.ts'

const pack = (id: string) => packs.find((one) => one.id === id)!

/** How packs work, why larger ones are better, how paying goes, and what people ask. */
export function PackFacts({ currency }: { currency: Currency }) {
  const universal = pack('universal9')
  const destiny = pack('destiny7')
  const blueprint = Math.round((destiny.priceCents / destiny.credits) * readingPrices.blueprint)
  return (
    <div className="mt-16 grid gap-14">
      <div className="grid gap-10 md:grid-cols-3 md:gap-8">
        <Section title="How packs work">
          <p>
            A credit pays for words. A quick question costs 1, a full Life-Path reading {readingPrices.life_path}, a
            weekly roadmap {readingPrices.weekly_roadmap}, a Comprehensive Blueprint {readingPrices.blueprint} – about{' '}
            {formatPrice(blueprint, currency)} on Destiny 7. The chat shows the price before you send, and a reading
            that fails costs nothing.
          </p>
        </Section>
        <Section title="Why larger packs are better">
          <p>
            With Universal 9 a credit costs {formatPerCredit(universal, currency)}: {savingPercent(universal)}% cheaper
            than with Seed 3. Credits from packs never expire, so a large pack can last for years.
          </p>
        </Section>
        <Section title="Three steps to checkout">
          <ol className="grid list-decimal gap-1.5 pl-5">
            <li>Choose a pack and the currency.</li>
            <li>Pay by card, Apple Pay, Google Pay or PayPal.</li>
            <li>Your credits are there when the payment is: usually within seconds.</li>
          </ol>
        </Section>
      </div>
      <ul
        aria-label="What you can rely on"
        className="flex flex-wrap gap-x-7 gap-y-3 border-y border-line py-5 text-s font-semibold"
      >
        {[
          `${guaranteeDays}-day refund guarantee`,
          `${withdrawalDays} days to withdraw`,
          'VAT included',
          'Your card stays with the payment provider',
          'Cancel any time',
        ].map((promise) => (
          <li key={promise} className="flex items-center gap-2">
            <TickIcon />
            {promise}
          </li>
        ))}
      </ul>
      <section aria-labelledby="questions" className="max-w-reading">
        <h2 id="questions" className="mb-4 text-xl">
          Questions
        </h2>
        <Question title="Do credits expire?">
          Credits from packs, gifts and rewards never do. Each month of Abundance 8+ brings 250 credits that roll over
          for 90 days after that month has ended.
        </Question>
        <Question title="Can I have my money back?">
          Yes. Within {guaranteeDays} days the whole price, whatever you have used. By law you may withdraw for{' '}
          {withdrawalDays} days; if you asked us to begin at once, after day {guaranteeDays} the price of the credits
          you have not used comes back, else the whole price. The button is on your credits page, beside every order.
        </Question>
        <Question title="How do I cancel the subscription?">
          Press ‘Manage subscription’ on this page. It ends with the month you have paid for, and the credits you have
          stay until their date.
        </Question>
        <Question title="Which credits are used first?">
          Those that expire first, then gifts before paid ones, then the oldest.
        </Question>
        <Question title="Is it safe to pay here?">
          The payment form belongs to our payment provider, who sees your card; we see that you have paid. In Europe
          your bank may ask you to confirm.
        </Question>
        <Question title="Do I get a confirmation?">
          Yes: every order stands on your credits page, to be printed or kept, with the price, the VAT and how to
          withdraw.
        </Question>
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
      <h2 className="mb-3 text-l font-medium">{title}</h2>
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
