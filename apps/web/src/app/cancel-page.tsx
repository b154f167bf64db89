import { cancel as words } from '#messages/cancel'
import { CancelForm } from '../features/billing/cancel-form.tsx'
import { CancelLink } from '../features/billing/cancel-link.tsx'
import { paths } from '../lib/paths.ts'
import { useSearchParams } from '../lib/router.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'

/** Cancels a subscription without a sign-in: by the link of a renewal notice, or by e-mail address and order number. */
export function CancelPage() {
  const query = useSearchParams()[0]
  // The prerendered page knows no query.
  const token = useHydrated() ? query.get('link') : null
  return (
    <div className="mx-auto max-w-form pt-8 pb-16 sm:pt-14">
      <h1 className="text-2xl">{token === null ? words.title : words.link.title}</h1>
      {token === null ? (
        <>
          <p className="mt-3 text-ink-soft">{words.lead}</p>
          <CancelForm />
        </>
      ) : (
        <>
          <CancelLink token={token} />
          <a href={paths.cancel} className="mt-8 inline-flex min-h-11 items-center text-s underline underline-offset-4">
            {words.link.other}
          </a>
        </>
      )}
    </div>
  )
}
