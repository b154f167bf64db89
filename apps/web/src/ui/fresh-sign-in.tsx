import type { ReactNode } from 'react'
import { page } from '#messages/settings'

/** Says why a sign-in is asked for once more, with the ways to do it. */
export function FreshSignIn({ signInAgain }: { signInAgain: ReactNode }) {
  return (
    <div role="alert" className="mt-4 grid gap-3 rounded-m border border-brass-line p-4 text-s">
      <p className="font-semibold">{page.signInAgain.title}</p>
      <p>{page.signInAgain.text}</p>
      {signInAgain}
    </div>
  )
}
