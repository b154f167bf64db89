import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { routes, tones, type Profile, type Today, type Tone } from '@numeria/contract'
import { parsePlainDate, personalDay, personalMonth, personalYear } from '@numeria/numerology'
import { call } from '../../lib/api.ts'
import { keys, local } from '../../lib/storage.ts'
import { patchUser } from '../accounts/accounts.api.ts'
import { textsOf } from '../chart/texts.ts'

export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
export const keptTone = (): Tone => tones.find((tone) => tone === local.get(keys.tone)) ?? 'mystic'

/**
 * The numbers of the day of a signed-in person, by the time zone of this browser.
 * @param day the date in this browser, so that midnight brings new numbers
 */
export function useToday(user: Profile, day: string) {
  const queryClient = useQueryClient()
  const tone = keptTone()
  return useQuery({
    queryKey: [routes.today.path, user.id, user.birthDate, tone, day],
    queryFn: async () => {
      await followZone(queryClient, user)
      return call({ ...routes.today, path: `${routes.today.path}?tone=${tone}` })
    },
    // The server's clock may be behind this one at midnight.
    refetchInterval: ({ state }) => (state.data !== undefined && state.data.on < day ? 60_000 : false),
  })
}

/** Saves the zone where the person is now. A zone that the server does not know changes nothing. */
export async function followZone(queryClient: QueryClient, user: Profile): Promise<void> {
  const timeZone = zoneHere()
  if (timeZone === user.timeZone) return
  const saved = await call(routes.savePreferences, { timeZone }).catch(() => null)
  if (saved) patchUser(queryClient, () => ({ timeZone }))
}

/** The same numbers for a birth date that this browser alone knows. */
export function useTodayHere(birthDate: string, day: string) {
  const tone = keptTone()
  return useQuery({
    queryKey: ['today here', birthDate, tone, day],
    queryFn: () => todayHere(birthDate, tone, day),
    enabled: birthDate !== '',
  })
}

async function todayHere(birthDate: string, tone: Tone, day: string): Promise<Today> {
  const [birth, on] = [parsePlainDate(birthDate), parsePlainDate(day)]
  const told = async (position: 'personalDay' | 'personalMonth' | 'personalYear', value: number) => {
    const text = (await textsOf(position))?.[value]?.[tone]
    if (!text) throw new Error('a text could not be loaded')
    return { value, title: text.title, sentence: text.essence }
  }
  const [ofDay, ofMonth, ofYear] = await Promise.all([
    told('personalDay', personalDay(birth, on).value),
    told('personalMonth', personalMonth(birth, on).value),
    told('personalYear', personalYear(birth, on.year).value),
  ])
  return { on: day, timeZone: zoneHere(), day: ofDay, month: ofMonth, year: ofYear, letter: null }
}
