import { sources } from '#messages/sources'

/** The schools and books that the rules come from. */
export function Sources() {
  return (
    <dl className="border-t border-line text-s">
      {sources.map(({ what, who, href }) => (
        <div key={what} className="grid gap-x-8 border-b border-line py-3 sm:grid-cols-2">
          <dt className="text-ink-soft">{what}</dt>
          <dd>
            {href === undefined ? (
              who
            ) : (
              <a
                href={href}
                rel="noreferrer"
                className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {who}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
