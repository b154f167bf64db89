import { launch } from './launch.mjs'

await launch('check.ts')
