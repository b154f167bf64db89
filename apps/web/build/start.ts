import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/**
 * Writes what begins a page (`src/start.ts`), and says where it lies. Bundled with the rest, as a second way in, it would have the bundler cut
 * what every page needs into many small files.
 */
export async function writeStart(root: string, dist: string): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: join(root, 'src/start.ts') } },
  })) as Rolldown.RolldownOutput
  const [{ fileName, code }] = output
  await writeFile(join(dist, fileName), code)
  return fileName
}
