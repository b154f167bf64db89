import type { JsonWebKey } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { appleRoutes } from './apple/apple.ts'
import { controlRoutes } from './control/control.ts'
import { createPlatforms } from './control/platforms-control.ts'
import { createModelControl } from './control/model-control.ts'
import type { SandboxEnvironment } from './environment.ts'
import { facebookRoutes } from './facebook/facebook.ts'
import { BadRequest, sendJson, type Handler } from './http/exchange.ts'
import { identityRoutes } from './identity/identity.ts'
import { createInvoiceProvider } from './invoices/invoicexpress.ts'
import { viesRoutes } from './invoices/vies.ts'
import { createMail } from './mail/mail.ts'
import { modelRoutes } from './model/model.ts'
import { paymentPageRoutes } from './payments/browser/page-routes.ts'
import { createPaymentProvider } from './payments/provider.ts'
import { createPush } from './push/push.ts'
import { createTelegram } from './telegram/telegram.ts'

export type SandboxParts = { url: string; appUrl: string; environment: SandboxEnvironment; signingKey: JsonWebKey }

const modelPaths = new Set(['/v1/chat/completions', '/v1/models'])

/** Everything the sandbox plays, by the first segment of the path. */
export function createSandbox({ url, appUrl, environment, signingKey }: SandboxParts) {
  const control = createModelControl()
  const facebook = facebookRoutes(appUrl, environment)
  const model = modelRoutes({ apiKey: environment.MODEL_API_KEY, modelName: environment.MODEL_NAME, control })
  const payments = createPaymentProvider({ url, appUrl, environment })
  const invoices = createInvoiceProvider(url, environment.INVOICEXPRESS_API_KEY)
  const telegram = createTelegram(environment.TELEGRAM_BOT_TOKEN)
  const mail = createMail()
  const push = createPush(url)
  const platforms = createPlatforms(appUrl, environment, signingKey)
  const parts: Record<string, Handler> = {
    google: identityRoutes({ appUrl, environment, signingKey }),
    apple: appleRoutes(appUrl, environment, signingKey),
    facebook: facebook.dialog,
    'facebook-graph': facebook.graph,
    // Both the model's clients and the payment provider's put '/v1' before every path.
    v1: (exchange) => (modelPaths.has(exchange.url.pathname) ? model : payments.api)(exchange),
    _stripe: paymentPageRoutes(payments.pages, url),
    telegram: telegram.api,
    push: push.api,
    invoicexpress: invoices.api,
    'invoicexpress-files': invoices.files,
    vies: viesRoutes(invoices.isViesUnavailable),
    _control: controlRoutes({ model: control, payments, telegram, mail, push, invoices, platforms }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const address = new URL(request.url ?? '/', url)
      const part = parts[address.pathname.split('/')[1]!]
      if (part) await part({ request, response, url: address })
      else sendJson(response, 404, { error: 'The sandbox plays nothing at this address.' })
    } catch (error) {
      answerFailure(response, error)
    }
  }

  return {
    answer,
    connect: mail.connect,
    stop: () => {
      telegram.stop()
      mail.stop()
      return payments.stop()
    },
  }
}

function answerFailure(response: ServerResponse, error: unknown) {
  if (response.headersSent) return void response.destroy()
  if (error instanceof BadRequest) return sendJson(response, 400, { error: error.message, field: error.field })
  console.error(error)
  sendJson(response, 500, { error: 'The sandbox failed; its log says why.' })
}
