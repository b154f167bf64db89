export type Message = {
  to: string
  subject: string
  text: string
  /** `List-Unsubscribe` and `List-Unsubscribe-Post` of messages that have them. */
  listUnsubscribe?: string
  listUnsubscribePost?: string
}

/**
 * Reads a message of one part as the product's mail library writes it.
 * @param raw one character for each byte
 * @throws for any other form
 */
export function readMessage(raw: string): Omit<Message, 'to'> {
  const end = raw.indexOf('\r\n\r\n')
  const headers = new Map(
    raw
      .slice(0, end)
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const type = headers.get('content-type') ?? ''
  if (!/^text\/plain; charset=utf-8/i.test(type)) throw new Error(`The sandbox reads no mail of the type ${type}.`)
  const text = decode(raw.slice(end + 4), headers.get('content-transfer-encoding') ?? '7bit').replaceAll('\r\n', '\n')
  const [listUnsubscribe, listUnsubscribePost] = [headers.get('list-unsubscribe'), headers.get('list-unsubscribe-post')]
  return {
    ...(listUnsubscribe !== undefined && { listUnsubscribe }),
    ...(listUnsubscribePost !== undefined && { listUnsubscribePost }),
    subject: decodeWords(headers.get('subject') ?? ''),
    // Of a flowed text, a line that ends with a space goes on.
    text: (type.includes('format=flowed') ? text.replaceAll(' \n', ' ') : text).trimEnd(),
  }
}

function decode(body: string, encoding: string): string {
  if (encoding === '7bit') return body
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return unquote(body.replaceAll('=\r\n', ''))
  throw new Error(`The sandbox reads no mail in ${encoding}.`)
}

const unquote = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** RFC 2047. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : unquote(word.replaceAll('_', ' ')),
    )
