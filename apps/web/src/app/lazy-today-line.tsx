import type { Profile } from '@numeria/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { composerId } from '../features/readings/composer-id.ts'
import { useDay } from '../features/today/use-day.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { keys, local } from '../lib/storage.ts'

const todayLine = lazyPart(() => import('../features/today/today-line.tsx').then(({ TodayLine }) => TodayLine))

/** The numbers of the day above the conversation, until it is hidden for the day. Its place is kept while its code loads. */
export function LazyTodayLine({ user }: { user: Profile }) {
  const day = useDay()
  const [seen, setSeen] = useState(() => local.get(keys.todaySeen))
  const isShown = user.gotBirthDate && seen !== day
  const [TodayLine, fetchTodayLine] = todayLine.usePart()
  const [isMissing, setIsMissing] = useState(false)
  const fetchAtOnce = useEffectEvent(() => void fetchTodayLine().then((isThere) => setIsMissing(!isThere)))
  useEffect(() => {
    if (isShown) fetchAtOnce()
  }, [isShown])
  if (!isShown || isMissing) return null
  if (!TodayLine) return <div className="min-h-25 border-b border-line lg:min-h-11 short:hidden print:hidden" />

  function dismiss() {
    setSeen(day)
    document.getElementById(composerId)?.focus()
  }

  return <TodayLine user={user} day={day} onDismiss={dismiss} />
}
