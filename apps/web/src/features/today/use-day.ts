import { useSyncExternalStore } from 'react'
import { todayDate } from '../../lib/dates.ts'

/** Browsers put timers of hidden pages to sleep, so the page looks again when it is shown. */
const lookMs = 10_000

function watch(onChange: () => void): () => void {
  const timer = setInterval(onChange, lookMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** The date where the person is; a page that stays open past midnight gets the next one. */
export const useDay = (): string => useSyncExternalStore(watch, todayDate, () => '')
