type Cookie = { host: string; path: string; name: string; value: string }

/** A browser without JavaScript: keeps cookies by host and path as browsers do (a port is no part of a host), and follows redirects when asked to. */
export class Browser {
  readonly #jar = new Map<string, Cookie>()

  /** One request, with the cookies that belong to it. */
  async send(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address)
    const headers = new Headers(init.headers)
    const cookies = this.cookiesFor(url)
    if (cookies !== '') headers.set('cookie', cookies)
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.#keep(url.hostname, line)
    return response
  }

  /** The `Cookie` header of this browser for an address. */
  cookiesFor(url: URL): string {
    return [...this.#jar.values()]
      .filter(({ host, path }) => host === url.hostname && url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  /** Goes to a page, through every redirect; says where that ended. */
  async visit(address: string | URL, init: RequestInit = {}): Promise<URL> {
    let url = new URL(address)
    let response = await this.send(url, init)
    for (;;) {
      await response.body?.cancel()
      const location = response.headers.get('location')
      if (location === null) return url
      url = new URL(location, url)
      response = await this.send(url)
    }
  }

  #keep(host: string, line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const split = pair.indexOf('=')
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/'
    const cookie = { host, path, name: pair.slice(0, split), value: pair.slice(split + 1) }
    const id = `${host} ${path} ${cookie.name}`
    if (cookie.value === '') this.#jar.delete(id)
    else this.#jar.set(id, cookie)
  }
}
