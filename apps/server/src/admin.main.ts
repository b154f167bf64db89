// `npm run admin -- create|reset|list [e-mail]` manages administrators. The password is taken from ADMIN_PASSWORD, else generated and shown once.
import { randomBytes } from 'node:crypto'
import { writeAudit } from './admin/audit.ts'
import { createAdmin, listAdmins, resetAdmin } from './admin/admins.ts'
import { WeakPassword } from './admin/weak-passwords.ts'
import { systemClock } from './platform/clock.ts'
import { openCommandDatabase } from './platform/database/command-database.ts'
import { adminPassword } from './platform/settings.ts'

const usage = 'npm run admin -- create <e-mail> | reset <e-mail> [--second-factor] | list'
const isFlag = (argument: string): boolean => argument === '--second-factor'
const [command, email] = process.argv.slice(2).filter((argument) => !isFlag(argument))
const secondFactor = process.argv.some(isFlag)

const store = await openCommandDatabase()
const { db } = store
try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof WeakPassword)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await store.close()
}

async function run(): Promise<number> {
  if (command === 'list') return list()
  if ((command !== 'reset' && (command !== 'create' || secondFactor)) || !email?.includes('@')) {
    console.error(usage)
    return 1
  }
  const given = adminPassword()
  const password = given ?? randomBytes(18).toString('base64url')
  const at = systemClock.now()
  const isDone = await db.transaction().execute(async (tx) => {
    const changed =
      command === 'create'
        ? await createAdmin(tx, at, email, password)
        : await resetAdmin(tx, at, email, password, { secondFactor })
    const details = command === 'reset' ? { secondFactor } : {}
    if (changed) await writeAudit(tx, at, { actor: 'command line', action: `admin.${command}`, target: email, details })
    return changed
  })
  if (!isDone) {
    console.error(command === 'create' ? `${email} is already an administrator.` : `${email} is not an administrator.`)
    return 1
  }
  console.log(given ? `${email}: the password is the one in ADMIN_PASSWORD.` : `${email}: the password is ${password}`)
  if (command === 'reset')
    console.log(
      secondFactor
        ? 'All sessions of this administrator have ended, and the authenticator was removed.'
        : 'All sessions of this administrator have ended. The authenticator stays; --second-factor removes it too.',
    )
  return 0
}

async function list(): Promise<number> {
  for (const admin of await listAdmins(db)) {
    const since = admin.createdAt.toISOString().slice(0, 10)
    console.log(`${admin.email}  since ${since}  ${admin.hasAuthenticator ? 'with' : 'without'} an authenticator`)
  }
  return 0
}
