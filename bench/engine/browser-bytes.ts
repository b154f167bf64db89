import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'

export type BrowserBytes = { what: string; minified: number; brotli: number }

const folder = new URL('../../packages/numerology/src/', import.meta.url)

async function bundle(source: string): Promise<string> {
  const name = 'virtual:measured'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry: name, formats: ['es'] }, rolldownOptions: { input: name } },
    plugins: [
      {
        name: 'measured',
        resolveId: (id) => (id === name ? id : null),
        load: (id) => (id === name ? source : null),
      },
    ],
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('')
}

/** Returns the bytes that a page downloads for a part of the package, after tree shaking. @param file of the package */
export async function browserBytes(what: string, exports: string, file = 'index.ts'): Promise<BrowserBytes> {
  const code = await bundle(`export ${exports} from ${JSON.stringify(fileURLToPath(new URL(file, folder)))}`)
  const brotli = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return { what, minified: Buffer.byteLength(code), brotli: brotli.length }
}
