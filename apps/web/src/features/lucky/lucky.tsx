import { readingPrices } from '@numeria/contract'
import { use, type ReactNode } from 'react'
import { Link } from '../../lib/router.tsx'
import { lucky } from '#messages/lucky'
import { paths } from '../../lib/paths.ts'
import { BesidePrice } from '../../ui/beside-price.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useAccount } from '../accounts/accounts.api.ts'
import { LuckyCards, WaitingCards } from './lucky-cards.tsx'
import { LuckyDial } from './lucky-dial.tsx'
import { ShareLucky } from './share-lucky.tsx'
import { useDraw } from './use-draw.ts'

/** Visitors share the numbers of one made-up user. */
const guest = 'guest'
const notKnownYet: readonly number[] = []

/** Three numbers of the day: the same for the same person all day long, until others are drawn. */
export function Lucky() {
  const account = useAccount()
  const userId = account.state === 'signed-in' ? account.user.id : null
  return (
    <div className="pb-16">
      {account.state === 'unknown' ? (
        <>
          <Stage numbers={notKnownYet} draw={0}>
            <p className="flex min-h-11 items-center text-s text-ink-soft scripting-only">{lucky.drawing}</p>
            <Button className="min-h-12 px-7 scripting-only" aria-disabled>
              {lucky.generate}
            </Button>
            <noscript>
              <p>{lucky.withoutScripts}</p>
            </noscript>
          </Stage>
          <WaitingCards />
        </>
      ) : (
        <Drawn key={userId ?? guest} userId={userId} retry={account.state === 'unreachable' ? account.retry : null} />
      )}
      <section aria-labelledby="lucky-how" className="mt-14 grid gap-x-12 gap-y-3 md:grid-cols-[1fr_2fr]">
        <h2 id="lucky-how" className="text-xl">
          {lucky.howTitle}
        </h2>
        <div className="grid max-w-reading gap-3 text-ink-soft">
          <p>
            {lucky.how} {lucky.signedOut}
          </p>
          <p className="border-l-2 border-brass-line pl-4 text-ink">{lucky.forFun}</p>
        </div>
      </section>
    </div>
  )
}

type Drawing = { userId: string | null; /** Where it could not be found out who is here. */ retry: (() => void) | null }

function Drawn({ userId, retry }: Drawing) {
  const besidePrice = use(BesidePrice)
  const { numbers, date, draw, drawAgain, backToFirst } = useDraw(userId ?? guest)
  const values = numbers.map(({ number }) => number)
  return (
    <>
      <Stage numbers={values} draw={draw}>
        <p className="flex min-h-11 flex-wrap items-center gap-x-4 text-s text-ink-soft max-md:justify-center">
          {draw === 0 ? lucky.today : lucky.anotherDraw(draw)}
          {draw > 0 && (
            <button
              type="button"
              onClick={backToFirst}
              className="min-h-11 underline decoration-line-strong underline-offset-4 hover:text-ink"
            >
              {lucky.backToToday}
            </button>
          )}
        </p>
        <Button className="min-h-12 px-7" onClick={drawAgain}>
          {lucky.generate}
        </Button>
        <p role="status" className="sr-only">
          {draw > 0 && lucky.drawn(values)}
        </p>
        {retry && (
          <p role="alert" className="text-s">
            {lucky.unreachable}{' '}
            <Button look="plain" onClick={retry}>
              {lucky.tryAgain}
            </Button>
          </p>
        )}
      </Stage>
      <LuckyCards numbers={numbers} />
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ShareLucky numbers={values} userId={userId} date={date} />
        <Link to={`${paths.chat}?reading=weekly_roadmap`} className={buttonClass('quiet', 'min-h-12 px-7')}>
          {lucky.roadmap}
        </Link>
        <p className="text-s text-ink-soft">
          {lucky.roadmapSays} {userId !== null && besidePrice(readingPrices.weekly_roadmap)}
        </p>
      </div>
    </>
  )
}

/** The title, the dial, and what can be done with it. */
function Stage({ numbers, draw, children }: { numbers: readonly number[]; draw: number; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-12 gap-y-6 pt-2 pb-10 md:grid-cols-[1fr_1.1fr] md:pt-8 md:pb-14">
      <LuckyDial
        numbers={numbers}
        draw={draw}
        className="mx-auto w-full max-w-80 sm:max-w-96 md:order-2 md:max-w-[31rem]"
      />
      <div className="grid justify-items-start gap-3 max-md:justify-items-center max-md:text-center">
        <h1 className="text-display tracking-display">{lucky.title}</h1>
        <p className="mb-2 max-w-[28rem] text-l leading-snug text-pretty text-ink-soft">{lucky.intro}</p>
        {children}
      </div>
    </div>
  )
}
