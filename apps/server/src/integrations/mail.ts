import type { Transporter } from 'nodemailer'
import type { Readable } from 'node:stream'
import { slidingWindow } from './sliding-window.ts'

/** `id` is the same for an email that is sent again after a crash: mail programs show one of the two. */
export type Email = {
  id?: string
  to: string
  subject: string
  text: string
  attachment?: { fileName: string; pdf: Buffer }
  /** Of emails that come again and again: an address that ends them with one `POST` (RFC 8058). */
  unsubscribeUrl?: string
}

/** Sends emails. Rejects where the server did not take one. */
export type Mail = { send(email: Email): Promise<void> }

export type SmtpSettings = {
  smtpUrl: string
  from: string
  /** Emails that this process may begin in a second. Null: as many as come. */
  perSecond?: number | null
}

/** Open to the server at the same time, at most. An email on a slow one holds up no email on another. */
export const connections = 20
const timeouts = { silenceMs: 20_000, wholeMs: 60_000 }

/** Any SMTP server, by an address such as `smtps://user:password@mail.example.com`. Its connections are used again, and closed when they have nothing to do. */
export function smtpMail({ smtpUrl, from, perSecond = null }: SmtpSettings, { silenceMs, wholeMs } = timeouts): Mail {
  let transport: Promise<Transporter> | null = null
  const begin = perSecond === null ? null : slidingWindow(perSecond, 1_000)
  return {
    async send({ id, unsubscribeUrl, attachment, ...email }) {
      const messageId = id === undefined ? {} : { messageId: `<${id}@${from.replace(/^.*@|>$/g, '')}>` }
      const headers = unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      const attachments = attachment && [
        { filename: attachment.fileName, content: attachment.pdf, contentType: 'application/pdf' },
      ]
      await begin?.()
      const transporter = await (transport ??= openTransport({ smtpUrl, from, silenceMs }))
      const signal = AbortSignal.timeout(wholeMs)
      let body: Readable | null = null
      const onBody = (opened: Readable) => void (body = opened)
      try {
        await transporter.sendMail({
          ...email,
          ...messageId,
          ...(headers && { headers }),
          ...(attachments && { attachments }),
          ...({ signal, onBody } satisfies Watched),
        })
      } catch (error) {
        throw told(error, (body as Readable | null)?.readableDidRead ?? false, signal.aborted)
      }
    },
  }
}

/** Further fields of an email: its end when the time is up, and its words as they begin to leave. */
type Watched = { signal: AbortSignal; onBody: (body: Readable) => void }

async function openTransport({ smtpUrl, from, silenceMs }: { smtpUrl: string; from: string; silenceMs: number }) {
  // Loaded with the first email: most processes never send one.
  const { createTransport } = await import('nodemailer')
  const options = {
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    idleTimeout: 2_000,
    connectionTimeout: 10_000,
    socketTimeout: silenceMs,
  } as const
  const transport = createTransport(options, { from })
  transport.use('stream', ({ data, message }, done) => {
    const open = message.createReadStream.bind(message)
    message.createReadStream = (options) => {
      const body = open(options)
      ;(data as unknown as Watched).onBody(body)
      return body
    }
    done()
  })
  return transport
}

/** An error of a connection says at every moment that there is none. Once the words of an email leave, only an answer of the server says whether it took it. */
function told(error: unknown, hasLeft: boolean, isLate: boolean): unknown {
  if (smtp(error).responseCode !== undefined || (!hasLeft && !isLate)) return error
  return hasLeft
    ? new Error('the mail server does not say whether it took the email', { cause: error })
    : Object.assign(new Error('no connection in time', { cause: error }), { code: 'ECONNECTION' })
}

const smtp = (error: unknown) => (error ?? {}) as { code?: string; command?: string; responseCode?: number }

/** Whether the server of the recipient refused the address for good. */
export function isRefused(error: unknown): boolean {
  const { code, responseCode } = smtp(error)
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500
}

/** Whether it is certain that the email was not taken: there was no connection, or the server said so. */
export function isNotTaken(error: unknown): boolean {
  const { code, command, responseCode } = smtp(error)
  return command === 'CONN' || code === 'ECONNECTION' || code === 'EDNS' || (responseCode ?? 0) >= 400
}
