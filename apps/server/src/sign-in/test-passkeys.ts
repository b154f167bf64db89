// A device that keeps one passkey, as the standard describes it: ES256, no attestation unless a test wants one of its own. For tests.
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@numeria/contract'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { certificateOf } from './test-certificate.ts'

const url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const present = 1
const verified = 4
const attested = 64

/** CBOR of byte strings in the shortest way, and of texts of up to 23 bytes. */
const cborBytes = (bytes: Buffer) => {
  const { length } = bytes
  const written = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255]
  return Buffer.concat([Buffer.from(written), bytes])
}
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

type Wrong = {
  origin?: string
  rpId?: string
  isVerified?: boolean
  challenge?: string
  attestation?: { format: string; hasCertificate: boolean }
}

export function createDevice(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: false,
      }),
    )
  function authenticatorData(rpId: string, flags: number, wrong: Wrong): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((counter += 1))
    const all = flags | present | (wrong.isVerified === false ? 0 : verified)
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([all]), count])
  }
  const named = { id: url(id), rawId: url(id), type: 'public-key', clientExtensionResults: {} } as const

  return {
    id: named.id,
    create({ challenge, rp, user }: PasskeyCreation, wrong: Wrong = {}): NewPasskey {
      userHandle = user.id
      const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
      const point = (value: string) => cborBytes(Buffer.from(value, 'base64url'))
      // A map of kty, alg, crv, x and y.
      const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21])
      const key = Buffer.concat([head, point(x), Buffer.from([0x22]), point(y)])
      const about = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const authData = Buffer.concat([authenticatorData(rp.id, attested, wrong), about])
      const data = clientData('webauthn.create', challenge, wrong)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      const { format, hasCertificate } = wrong.attestation ?? { format: 'none', hasCertificate: false }
      const signed = [cborText('alg'), Buffer.from([0x26]), cborText('sig'), cborBytes(signature)]
      const certified = [cborText('x5c'), Buffer.from([0x81]), cborBytes(certificateOf(publicKey, privateKey))]
      const statement = [...(format === 'none' ? [] : signed), ...(hasCertificate ? certified : [])]
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText(format),
        cborText('attStmt'),
        Buffer.from([0xa0 + (format === 'none' ? 0 : hasCertificate ? 3 : 2)]),
        ...statement,
        cborText('authData'),
        cborBytes(authData),
      ])
      const clientDataJSON = url(data)
      return { ...named, response: { clientDataJSON, attestationObject: url(attestation), transports: ['internal'] } }
    },
    prove(
      { challenge, rpId }: PasskeyRequest,
      wrong: Wrong & { counter?: number; userHandle?: string } = {},
    ): PasskeyProof {
      if (wrong.counter !== undefined) counter = wrong.counter - 1
      const data = clientData('webauthn.get', challenge, wrong)
      const authData = authenticatorData(rpId, 0, wrong)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: url(data),
          authenticatorData: url(authData),
          signature: url(signature),
          userHandle: wrong.userHandle ?? userHandle,
        },
      }
    },
  }
}
