import type { Route } from '@numeria/contract'
import { locale } from '#messages/locale'
import { ApiError, ConnectionError, toApiError } from './api-error.ts'
import { keys, local } from './storage.ts'

let tokenRefused = () => {}

/** Calls `listener` whenever the server refuses both the stored bearer token and the cookie. The last one counts. */
export function whenTokenRefused(listener: () => void): void {
  tokenRefused = listener
}

type Address = Pick<Route<unknown, unknown>, 'method' | 'path'>
type Extras = {
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** For what may outlive the page that sends it. */
  keepalive?: boolean
  /** For what must not say who sends it. */
  anonymous?: boolean
}

/**
 * Sends a request of the contract's table and hands back the answer unread. The cookie alone is enough: a bearer token that is refused is dropped, and the
 * request is sent once more without it. Throws `ApiError` or `ConnectionError`.
 */
export async function send(route: Address, extras: Extras = {}): Promise<Response> {
  const { body, headers, signal, keepalive, anonymous = false } = extras
  const token = anonymous ? null : local.get(keys.authToken)
  const response = await fetch(route.path, {
    method: route.method,
    credentials: anonymous ? 'omit' : 'include',
    headers: {
      accept: 'application/json',
      // The page's language, then the browser's own: its country chooses the help lines.
      'accept-language': [locale, ...navigator.languages].join(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  }).catch((cause: unknown) => {
    throw new ConnectionError('the request did not reach the server', { cause })
  })
  if (response.ok) return response

  // Administrators are other people: their refusals say nothing about who is signed in.
  const isAboutToken = response.status === 401 && !/^\/api\/(admin|telegram)\//.test(route.path)
  if (isAboutToken && token !== null && token === local.get(keys.authToken)) {
    local.remove(keys.authToken)
    return send(route, extras).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) tokenRefused()
      throw error
    })
  }
  const error = await toApiError(response)
  if (error.code === 'auth.account_deleted') window.location.assign('/logout?deleted')
  throw error
}

/** One call of the contract's table, answered in JSON. Throws `ApiError` or `ConnectionError`. */
export async function call<Body, Reply>(
  route: Route<Body, Reply>,
  ...[body]: Body extends undefined ? [] : [body: Body]
): Promise<Reply> {
  const response = await send(route, { body })
  return response.json().catch((cause: unknown) => {
    throw new ConnectionError('the answer broke off', { cause })
  })
}
