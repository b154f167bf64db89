import { digitalSourceType } from '@numeria/contract'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { markAsMadeWithAi } from './png-mark.ts'

/** One transparent pixel. */
const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
)

/** Reads a PNG as a reader of metadata does: chunk by chunk, each with its checksum. */
function chunksOf(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes)
  const chunks: { type: string; data: Buffer }[] = []
  for (let at = 8; at < buffer.length;) {
    const length = buffer.readUInt32BE(at)
    const body = buffer.subarray(at + 4, at + 8 + length)
    expect(buffer.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    chunks.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4) })
    at += length + 12
  }
  return chunks
}

test('the picture says to machines that it was made with AI, and stays the same picture', () => {
  const [header, mark, ...rest] = chunksOf(markAsMadeWithAi(png))
  expect(mark!.type).toBe('iTXt')
  const [keyword, text] = mark!.data.toString('utf8').split('\0\0\0\0\0')
  expect(keyword).toBe('XML:com.adobe.xmp')
  expect(text).toContain(`Iptc4xmpExt:DigitalSourceType="${digitalSourceType}"`)
  expect([header, ...rest]).toEqual(chunksOf(png))
})

test('what is no PNG is refused', () => {
  expect(() => markAsMadeWithAi(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>'))).toThrow()
})
