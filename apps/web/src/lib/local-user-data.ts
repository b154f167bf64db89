import { keys, local } from './storage.ts'

let shownTo: string | null = null

/**
 * Gives what this browser keeps of a person (the draft, its key, a pack that waits) to the person who is signed in, and drops what another one left. Must
 * run before anything of the person is shown.
 * @param userId the public id
 * @returns false when this page was shown to another person: then nothing on it may stay
 */
export function claimLocalUserData(userId: string): boolean {
  const owner = local.get(keys.owner)
  if (owner !== null && owner !== userId) clearLocalUserData()
  local.set(keys.owner, userId)
  const isSame = shownTo === null || shownTo === userId
  shownTo = userId
  return isSame
}

export function clearLocalUserData(): void {
  for (const key of [keys.owner, keys.typedPerson, keys.draft, keys.sending, keys.pendingPurchase, keys.otherNameAsked])
    local.remove(key)
}
