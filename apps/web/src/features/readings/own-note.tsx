import { turnPrice } from '@numeria/contract'
import { use } from 'react'
import { wellbeing as texts } from '#messages/wellbeing'
import { currentYear, formatMoment } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router.tsx'
import { BesidePrice } from '../../ui/beside-price.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { useWellbeing } from '../wellbeing/wellbeing.api.ts'
import type { Turn } from './turn.ts'
import { completeProfile } from './use-known-person.ts'

type Props = { turn: Turn; isTyped: boolean; onAskAgain: () => void; onTakeBack: () => void }

/** A question that was not sent for the person's own sake: it was answered already, or passes a limit that they set. */
export function OwnNote({ turn: { asked, failure }, isTyped, onAskAgain, onTakeBack }: Props) {
  const { data } = useWellbeing()
  const besidePrice = use(BesidePrice)
  const earlier = failure?.turnId
  const price = asked ? turnPrice({ ...asked.request, completeness: completeProfile }, currentYear()) : 0
  const isLimit = data && data.pausedUntil === null && data.monthlyCredits !== null
  return (
    <div
      role="status"
      className="ml-auto grid w-full max-w-[34rem] gap-3 rounded-l border border-line-strong bg-raised p-4"
    >
      <p className="text-s">
        {earlier
          ? texts.askedBefore
          : data?.pausedUntil
            ? `${texts.pausedUntil(formatMoment(data.pausedUntil))} ${texts.calm}`
            : isLimit
              ? texts.reached(data.spentCredits, data.monthlyCredits!, formatMoment(data.monthEndsAt))
              : failure?.note}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {earlier ? (
          <>
            <Link to={`${paths.chat}?turn=${earlier}`} className={buttonClass()}>
              {texts.seeAnswer}
            </Link>
            <Button look="quiet" onClick={onAskAgain}>
              {texts.askAgain(countCredits(price))}
              {besidePrice(price)}
            </Button>
          </>
        ) : (
          <Link to={paths.settings} className={buttonClass('quiet')}>
            {texts.toSettings}
          </Link>
        )}
        <Button look="plain" onClick={onTakeBack}>
          {isTyped ? texts.editMessage : texts.notNow}
        </Button>
      </div>
    </div>
  )
}
