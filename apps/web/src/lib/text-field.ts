/** What stands in a text field of a form, without white space around it; '' where there is no such field. */
export function textField(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
