import { z } from 'zod'
import { currencies } from './packs.ts'

/** The token that a login left in the address of `/login`. It counts only with the cookie of the same redirect. */
export const ActivateRequest = z.strictObject({ token: z.string().min(1).max(200) })
export type ActivateRequest = z.infer<typeof ActivateRequest>

/** The bearer token of the session, which was never in an address, and the name that the provider gave, for the profile form to propose. */
export const ActivateReply = z.object({ token: z.string(), proposedName: z.string().optional() })
export type ActivateReply = z.infer<typeof ActivateReply>

/** Asks for an e-mail with a link and a code. */
export const EmailLoginRequest = z.strictObject({ email: z.email().max(254) })
export type EmailLoginRequest = z.infer<typeof EmailLoginRequest>

/** `code`: the eight digits of the e-mail, or the secret of its link. */
export const EmailLoginConfirm = z.strictObject({ email: z.email().max(254), code: z.string().trim().min(1).max(64) })
export type EmailLoginConfirm = z.infer<typeof EmailLoginConfirm>

const Base64Url = z.string().regex(/^[\w-]+$/)
const credential = {
  id: Base64Url.max(1_400),
  rawId: Base64Url.max(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
}
const clientDataJSON = Base64Url.max(4_000)

/** Arguments of `navigator.credentials.create`. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** A passkey as the browser made it. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: Base64Url.max(8_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** Arguments of `navigator.credentials.get`. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** A challenge that a passkey has signed. */
export const PasskeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: Base64Url.max(4_000),
    signature: Base64Url.max(8_000),
    userHandle: Base64Url.max(100).nullish(),
  }),
})
export type PasskeyProof = z.infer<typeof PasskeyProof>

export const LoginList = z.object({
  /** In the order in which they were linked. */
  logins: z.array(
    z.object({
      /** Names the login, and opens nothing. */
      id: z.string(),
      /** As `PublicConfig` names it. */
      provider: z.string(),
      /** The verified address when the login was last used. */
      email: z.string().nullable(),
      /** Whether that address belongs to another account. Then this account keeps the address that it had. */
      isEmailElsewhere: z.boolean(),
      /** Where a passkey was made. */
      device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }).nullable(),
      linkedAt: z.string(),
    }),
  ),
})
export type LoginList = z.infer<typeof LoginList>

const loginProviders = ['google', 'apple', 'facebook'] as const

export const LinkLoginRequest = z.strictObject({ provider: z.enum(loginProviders) })
export type LinkLoginRequest = z.infer<typeof LinkLoginRequest>

export const PublicConfig = z.object({
  providers: z.array(z.object({ id: z.enum(loginProviders), label: z.string() })),
  /** Whether people can sign in by e-mail: where the server sends mail. */
  emailLogin: z.boolean(),
  currency: z.enum(currencies),
  /** The seller, for the legal pages. */
  company: z.object({
    name: z.string(),
    address: z.string(),
    vatNumber: z.string(),
    complaintsUrl: z.string(),
    /** '' where it was not given, like those below. */
    phone: z.string(),
    registry: z.string(),
    registrationNumber: z.string(),
    shareCapital: z.string(),
    paidUpCapital: z.string(),
    /** Name, register and phone in one line, for the footer. */
    line: z.string(),
  }),
  payments: z.object({
    publishableKey: z.string(),
    /** Where the payment form's script is: the provider's own address, never bundled. */
    scriptUrl: z.string(),
  }),
  sandbox: z.boolean(),
})
export type PublicConfig = z.infer<typeof PublicConfig>
