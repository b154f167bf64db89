import type { Person } from '../identity/person.ts'

/** The product, as Facebook knows it. */
export type App = { id: string; secret: string; redirectUri: string; url: string }

/** The data that a user agreed to share with the product. */
export type Consent = { person: Person; scopes: readonly string[]; codeChallenge: string | null }
