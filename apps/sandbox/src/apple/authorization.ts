import type { Person } from '../identity/person.ts'

/** The product, as Apple knows it. */
export type App = {
  issuer: string
  clientId: string
  teamId: string
  keyId: string
  redirectUri: string
  url: string
}

/** The consent of a person at Apple. */
export type Authorization = { person: Person; isPrivateEmail: boolean; scopes: readonly string[]; nonce: string | null }
