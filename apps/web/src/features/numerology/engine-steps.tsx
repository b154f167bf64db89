const steps: readonly { title: string; text: string }[] = [
  {
    title: 'You give a date and a name',
    text: 'Your date of birth and your full name, as on official documents. The numbers rest on nothing else.',
  },
  {
    title: 'A program computes the numbers',
    text: 'Plain arithmetic, the same each time, with every step kept. No AI takes part in it.',
  },
  {
    title: 'Selene is given the finished numbers',
    text: 'Selene is an AI. With your question she receives the numbers and the tone you chose. She words them; she does not calculate.',
  },
  {
    title: 'Each sentence is checked',
    text: 'Before you see it, a program compares the core numbers that an English sentence claims for you with the computed ones, and replaces a wrong one.',
  },
  {
    title: 'You pay for what arrives',
    text: 'You see the price before you send. A reading that fails is not charged; a finished one stays in your chat.',
  },
]

/** What happens between a question and a reading. */
export function EngineSteps() {
  return (
    <ol className="grid gap-y-7">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2.75rem_1fr] gap-x-4 sm:grid-cols-[3.5rem_1fr]">
          <span
            aria-hidden="true"
            className="grid size-11 place-items-center rounded-full border border-brass-line font-display text-l text-brass"
          >
            {index + 1}
          </span>
          <div className="max-w-reading">
            <h3 className="text-l">{title}</h3>
            <p className="mt-1 text-s text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
