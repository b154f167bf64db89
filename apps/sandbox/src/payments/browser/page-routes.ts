import type { Handler } from '../../http/exchange.ts'
import type { PaymentPages } from '../payments.ts'
import { sendAsset } from './assets.ts'
import { answerAuthorisation } from './authorisation-routes.ts'
import { sendNotice } from './document.ts'
import { answerElementCall, sendElementFrame } from './element-routes.ts'
import { answerHostedPage } from './hosted-routes.ts'
import { answerPortal } from './portal-routes.ts'

/** The pages of the payment provider: everything under `/_stripe`. `sandboxUrl` ends without a slash. */
export function paymentPageRoutes(pages: PaymentPages, sandboxUrl: string): Handler {
  return async (exchange) => {
    const { request, response, url } = exchange
    const [, , place, name = '', action = ''] = url.pathname.split('/')
    if (place === 'checkout') return answerHostedPage(pages, exchange, name)
    if (place === 'authorise') return answerAuthorisation(pages, exchange, name)
    if (place === 'portal') return answerPortal(pages, exchange, name)
    if (place === 'v1' && name === 'payment_pages' && request.method === 'POST')
      return answerElementCall(pages, sandboxUrl, exchange, action)
    if (place === 'v3' && name === 'payment-element') return sendElementFrame(exchange)
    if (place === 'v3' && sendAsset(response, name)) return
    sendNotice(response, 404, {
      title: 'Nothing here',
      sentence: 'The payment sandbox has no page at this address.',
    })
  }
}
