// People with reminders of the day, beside a sandbox whose mail can be read. For tests.
import { at, routes, type Reminders } from '@numeria/contract'
import { startSandbox } from '@numeria/sandbox'
import { smtpMail } from '../integrations/mail.ts'
import { signedIn, startTestApp } from '../test-app.ts'
import { createDevice, type PushedMessage } from './test-devices.ts'
import { sendPushes } from './send-pushes.ts'
import { sendReminders } from './send-reminders.ts'

export const ada = { birthDate: '1990-07-14', fullName: 'Mary Ellen Quinn' }
const publicUrl = 'http://localhost:4503'

type Device = ReturnType<typeof createDevice>

export type SentMail = {
  to: string
  subject: string
  text: string
  listUnsubscribe?: string
  listUnsubscribePost?: string
}

export async function openReminders() {
  const sandbox = await startSandbox({ port: 0, appUrl: publicUrl })
  const testApp = await startTestApp([], publicUrl, sandbox.environment)
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = sandbox.environment
  testApp.deps.mail = smtpMail({ smtpUrl: smtpUrl!, from: from! })
  const { clock } = testApp.deps

  const control = async (path: string, method = 'GET', body?: object): Promise<unknown> => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) }
    return (await fetch(`${sandbox.url}/_control/${path}`, init)).json()
  }

  /** Lets hours pass, with the jobs running in each. */
  async function pass(hours: number): Promise<void> {
    for (let hour = 0; hour < hours; hour += 1) {
      testApp.passTime(60)
      await sendReminders(testApp.deps)
      await sendPushes(testApp.deps)
    }
  }

  /** Every notification that the push service took since the last reset, the oldest first. */
  const pushes = async () => ((await control('push')) as { messages: PushedMessage[] }).messages.toReversed()

  /** Everything that was sent since the last call, the oldest first. */
  async function mails(): Promise<SentMail[]> {
    const { messages } = (await control('mail')) as { messages: SentMail[] }
    await control('reset', 'POST')
    return messages.toReversed()
  }

  return {
    ...testApp,
    publicUrl,
    mails,
    /** Moves the clock forward to a moment. */
    waitUntil(moment: string): void {
      const minutes = (Date.parse(moment) - clock.now().getTime()) / 60_000
      if (minutes < 0) throw new Error(`${moment} is past`)
      testApp.passTime(minutes)
    },
    async live(hours: number): Promise<SentMail[]> {
      await pass(hours)
      return mails()
    },
    pass,
    pushes,
    /** Behaviour of the push service, for all devices or one. */
    pushMode: (mode: string, more: { device?: string; times?: number } = {}) =>
      control('push', 'PUT', { mode, ...more }),
    newDevice: () => createDevice(sandbox.environment['PUSH_SERVICE_URL']!),
    async person(birthDate: string | null = ada.birthDate) {
      const person = await signedIn(testApp)
      if (birthDate) await person.browser.patch(routes.saveProfile.path, { body: { ...ada, birthDate } })
      const save = async (timeZone: string, hour = 8, more: object = {}, headers: Record<string, string> = {}) => {
        const body = { email: true, hour, tone: 'mystic', timeZone, ...more }
        return (await person.browser.patch(routes.saveReminders.path, { body, headers })).json<Reminders>()
      }
      const add = async ({ subscription }: Device, more: object = {}, headers: Record<string, string> = {}) => {
        const body = { ...subscription, hour: 8, tone: 'mystic', timeZone: 'UTC', ...more }
        return person.browser.post(routes.addDevice.path, { body, headers })
      }
      return {
        ...person,
        add,
        remove: async ({ id }: Device) => person.browser.send('DELETE', at(routes.removeDevice, { id }).path),
        address: `${person.userId}@example.com`,
        save,
        reminders: async () => (await person.browser.get(routes.reminders.path)).json<Reminders>(),
      }
    },
    stop: async () => {
      await testApp.stop()
      await sandbox.stop()
    },
  }
}
