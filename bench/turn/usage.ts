import { existsSync, readFileSync } from 'node:fs'

export type Usage = { cpuSeconds: number; megabytes: number; peakMegabytes: number }

/** Resources that a process has used so far and holds now, from Linux's /proc; null elsewhere. */
export function usageOf(pid: number): Usage | null {
  if (!existsSync(`/proc/${pid}/stat`)) return null
  // The name stands in parentheses and may have spaces; the fields after it are counted from the state.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const ticksPerSecond = 100
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)![1]) / 1024
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    megabytes: megabytes('VmRSS'),
    peakMegabytes: megabytes('VmHWM'),
  }
}
