import {
  at as pathOf,
  navigations,
  routes,
  type ActivateReply,
  type ChatEvent,
  type ChatReply,
  type HistoryEntry,
  type Profile,
  type ProfileReply,
  type RunningReply,
  type StopReply,
} from '../../../packages/contract/src/index.ts'
import { Browser } from './browser.ts'
import { readEvents } from './event-stream.ts'

export type Question = {
  message?: string
  /** `Idempotency-Key`. */
  key?: string
  /** The address of another server process. */
  at?: string
  signal?: AbortSignal
}

export type Answer<Body> = { status: number; headers: Headers; body: Body }

/** A question without a word that changes its price: three credits. */
export const plainQuestion = 'What should I know about myself?'
export const plainPrice = 3

/** A user who signed in with the identity provider and completed the profile. */
export class Person {
  readonly email: string
  readonly #url: string
  readonly #browser: Browser
  /** Both credentials as headers, for a test that sends requests in a way of its own. */
  readonly credentials: Record<'authorization' | 'cookie', string>

  constructor(email: string, url: string, browser: Browser, token: string) {
    this.email = email
    this.#url = url
    this.#browser = browser
    this.credentials = { authorization: `Bearer ${token}`, cookie: browser.cookiesFor(new URL(url)) }
  }

  /** Asks and waits for the whole answer, as JSON. */
  async ask<Body = ChatReply>(question: Question = {}): Promise<Answer<Body>> {
    const response = await this.post(question, 'application/json')
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
  }

  /** Asks and yields the answer while it is written. @throws when the question is refused before that */
  async hear(question: Question = {}): Promise<AsyncGenerator<ChatEvent>> {
    const response = await this.post(question, 'text/event-stream')
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
    return readEvents(response)
  }

  /** The turn that is being written for this person, as the process at `at` sees it. */
  async running(at = this.#url): Promise<RunningReply['turn']> {
    return (await this.get<RunningReply>(routes.runningTurn.path, at)).body.turn
  }

  /** Follows a turn from its beginning, or after `lastEventId`, at the process `at`. */
  async follow(turnId: string, at: string, lastEventId?: number): Promise<AsyncGenerator<ChatEvent>> {
    const headers = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }
    const response = await this.#send(at, pathOf(routes.turnEvents, { turnId }).path, { headers })
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
    return readEvents(response)
  }

  async stop(turnId: string, at: string): Promise<StopReply> {
    const { method, path } = pathOf(routes.stopTurn, { turnId })
    return (await (await this.#send(at, path, { method })).json()) as StopReply
  }

  async get<Body>(path: string, at = this.#url): Promise<Answer<Body>> {
    const response = await this.#send(at, path)
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body }
  }

  /** Sends JSON to an address of the API. */
  async submit<Body>(
    path: string,
    body: object,
    headers: Record<string, string> = {},
    method: 'POST' | 'PUT' = 'POST',
  ): Promise<Answer<Body>> {
    const sent = json(body)
    const response = await this.#send(this.#url, path, {
      method,
      body: sent.body,
      headers: { ...sent.headers, ...headers },
    })
    // A 204 has no body to read.
    const answer: unknown = response.status === 204 ? null : await response.json()
    return { status: response.status, headers: response.headers, body: answer as Body }
  }

  async profile(): Promise<Profile> {
    return (await this.get<ProfileReply>(routes.profile.path)).body.user!
  }

  async history(): Promise<HistoryEntry[]> {
    return (await this.get<HistoryEntry[]>(routes.chatHistory.path)).body
  }

  async saveProfile(profile: { birthDate: string; fullName: string }): Promise<void> {
    const { method, path } = routes.saveProfile
    const response = await this.#send(this.#url, path, { method, ...json(profile) })
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  }

  /** Asks, and leaves the response to the caller. */
  post({ message = plainQuestion, key, at = this.#url, signal }: Question, accept: string): Promise<Response> {
    const { method, path } = routes.chat
    const { headers, body } = json({ message })
    return this.#send(at, path, {
      method,
      body,
      headers: { ...headers, accept, ...(key !== undefined && { 'idempotency-key': key }) },
      ...(signal && { signal }),
    })
  }

  #send(at: string, path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    return this.#browser.send(at + path, {
      ...init,
      headers: { ...init.headers, ...this.credentials },
    })
  }
}

const json = (body: object) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** Signs in as a person does: to the provider and back, then the token of the address for one of the session. A first sign-in brings five credits. */
export async function signIn(url: string, email: string): Promise<Person> {
  const browser = new Browser()
  const form = await browser.visit(url + navigations.login('google'))
  const back = await browser.visit(form, { method: 'POST', body: new URLSearchParams({ email, name: 'Ana Silva' }) })
  const arrived = back.searchParams.get('token')
  if (arrived === null) throw new Error(`The sign-in ended at ${back.pathname}${back.search}`)
  const { method, path } = routes.activate
  const activated = await browser.send(url + path, { method, ...json({ token: arrived }) })
  const { token } = (await activated.json()) as ActivateReply
  const person = new Person(email, url, browser, token)
  await person.saveProfile({ birthDate: '1990-05-17', fullName: 'Ana Maria Silva' })
  return person
}
