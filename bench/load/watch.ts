import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPostmasterFile } from '../../apps/server/src/platform/embedded-postgres/postmaster-file.ts'
import { usageOf, type Usage } from '../turn/usage.ts'

type Product = { serverPid: number; helperPids: number[]; dataDir: string }
type Used = Pick<Usage, 'cpuSeconds' | 'megabytes'>

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

/** Resources that the server, its database and the bench have used so far and hold now. Linux only. */
export function usageOfParties({
  serverPid,
  helperPids,
  dataDir,
}: Product): Record<'server' | 'database' | 'bench', Used> {
  const postmaster = readPostmasterFile(join(dataDir, 'postgres'))!.pid
  return {
    server: usageOfAll([serverPid, ...childrenOf(serverPid).filter((pid) => commandOf(pid).includes('main.ts'))]),
    database: usageOfAll([postmaster, ...childrenOf(postmaster)]),
    bench: usageOfAll([process.pid, ...helperPids]),
  }
}

function usageOfAll(pids: readonly number[]): Used {
  let [cpuSeconds, megabytes] = [0, 0]
  for (const pid of pids) {
    const usage = usageOf(pid)
    cpuSeconds += usage?.cpuSeconds ?? 0
    megabytes += usage?.megabytes ?? 0
  }
  return { cpuSeconds, megabytes }
}

/** Delay of the server's event loops in milliseconds since the last scrape. */
export async function loopDelay(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  return Number(/^numeria_nodejs_eventloop_lag_p99_seconds (.+)$/m.exec(text)?.[1] ?? NaN) * 1_000
}
