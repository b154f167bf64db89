import { engineSteps } from '#messages/engine-steps'

/** The steps between a question and a reading. */
export function EngineSteps() {
  return (
    <ol className="grid gap-y-7">
      {engineSteps.map(({ title, text }, index) => (
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
