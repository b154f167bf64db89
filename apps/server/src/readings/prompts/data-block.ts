/** One JSON object between <data> and </data>. `<` is escaped, so that nothing a person writes can close the block. */
export function dataBlock(data: object): string {
  return `<data>\n${JSON.stringify(data).replaceAll('<', '\\u003c')}\n</data>`
}
