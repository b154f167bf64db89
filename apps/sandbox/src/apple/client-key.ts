import { createECDH, createHash, createPrivateKey, createPublicKey } from 'node:crypto'

/** The product's private key at the sandbox's Apple. It is derived, because the settings depend on the port alone; it opens nothing but a sandbox. */
const curve = createECDH('prime256v1')
curve.setPrivateKey(createHash('sha256').update('Sign in with Apple in the sandbox').digest())
const point = curve.getPublicKey()
const privateKey = createPrivateKey({
  format: 'jwk',
  key: {
    kty: 'EC',
    crv: 'P-256',
    d: curve.getPrivateKey('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  },
})

/** As in Apple's .p8 file, in one line. */
export const clientKey = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
export const clientPublicKey = createPublicKey(privateKey)
