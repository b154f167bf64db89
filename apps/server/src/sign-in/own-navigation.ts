import type { FastifyRequest } from 'fastify'

/**
 * Where a navigation comes from: `own` for a link or a form of our own pages, `typed` for an address that was typed or opened from outside a page,
 * `foreign` for what another site started, or what is no navigation. Browsers before `Sec-Fetch-Site` say it by `Referer` or `Origin`; `unknown` is a
 * request that says nothing at all.
 */
export function originOfNavigation(
  { headers }: FastifyRequest,
  ownOrigin: string,
): 'own' | 'typed' | 'foreign' | 'unknown' {
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return 'foreign'
  const site = headers['sec-fetch-site']
  if (site === undefined) {
    const named = [headers.origin, headers.referer].filter((from) => from !== undefined)
    if (named.length === 0) return 'unknown'
    return named.every((from) => originOf(from) === ownOrigin) ? 'own' : 'foreign'
  }
  if (headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document') return 'foreign'
  if (site === 'none') return 'typed'
  return site === 'same-origin' ? 'own' : 'foreign'
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}
