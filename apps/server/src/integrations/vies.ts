/** Answer of VIES, the European Commission's register, about a VAT number. `unknown`: it cannot be asked now. */
export type VatNumberAnswer =
  | { state: 'valid'; name: string | null; address: string | null }
  | { state: 'invalid' }
  | { state: 'unknown' }

export type Vies = { check(country: string, number: string): Promise<VatNumberAnswer> }

const timeoutMs = 10_000
/** VIES writes this where a member state does not disclose something. */
const told = (text: unknown) => (typeof text === 'string' && text.trim() !== '' && text !== '---' ? text.trim() : null)

/** The REST service of https://ec.europa.eu/taxation_customs/vies. */
export function viesRegister({ url }: { url: string }): Vies {
  return {
    async check(country, number) {
      try {
        const response = await fetch(`${url}/check-vat-number`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ countryCode: country === 'GR' ? 'EL' : country, vatNumber: number }),
          signal: AbortSignal.timeout(timeoutMs),
        })
        const reply = (await response.json()) as { valid?: unknown; name?: unknown; address?: unknown }
        if (!response.ok || typeof reply.valid !== 'boolean') return { state: 'unknown' }
        return reply.valid
          ? { state: 'valid', name: told(reply.name), address: told(reply.address) }
          : { state: 'invalid' }
      } catch {
        return { state: 'unknown' }
      }
    },
  }
}
