/** Everything this app keeps in the browser, by name. The first three are the specification's. */
export const keys = {
  authToken: 'authToken',
  authRedirect: 'auth_redirect',
  authPurchase: 'auth_purchase',
  authReading: 'numeria.auth-reading',
  pendingPurchase: 'pendingPurchase',
  currency: 'numeria.currency',
  handledLogin: 'numeria.handled-login',
  luckyShared: 'lucky-numbers-shared',
  owner: 'numeria.owner',
  typedPerson: 'numeria.typed-person',
  typedOffered: 'numeria.typed-offered',
  draft: 'numeria.draft',
  sending: 'numeria.sending',
  tone: 'numeria.tone',
  tradition: 'numeria.tradition',
  language: 'numeria.language',
  pageLanguage: 'numeria.page-language',
  theme: 'numeria.theme',
  panel: 'numeria.panel',
  shortcuts: 'numeria.shortcuts',
  todaySeen: 'numeria.today-seen',
  lowCreditsSeen: 'numeria.low-credits-seen',
  profileAsked: 'numeria.profile-asked',
  otherNameAsked: 'numeria.other-name-asked',
  analyticsConsent: 'numeria.analytics-consent',
  analyticsSession: 'numeria.analytics-session',
  analyticsFirst: 'numeria.analytics-first',
  analyticsQueue: 'numeria.analytics-queue',
} as const

export type KeyValue = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/**
 * A browser storage that never throws: where the browser refuses (blocked cookies, private windows, full disk),
 * values live in memory until the page goes.
 */
export function keyValue(open: () => Storage): KeyValue {
  const memory = new Map<string, string>()
  const attempt = <Result>(access: (storage: Storage) => Result, otherwise: () => Result): Result => {
    try {
      return access(open())
    } catch {
      return otherwise()
    }
  }
  return {
    get: (key) =>
      attempt(
        (storage) => storage.getItem(key) ?? memory.get(key) ?? null,
        () => memory.get(key) ?? null,
      ),
    set: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value)
          memory.delete(key)
        },
        () => void memory.set(key, value),
      ),
    remove: (key) => {
      memory.delete(key)
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      )
    },
  }
}

export const local = keyValue(() => window.localStorage)
export const session = keyValue(() => window.sessionStorage)
