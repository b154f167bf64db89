import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import './platform/heap.ts'
import { DatabaseStartError } from './platform/embedded-postgres/database-start-error.ts'
import { openLog } from './platform/logger.ts'
import { PortTaken } from './platform/port-taken.ts'
import { readSettings, SettingsError, type Settings } from './platform/settings.ts'
import { startProcesses } from './processes.ts'
import { startServer } from './server.ts'
import { startTracing, type Tracing } from './platform/tracing/tracing.ts'

/** Ends with one message for a person; anything unforeseen keeps its stack. */
function giveUp(error: unknown): never {
  const foreseen = error instanceof SettingsError || error instanceof PortTaken || error instanceof DatabaseStartError
  console.error(foreseen ? error.message : error)
  process.exit(1)
}

function settingsOrExit(): Settings {
  try {
    return readSettings()
  } catch (error) {
    return giveUp(error)
  }
}

const settings = settingsOrExit()
const serves = settings.processes === 1 || cluster.isWorker
const tracing: Tracing | null = serves
  ? await startTracing(settings.traces, (reason) => log.warn({ reason }, 'traces cannot be delivered'))
  : null
const log = openLog(settings.logLevel, tracing ? () => tracing.logFields() : undefined)
const starting = serves ? startServer(settings, log, tracing) : startProcesses(settings, log)

let stopping = false
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  log.info('stopping')
  try {
    const server = await starting
    await server.stop()
    log.info('stopped')
    process.exit(0)
  } catch (error) {
    giveUp(error)
  }
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
// The parent process has ended.
process.on('disconnect', () => void stop())

try {
  await starting
  log.info({ url: settings.publicUrl }, 'ready')
  process.send?.({ type: 'ready', url: settings.publicUrl })
  // Everything is loaded: what was compiled, or read to be compiled, need not stay in memory until the process ends.
  flushCompileCache()
} catch (error) {
  giveUp(error)
}
