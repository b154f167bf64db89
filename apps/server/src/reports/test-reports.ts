// Readings that are reported, and the emails about them. For tests.
import { at, operatorRoutes, routes, type PublishedReply } from '@numeria/contract'
import { expect } from 'vitest'
import { createAdmin } from '../admin/admins.ts'
import { sendEmails } from '../billing/emails.ts'
import type { Email } from '../integrations/mail.ts'
import type { Reader, useReaders } from '../readings/test-readers.ts'
import { createBrowser, type TestApp } from '../test-app.ts'

/** The product and the actions that the tests of reports share. */
export function reportsOf(readers: ReturnType<typeof useReaders>) {
  /** Sends the queued emails and returns them. */
  async function emails(): Promise<Email[]> {
    const sent: Email[] = []
    const send = async (email: Email) => void sent.push(email)
    await sendEmails({ ...readers.testApp.deps, mail: { send } })
    return sent
  }

  async function readingOf(person: Reader): Promise<string> {
    expect((await person.ask('My Life Path', { reading: 'life_path' })).statusCode).toBe(200)
    return (await person.history()).at(-1)!.turnId
  }

  /** A publisher with one public reading. */
  async function publisher() {
    const ada = await readers.ada(50)
    const turnId = await readingOf(ada)
    const publish = () => ada.call(at(routes.publish, { turnId }), { payload: {} })
    const { url } = (await publish()).json<PublishedReply>().published!
    return { ada, turnId, url, publish, slug: url.split('/').at(-1)! }
  }

  /** Sends a report as a visitor without an account. */
  const notify = (body: object) =>
    readers.testApp.app.inject({ method: 'POST', url: routes.report.path, payload: body })

  return { emails, readingOf, publisher, notify }
}

export const operatorLogin = { email: 'operator@numeria.example', password: 'a quiet evening' }

/** The browser of an administrator who has just been made and is logged in. */
export async function createOperator({ app, deps }: TestApp): Promise<Operator> {
  await createAdmin(deps.db, deps.clock.now(), operatorLogin.email, operatorLogin.password)
  return logInOperator(app)
}

export async function logInOperator(app: TestApp['app']): Promise<Operator> {
  const operator = createBrowser(app)
  await operator.post(operatorRoutes.adminLogin.path, { body: operatorLogin })
  return operator
}

type Operator = ReturnType<typeof createBrowser>

export const decideReport = (operator: Operator, report: { userId: string; reportId: string }, body: object) =>
  operator.post(at(operatorRoutes.decideReport, report).path, { body })
