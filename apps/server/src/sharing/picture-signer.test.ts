import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sandboxEnvironment } from '@numeria/sandbox'
import { brand, digitalSourceType } from '@numeria/contract'
import loadLibrary, { WasmReader } from '@contentauth/c2pa-wasm'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../platform/settings.ts'
import { pictureSigner } from './picture-signer.ts'
import { paintPublicReading } from './public-picture.ts'

const given = sandboxEnvironment(9)
const authority = given.C2PA_CERTIFICATE.slice(given.C2PA_CERTIFICATE.lastIndexOf('-----BEGIN'))

/** The manifest store as a reader of C2PA sees it. */
async function read(png: Buffer, trusted?: string) {
  const context = trusted && JSON.stringify({ trust: { user_anchors: trusted } })
  const reader = await WasmReader.fromBytes('image/png', png, context)
  return JSON.parse(reader.json()) as {
    active_manifest: string
    manifests: Record<string, { claim_generator_info: object[]; assertions: object[]; signature_info: object }>
    validation_state: 'Invalid' | 'Valid' | 'Trusted'
    validation_status?: { code: string }[]
  }
}

describe('A picture that the server painted', () => {
  let painted: Buffer
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const signerWith = (environment: Record<string, string>) =>
    pictureSigner({ settings: readSettings({ ...given, ...environment }), log })

  beforeAll(async () => {
    await loadLibrary({
      module_or_path: await readFile(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))),
    })
    const reading = { reading: 'life_path', tradition: 'pythagorean', language: 'en', response: 'You build.' } as const
    painted = await paintPublicReading(
      { ...reading, fullName: null, birthDate: null, numbers: [], createdOn: '2026-11-21' },
      'en',
    )
  })

  test('says in a signed manifest who made it, and that an AI wrote its words', async () => {
    const signed = await signerWith({})(painted)
    const { manifests, active_manifest: label, validation_state, validation_status } = await read(signed)
    expect(manifests[label]).toMatchObject({
      claim_generator_info: [{ name: brand.name }],
      assertions: [{ label: 'c2pa.actions.v2', data: { actions: [{ action: 'c2pa.created', digitalSourceType }] } }],
      signature_info: { alg: 'Es256', issuer: 'Numeria sandbox' },
    })
    expect(validation_state).toBe('Valid')
    expect(validation_status).toEqual([expect.objectContaining({ code: 'signingCredential.untrusted' })])
    // The mark of the IPTC is still there for programs that know no C2PA.
    expect(signed.includes(`Iptc4xmpExt:DigitalSourceType="${digitalSourceType}"`)).toBe(true)
  })

  test('is trusted by whoever trusts the authority of its certificate', async () => {
    expect((await read(await signerWith({})(painted), authority)).validation_state).toBe('Trusted')
  })

  test('is no longer sound once one byte was changed', async () => {
    const signed = await signerWith({})(painted)
    signed[signed.length - 40]! ^= 1
    const { validation_state, validation_status } = await read(signed)
    expect(validation_state).toBe('Invalid')
    expect(validation_status).toContainEqual(expect.objectContaining({ code: 'assertion.dataHash.mismatch' }))
  })

  test('is signed as often as it is asked for, many at once', async () => {
    const sign = signerWith({})
    const pictures = await Promise.all(Array.from({ length: 20 }, () => sign(painted)))
    for (const picture of pictures) expect((await read(picture)).validation_state).toBe('Valid')
  })

  test('is shown without a manifest where the certificate is refused, and the log says so', async () => {
    const settings = readSettings(given)
    const [, issuer] = settings.pictureCredential!.certificates
    const pictureCredential = { ...settings.pictureCredential!, certificates: [issuer!] as const }
    const sign = pictureSigner({ settings: { ...settings, pictureCredential }, log })
    expect(await sign(painted)).toBe(painted)
    expect(lines.join('')).toContain('a picture could not be signed')
  })

  test('keeps the mark of the IPTC alone where there is no certificate', async () => {
    expect(await signerWith({ C2PA_CERTIFICATE: '', C2PA_PRIVATE_KEY: '' })(painted)).toBe(painted)
  })
})
