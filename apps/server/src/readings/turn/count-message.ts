import { countRequest, isWithin, type Asker } from '../../platform/request-limits.ts'
import type { Deps } from '../../deps.ts'

/**
 * Counts a message, refused ones too. Those of a person that could all be answered count for the person alone, so that others cannot use up the address for
 * them.
 * @throws {AppError} `chat.too_fast`
 */
export async function countMessage(deps: Deps, asker: Asker): Promise<void> {
  if (!(await isWithin(deps, 'message', asker))) await countRequest(deps, 'repeatedMessage', asker)
}
