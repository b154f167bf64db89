export type Message = {
  to: string
  subject: string
  text: string
  /** `List-Unsubscribe` and `List-Unsubscribe-Post` of messages that have them. */
  listUnsubscribe?: string
  listUnsubscribePost?: string
  attachments?: Attachment[]
}

/** `content` is base64. */
type Attachment = { fileName: string; type: string; content: string }

/**
 * Reads a message of one part, or of a text and attachments, as the product's mail library writes it.
 * @param raw one character for each byte
 * @throws for any other form
 */
export function readMessage(raw: string): Omit<Message, 'to'> {
  const { headers, body } = readPart(raw)
  const boundary = /^multipart\/mixed;\s*boundary="([^"]+)"/i.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}\r\n`).slice(1)
  const attachments = parts.slice(1).map(readAttachment)
  const [listUnsubscribe, listUnsubscribePost] = [headers.get('list-unsubscribe'), headers.get('list-unsubscribe-post')]
  return {
    ...(listUnsubscribe !== undefined && { listUnsubscribe }),
    ...(listUnsubscribePost !== undefined && { listUnsubscribePost }),
    ...(attachments.length > 0 && { attachments }),
    subject: decodeWords(headers.get('subject') ?? ''),
    text: readText(parts[0]!),
  }
}

type Part = { headers: Map<string, string>; body: string }

function readPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { headers, body: raw.slice(end + 4) }
}

function readText(raw: string): string {
  const { headers, body } = readPart(raw)
  const type = headers.get('content-type') ?? ''
  if (!/^text\/plain; charset=utf-8/i.test(type)) throw new Error(`The sandbox reads no mail of the type ${type}.`)
  const text = decode(body, headers.get('content-transfer-encoding') ?? '7bit').replaceAll('\r\n', '\n')
  // Of a flowed text, a line that ends with a space goes on.
  return (type.includes('format=flowed') ? text.replaceAll(' \n', ' ') : text).trimEnd()
}

function readAttachment(raw: string): Attachment {
  const { headers, body } = readPart(raw)
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  const fileName = /^attachment;\s*filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1]
  if (type !== 'application/pdf' || fileName === undefined || headers.get('content-transfer-encoding') !== 'base64')
    throw new Error(`The sandbox reads no attachment of the type ${type}.`)
  return { fileName, type, content: body.split('--')[0]!.replaceAll(/\s/g, '') }
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
