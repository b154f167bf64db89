import { aiPacket } from '@numeria/contract'

// A picture with words of a language model says so to machines as well (AI Act, Article 50): in the XMP packet that the IPTC defines and PNG keeps in an
// `iTXt` chunk. https://cv.iptc.org/newscodes/digitalsourcetype/ · https://www.w3.org/TR/png-3/#11iTXt

const signatureBytes = 8
const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1
  return remainder
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** A PNG with the machine-readable mark that it was made with AI, right behind its header. Throws for what is no PNG. */
export function markAsMadeWithAi(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  if (png.length < 33 || view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== 0x49484452)
    throw new Error('this is no PNG')
  const headerEnd = signatureBytes + 12 + view.getUint32(signatureBytes)
  // Keyword, no compression, no language, no translated keyword, text: each but the last ends in a zero byte.
  const body = new TextEncoder().encode(`iTXtXML:com.adobe.xmp\0\0\0\0\0${aiPacket}`)
  const chunk = new Uint8Array(body.length + 8)
  const chunkView = new DataView(chunk.buffer)
  chunkView.setUint32(0, body.length - 4)
  chunk.set(body, 4)
  chunkView.setUint32(chunk.length - 4, crc32(body))

  const marked = new Uint8Array(png.length + chunk.length)
  marked.set(png.subarray(0, headerEnd))
  marked.set(chunk, headerEnd)
  marked.set(png.subarray(headerEnd), headerEnd + chunk.length)
  return marked
}
