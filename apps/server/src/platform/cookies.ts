import type { Settings } from './settings.ts'

/** All that a cookie depends on: whether people come by https. */
export type Public = Pick<Settings, 'publicUrl'>

function isSecure({ publicUrl }: Public): boolean {
  return publicUrl.startsWith('https:')
}

/** `__Host-` makes the browser refuse the name to any other host and to plain http; on http it would refuse it to us as well. */
export function cookieName(settings: Public, name: string): string {
  return isSecure(settings) ? `__Host-${name}` : name
}

export function cookieOptions(settings: Public) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(settings) } as const
}
