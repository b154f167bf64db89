import type { LoginFailureReason } from '@numeria/contract'

/** State that the browser must bring back from the provider; kept in an HttpOnly cookie between the two redirects. */
export type LoginAttempt = { state: string; nonce: string; verifier: string }

/** The identity confirmed by the provider. `email` is null where it is not shared or not verified. */
export type ProvenIdentity = { subject: string; email: string | null }

/** With the name that the provider knows, for the profile form to propose. It is not proven. */
export type NamedIdentity = ProvenIdentity & { name: string | null }

/**
 * A message of the platform itself about one of its people: to delete what it shared, or that consent was withdrawn. `askedAt` is by its clock, in whole
 * seconds.
 */
export type PlatformEvent = { kind: 'delete' | 'revoke' | 'other'; subject: string; askedAt: Date }

export type IdentityProvider = {
  id: 'google' | 'apple' | 'facebook'
  label: string
  /** The provider's page to send the browser to. Rejects with `ProviderUnavailable` while the provider cannot be reached. */
  authorizationUrl(attempt: LoginAttempt, redirectUri: string): Promise<URL>
  /**
   * Redeems the callback. Rejects with `LoginRefused` when what came back does not belong to this attempt or the person
   * cancelled, with `ProviderUnavailable` when the provider cannot be reached or answers nonsense.
   */
  redeem(attempt: LoginAttempt, callbackUrl: URL): Promise<NamedIdentity>
  /** Reads a signed message. Rejects with `InvalidEvent` where it is not the platform's, with `ProviderUnavailable` while its keys cannot be read. */
  readEvent?(message: string, now: Date): Promise<PlatformEvent>
}

/** The signature, the issuer, the audience or the form is not as the platform documents it. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent'
}

export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

export class LoginRefused extends Error {
  override readonly name = 'LoginRefused'
  readonly reason: LoginFailureReason

  constructor(reason: LoginFailureReason, options?: ErrorOptions) {
    super(`login refused: ${reason}`, options)
    this.reason = reason
  }
}
