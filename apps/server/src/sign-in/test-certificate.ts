// The certificate of an authenticator, signed by its own key, as an attestation of the format `packed` asks for it. For tests.
import { sign, type KeyObject } from 'node:crypto'

function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const { length } = content
  const written = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...written]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
/** One part of a name: its place below 2.5.4, and its text. */
const named = (place: string, text: string) => der(0x31, sequence(objectId(`5504${place}`), der(0x0c, text)))

export function certificateOf(publicKey: KeyObject, privateKey: KeyObject): Buffer {
  const algorithm = sequence(objectId('2a8648ce3d040302'))
  const organization = 'Authenticator Attestation'
  const subject = sequence(named('06', 'PT'), named('0a', 'Ana'), named('0b', organization), named('03', 'Ana'))
  const version = der(0xa0, der(0x02, Buffer.from([2])))
  const serial = der(0x02, Buffer.from([1]))
  const validity = sequence(der(0x17, '200101000000Z'), der(0x17, '491231235959Z'))
  const key = publicKey.export({ format: 'der', type: 'spki' })
  const body = sequence(version, serial, algorithm, subject, validity, subject, key)
  return sequence(body, algorithm, der(0x03, Buffer.from([0]), sign('sha256', body, privateKey)))
}
