// `npm run admin -- create|reset|list [e-mail]`: who may use the admin area. The password is taken from ADMIN_PASSWORD, else made up and shown once.
import { randomBytes } from 'node:crypto'
import { writeAudit } from './admin/audit.ts'
import { createAdmin, listAdmins, resetAdmin } from './admin/admins.ts'
import { WeakPassword } from './admin/weak-passwords.ts'
import { systemClock } from './platform/clock.ts'
import { openCommandDatabase } from './platform/database/command-database.ts'
import { adminPassword } from './platform/settings.ts'

const usage = 'npm run admin -- create <e-mail> | reset <e-mail> | list'
const [command, email] = process.argv.slice(2)

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
  if ((command !== 'create' && command !== 'reset') || !email?.includes('@')) {
    console.error(usage)
    return 1
  }
  const given = adminPassword()
  const password = given ?? randomBytes(18).toString('base64url')
  const change = command === 'create' ? createAdmin : resetAdmin
  const at = systemClock.now()
  const isDone = await db.transaction().execute(async (tx) => {
    const changed = await change(tx, at, email, password)
    if (changed) await writeAudit(tx, at, { actor: 'command line', action: `admin.${command}`, target: email })
    return changed
  })
  if (!isDone) {
    console.error(command === 'create' ? `${email} is an administrator already.` : `${email} is no administrator.`)
    return 1
  }
  console.log(given ? `${email}: the password is that of ADMIN_PASSWORD.` : `${email}: the password is ${password}`)
  if (command === 'reset') console.log('Every session and the authenticator of this administrator are gone.')
  return 0
}

async function list(): Promise<number> {
  for (const admin of await listAdmins(db)) {
    const since = admin.createdAt.toISOString().slice(0, 10)
    console.log(`${admin.email}  since ${since}  ${admin.hasAuthenticator ? 'with' : 'without'} an authenticator`)
  }
  return 0
}
