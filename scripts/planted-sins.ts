import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, runTool } from './tools.ts'

type Report = { diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[] }

/**
 * Lints a small product that sins on purpose, and compares: a lint rule that catches nothing looks just like clean code. The sinful lines say
 * `// sin: <rule>`; all the others are good and must stay silent.
 * @returns the sins that were not caught and the good lines that were reported, as `path:line rule`
 */
export async function plantedSinFaults(): Promise<{ sins: number; faults: string[] }> {
  const copy = mkdtempSync(join(tmpdir(), 'numeria-sins-'))
  try {
    cpSync(join(root, 'tests/lint-fixtures'), copy, { recursive: true })
    for (const file of ['oxlint.config.ts', 'package.json']) cpSync(join(root, file), join(copy, file))
    const planted = findPlanted(copy)
    const { output } = await runTool('oxlint', ['--type-aware', '--format', 'json'], copy)
    if (!output.startsWith('{')) return { sins: planted.length, faults: [output] }
    const { diagnostics } = JSON.parse(output) as Report
    const caught = diagnostics.map(
      ({ code, filename, labels }) => `${filename}:${labels[0]?.span.line} ${code.replace(/^.*\((.*)\)$/, '$1')}`,
    )
    return {
      sins: planted.length,
      faults: [
        ...planted.filter((sin) => !caught.includes(sin)).map((sin) => `not caught: ${sin}`),
        ...caught.filter((sin) => !planted.includes(sin)).map((sin) => `a false alarm: ${sin}`),
      ],
    }
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function findPlanted(folder: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder }).flatMap((path) =>
    readFileSync(join(folder, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const rule = /\/\/ sin: ([\w-]+)/.exec(line)?.[1]
        return rule ? [`${path}:${index + 1} ${rule}`] : []
      }),
  )
}
