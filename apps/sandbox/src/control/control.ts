import type { Mail } from '../mail/mail.ts'
import { sendJson, type Exchange, type Handler } from '../http/exchange.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { PushSettingRequest, type PushService } from '../push/push.ts'
import type { Telegram } from '../telegram/telegram.ts'
import type { InvoiceProvider } from '../invoices/invoicexpress.ts'
import { controlInvoices } from './invoices-control.ts'
import { ModelSettingRequest, type ModelControl } from './model-control.ts'
import { controlPayments } from './payments-control.ts'
import { readBody } from './read-body.ts'
import { controlTelegram } from './telegram-control.ts'

type Controlled = {
  model: ModelControl
  payments: PaymentProvider
  telegram: Telegram
  mail: Mail
  push: PushService
  invoices: InvoiceProvider
  platforms: (exchange: Exchange) => Promise<boolean>
}

/** Configures faults of the sandbox and shows its records. Answers with the resulting state. */
export function controlRoutes({ model, payments, telegram, mail, push, invoices, platforms }: Controlled): Handler {
  return async (exchange) => {
    const call = `${exchange.request.method} ${exchange.url.pathname}`
    if (call === 'PUT /_control/model') model.set(await readBody(exchange, ModelSettingRequest))
    else if (call === 'POST /_control/reset') {
      model.reset()
      payments.reset()
      telegram.reset()
      mail.reset()
      invoices.reset()
      push.reset()
    } else if (call === 'GET /_control/mail') {
      return sendJson(exchange.response, 200, { messages: mail.messages() })
    } else if (call === 'GET /_control/push' || call === 'PUT /_control/push') {
      if (call.startsWith('PUT')) push.set(await readBody(exchange, PushSettingRequest))
      return sendJson(exchange.response, 200, { messages: push.messages() })
    } else if (call !== 'GET /_control/model') {
      if (await controlPayments(payments, exchange)) return
      if (await controlTelegram(telegram, exchange)) return
      if (await controlInvoices(invoices, exchange)) return
      if (await platforms(exchange)) return
      return sendJson(exchange.response, 404, { error: `There is no ${call}.` })
    }
    sendJson(exchange.response, 200, model.state())
  }
}
