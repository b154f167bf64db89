import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from './launch.mjs'

// What Node makes of our TypeScript is kept for the next start, of the launcher and of all that it starts: they need no compiler then, nor the memory of one.
process.env.NODE_COMPILE_CACHE ??= join(dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/compiled')
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE)

await launch('run.ts')
