/**
 * The address that is given away: a page of ours, and who gave it.
 * @param page a path of this site, or an address on it
 * @param ref the sharer's public id, or 'guest'
 */
export function sharedLink(origin: string, page: string, ref: string): string {
  const url = new URL(page, origin)
  url.searchParams.set('ref', ref)
  return url.href
}

export const facebookAddress = (link: string): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`

export const linkedinAddress = (link: string): string =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(link)}`

/** A `mailto:` URL without a recipient. Lines end as RFC 6068 asks. */
export function mailAddress(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}
