import { luckyNumbers } from '@numeria/numerology'
import { useEffect, useState } from 'react'
import { todayDate } from '../../lib/dates.ts'

const firstOfToday = () => ({ date: todayDate(), draw: 0 })

/**
 * Three numbers that one person (or `guest`) has on one day: the day's own first, then others as often as they are drawn. A page that stays open
 * over midnight has the new day's when it is looked at again.
 */
export function useDraw(userId: string) {
  const [{ date, draw }, setState] = useState(firstOfToday)

  useEffect(() => {
    const look = () => setState((before) => (before.date === todayDate() ? before : firstOfToday()))
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return {
    numbers: luckyNumbers({ userId, date, draw }),
    date,
    draw,
    drawAgain: () =>
      setState((before) => (before.date === todayDate() ? { ...before, draw: before.draw + 1 } : firstOfToday())),
    backToFirst: () => setState(firstOfToday),
  }
}
