import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, runTool } from './tools.ts'

type Report = { diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[] }

/**
 * Lints a small product with a violation of each boundary: a lint rule that catches nothing looks just like clean code. The lines with a violation say
 * `// violation: <rule>`; all the others must stay silent.
 * @returns the violations that were not caught and the other lines that were reported, as `path:line rule`
 */
export async function lintFixtureFaults(): Promise<{ violations: number; faults: string[] }> {
  const copy = mkdtempSync(join(tmpdir(), 'numeria-lint-'))
  try {
    cpSync(join(root, 'tests/lint-fixtures'), copy, { recursive: true })
    for (const file of ['oxlint.config.ts', 'package.json']) cpSync(join(root, file), join(copy, file))
    const expected = findViolations(copy)
    const { output } = await runTool('oxlint', ['--type-aware', '--format', 'json'], copy)
    if (!output.startsWith('{')) return { violations: expected.length, faults: [output] }
    const { diagnostics } = JSON.parse(output) as Report
    const caught = diagnostics.map(
      ({ code, filename, labels }) => `${filename}:${labels[0]?.span.line} ${code.replace(/^.*\((.*)\)$/, '$1')}`,
    )
    return {
      violations: expected.length,
      faults: [
        ...expected.filter((violation) => !caught.includes(violation)).map((violation) => `not caught: ${violation}`),
        ...caught
          .filter((violation) => !expected.includes(violation))
          .map((violation) => `a false alarm: ${violation}`),
      ],
    }
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function findViolations(folder: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder }).flatMap((path) =>
    readFileSync(join(folder, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const rule = /\/\/ violation: ([\w-]+)/.exec(line)?.[1]
        return rule ? [`${path}:${index + 1} ${rule}`] : []
      }),
  )
}
