import type { SandboxEnvironment } from '../environment.ts'
import type { Handler } from '../http/exchange.ts'
import type { App, Consent } from './consent.ts'
import { createDialog } from './dialog.ts'
import { createGraph } from './graph.ts'
import { createVouchers } from '../identity/vouchers.ts'

/** The person's dialog under `/facebook` and the Graph calls under `/facebook-graph`, in Facebook's OAuth 2.0 shape. */
export function facebookRoutes(appUrl: string, environment: SandboxEnvironment): { dialog: Handler; graph: Handler } {
  const app: App = {
    id: environment.FACEBOOK_CLIENT_ID,
    secret: environment.FACEBOOK_CLIENT_SECRET,
    redirectUri: `${appUrl}/api/auth/callback/facebook`,
    url: appUrl,
  }
  const codes = createVouchers<Consent>(600)
  return { dialog: createDialog(app, codes), graph: createGraph(app, codes) }
}
