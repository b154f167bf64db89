import type { SandboxEnvironment } from '../environment.ts'
import { apiRoutes } from './api/api.ts'
import { createIdempotency } from './api/idempotency.ts'
import { createMisbehaviour } from './misbehaviour.ts'
import { overviewOf } from './overview.ts'
import { createPages } from './pages.ts'
import { createState } from './state.ts'
import { createDispatcher } from './webhooks/dispatcher.ts'

/** How often the provider looks whether something is due by itself. */
const lookMs = 1_000

type ProviderParts = { url: string; appUrl: string; environment: SandboxEnvironment }

function openAccount({ url, appUrl, environment }: ProviderParts) {
  const misbehaviour = createMisbehaviour()
  const target = { address: `${appUrl}/api/billing/webhook`, secret: environment.STRIPE_WEBHOOK_SECRET }
  const dispatcher = createDispatcher(target, misbehaviour.setting)
  const state = createState({ url, appUrl }, dispatcher.announce)
  return { misbehaviour, dispatcher, state, idempotency: createIdempotency(state.clock) }
}

/** The payment provider: its API, what its pages do, and what the control endpoint may do to it. */
export function createPaymentProvider(parts: ProviderParts) {
  let account = openAccount(parts)
  const looking = setInterval(() => account.state.agenda.catchUp(), lookMs)
  looking.unref()

  return {
    api: apiRoutes({
      secretKey: parts.environment.STRIPE_SECRET_KEY,
      state: () => account.state,
      idempotency: () => account.idempotency,
      misbehaviour: () => account.misbehaviour,
    }),
    pages: createPages(parts.environment.STRIPE_PUBLISHABLE_KEY, () => account.state),
    /** The account of the moment, with what is due done. */
    account() {
      account.state.agenda.catchUp()
      return account
    },
    overview() {
      account.state.agenda.catchUp()
      return overviewOf(account.state, {
        setting: account.misbehaviour.setting(),
        calls: account.misbehaviour.calls(),
        undelivered: account.dispatcher.undelivered(),
        keys: account.idempotency.list(),
      })
    },
    /** Forgets everything, and what is on the way to the product. */
    reset() {
      account.dispatcher.stop()
      account = openAccount(parts)
    },
    stop() {
      clearInterval(looking)
      account.dispatcher.stop()
    },
  }
}

export type PaymentProvider = ReturnType<typeof createPaymentProvider>
