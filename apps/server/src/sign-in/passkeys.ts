// Passkeys: logins whose subject is a credential that the owner's device keeps. One is added by a signed-in person and makes no account of its own. The device
// asks for its owner's fingerprint, face or PIN each time.
import { brand, type NewPasskey, type PasskeyCreation, type PasskeyProof, type PasskeyRequest } from '@numeria/contract'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import { findUser } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import type { Settings } from '../platform/settings.ts'
import { linkLogin, type Change } from './logins.ts'
import { challengeSeconds } from './passkey-challenge.ts'
import { findPasskey, insertPasskey, passkeysOf, saveCounter, type Device, type Passkey } from './passkeys.queries.ts'

const timeout = challengeSeconds * 1_000
const maxPasskeys = 20
/** EdDSA, ES256 and RS256: what devices have. */
const algorithms = [-8, -7, -257]

const partyOf = ({ publicUrl }: Settings) => {
  const { origin, hostname } = new URL(publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

/** Options for `navigator.credentials.create`. @throws {AppError} `sign_in.enough_passkeys` */
export async function passkeyCreation({ db, settings }: Deps, userId: string): Promise<PasskeyCreation> {
  const user = await findUser(db, userId)
  if (!user) throw new AppError('auth.required')
  const passkeys = await passkeysOf(db, userId)
  if (passkeys.length >= maxPasskeys) throw new AppError('sign_in.enough_passkeys')
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: partyOf(settings).expectedRPID,
    userID: handleOf(user.publicId),
    userName: user.email,
    userDisplayName: user.fullName ?? user.email,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs: algorithms,
    timeout,
  })
  return options as PasskeyCreation
}

/**
 * Lets a new passkey open the account of a session.
 * @throws {AppError} `sign_in.passkey_refused`, `sign_in.enough_passkeys`, `sign_in.login_taken` where it opens another account, and as `linkLogin`
 */
export async function addPasskey(
  deps: Deps,
  change: Change,
  response: NewPasskey,
  challenge: string,
  device: Device,
): Promise<void> {
  const transports = response.response.transports ?? []
  const verified = await refusing(async () => {
    requireNoCertificate(response)
    return verifyRegistrationResponse({
      response: { ...response, response: { ...response.response, transports } },
      expectedChallenge: challenge,
      ...partyOf(deps.settings),
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: true,
    })
  })
  if (!verified.verified) throw new AppError('sign_in.passkey_refused')
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const passkey = { credentialId: id, userId: change.session.userId, publicKey, counter, transports, ...device }
  const login = { provider: 'passkey', subject: id } as const
  const isLinked = await linkLogin(deps, change, login, { email: null, device }, async (trx) => {
    // Under the account's lock: of two that are added at the same moment, the second one counts the first.
    if ((await passkeysOf(trx, passkey.userId)).length >= maxPasskeys) throw new AppError('sign_in.enough_passkeys')
    await insertPasskey(trx, passkey)
  })
  if (!isLinked) throw new AppError('sign_in.login_taken')
}

/**
 * None is requested; a browser may still pass on what the passkey has signed itself. The library would verify every other attestation too, and fetch the
 * revocation list that its certificate names.
 */
function requireNoCertificate({ response }: NewPasskey): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
  const format = attestation.get('fmt')
  const isOwn = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined
  if (format !== 'none' && !isOwn) throw new Error(`an attestation of the format ${format} was not requested`)
}

/** Options for `navigator.credentials.get`, with any of the user's passkeys. */
export async function passkeyRequest({ settings }: Deps): Promise<PasskeyRequest> {
  const { expectedRPID } = partyOf(settings)
  const options = await generateAuthenticationOptions({ rpID: expectedRPID, userVerification: 'required', timeout })
  return options as PasskeyRequest
}

/**
 * The passkey that signed the challenge.
 * @throws {AppError} `sign_in.passkey_unknown` for one that opens no account, `sign_in.passkey_refused`
 */
export async function provePasskey(deps: Deps, response: PasskeyProof, challenge: string): Promise<Passkey> {
  const { db, settings } = deps
  const passkey = await findPasskey(db, response.id)
  const user = passkey && (await findUser(db, passkey.userId))
  if (!passkey || !user) throw new AppError('sign_in.passkey_unknown')
  const { userHandle, ...rest } = response.response
  if (userHandle && userHandle !== Buffer.from(handleOf(user.publicId)).toString('base64url'))
    throw new AppError('sign_in.passkey_refused')
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      response: { ...response, response: rest },
      expectedChallenge: challenge,
      ...partyOf(settings),
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
      requireUserVerification: true,
    }),
  )
  if (!verified || !(await saveCounter(db, passkey, authenticationInfo.newCounter)))
    throw new AppError('sign_in.passkey_refused')
  return passkey
}

/** The library throws a plain error for an answer that does not fit. */
async function refusing<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify()
  } catch (error) {
    throw new AppError('sign_in.passkey_refused', { cause: error })
  }
}

const handleOf = (publicId: string) => new Uint8Array(Buffer.from(publicId))
