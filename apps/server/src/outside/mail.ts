import type { Transporter } from 'nodemailer'

/** `id` is the same for a letter that is sent again after a crash: mail programs show one of the two. */
export type Letter = { id?: string; to: string; subject: string; text: string }

/** Sends letters. Rejects where the server did not take one. */
export type Mail = { send(letter: Letter): Promise<void> }

/** Any SMTP server, by an address such as `smtps://user:password@mail.example.com`. */
export function smtpMail({ smtpUrl, from }: { smtpUrl: string; from: string }): Mail {
  let transport: Transporter | null = null
  return {
    async send({ id, ...letter }) {
      // Loaded with the first letter: most processes never send one.
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from })
      const messageId = id === undefined ? {} : { messageId: `<${id}@${from.replace(/^.*@|>$/g, '')}>` }
      await transport.sendMail({ ...letter, ...messageId })
    },
  }
}
