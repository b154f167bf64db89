import { z } from 'zod'
import { sendJson, type Exchange } from '../http/exchange.ts'
import { invoiceModes, type InvoiceProvider } from '../invoices/invoicexpress.ts'
import { readBody } from './read-body.ts'

const Setting = z.strictObject({
  api: z.enum(invoiceModes).optional(),
  times: z.number().int().min(1).optional(),
  vies: z.enum(['ok', 'unavailable']).optional(),
})

/** `GET …/invoices` lists the final documents; `PUT` makes the provider fail, for so many calls or until it is set anew. */
export async function controlInvoices(invoices: InvoiceProvider, exchange: Exchange): Promise<boolean> {
  const call = `${exchange.request.method} ${exchange.url.pathname}`
  if (call === 'PUT /_control/invoices') {
    const { times, api, vies } = await readBody(exchange, Setting)
    invoices.set({ ...(api && { api }), ...(vies && { vies }), times: times ?? null })
  } else if (call !== 'GET /_control/invoices') return false
  sendJson(exchange.response, 200, invoices.state())
  return true
}
