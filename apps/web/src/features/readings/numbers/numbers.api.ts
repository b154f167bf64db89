import { queryOptions } from '@tanstack/react-query'
import { at, routes } from '@numeria/contract'
import { call } from '../../../lib/api.ts'

/** What a reading was written from. It never changes; it is gone (404) with the reading. */
export const numbersQuery = (turnId: string) =>
  queryOptions({
    queryKey: [routes.turnNumbers.path, turnId],
    queryFn: () => call(at(routes.turnNumbers, { turnId })),
  })
