import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'

/** Certificate and key that sign the manifests of pictures. */
export type PictureCredential = {
  /** DER: the signer's own first, then each one's issuer. */
  certificates: readonly [Buffer, ...Buffer[]]
  privateKey: KeyObject
}

export type PictureSettings = {
  /** Null: pictures carry the IPTC mark alone. */
  pictureCredential: PictureCredential | null
}

type Given = Record<'C2PA_CERTIFICATE' | 'C2PA_PRIVATE_KEY', string>

/** Where one of the two is missing, that problem is known already. The rest of what C2PA asks of a certificate is checked with each signature. */
export function pictureSettings(given: Given | null, problems: string[]): PictureSettings {
  if (!given?.C2PA_CERTIFICATE || !given.C2PA_PRIVATE_KEY) return { pictureCredential: null }
  const certificates = certificatesIn(inLines(given.C2PA_CERTIFICATE))
  const privateKey = keyIn(inLines(given.C2PA_PRIVATE_KEY))
  const problem = problemOf(certificates, privateKey)
  if (problem !== null) problems.push(problem)
  const [own, ...issuers] = certificates.map(({ raw }) => raw)
  return { pictureCredential: own && privateKey ? { certificates: [own, ...issuers], privateKey } : null }
}

/** PEM that was put into one line has `\n` in place of its line breaks. */
const inLines = (text: string): string => text.replaceAll('\\n', '\n')

function problemOf(certificates: readonly X509Certificate[], key: KeyObject | null): string | null {
  const [own, issuer] = certificates
  if (!own) return 'C2PA_CERTIFICATE must be certificates in PEM, the signer’s own first'
  if (key?.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    return 'C2PA_PRIVATE_KEY must be a private key of P-256 in PEM'
  if (!own.checkPrivateKey(key)) return 'C2PA_PRIVATE_KEY must be the key of the first certificate of C2PA_CERTIFICATE'
  if (issuer && !own.verify(issuer.publicKey))
    return 'C2PA_CERTIFICATE must name the issuer of the first certificate second'
  return null
}

function certificatesIn(pem: string): X509Certificate[] {
  try {
    return (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
      (each) => new X509Certificate(each),
    )
  } catch {
    return []
  }
}

function keyIn(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem)
  } catch {
    return null
  }
}
