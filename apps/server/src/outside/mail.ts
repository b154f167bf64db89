import type { Transporter } from 'nodemailer'

export type Letter = { to: string; subject: string; text: string }

/** Sends letters. Rejects where the server did not take one. */
export type Mail = { send(letter: Letter): Promise<void> }

/** Any SMTP server, by an address such as `smtps://user:password@mail.example.com`. */
export function smtpMail({ smtpUrl, from }: { smtpUrl: string; from: string }): Mail {
  let transport: Transporter | null = null
  return {
    async send(letter) {
      // Loaded with the first letter: most processes never send one.
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from })
      await transport.sendMail(letter)
    },
  }
}
