import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { root } from './tools.ts'

const namesIn = (path: string, pattern: RegExp): Set<string> =>
  new Set([...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(([, name = '']) => name))

/** Read by compose.yaml alone. */
const ofCompose = namesIn('compose.yaml', /\$\{(\w+PASSWORD)/g)
/** Read by the launcher alone, and set by it alone. */
const ofTheLauncher = { read: new Set(['SANDBOX_PORT']), set: new Set(['NODE_ENV', 'SANDBOX', 'PATH']) }

describe('.env.example', () => {
  test('names every setting that has an effect, and no other', () => {
    const platform = 'apps/server/src/platform'
    const known = readdirSync(join(root, platform))
      .filter((file) => file.endsWith('settings.ts'))
      .map((file) => namesIn(`${platform}/${file}`, /'([A-Z]+(?:_[A-Z]+)*)'/g))
      .reduce((all, names) => all.union(names))
    const expected = known.union(ofCompose).union(ofTheLauncher.read).difference(ofTheLauncher.set)
    expect(namesIn('.env.example', /^#([A-Z_]+)=/gm)).toEqual(expected)
  })

  test('changes nothing when it is copied as it is', () => {
    expect(parseEnv(readFileSync(join(root, '.env.example'), 'utf8'))).toEqual({})
  })
})
