import { queryOptions } from '@tanstack/react-query'
import { at, routes } from '@numeria/contract'
import { call } from '../../../lib/api.ts'

/** The computed facts of a reading. Immutable; 404 once the reading is deleted. */
export const numbersQuery = (turnId: string) =>
  queryOptions({
    queryKey: [routes.turnNumbers.path, turnId],
    queryFn: () => call(at(routes.turnNumbers, { turnId })),
  })
