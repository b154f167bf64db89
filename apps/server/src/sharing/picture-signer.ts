import { readFile } from 'node:fs/promises'
import { sign } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { brand, digitalSourceType } from '@numeria/contract'
import { CBORTag, encodeCBOR, type CBORType } from '@levischuck/tiny-cbor'
import type { Deps } from '../deps.ts'
import type { PictureCredential } from '../platform/picture-settings.ts'

/** A picture that this server painted, with what says so to programs. */
export type SignPicture = (png: Buffer) => Promise<Buffer>

/**
 * Adds a signed manifest (C2PA) to pictures that this server painted, never to bytes that came from elsewhere: a signature names us as the maker.
 * A picture that cannot be signed, such as with a certificate that has ended, is shown without a manifest.
 */
export function pictureSigner({ settings, log }: Pick<Deps, 'settings' | 'log'>): SignPicture {
  const { pictureCredential } = settings
  if (!pictureCredential) return async (png) => png
  return async (png) => {
    try {
      return await withManifest(png, pictureCredential)
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'a picture could not be signed')
      return png
    }
  }
}

const manifest = JSON.stringify({
  claim_generator_info: [{ name: brand.name }],
  format: 'image/png',
  assertions: [{ label: 'c2pa.actions.v2', data: { actions: [{ action: 'c2pa.created', digitalSourceType }] } }],
})
/** Purposes of a certificate that C2PA allows: e-mail protection, document signing, and its own, claim signing. */
const signingPurposes = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36', '1.3.6.1.4.1.62558.2.1']
/** The library reads what it has signed, and refuses a certificate that C2PA does not allow. No reader here has the list of trusted ones. */
const context = JSON.stringify({
  verify: { verify_after_sign: true, ocsp_fetch: false, remote_manifest_fetch: false },
  trust: { trust_config: signingPurposes.join('\n') },
  builder: { thumbnail: { enabled: false } },
})

async function withManifest(png: Buffer, credential: PictureCredential): Promise<Buffer> {
  const { WasmBuilder } = await c2pa()
  const builder = WasmBuilder.fromJson(manifest, context)
  try {
    const signer = {
      alg: 'es256',
      // The manifest has a place of exactly this size.
      reserveSize: envelope(credential, Buffer.alloc(signatureBytes)).length,
      sign: async (claim: Uint8Array) => new Uint8Array(envelope(credential, signatureOf(credential, claim))),
    }
    return Buffer.from(await builder.sign(signer, [], 'image/png', new PictureBlob(png)))
  } finally {
    builder.free()
  }
}

const signatureBytes = 64
/** Labels and values of COSE headers. https://www.iana.org/assignments/cose */
const [algorithm, es256, x5chain, cose_sign1] = [1, -7, 33, 18]

const headerOf = ({ certificates: [own, ...issuers] }: PictureCredential): Uint8Array =>
  encodeCBOR(
    new Map<number, CBORType>([
      [algorithm, es256],
      [x5chain, issuers.length === 0 ? plain(own) : [own, ...issuers].map(plain)],
    ]),
  )

/** The signature with its certificates (COSE_Sign1, RFC 9052), whose payload stands beside it. The library takes nothing less. */
function envelope(credential: PictureCredential, signature: Buffer): Uint8Array {
  return encodeCBOR(new CBORTag(cose_sign1, [headerOf(credential), new Map(), null, plain(signature)]))
}

function signatureOf(credential: PictureCredential, claim: Uint8Array): Buffer {
  const signed = encodeCBOR(['Signature1', headerOf(credential), new Uint8Array(), claim])
  return sign('sha256', signed, { key: credential.privateKey, dsaEncoding: 'ieee-p1363' })
}

const plain = (bytes: Buffer): Uint8Array => new Uint8Array(bytes)

/** The library is made for a browser's worker, where a blob is read by a `FileReaderSync`; Node has none. */
class PictureBlob extends Blob {
  readonly content: ArrayBuffer

  constructor(png: Buffer) {
    const bytes = new Uint8Array(png)
    super([bytes])
    this.content = bytes.buffer
  }
}

class FileReaderSync {
  readAsArrayBuffer(blob: PictureBlob): ArrayBuffer {
    return blob.content
  }
}

let loading: ReturnType<typeof load> | undefined
/** Loaded with the first picture: it takes some 30 MB. */
const c2pa = () => (loading ??= load())

async function load() {
  const library = await import('@contentauth/c2pa-wasm')
  Object.assign(globalThis, { FileReaderSync })
  const file = fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))
  await library.default({ module_or_path: await readFile(file) })
  return library
}

/** The library throws texts; a long one holds the whole validation. */
const reasonOf = (error: unknown): string => String(error).slice(0, 2_000)
