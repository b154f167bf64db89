/** A browser without JavaScript: keeps cookies by path, follows redirects inside the sandbox, fills forms. For tests. */
export type Browser = {
  /** Opens an address and follows redirects until a page, or until one leaves the sandbox (then `location` says where to). */
  open(address: URL | string, init?: RequestInit): Promise<Visit>
  /** Posts the form of a page to the address it was shown at, as `<form method="post">` without an action does. */
  submit(visit: Visit, fields: Record<string, string>): Promise<Visit>
}

export type Visit = { address: string; status: number; headers: Headers; html: string; leftTo: URL | null }

/** The address and the fields of a form that a page posts elsewhere. */
export function postedForm({ html }: Visit): { action: URL; fields: Record<string, string> } {
  const plain = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return {
    action: new URL(plain(/<form method="post" action="([^"]*)"/.exec(html)![1]!)),
    fields: Object.fromEntries([...inputs].map(([, name, value]) => [name!, plain(value!)])),
  }
}

export function createBrowser(sandboxUrl: string): Browser {
  const jar = new Map<string, { path: string; pair: string }>()

  function keepCookies(headers: Headers) {
    for (const cookie of headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
      jar.set(`${path} ${pair.split('=')[0]}`, { path, pair })
    }
  }

  const cookiesFor = (path: string) =>
    [...jar.values()]
      .filter((cookie) => path.startsWith(cookie.path))
      .map(({ pair }) => pair)
      .join('; ')

  async function open(start: URL | string, init: RequestInit = {}): Promise<Visit> {
    let address = new URL(start)
    let request = init
    for (;;) {
      const response = await fetch(address, {
        ...request,
        redirect: 'manual',
        headers: { cookie: cookiesFor(address.pathname) },
      })
      keepCookies(response.headers)
      const location = response.headers.get('location')
      const html = await response.text()
      const visit = { address: address.href, status: response.status, headers: response.headers, html }
      if (location === null) return { ...visit, leftTo: null }
      address = new URL(location, address)
      if (address.origin !== sandboxUrl) return { ...visit, leftTo: address }
      request = {}
    }
  }

  return { open, submit: (visit, fields) => open(visit.address, { method: 'POST', body: new URLSearchParams(fields) }) }
}
