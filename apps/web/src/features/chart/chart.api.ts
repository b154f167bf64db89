import { useQuery } from '@tanstack/react-query'
import { routes, type Profile } from '@numeria/contract'
import { call } from '../../lib/api.ts'

/** All numbers of this person: another profile has another chart, and its cycles are those of the day. */
export function useChart({ id, birthDate, fullName, currentName, marriedName }: Profile) {
  return useQuery({
    queryKey: [routes.chart.path, id, birthDate, fullName, currentName, marriedName],
    queryFn: () => call(routes.chart),
    staleTime: 10 * 60_000,
  })
}
