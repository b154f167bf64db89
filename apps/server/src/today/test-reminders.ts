// People with reminders of the day, beside a sandbox whose mail can be read. For tests.
import { routes, type Reminders } from '@numeria/contract'
import { startSandbox } from '@numeria/sandbox'
import { smtpMail } from '../outside/mail.ts'
import { signedIn, startTestApp } from '../test-app.ts'
import { sendReminders } from './send-reminders.ts'

export const ada = { birthDate: '1990-07-14', fullName: 'Mary Ellen Quinn' }
const publicUrl = 'http://localhost:4503'

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

  /** Everything that was sent since the last call, the oldest first. */
  async function mails(): Promise<SentMail[]> {
    const answer = await fetch(`${sandbox.url}/_control/mail`)
    const { messages } = (await answer.json()) as { messages: SentMail[] }
    await fetch(`${sandbox.url}/_control/reset`, { method: 'POST' })
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
    /** Lets hours pass, with the job running in each. */
    async live(hours: number): Promise<SentMail[]> {
      for (let hour = 0; hour < hours; hour += 1) {
        testApp.passTime(60)
        await sendReminders(testApp.deps)
      }
      return mails()
    },
    async person(birthDate: string | null = ada.birthDate) {
      const person = await signedIn(testApp)
      if (birthDate) await person.browser.patch(routes.saveProfile.path, { body: { ...ada, birthDate } })
      const save = async (timeZone: string, hour = 8, more: object = {}, headers: Record<string, string> = {}) => {
        const body = { email: true, hour, tone: 'mystic', timeZone, ...more }
        return (await person.browser.patch(routes.saveReminders.path, { body, headers })).json<Reminders>()
      }
      return {
        ...person,
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
