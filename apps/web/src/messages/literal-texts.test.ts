import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { describe, expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** Attributes with visible or announced text, of elements and components, and the same names as fields of toasts and tables. */
const readNames =
  /^(alt|altText|description|label|legend|placeholder|text|title|\w+(Label|Text|Title))$|^aria-(label|description|roledescription|valuetext|placeholder|braille\w+)$/

/** True for text with two adjacent letters that is no name of a CSS colour variable. */
const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !text.startsWith('--')

/** A sentence or a name as people write it, in contrast to a class, a key or an error for developers: `Try again`, `Saved.` */
const isSentence = (text: string): boolean => /^\p{Lu}\p{Ll}*\s+\S.*\p{Ll}|^\p{Lu}\p{Ll}+.*[.!?…]$/u.test(text)

/** Names that are the same in every language, and the offer of the Portuguese page, which is always in Portuguese. */
const names = new Set(
  'Hanken Grotesk|Fraunces|Mary Ellen Quinn|Google|Português|Ver esta página em português|Continuar em inglês'.split(
    '|',
  ),
)

type Finding = { line: number; text: string }

/** Texts for people that stand in the code itself: between tags, in what is read of an attribute, and sentences anywhere. */
function literalTexts(code: string, file: string): Finding[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const found = new Map<number, Finding>()
  const developersRead: ESTree.Span[] = []
  const isForDevelopers = (at: number) => developersRead.some(({ start, end }) => start <= at && at < end)
  const note = (start: number, text: string) =>
    !names.has(text) &&
    !isForDevelopers(start) &&
    found.set(start, { line: code.slice(0, start).split('\n').length, text: text.trim() })
  const noteWords = (value: ESTree.Node | null | undefined) => {
    for (const [start, text] of shownTexts(value)) if (isWords(text)) note(start, text)
  }
  const keyName = (key: ESTree.Node) =>
    key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null
  new Visitor({
    NewExpression: ({ callee, start, end }) => {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) developersRead.push({ start, end })
    },
    CallExpression: ({ callee, start, end }) => {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return
      if (callee.object.name === 'console') developersRead.push({ start, end })
    },
    JSXText: ({ start, value }) => {
      if (isWords(value)) note(start + value.search(/\S/), value)
    },
    JSXElement: ({ children }) =>
      children.forEach((child) => child.type === 'JSXExpressionContainer' && noteWords(child)),
    JSXFragment: ({ children }) =>
      children.forEach((child) => child.type === 'JSXExpressionContainer' && noteWords(child)),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && readNames.test(name.name)) noteWords(value)
    },
    Property: ({ key, value, computed }) => {
      if (!computed && readNames.test(String(keyName(key)))) noteWords(value)
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && isSentence(value)) note(start, value)
    },
    TemplateElement: ({ start, value }) => {
      if (isSentence(value.cooked ?? '')) note(start, value.raw)
    },
  }).visit(program)
  return [...found.values()].toSorted((one, other) => one.line - other.line)
}

/** The strings that an expression may come to, with where they begin. */
function shownTexts(node: ESTree.Node | null | undefined): [number, string][] {
  if (!node) return []
  const { type } = node
  if (type === 'Literal') return typeof node.value === 'string' ? [[node.start, node.value]] : []
  if (type === 'TemplateLiteral') return node.quasis.map(({ start, value }) => [start, value.cooked ?? ''])
  if (type === 'JSXExpressionContainer' || type === 'TSAsExpression') return shownTexts(node.expression)
  if (type === 'ConditionalExpression') return [...shownTexts(node.consequent), ...shownTexts(node.alternate)]
  if (type === 'LogicalExpression' && node.operator === '&&') return shownTexts(node.right)
  if (type === 'LogicalExpression' || (type === 'BinaryExpression' && node.operator === '+'))
    return [...shownTexts(node.left), ...shownTexts(node.right)]
  return []
}

const files = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !file.startsWith('messages/') && !file.includes('.test.'))
  .toSorted()

describe('every text for people stands in the catalogue', () => {
  test('there are files to look at', () => expect(files.length).toBeGreaterThan(100))

  test.each(files)('%s', (file) => {
    expect(literalTexts(readFileSync(join(source, file), 'utf8'), file)).toEqual([])
  })
})

describe('a text is found', () => {
  test.each([
    ['between tags', '<p>Hello</p>'],
    ['between tags and values', '<p>{count} left</p>'],
    ['as a value between tags', "<p>{isOpen && 'open'}</p>"],
    ['in one of two cases', "<p>{isOpen ? texts.open : 'shut'}</p>"],
    ['in a template', '<p>{`${count} left`}</p>'],
    ['in an attribute that is read', '<input placeholder="name" />'],
    ['in an attribute that screen readers say', "<nav aria-label={isMain ? 'main' : undefined} />"],
    ['in what our own pieces are given', '<Choice busyLabel="saving" />'],
    ['in a toast', "showToast({ title: 'error' })"],
    ['as a sentence, wherever it is kept', "const why = 'The menu could not be opened.'"],
    ['as a sentence around a number', 'const left = (n) => `You have ${n}`'],
  ])('%s', (_where, code) => {
    expect(
      literalTexts(`const x = () => { ${code.startsWith('<') ? `return ${code}` : code} }`, 'planted.tsx'),
    ).not.toEqual([])
  })

  test.each([
    ['figures and signs', '<p>{count} · 5 + 7 = 12</p>'],
    ['texts of the catalogue', '<p title={texts.title}>{texts.hello(name)}</p>'],
    ['classes, keys and addresses', '<a className="Mt-2 flex" href="/a" key="abc" id="learn" role="status" />'],
    ['names of typefaces', "const face = '400 16px' + 'Hanken Grotesk'"],
    ['what a developer reads', "throw new Error('The answer broke off.')"],
    ['what the console reads', "console.info('The answer broke off.')"],
  ])('but %s are none', (_what, code) => {
    expect(literalTexts(`const x = () => { ${code.startsWith('<') ? `return ${code}` : code} }`, 'good.tsx')).toEqual(
      [],
    )
  })
})
