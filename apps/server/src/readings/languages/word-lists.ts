import { readFileSync } from 'node:fs'

/**
 * The word lists of a file, which writers may change: one a line, `name: words`. How the words of a list are written, its reader says.
 * @returns a list by its name; a name that the file does not have is an error at start-up
 */
export function wordLists(file: URL): (name: string) => string {
  const lists = new Map(
    readFileSync(file, 'utf8')
      .split(/\r?\n/)
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return (name) => {
    const list = lists.get(name)
    if (list === undefined) throw new Error(`${file.pathname} has no list ${name}`)
    return list
  }
}
