import type { ErrorCode } from './errors.ts'
import type { ChatReply, ChatRequestInput, HistoryEntry, ProfileReply, ProfileUpdate, PublicConfig } from './schemas.ts'

/** A call of the API. The type parameters exist for the typed client only; at run time a route is a method and a path. */
export type Route<Body, Reply> = { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; __types?: [Body, Reply] }

const get = <Reply>(path: string): Route<undefined, Reply> => ({ method: 'GET', path })
const post = <Body, Reply>(path: string): Route<Body, Reply> => ({ method: 'POST', path })
const patch = <Body, Reply>(path: string): Route<Body, Reply> => ({ method: 'PATCH', path })

/** Every call that crosses the wire. The browser's client and the server's routes are both made from this table. */
export const routes = {
  config: get<PublicConfig>('/api/config'),
  profile: get<ProfileReply>('/api/auth/profile'),
  me: get<ProfileReply>('/api/auth/me'),
  chat: post<ChatRequestInput, ChatReply>('/api/chat'),
  chatHistory: get<HistoryEntry[]>('/api/chat/history'),
  saveProfile: patch<ProfileUpdate, ProfileReply>('/api/user/profile'),
} as const

/** Browser navigations that the server answers itself. */
export const navigations = {
  logout: '/api/logout',
  login: (provider: string) => `/api/auth/login/${provider}`,
} as const

/** `?reason=` of a failed login (specification, section 8). */
export const loginFailureReasons = [
  'token_expired',
  'invalid_token',
  'no_email',
  'api_error',
  'no_token',
  'other',
] as const
export type LoginFailureReason = (typeof loginFailureReasons)[number]

/** The events of a streamed chat reply, in the order they come: `status`, any number of `delta`, then `done` or `error`. */
export type ChatEvent =
  | { event: 'status'; data: { turnId: string; creditsCost: number } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: ChatReply }
  | { event: 'error'; data: { error: string; code: ErrorCode } }
