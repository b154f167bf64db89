import { shareRewards, type ShareChannel } from '@numeria/contract'
import { keys, local } from '../../lib/storage.ts'

/** The day that rewards are counted by. */
const today = () => new Date().toISOString().slice(0, 10)
const prefix = (userId: string) => `${today()} ${userId} `

/** The ways that this person has used today, as far as this browser knows; the server alone decides what is paid. */
export function rewardedToday(userId: string): Set<ShareChannel> {
  const kept = local.get(keys.sharedToday) ?? ''
  if (!kept.startsWith(prefix(userId))) return new Set()
  const used = kept.slice(prefix(userId).length).split(',')
  return new Set((Object.keys(shareRewards) as ShareChannel[]).filter((channel) => used.includes(channel)))
}

export function rememberRewarded(userId: string, channel: ShareChannel): void {
  local.set(keys.sharedToday, `${prefix(userId)}${[...rewardedToday(userId).add(channel)].join(',')}`)
}
