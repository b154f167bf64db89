import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.ts'
import { playwrightTally, vitestTally, type SuiteReport, type VitestReport } from './reports.ts'
import { root, toolEnvironment, toolPath } from './tools.ts'
import { buildWebWhenStale } from './web-build.ts'

/** The tests beside the code. */
export const runUnitTests = (stop: AbortSignal): Promise<SuiteReport> =>
  runVitest(['--project', '!faults', '--project', '!attack'], stop)

/** Tests of attacks on the running product. */
export const runAttackTests = (stop: AbortSignal): Promise<SuiteReport> => runVitest(['--project', 'attack'], stop)

/** Tests of faults while the product runs. */
export const runFaultTests = (stop: AbortSignal): Promise<SuiteReport> => runVitest(['--project', 'faults'], stop)

/** Journeys in a real browser. */
export async function runBrowserTests(stop: AbortSignal): Promise<SuiteReport> {
  const config = 'tests/e2e/playwright.config.ts'
  try {
    buildWebWhenStale(root)
    const CHROMIUM_PATH = findOrInstallChromium()
    return await runWithReport(
      (report) => ({
        command: ['playwright', 'test', '--config', config, '--reporter', 'list,json'],
        env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
      playwrightTally,
      stop,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: ['the browser tests did not run'], times: [] }
  }
}

function runVitest(args: string[], stop: AbortSignal): Promise<SuiteReport> {
  return runWithReport(
    (report) => ({
      command: ['vitest', 'run', ...args, '--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`],
      env: {},
    }),
    (made: VitestReport) => vitestTally(made, root),
    stop,
  )
}

/** Runs a suite to its end, its output on the screen and what it found from a report. A suite that fails without a failed test counts as one failure. */
async function runWithReport<Report>(
  prepare: (report: string) => { command: string[]; env: Record<string, string> },
  count: (report: Report) => SuiteReport,
  stop: AbortSignal,
): Promise<SuiteReport> {
  const folder = mkdtempSync(join(tmpdir(), 'numeria-report-'))
  try {
    const path = join(folder, 'report.json')
    const { command, env } = prepare(path)
    const [name = '', ...args] = command
    const code = await new Promise<number>((resolve, reject) => {
      const suite = spawn(toolPath(name), args, {
        cwd: root,
        env: { ...toolEnvironment, ...env },
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      stop.addEventListener('abort', () => suite.kill('SIGTERM'), { once: true })
      suite.once('error', reject)
      suite.once('exit', (exitCode) => resolve(exitCode ?? 1))
    })
    const tally = existsSync(path)
      ? count(JSON.parse(readFileSync(path, 'utf8')) as Report)
      : { passed: 0, failed: [], times: [] }
    const ranNothing = tally.passed + tally.failed.length === 0
    const brokeOff = tally.failed.length === 0 && (code !== 0 || ranNothing)
    return brokeOff ? { ...tally, failed: [`${command.join(' ')} ended with code ${code}`] } : tally
  } finally {
    rmSync(folder, { recursive: true })
  }
}
