import { helpLines, release } from '@numeria/contract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accessibility as english } from '#messages/accessibility'
import { aiNotice } from '#messages/ai-notice'
import { accessibility as portuguese } from '../../messages/pt/accessibility.ts'
import { aiNotice as aviso } from '../../messages/pt/ai-notice.ts'

test('the accessibility statement names the version of this release and the day on which it was tested', () => {
  const root = join(import.meta.dirname, '../../../../..')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  expect(release.version, 'test the new version, then name it in the contract').toBe(version)
  for (const statement of [english, portuguese])
    expect(JSON.stringify(statement)).toContain(`${version}, ${release.accessibilityTestedOn}`)
})

test('the AI notice publishes the crisis protocol with the help lines', () => {
  for (const notice of [aiNotice, aviso]) {
    const crisis = notice.sections.find(({ blocks }) =>
      blocks.some((block) => typeof block === 'object' && 'shows' in block && block.shows === 'helpLines'),
    )
    expect(JSON.stringify(crisis)).toContain('988')
  }
  expect(helpLines['US']).toMatchObject({ talk: '988' })
})
