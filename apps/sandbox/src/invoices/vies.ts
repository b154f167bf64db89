// The register of VAT numbers of the European Commission. https://ec.europa.eu/taxation_customs/vies/#/technical-information
import { z } from 'zod'
import { readJson, sendJson, type Handler } from '../http/exchange.ts'

const Request = z.object({ countryCode: z.string().length(2), vatNumber: z.string().min(2) })

/** Numbers that end in 000 are not registered; with `vies: 'unavailable'` the member state does not answer. */
export function viesRoutes(isUnavailable: () => boolean): Handler {
  return async ({ request, response, url }) => {
    if (request.method !== 'POST' || url.pathname !== '/vies/check-vat-number')
      return sendJson(response, 404, { error: `VIES has no ${request.method} ${url.pathname}.` })
    const asked = Request.safeParse(await readJson(request))
    const refuse = (status: number, error: string) =>
      sendJson(response, status, { actionSucceed: false, errorWrappers: [{ error }] })
    if (!asked.success) return refuse(400, 'INVALID_INPUT')
    if (isUnavailable()) return refuse(500, 'MS_UNAVAILABLE')
    const { countryCode, vatNumber } = asked.data
    const valid = !vatNumber.endsWith('000')
    sendJson(response, 200, {
      countryCode,
      vatNumber,
      requestDate: new Date().toISOString(),
      valid,
      name: valid ? `Sandbox Company ${vatNumber}` : '---',
      address: valid ? `Street 1, ${countryCode}` : '---',
    })
  }
}
