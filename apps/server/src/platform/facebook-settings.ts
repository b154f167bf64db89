/** Facebook's rules forbid rewards for posts: without a setting there is none where its own login is configured. The sandbox's is not its own. */
export function facebookShareReward(
  environment: Readonly<Record<string, string | undefined>>,
  problems: string[],
): boolean {
  const text = environment['FACEBOOK_SHARE_REWARD']?.trim()
  if (text) {
    if (text !== 'on' && text !== 'off') problems.push(`FACEBOOK_SHARE_REWARD must be on or off, not "${text}"`)
    return text === 'on'
  }
  return !environment['FACEBOOK_CLIENT_ID']?.trim() || Boolean(environment['FACEBOOK_WEB_URL']?.trim())
}
