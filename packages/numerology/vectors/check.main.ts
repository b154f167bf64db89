import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkVectors } from './check-vectors.ts'

const ours = fileURLToPath(new URL('numerology-vectors.json', import.meta.url))
const files = process.argv.length > 2 ? process.argv.slice(2) : [ours]

function readEntries(file: string): unknown[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(content)) throw new TypeError('it holds no list of examples')
  return content
}

for (const file of files) {
  try {
    const { misses, passed, failed } = checkVectors(readEntries(file))
    for (const miss of misses) console.log(miss)
    console.log(`${passed} passed, ${failed} failed`)
    if (failed > 0 || passed === 0) process.exitCode = 1
  } catch (error) {
    console.error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
