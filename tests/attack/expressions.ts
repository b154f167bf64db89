import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export type Expression = { place: string; source: string; flags: string }

const root = join(import.meta.dirname, '../..')

/** Every regular expression that stands in the code of these folders, tests left out. */
export function expressionsIn(folders: readonly string[]): Expression[] {
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.(test|corpus)\.tsx?$|\/node_modules\//.test(file))
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const found: Expression[] = []
    const visitor = new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const line = text.slice(0, node.start).split('\n').length
        found.push({ place: `${file}:${line}`, source: node.regex.pattern, flags: node.regex.flags })
      },
    })
    visitor.visit(parseSync(file, text).program)
    return found
  })
}

/** Long texts made of what an expression looks for, again and again, that fit almost and never quite. */
export function pumpsFor({ source }: Pick<Expression, 'source'>, length: number): string[] {
  const literal = source.replaceAll(/\\[pP]\{[^}]*\}|\\u\{?[\da-f]*\}?|\\[a-zA-Z]|[\^$.*+?()[\]{}|\\]/gi, ' ')
  const words = literal.split(/\s+/).filter((word) => word !== '')
  const signs = [...new Set(words.join(''))].slice(0, 8)
  const always = ['a', 'A', '0', ' ', '\n', '-', '.', 'e\u0301', 'a ', 'A a ', '1 ', '<', '[a](']
  const heads = ['', words[0] ?? ' ']
  return [...new Set([...signs, ...words.slice(0, 4), ...always])].flatMap((unit) =>
    heads.map((head) => `${head}${unit.repeat(Math.ceil(length / unit.length))}\u0001`),
  )
}
