import { countRequest, isWithin, type Caller } from '../../platform/request-limits.ts'
import type { Deps } from '../../deps.ts'

/**
 * Counts a message, refused ones too. Those of a person that could all be answered count for the person alone, so that others cannot use up the address for
 * them.
 * @throws {AppError} `chat.too_fast`
 */
export async function countMessage(deps: Deps, caller: Caller): Promise<void> {
  if (!(await isWithin(deps, 'message', caller))) await countRequest(deps, 'repeatedMessage', caller)
}
