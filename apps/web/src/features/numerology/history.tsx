import { stages } from '#messages/history'

/** Where it comes from, in six stages. */
export function History() {
  return (
    <ol className="grid gap-px border-y border-line bg-line sm:grid-cols-2 md:grid-cols-3">
      {stages.map(({ when, what, text }) => (
        <li key={what} className="bg-paper py-6 sm:px-5 sm:max-md:odd:pl-0 md:nth-[3n+1]:pl-0">
          <p className="text-xs text-brass">{when}</p>
          <h3 className="mt-1 text-l">{what}</h3>
          <p className="mt-2 text-s text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
