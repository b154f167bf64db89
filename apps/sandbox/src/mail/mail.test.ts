import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../index.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:4104' })
})
afterAll(() => sandbox.stop())
beforeEach(() => fetch(`${sandbox.url}/_control/reset`, { method: 'POST' }))

const mails = async () => (await (await fetch(`${sandbox.url}/_control/mail`)).json()) as unknown

test('mail that the product sends can be read, newest first', async () => {
  expect(await mails()).toEqual({ messages: [] })
  const { SMTP_URL: url, MAIL_FROM: from } = sandbox.environment
  const transport = createTransport({ url: url! }, { from: from! })
  const link = `https://numeria.example/login#${'a'.repeat(120)}`
  const long =
    'A line that is longer than a mail may have, so that it is folded on its way and put together again here.'
  const emails = [
    { to: 'ana@example.com', subject: 'Your code', text: `${long}\n\n${link}\n\nBye` },
    {
      to: 'rui@example.com',
      subject: 'O teu código para entrar na Numeria, válido por quinze minutos: já não é cedo',
      text: `Não dês o código a ninguém = nunca.\n${long}\n${link}`,
    },
  ]
  for (const email of emails) await transport.sendMail(email)
  expect(await mails()).toEqual({ messages: emails.toReversed() })
})

test('a PDF that is attached can be read', async () => {
  const { SMTP_URL: url, MAIL_FROM: from } = sandbox.environment
  const transport = createTransport({ url: url! }, { from: from! })
  const email = { to: 'ana@example.com', subject: 'A tua fatura', text: 'Segue em anexo.' }
  const content = Buffer.from('%PDF-1.4 '.repeat(40))
  const file = { filename: '1-2026.pdf', content, contentType: 'application/pdf' }
  await transport.sendMail({ ...email, attachments: [file] })
  const attachments = [{ fileName: '1-2026.pdf', type: 'application/pdf', content: content.toString('base64') }]
  expect(await mails()).toEqual({ messages: [{ ...email, attachments }] })
})
