import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** The environment in which whatever we start finds this very Node and the installed tools first. */
export const toolEnvironment = {
  ...process.env,
  PATH: [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
}

export function toolPath(name: string): string {
  return join(root, 'node_modules/.bin', name)
}

/** Runs one of the installed tools to its end. */
export function runTool(name: string, args: readonly string[], cwd = root): Promise<{ code: number; output: string }> {
  const tool = spawn(toolPath(name), args, { cwd, env: toolEnvironment, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  tool.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  tool.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve, reject) => {
    tool.once('error', reject)
    tool.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
