import { launch } from './launch.mjs'

await launch('dev.ts')
