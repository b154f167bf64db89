import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from './launch.mjs'

// Caches compiled TypeScript for the next start of the launcher and of its children, which then need neither the compiler nor its memory.
process.env.NODE_COMPILE_CACHE ??= join(dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/compiled')
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE)

await launch('run.ts')
