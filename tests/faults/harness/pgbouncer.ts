import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstall } from '../../../scripts/debian.ts'
import { answers } from './answers.ts'
import { freePort } from './free-port.ts'
import { until } from './timeouts.ts'

/**
 * PgBouncer in transaction mode, as Debian brings it and with nothing ignored: it refuses every parameter that it cannot keep.
 * @param behind the address of the database by TCP
 */
export async function openPgBouncer(behind: string, logins: readonly string[]) {
  const program = findOrInstall('pgbouncer', 'pgbouncer')
  const folder = await mkdtemp(join(tmpdir(), 'numeria-pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const { hostname, port: databasePort, pathname } = new URL(behind)
  await writeFile(join(folder, 'users.txt'), logins.map((login) => `"${login}" ""\n`).join(''))
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
numeria = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
default_pool_size = 4
`,
  )
  // It does not run as root, and ends with us.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...user })
  await until('PgBouncer answers', () => answers(port))
  return {
    urlOf: (login: string): string => `postgres://${login}@127.0.0.1:${port}/numeria`,
    async close(): Promise<void> {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
      await rm(folder, { recursive: true })
    },
  }
}
