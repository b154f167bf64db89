import { existsSync, readFileSync } from 'node:fs'

/** What a process has used so far, from Linux's /proc; null elsewhere. */
export function usageOf(pid: number): { cpuSeconds: number; peakMegabytes: number } | null {
  if (!existsSync(`/proc/${pid}/stat`)) return null
  // The name stands in parentheses and may have spaces; the fields after it are counted from the state.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const ticksPerSecond = 100
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    peakMegabytes: Number(peak![1]) / 1024,
  }
}
