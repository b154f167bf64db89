import type { Transporter } from 'nodemailer'

/** `id` is the same for a letter that is sent again after a crash: mail programs show one of the two. */
export type Letter = {
  id?: string
  to: string
  subject: string
  text: string
  attachment?: { fileName: string; pdf: Buffer }
  /** Of letters that come again and again: an address that ends them with one `POST` (RFC 8058). */
  unsubscribeUrl?: string
}

/** Sends letters. Rejects where the server did not take one. */
export type Mail = { send(letter: Letter): Promise<void> }

/** Any SMTP server, by an address such as `smtps://user:password@mail.example.com`. */
export function smtpMail({ smtpUrl, from }: { smtpUrl: string; from: string }): Mail {
  let transport: Transporter | null = null
  return {
    async send({ id, unsubscribeUrl, attachment, ...letter }) {
      // Loaded with the first letter: most processes never send one.
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from })
      const messageId = id === undefined ? {} : { messageId: `<${id}@${from.replace(/^.*@|>$/g, '')}>` }
      const headers = unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      const attachments = attachment && [
        { filename: attachment.fileName, content: attachment.pdf, contentType: 'application/pdf' },
      ]
      await transport.sendMail({
        ...letter,
        ...messageId,
        ...(headers && { headers }),
        ...(attachments && { attachments }),
      })
    },
  }
}

const smtp = (error: unknown) => (error ?? {}) as { code?: string; command?: string; responseCode?: number }

/** Whether the server of the recipient refused the address for good. */
export function isRefused(error: unknown): boolean {
  const { code, responseCode } = smtp(error)
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500
}

/** Whether it is certain that the letter was not taken: there was no connection, or the server said so. */
export function isNotTaken(error: unknown): boolean {
  const { code, command, responseCode } = smtp(error)
  return command === 'CONN' || code === 'ECONNECTION' || code === 'EDNS' || (responseCode ?? 0) >= 400
}
