import type { FastifyBaseLogger } from 'fastify'
import type { IdentityProvider } from './integrations/identity-provider.ts'
import type { Invoicing } from './integrations/invoicing.ts'
import type { Mail } from './integrations/mail.ts'
import type { Model } from './integrations/model.ts'
import type { Payments } from './integrations/payments.ts'
import type { Vies } from './integrations/vies.ts'
import type { Push } from './integrations/push.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/connect.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import type { Settings } from './platform/settings.ts'

/** Dependencies outside the process. All other code is imported. */
export type Deps = {
  settings: Settings
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  metrics: Metrics
  /** Null: tracing is off. */
  tracing: Tracing | null
  identityProviders: readonly IdentityProvider[]
  model: Model
  payments: Payments
  /** Null: no invoices are issued. */
  invoicing: Invoicing | null
  vies: Vies
  /** Null: no mail is sent. */
  mail: Mail | null
  /** Null: no notifications are sent. */
  push: Push | null
}
