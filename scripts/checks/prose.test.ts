import { describe, expect, test } from 'vitest'
import { readPassages, reportOn } from './prose.ts'

const textsOf = (file: string, text: string) => readPassages(file, text).map((passage) => passage.text)

describe('passages', () => {
  test('are the comments of a program, not its strings', () => {
    const program = [
      "const url = 'https://example.com/**'",
      '/** Sends the email. */',
      'send()',
      '  // Retried by',
      '  // the job.',
      'retry()',
      '/**',
      ' * Ends the session.',
      ' * @returns nothing',
      ' */',
    ]
    expect(textsOf('send.ts', program.join('\n'))).toEqual([
      'Sends the email.',
      'Retried by the job.',
      'Ends the session. @returns nothing',
    ])
  })

  test('are two where two comments follow each other', () => {
    expect(textsOf('two.ts', '/** One. */\n/** Another. */')).toEqual(['One.', 'Another.'])
  })

  test('are the paragraphs of a document, without its code', () => {
    expect(textsOf('page.md', '# Limits\n\nOne user.\n\n```\ntold\n```\n\nTwo users.')).toEqual([
      'Limits',
      'One user.',
      'Two users.',
    ])
  })

  test('are the comments of a migration', () => {
    expect(textsOf('1.sql', '-- One row per user.\nselect 1;')).toEqual(['One row per user.'])
  })
})

describe('prose', () => {
  const passage = (text: string) => ({ file: 'a.ts', line: 1, text })
  const plain = passage('Sends the email to the user. '.repeat(50).trim())

  test('that names its subject passes', () => {
    expect(reportOn([plain]).faults).toEqual([])
  })

  test('with more than one vague word in 2,000 fails, and the place is named', () => {
    expect(reportOn([plain, passage('Tells somebody.')]).faults).toEqual([
      '“Tells” in a.ts:1: Tells somebody.',
      '“somebody” in a.ts:1: Tells somebody.',
    ])
  })

  test('of which more than one passage in a hundred opens with What or Who fails', () => {
    expect(reportOn([plain, passage('What the user sees.')]).faults).toEqual(['opening of a.ts:1: What the user sees.'])
  })
})
