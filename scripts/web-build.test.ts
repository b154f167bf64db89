import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashSources } from './web-build.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'numeria-web-'))
  for (const folder of [
    'apps/web/src',
    'apps/web/dist',
    'apps/web/node_modules/x',
    'packages/contract/src',
    'apps/server/src',
  ])
    await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, 'apps/web/src/page.tsx'), 'one')
})

afterEach(() => rm(root, { recursive: true }))

describe('the pages are built again', () => {
  test.each(['apps/web/src/page.tsx', 'apps/web/index.html', 'packages/contract/src/packs.ts', 'package-lock.json'])(
    'when %s changes',
    async (path) => {
      const before = hashSources(root)
      await writeFile(join(root, path), 'changed')
      expect(hashSources(root)).not.toBe(before)
    },
  )

  test.each([
    'apps/web/dist/pages.json',
    'apps/web/node_modules/x/index.js',
    'apps/server/src/main.ts',
    'apps/web/src/page.test.ts',
  ])('but not when %s changes', async (path) => {
    const before = hashSources(root)
    await writeFile(join(root, path), 'changed')
    expect(hashSources(root)).toBe(before)
  })
})
