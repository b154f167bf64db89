import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Writes a `.br` and a `.gz` beside every file in `folder` that becomes smaller by it. Pages are left out: the server completes them with its own
 * address when it starts, and compresses them then.
 */
export async function compressAll(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css|svg|webmanifest)$/.test(name))
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name)
      const text = await readFile(file)
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text, best))
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}
