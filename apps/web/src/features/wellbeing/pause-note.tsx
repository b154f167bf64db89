import { wellbeing as texts } from '#messages/wellbeing'
import { formatMoment } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router.tsx'
import { useWellbeing } from './wellbeing.api.ts'

/** Says that a pause runs, and until when. */
export function PauseNote({ isSignedIn = true, className = '' }: { isSignedIn?: boolean; className?: string }) {
  const until = useWellbeing(isSignedIn).data?.pausedUntil
  if (!until) return null
  return (
    <p className={`border-line-strong bg-raised px-4 py-3 text-s ${className}`}>
      <strong className="font-semibold">{texts.pausedUntil(formatMoment(until))}</strong> {texts.calm}{' '}
      <Link to={paths.settings} className="inline-block py-1 font-semibold underline underline-offset-2">
        {texts.toSettings}
      </Link>
    </p>
  )
}
