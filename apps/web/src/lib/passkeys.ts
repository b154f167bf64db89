import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@numeria/contract'

// Fetched when a passkey is wanted: few visits use one.
const library = () => import('@simplewebauthn/browser')

/** Has this device make a passkey, after it asked for its owner. */
export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await library()
  return { ...(await startRegistration({ optionsJSON: options })), clientExtensionResults: {} }
}

/** Has a device sign the challenge with a passkey that its owner chooses. */
export async function provePasskey(options: PasskeyRequest): Promise<PasskeyProof> {
  const { startAuthentication } = await library()
  return { ...(await startAuthentication({ optionsJSON: options })), clientExtensionResults: {} }
}

/**
 * Lists passkeys among the browser's suggestions for the field on the page that is marked with `webauthn`.
 * @returns the proof once the person chooses one; null where the browser has no such list
 */
export async function suggestPasskeys(fetchOptions: () => Promise<PasskeyRequest>): Promise<PasskeyProof | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library()
  if (!(await browserSupportsWebAuthnAutofill())) return null
  const optionsJSON = await fetchOptions()
  return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: true })), clientExtensionResults: {} }
}

/** Takes the passkeys out of the suggestions. */
export const stopSuggesting = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony()

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name

/** The person closed the browser's dialog, or left it open for too long. */
export const isDismissed = (error: unknown): boolean =>
  isNamed(error, 'NotAllowedError') || isNamed(error, 'AbortError')

/** This device has a passkey of the account already. */
export const isPasskeyKnown = (error: unknown): boolean => isNamed(error, 'InvalidStateError')
