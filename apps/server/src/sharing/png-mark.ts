import { aiPacket } from '@numeria/contract'
import { crc32 } from 'node:zlib'

/** Behind the signature and the header chunk, which every PNG begins with. */
const headerEnd = 33

/** The same picture with a mark that programs read: its words are a model's. */
export function markAsAi(png: Buffer): Buffer {
  const body = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${aiPacket}`)
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)])
}
