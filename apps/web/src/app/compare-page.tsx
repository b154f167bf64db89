import { invited as texts } from '#messages/compare'
import { Invitation } from '../features/compare/invitation.tsx'
import { paths } from '../lib/paths.ts'
import { Link, useLocation } from '../lib/router.tsx'
import { buttonClass } from '../ui/button.tsx'

/** Where a link of an invitation to compare leads. Its secret stands behind `#`, which no server sees. */
export function ComparePage() {
  const secret = useLocation().hash.slice(1)
  const further = (
    <div className="mt-8 grid justify-items-start gap-4 border-t border-line pt-6">
      <p>{texts.more}</p>
      <Link to={paths.login} className={buttonClass()}>
        {texts.signUp}
      </Link>
    </div>
  )
  return (
    <div className="mx-auto max-w-form pt-8 pb-16">
      <Invitation secret={secret} further={further} />
    </div>
  )
}
